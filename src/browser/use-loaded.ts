import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";

/** `renewed`: it failed, since the server has a newer build than this page. */
export type LoadStatus = "loading" | "ready" | "failed" | "renewed";

interface Loaded<Value> {
  status: LoadStatus;
  /** What was loaded; undefined until it is there. */
  value?: Value;
  /** Tries again after a failure. */
  retry: () => void;
}

/** Loads something when a component appears. `load` must be the same function from render to render. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Omit<Loaded<Value>, "retry">>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    let isWanted = true;
    const settle = (next: Omit<Loaded<Value>, "retry">) => isWanted && setLoaded(next);
    setLoaded({ status: "loading" });
    load().then(
      (value) => settle({ status: "ready", value }),
      async () => settle({ status: (await isRenewed()) ? "renewed" : "failed" }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  return { ...loaded, retry: () => setAttempt((count) => count + 1) };
}

/** After this many milliseconds without an answer the server counts as unreachable. */
const patience = 5000;

/** True when the server has a newer build than this page. The files of this page's build are then gone. */
async function isRenewed(): Promise<boolean> {
  try {
    const options = { cache: "no-store", signal: AbortSignal.timeout(patience) } as const;
    const answer = await fetch(withPrefix("/page-data/app-data.json"), options);
    const { webpackCompilationHash } = await answer.json();
    return webpackCompilationHash !== window.___webpackCompilationHash;
  } catch {
    return false;
  }
}
