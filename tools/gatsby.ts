/** `tsx tools/gatsby.ts build|develop …`: Gatsby with the environment that the project needs. */
import { packageFile, run } from "./run";

run(packageFile("gatsby/cli.js"), process.argv.slice(2)).then((isDone) => {
  process.exitCode = isDone ? 0 : 1;
});
