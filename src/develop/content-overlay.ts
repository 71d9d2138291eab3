import * as styles from "./content-overlay.module.css";
import type { ContentProblems } from "./watch-content";

/** In develop: shows the content check's messages over the page while there are any. */
export function showContentProblems(): void {
  const dialog = document.createElement("dialog");
  dialog.className = styles.overlay ?? "";
  dialog.dir = "auto";
  const source = new EventSource("/___content-problems");
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const { language, title, lines }: ContentProblems = JSON.parse(data);
    dialog.lang = language;
    dialog.close();
    dialog.remove();
    if (lines.length === 0) return;
    dialog.replaceChildren(
      element("h2", title),
      element("ul", ...lines.map((line) => element("li", line))),
    );
    document.body.append(dialog);
    dialog.showModal();
  };
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
