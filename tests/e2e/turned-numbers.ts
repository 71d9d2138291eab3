/** Numbers of several groups on the screen whose digits do not go from left to right: runs in the browser. */
export function turnedNumbers(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const turned: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.checkVisibility()) continue;
    for (const found of node.data.matchAll(/\p{Nd}+(?: ?[-–/] ?\p{Nd}+| \p{Nd}{3,})+/gu)) {
      const boxes = [...found[0]].map((_digit, at) => {
        range.setStart(node, found.index + at);
        range.setEnd(node, found.index + at + 1);
        return range.getBoundingClientRect();
      });
      const isTurned = boxes.some(({ left, top }, at) => {
        const before = boxes[at - 1];
        return before && Math.abs(top - before.top) < 5 && left < before.left;
      });
      if (isTurned) turned.push(found[0]);
    }
  }
  return turned;
}
