import { graphql } from "gatsby";
import type { CSSProperties } from "react";

/** A side view of a building, as strokes on the ground. */
export function Drawing({ box, markup }: Queries.SideViewFragment) {
  const { left, top, width, height } = box;
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      style={variables({ width, height })}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of content/, which the check has looked at.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** How far it goes below the ground, in metres. */
export function depthOf(drawing: Pick<Queries.SideViewFragment, "box"> | null): number {
  return drawing ? Math.max(0, drawing.box.top + drawing.box.height) : 0;
}

/** Values as custom properties. */
export function variables(values: Record<string, number | string | undefined>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}

export const query = graphql`
  fragment SideView on ProjectDrawing {
    box {
      left
      top
      width
      height
    }
    markup
  }
`;
