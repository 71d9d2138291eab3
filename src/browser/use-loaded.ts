import { useEffect, useState } from "react";

export type LoadStatus = "loading" | "ready" | "failed";

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
      () => settle({ status: "failed" }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  return { ...loaded, retry: () => setAttempt((count) => count + 1) };
}
