import { loadTranslations } from "../../../src/i18n/runtime-translations";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }));

const times: number[] = [];
let answer: () => Promise<Partial<Response>>;
beforeAll(() => {
  global.fetch = ((_address: string, { signal }: RequestInit) => {
    times.push(Date.now());
    return signal?.aborted ? Promise.reject(signal.reason) : answer();
  }) as typeof fetch;
});
beforeEach(() => {
  jest.useFakeTimers();
  times.length = 0;
});

/** Asks for the words of the panel until that has succeeded or failed. */
async function ask() {
  const outcome = loadTranslations("ar", "panel").then(
    (t) => t("about"),
    ({ message }: Error) => message,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return outcome;
}

const response = (status: number, body: string) => async () => ({
  ok: status === 200,
  status,
  text: async () => body,
});
const failure = "The translations of panel in ar are out of reach.";

test("words are asked for again up to five times, each wait twice the one before", async () => {
  answer = response(500, "");
  expect(await ask()).toBe(failure);
  expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual([
    350, 700, 1400, 2800, 5600,
  ]);
});

test.each([
  ["is not there", response(404, "")],
  ["is not JSON", response(200, "<html>")],
])("a file that %s is out of reach at once", async (_what, given) => {
  answer = given;
  expect(await ask()).toBe(failure);
  expect(times).toHaveLength(1);
});

test("a server that does not answer within ten seconds is out of reach; after a failure words can be had", async () => {
  const patience = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  expect(await ask()).toBe(failure);
  expect(patience).toHaveBeenCalledWith(10_000);
  patience.mockRestore();
  answer = response(200, '{ "about": "Builders." }');
  expect(await ask()).toBe("Builders.");
});
