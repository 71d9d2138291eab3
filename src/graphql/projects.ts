import fs from "node:fs";
import path from "node:path";
import { drawingMarkup, drawingSize } from "../content/drawing";
import { countryName } from "../i18n/format";
import type { Language } from "../i18n/languages";
import { contentFile, type ResolverContext } from "./content-file";

/** A project's node: what its file holds, and its file. */
interface ProjectNode {
  parent: string;
  order: number;
  city: string;
  client?: Record<string, string>;
  pictures: object[];
  drawings?: DrawingNode[];
}

interface DrawingNode {
  kind: string;
  file: string;
}

interface Client {
  name: string;
  project?: string;
}

type NodeModel = ResolverContext["nodeModel"];

const slugOf = ({ parent }: ProjectNode, nodeModel: NodeModel) =>
  (nodeModel.getNodeById({ type: "File", id: parent }) as { name: string }).name;

/** The clients of a language, who name their projects. */
async function clientsIn(language: string, nodeModel: NodeModel): Promise<Client[]> {
  const filter = { ns: { eq: "clients" }, language: { eq: language } };
  const words = await nodeModel.findOne({ type: "Locale", query: { filter } });
  return words ? JSON.parse((words as { data: string }).data).items : [];
}

/** Every project, by its `order`. */
async function allProjects(nodeModel: NodeModel): Promise<ProjectNode[]> {
  const { entries } = await nodeModel.findAll({ type: "ContentProject", query: {} });
  return ([...entries] as ProjectNode[]).sort((one, other) => one.order - other.order);
}

/** The drawing that can stand on a line with others: one that is seen from the side. */
const sideViewOf = ({ drawings = [] }: ProjectNode) =>
  drawings.find(({ kind }) => kind !== "plan") ?? null;

interface ProjectsArguments {
  first?: number;
  drawn?: boolean;
  named?: boolean;
}

type Resolve<Source, Arguments = object> = (
  source: Source,
  args: Arguments,
  context: ResolverContext,
) => unknown;

const projects: Resolve<unknown, ProjectsArguments & { language: string }> = async (
  _source,
  { first, drawn, named, language },
  { nodeModel },
) => {
  const clients = named ? await clientsIn(language, nodeModel) : [];
  const ids = new Set(clients.map(({ project }) => project));
  return (await allProjects(nodeModel))
    .filter((project) => !drawn || sideViewOf(project))
    .filter((project) => !named || ids.has(slugOf(project, nodeModel)))
    .slice(0, first);
};

const project: Resolve<unknown, { slug: string }> = async (_source, { slug }, { nodeModel }) =>
  (await allProjects(nodeModel)).find((one) => slugOf(one, nodeModel) === slug);

const place: Resolve<{ city: string }> = async ({ city }, _args, { nodeModel }) => {
  const cities = await nodeModel.findOne({ type: "ContentCities", query: {} });
  return (cities as { items: { id: string }[] }).items.find(({ id }) => id === city);
};

const clientName: Resolve<ProjectNode, { language: string }> = async (
  node,
  { language },
  { nodeModel },
) => {
  const clients = await clientsIn(language, nodeModel);
  const slug = slugOf(node, nodeModel);
  return clients.find(({ project }) => project === slug)?.name ?? node.client?.[language];
};

const drawingFile = async ({ file }: DrawingNode, { nodeModel }: ResolverContext) => {
  const found = await contentFile(nodeModel, path.posix.join("projects", file));
  return found ? fs.readFileSync(found.absolutePath, "utf8") : "";
};

/** The fields of projects and vacancies beside those of their files, and the query fields that find them. */
export const projectResolvers = {
  ContentProject: {
    slug: {
      type: "String!",
      resolve: ((node, _args, { nodeModel }) => slugOf(node, nodeModel)) as Resolve<ProjectNode>,
    },
    /** A text in every language, for what makes pages of all languages. */
    spellings: {
      type: "JSON!",
      args: { of: "String!" },
      resolve: ((node, { of }) => node[of as "client"]) as Resolve<ProjectNode, { of: string }>,
    },
    cover: {
      type: "ProjectPicture!",
      resolve: (({ pictures: [first] }) => first) as Resolve<ProjectNode>,
    },
    place: { type: "City!", resolve: place },
    clientName: { type: "String", args: { language: "String!" }, resolve: clientName },
    sideView: { type: "ProjectDrawing", resolve: sideViewOf },
  },
  Vacancy: { place: { type: "City!", resolve: place } },
  Testimonial: {
    about: {
      type: "ContentProject",
      resolve: (async ({ project }, _args, { nodeModel }) =>
        (await allProjects(nodeModel)).find(
          (one) => slugOf(one, nodeModel) === project,
        )) as Resolve<{
        project?: string;
      }>,
    },
  },
  City: {
    countryName: {
      type: "String!",
      args: { language: "String!" },
      resolve: (({ country }, { language }) => countryName(country, language)) as Resolve<
        { country: string },
        { language: Language }
      >,
    },
  },
  ProjectDrawing: {
    box: {
      type: "DrawingBox!",
      resolve: (async (drawing, _args, context) =>
        drawingSize(await drawingFile(drawing, context))) as Resolve<DrawingNode>,
    },
    markup: {
      type: "String!",
      resolve: (async (drawing, _args, context) =>
        drawingMarkup(await drawingFile(drawing, context))) as Resolve<DrawingNode>,
    },
  },
};

/** `projects` may be the first ones, those with a side view, or those that clients name. */
export const projectQueries = {
  projects: {
    type: "[ContentProject!]!",
    args: { first: "Int", drawn: "Boolean", named: "Boolean", language: "String" },
    resolve: projects,
  },
  project: { type: "ContentProject!", args: { slug: "String!" }, resolve: project },
};
