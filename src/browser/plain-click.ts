type Keys = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** True for a click without a key that asks the browser for another tab, a window or a download. */
export const isPlainClick = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);
