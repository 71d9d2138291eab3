import { type ParseArgsConfig, parseArgs } from "node:util";
import {
  setMessageLanguage,
  systemLocale,
} from "../plugins/gatsby-plugin-checked-content/messages";

/** Reads a command's options, and takes the language of messages from them. Ends the process with the parser's sentence where one is unknown or lacks its value. */
export function readOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    const read = parseArgs(config);
    if ("language" in read.values) setMessageLanguage(`${read.values.language}`);
    return read;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** What every check of the content understands: the language of its sentences, which otherwise is the system's. */
export const languageOption = {
  language: { type: "string", default: systemLocale },
} as const;
