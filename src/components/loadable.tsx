import type { ComponentType } from "react";
import { useAsync } from "../browser/use-async";
import { LoadState } from "./load-state";

interface LoadableProps<Props> {
  /** The same function from render to render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** What failed, in better words than those of every page. */
  failed?: string;
}

/** A component whose code is loaded when it first appears; until then LoadState stands in its place. */
export function Loadable<Props extends object>({ load, props, failed }: LoadableProps<Props>) {
  const { value: Component, status, retry } = useAsync(load);
  return (
    <LoadState status={status} retry={retry} failed={failed}>
      {Component && <Component {...props} />}
    </LoadState>
  );
}
