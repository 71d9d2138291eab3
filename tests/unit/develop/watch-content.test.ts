import { setTimeout as wait } from "node:timers/promises";
import type { CreateDevServerArgs } from "gatsby";
import { checkSite } from "../../../src/content/check-content";
import { t } from "../../../src/content/messages";
import { watchContent } from "../../../src/develop/watch-content";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

jest.mock("../../../src/content/check-content", () => ({ checkSite: jest.fn() }));

const folder = temporaryFolder();
const home = process.cwd();
afterEach(() => process.chdir(home));

test("a save is one check: its mistakes are told once in the terminal, then that all is in order", async () => {
  const files = { "content/a.json": "", "locales/a.json": "", "static/a": "" };
  writeFiles(folder, files);
  process.chdir(folder);
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const reporter = { log: say, success: say };
  const check = jest.mocked(checkSite);
  const follow = jest.fn();
  const stop = watchContent({ reporter } as unknown as CreateDevServerArgs, follow);
  const mistake = {
    file: "content/a.json",
    line: 1,
    column: 1,
    field: "name",
    message: "is empty",
  };
  const save = async (found: Awaited<ReturnType<typeof checkSite>>) => {
    check.mockClear().mockResolvedValue(found);
    writeFiles(folder, files);
    await wait(600);
    return check.mock.calls.length;
  };
  const note = { ...mistake, isNote: true };
  expect([await save([mistake, note]), await save([mistake]), await save([])]).toEqual([1, 1, 1]);
  expect(said).toEqual([expect.stringContaining("is empty"), t("inOrder")]);
  expect(follow).toHaveBeenCalledTimes(1);
  stop();
});
