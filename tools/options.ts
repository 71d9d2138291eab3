import { type ParseArgsConfig, parseArgs } from "node:util";
import { systemLocale } from "../plugins/gatsby-plugin-checked-content/messages";

/** Reads a command's options. Ends the process with the parser's sentence where one is unknown or lacks its value. */
export function readOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** What every check of the content understands: the language of its sentences, which otherwise is the system's. */
export const languageOption = {
  language: { type: "string", default: systemLocale },
} as const;
