interface File {
  resourcePath: string;
}

interface Loader {
  loader: string;
  options: { importLoaders?: number; postcssOptions: (file: File) => { plugins: object[] } };
}

/** The rooms of `src` whose layer is that of another: what they hold stands there. */
const layers: Partial<Record<string, string>> = { search: "layout", forms: "sections" };

/** Puts the style sheet of a component into the cascade layer of its room, so that none has to name it; one that does stays as it is. `loaders` are those of such sheets. */
export function addLayerOfRoom(loaders: Loader[]): void {
  for (const { loader, options } of loaders) {
    // What a sheet composes is loaded in the same way.
    if (/[\\/]css-loader[\\/]/.test(loader)) options.importLoaders = 1;
    if (!loader.includes("postcss-loader")) continue;
    const { postcssOptions } = options;
    options.postcssOptions = (file) => {
      const own = postcssOptions(file);
      return { ...own, plugins: [...own.plugins, layerOfRoom(file)] };
    };
  }
}

type Sheet = { nodes: { name?: string }[]; removeAll: () => Sheet; append: (rule: object) => void };

function layerOfRoom({ resourcePath }: File) {
  const [, room = ""] = /[\\/]src[\\/](\w+)[\\/].*\.module\.css$/.exec(resourcePath) ?? [];
  return {
    postcssPlugin: "layer-of-room",
    Once(sheet: Sheet, { atRule }: { atRule: (rule: object) => object }) {
      const { nodes } = sheet;
      if (!room || nodes.some(({ name }) => name === "layer")) return;
      const layer = atRule({ name: "layer", params: layers[room] ?? room, nodes });
      sheet.removeAll().append(layer);
    },
  };
}
