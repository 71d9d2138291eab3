import fs from "node:fs";
import { z } from "zod";
import { singleSchemas } from "../../../src/content/content-schemas";
import { fieldsOf } from "../../../src/content/schemas/field-tree";
import { roles } from "../../../src/content/schemas/fields";
import { project } from "../../../src/content/schemas/project";
import { nodeType } from "../../../src/graphql/node-types";

const queries = fs
  .readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .flatMap((name) => fs.readFileSync(`src/${name}`, "utf8").match(/graphql`[^`]*`/g) ?? []);

function isSpelledOut(schema: z.ZodType): boolean {
  const spellings = schema instanceof z.ZodObject ? Object.values(schema.shape) : [];
  return spellings.some((spelling) => roles.get(spelling as z.ZodType)?.kind === "text");
}

const { cities: _shownByProjects, ...lists } = singleSchemas;

test.each(Object.entries(lists).filter(([, { shape }]) => "items" in shape))(
  "what an entry of content/%s.json spells in each language is shown",
  (name, { shape }) => {
    const { element } = (shape as { items: z.ZodArray<z.ZodObject> }).items;
    const shown = queries.filter((query) => query.includes(` on ${nodeType(name)} `)).join();
    const spelled = fieldsOf(element, name).filter(({ schema }) => isSpelledOut(schema));
    const unshown = spelled.filter((field) => !shown.includes(` ${field.name}(language: `));
    expect(unshown.map((field) => field.path)).toEqual([]);
  },
);

test("what a project spells in each language is shown", () => {
  const shown = queries.filter((query) => query.includes(" on ContentProject ")).join();
  const spelled = fieldsOf(project, "project").filter(({ schema }) => isSpelledOut(schema));
  // A client's name comes from the list of clients, or from this field.
  const unshown = spelled.filter(({ name }) => !shown.includes(` ${name}(language: `));
  expect(unshown.map((field) => field.path)).toEqual(["project.client"]);
});
