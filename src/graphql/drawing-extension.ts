import fs from "node:fs";
import path from "node:path";
import { inlineDrawing } from "../content/drawing";
import { defaultLanguage } from "../i18n/languages";

interface Context {
  nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<{ absolutePath: string } | null>;
  };
}

/** `@drawing`: a drawing with a file for each language answers with the markup of the one that is asked for. */
export const drawingExtension = {
  name: "drawing",
  extend: () => ({
    args: { language: { type: "String!", defaultValue: defaultLanguage } },
    resolve: async (
      source: Record<string, Record<string, string> | undefined>,
      { language }: { language: string },
      { nodeModel }: Context,
      { fieldName }: { fieldName: string },
    ) => {
      const name = source[fieldName]?.[language];
      if (!name) return undefined;
      // Asked of Gatsby, so that pages follow when the drawing changes.
      const absolutePath = { eq: path.resolve("content", name).split(path.sep).join("/") };
      const file = await nodeModel.findOne({ type: "File", query: { filter: { absolutePath } } });
      return file ? inlineDrawing(fs.readFileSync(file.absolutePath, "utf8")) : undefined;
    },
  }),
};
