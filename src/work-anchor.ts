/** The anchor of a work: on pages that show the works, it opens the work's picture. */
export function workAnchor(id: string): string {
  return `work-${id}`;
}
