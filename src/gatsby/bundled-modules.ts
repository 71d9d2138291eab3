import path from "node:path";

/** The part of a webpack module that is read here. */
export interface BundledModule {
  /** The folder of its file. */
  context: string | null;
  /** Its file, without a query. */
  nameForCondition(): string | null;
}

interface Connection {
  originModule: BundledModule | null;
  dependency: { request?: string } | null;
}

interface Compilation {
  moduleGraph: { getIncomingConnections(module: BundledModule): Iterable<Connection> };
  hooks: { finishModules: Hook<Iterable<BundledModule>> };
}

interface Compiler {
  hooks: { thisCompilation: Hook<Compilation> };
}

interface Hook<T> {
  tap(name: string, look: (given: T) => void): void;
}

/** The modules of a bundle, and every name that they import each other by: a package, or a path without `.js`. */
export interface Bundle {
  modules: BundledModule[];
  asked: ReadonlySet<string>;
}

/** A webpack plugin that inspects a bundle before its files are written. An error thrown by `look` ends the build. */
export function lookAtBundle(look: (bundle: Bundle) => void) {
  return {
    apply({ hooks }: Compiler) {
      hooks.thisCompilation.tap("LookAtBundle", ({ hooks, moduleGraph }) =>
        hooks.finishModules.tap("LookAtBundle", (found) => {
          const modules = [...found];
          const connections = modules.flatMap((module) => [
            ...moduleGraph.getIncomingConnections(module),
          ]);
          look({ modules, asked: new Set(connections.flatMap(nameIn)) });
        }),
      );
    },
  };
}

function nameIn({ originModule, dependency }: Connection): string[] {
  const request = dependency?.request;
  if (!request) return [];
  const name = request.startsWith(".") ? path.join(originModule?.context ?? "", request) : request;
  return [withoutEnding(name)];
}

/** A module's name without the ending that an import may leave out. */
export const withoutEnding = (name: string) => name.replace(/\.js$/, "");
