import fs from "node:fs";
import path from "node:path";
import { fewestOfSector, sectorPath } from "../../../shared/anchors";
import { countryName, formatWorth } from "../../../shared/format";
import type { Language } from "../../../shared/languages";
import type { Client } from "../../../src/i18n/resources";
import type { Project } from "../schemas/project";
import type { Sector } from "../schemas/sectors";
import type { Service } from "../schemas/services";
import { drawingMarkup, drawingSize } from "../site/drawing";
import { type EntryNode, entriesOf, entryFields, namedEntry, slugOf } from "./collections";
import { contentNode, field, type ResolverContext, translationsIn } from "./content-file";

type ProjectNode = Project & EntryNode;
type Drawing = NonNullable<Project["drawings"]>[number];

type NodeModel = ResolverContext["nodeModel"];

const clientsIn = async (language: string, nodeModel: NodeModel): Promise<Client[]> =>
  (await translationsIn(nodeModel, language, "clients")).items ?? [];

/** The names of the projects of a sector. */
const projectsOf = async (id: string | undefined, nodeModel: NodeModel) =>
  (await entriesOf<ProjectNode>("projects", nodeModel))
    .filter(({ sector }) => sector === id)
    .map((project) => slugOf(project, nodeModel));

/** The drawing for the skyline: the first one from the side. */
const sideViewOf = ({ drawings = [] }: ProjectNode) =>
  drawings.find(({ kind }) => kind !== "plan") ?? null;

const drawingFile = async ({ file }: Drawing, { nodeModel }: ResolverContext) => {
  const found = await contentNode(nodeModel, path.posix.join("projects", file));
  return found ? fs.readFileSync(found.absolutePath, "utf8") : "";
};

/** The fields of projects, beside those that every entry has, and of what belongs to them. */
export const projectResolvers = {
  ContentProject: {
    ...entryFields.ContentProject,
    cover: field<ProjectNode>("EntryPicture!", ({ pictures: [first] }) => first),
    others: field<ProjectNode>("[EntryPicture!]!", ({ pictures: [, ...others] }) => others),
    worth: field<ProjectNode, { language: Language }>(
      "String",
      ({ value }, { language }) => value && formatWorth(value, language),
      { language: "String!" },
    ),
    clientName: field<ProjectNode, { language: string }>(
      "String",
      async (node, { language }, { nodeModel }) => {
        const slug = slugOf(node, nodeModel);
        const clients = await clientsIn(language, nodeModel);
        return clients.find(({ project }) => project === slug)?.name ?? node.client?.[language];
      },
      { language: "String!" },
    ),
    sideView: field<ProjectNode>("ProjectDrawing", sideViewOf),
  },
  Sector: {
    path: field<{ id: string }>("String", async ({ id }, _args, { nodeModel }) =>
      (await projectsOf(id, nodeModel)).length < fewestOfSector ? null : sectorPath(id),
    ),
  },
  Offer: { cover: field<{ cover?: object }>("EntryPicture", ({ cover }) => cover) },
  City: {
    countryName: field<{ country: string }, { language: Language }>(
      "String!",
      ({ country }, { language }) => countryName(country, language),
      { language: "String!" },
    ),
  },
  ProjectDrawing: {
    box: field<Drawing>("DrawingBox!", async (drawing, _args, context) =>
      drawingSize(await drawingFile(drawing, context)),
    ),
    markup: field<Drawing>("String!", async (drawing, _args, context) =>
      drawingMarkup(await drawingFile(drawing, context)),
    ),
  },
};

type ProjectsArguments = { language: string; first?: number; drawn?: boolean; named?: boolean };

/** `projects` may be the first ones, those with a side view, or those that clients name. */
export const projectQueries = {
  projects: field<unknown, ProjectsArguments>(
    "[ContentProject!]!",
    async (_source, { first, drawn, named, language }, { nodeModel }) => {
      const clients = named ? await clientsIn(language, nodeModel) : [];
      const ids = new Set(clients.map(({ project }) => project));
      return (await entriesOf<ProjectNode>("projects", nodeModel))
        .filter((project) => !drawn || sideViewOf(project))
        .filter((project) => !named || ids.has(slugOf(project, nodeModel)))
        .slice(0, first);
    },
    { first: "Int", drawn: "Boolean", named: "Boolean", language: "String" },
  ),
  /** What the page of a service or of a sector shows. */
  offer: field<unknown, { service?: string; sector?: string }>(
    "Offer!",
    async (_source, { service, sector }, { nodeModel }) => {
      const cover = await namedEntry("services", service, nodeModel);
      if (cover) return { ...(cover as Service).page, cover };
      const { text } = (await namedEntry("sectors", sector, nodeModel)) as Sector;
      return { paragraphs: text ? [text] : [], projects: await projectsOf(sector, nodeModel) };
    },
    { service: "String", sector: "String" },
  ),
};
