/** @jest-environment jsdom */
import { interceptNavigation } from "../../../src/gatsby/browser/intercept-navigation";

const navigate = jest.fn();
const loadPage = jest.fn();
const reach = jest.fn();

let end: () => void;
let retryLink: (() => void) | undefined;
beforeEach(() => {
  jest.clearAllMocks();
  const gatsbys = {
    ___navigate: navigate,
    ___loader: { loadPage },
    ___webpackCompilationHash: "1",
  };
  Object.assign(window, gatsbys, { fetch: reach });
  end = interceptNavigation((retry) => {
    retryLink = retry;
  });
});
afterEach(() => end());

const page = (webpackCompilationHash: string) => ({ page: { webpackCompilationHash } });

test("a link leads on as it would, in place of this page too, once its page can be had", async () => {
  loadPage.mockResolvedValueOnce({ status: "error" }).mockResolvedValueOnce(page("1"));
  reach.mockRejectedValueOnce(new TypeError("offline"));
  await window.___navigate("/en/policy/", { replace: true });
  expect(navigate).not.toHaveBeenCalled();
  await retryLink?.();
  expect(navigate.mock.calls).toEqual([["/en/policy/", { replace: true }]]);
  expect(retryLink).toBeUndefined();
});

test("in the end links lead on as they did", () => {
  end();
  expect(window.___navigate).toBe(navigate);
});
