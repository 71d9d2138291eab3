import { type ParseArgsConfig, parseArgs } from "node:util";

/** Reads a command's options. Ends the process with the parser's sentence where one is unknown or lacks its value. */
export function readOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
