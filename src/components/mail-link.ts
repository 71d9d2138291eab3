/** The address of a link that opens a mail to someone. A domain in Arabic letters is spelled as mail programs know it: `xn--…`. */
export function mailLink(address: string): string {
  const [name = "", domain] = address.split("@");
  return `mailto:${encodeURIComponent(name)}@${new URL(`https://${domain}`).host}`;
}
