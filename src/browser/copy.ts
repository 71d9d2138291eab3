/** What became of copying: the text is in the clipboard, or selected, to be copied by hand. */
export type CopyOutcome = "copied" | "copyByHand";

/** Copies the text of an element; where the browser does not allow it, selects the text. */
export async function copyTextOf(element: HTMLElement): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? "");
    return "copied";
  } catch {
    window.getSelection()?.selectAllChildren(element);
    return "copyByHand";
  }
}
