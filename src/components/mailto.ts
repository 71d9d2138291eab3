interface Message {
  to: string;
  subject: string;
  /** The lines of the body: what each is and what was entered. */
  lines: readonly (readonly [label: string, value: string])[];
}

/** The `mailto:` URL of a message (RFC 6068): everything entered is encoded, so that no field can add a header or an address. */
export function mailtoUrl({ to, subject, lines }: Message): string {
  const body = lines.map(([label, value]) => `${label}: ${value}`).join("\r\n");
  return `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
