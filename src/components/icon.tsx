import sheet from "!!file-loader?name=static/[name]-[contenthash].[ext]!./icons.svg";

/** What the sheet of drawings holds besides the networks; tools/icons.mjs makes it. */
export const iconNames = [
  "arrow",
  "up",
  "close",
  "document",
  "building",
  "menu",
  "moon",
  "pause",
  "play",
  "search",
  "sun",
  "email",
  "location",
  "phone",
  "pinterest",
  "whatsapp",
] as const;

export type IconName = (typeof iconNames)[number] | Queries.Network;

/** A small drawing beside a word, silent for screen readers: the word says it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className} width="1em" height="1em" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
