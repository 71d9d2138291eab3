import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";

/** `outdated`: it failed, since the server has a newer build than this page. */
export type LoadStatus = "loading" | "ready" | "failed" | "outdated";

type State<Value> = { status: LoadStatus; value?: Value };

/** Loads something when a component appears. `load` must be the same function from render to render. */
export function useAsync<Value>(load: () => Promise<Value>) {
  const [state, setState] = useState<State<Value>>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    let isMounted = true;
    const settle = (next: State<Value>) => isMounted && setState(next);
    setState({ status: "loading" });
    load().then(
      (value) => settle({ status: "ready", value }),
      async () => settle({ status: (await isOutdated()) ? "outdated" : "failed" }),
    );
    return () => {
      isMounted = false;
    };
  }, [load, attempt]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}

const timeoutMs = 5000;

/** True when the server has a newer build than this page. The files of this page's build are then gone. */
async function isOutdated(): Promise<boolean> {
  try {
    const options = { cache: "no-store", signal: AbortSignal.timeout(timeoutMs) } as const;
    const response = await fetch(withPrefix("/page-data/app-data.json"), options);
    const { webpackCompilationHash } = await response.json();
    return webpackCompilationHash !== window.___webpackCompilationHash;
  } catch {
    return false;
  }
}
