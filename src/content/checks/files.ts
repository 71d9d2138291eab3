import fs from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { contentSchemas, schemaNameOf } from "../content-schemas";
import type { JsonFile, Problem } from "../json-file";
import { messages } from "../messages";
import type { Role } from "../schemas/fields";
import { rolesIn } from "../schemas/roles-in";
import { drawingFaults } from "./drawings";
import { didYouMean } from "./nearest";

/** The largest allowed picture file, in megabytes. */
const heaviest = 8;
const megabyte = 1024 * 1024;

/** Checks the pictures and served files that a content file names: missing, too small, too large. */
export function checkFiles(folders: Folders, file: JsonFile): Problem[] {
  const name = schemaNameOf(file.name);
  if (!name) return [];
  return [...rolesIn(contentSchemas[name], file.value)].flatMap(({ role, field, value }) => {
    if (!["image", "drawing", "servedFile"].includes(role.kind)) return [];
    const folder = role.kind === "servedFile" ? "static" : path.posix.dirname(file.name);
    const target = path.posix.join(folder, value);
    const found = folders.factsOf(target);
    if (!found) {
      const nearest = didYouMean(path.posix.basename(target), folders.namesBeside(target));
      const fromHere = path.posix.relative(folder, value);
      const advice = folders.factsOf(value)
        ? `write it as ${fromHere}`
        : (nearest ?? "add the file, or correct the name");
      return [file.problem(field, messages.missingFile(target, advice))];
    }
    const faults = faultsOf(role, found, () => folders.textOf(target));
    return faults
      .slice(0, 1)
      .map((fault) => file.problem(field, messages.fileFault(target, fault)));
  });
}

function faultsOf(role: Role, found: FileFacts, text: () => string): string[] {
  if (role.kind === "image")
    return [...weightFaults(found, heaviest), ...pictureFaults(found, role.minimumWidth)];
  if (role.kind === "servedFile") return weightFaults(found, role.megabytes);
  return role.kind === "drawing" ? drawingFaults(text()) : [];
}

function weightFaults({ bytes }: FileFacts, megabytes: number): string[] {
  const weight = (bytes / megabyte).toFixed(1);
  return bytes > megabytes * megabyte
    ? [`is ${weight} MB; save it smaller, at most ${megabytes} MB`]
    : [];
}

function pictureFaults({ width, type }: FileFacts, minimum: number): string[] {
  if (type && !["jpg", "png"].includes(type))
    return [`holds a ${type.toUpperCase()} picture under another name; save it as JPEG or PNG`];
  if (!width) return ["is not a picture that can be read; save it again as JPEG or PNG"];
  return width < minimum
    ? [`is ${width} pixels wide and would look blurred; use one of at least ${minimum} pixels`]
    : [];
}

interface FileFacts {
  bytes: number;
  /** In pixels; undefined when the file is not a picture. */
  width?: number;
  /** The real file type, whatever the name says. */
  type?: string;
}

/** Files by path and modification time, so that unchanged pictures are opened once. */
const known = new Map<string, FileFacts>();

/** Looks at files below a folder, each folder listed once. */
export class Folders {
  private readonly listed = new Map<string, string[]>();

  constructor(private readonly root: string) {}

  /** The names of the files beside a path. */
  namesBeside(target: string): string[] {
    const folder = path.join(this.root, path.posix.dirname(target));
    const names = this.listed.get(folder) ?? (fs.existsSync(folder) ? fs.readdirSync(folder) : []);
    this.listed.set(folder, names);
    return names;
  }

  /** The text of a file. Throws where there is none. */
  textOf(target: string): string {
    return fs.readFileSync(path.join(this.root, target), "utf8");
  }

  /** A file's facts; undefined when there is no file with exactly this name. The server distinguishes upper and lower case. */
  factsOf(target: string): FileFacts | undefined {
    const file = path.join(this.root, target);
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    const isThere = this.namesBeside(target).includes(path.posix.basename(target));
    if (!stat?.isFile() || !isThere) return undefined;
    const key = `${file} ${stat.mtimeMs} ${stat.size}`;
    const facts = known.get(key) ?? { bytes: stat.size, ...pictureIn(file, stat.size) };
    known.set(key, facts);
    return facts;
  }
}

function pictureIn(file: string, bytes: number): Pick<FileFacts, "width" | "type"> {
  if (bytes > heaviest * megabyte || !/\.(jpg|png)$/.test(file)) return {};
  try {
    const { width, type } = imageSize(fs.readFileSync(file));
    return { width, type };
  } catch {
    return {};
  }
}
