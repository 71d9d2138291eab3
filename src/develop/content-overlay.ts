import * as styles from "./content-overlay.module.css";

/** In develop: shows the content check's messages over the page while there are any. */
export function showContentProblems(): void {
  const dialog = document.createElement("dialog");
  dialog.className = styles.overlay ?? "";
  dialog.lang = "en";
  dialog.dir = "ltr";
  const source = new EventSource("/___content-problems");
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const lines: string[] = JSON.parse(data);
    dialog.close();
    dialog.remove();
    if (lines.length === 0) return;
    dialog.replaceChildren(heading(lines.length), list(lines));
    document.body.append(dialog);
    dialog.showModal();
  };
}

function heading(count: number): HTMLElement {
  const title = document.createElement("h2");
  title.textContent = `${count} to correct in content/ and locales/`;
  return title;
}

function list(lines: string[]): HTMLElement {
  const items = lines.map((line) => {
    const item = document.createElement("li");
    item.textContent = line;
    return item;
  });
  const all = document.createElement("ul");
  all.append(...items);
  return all;
}
