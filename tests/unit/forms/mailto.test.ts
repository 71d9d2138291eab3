import { bodyOf, mailtoUrl, subjectOf } from "../../../src/forms/mailto";

/** Parses a URL by hand, as the strictest mail program would: every unencoded character counts. */
function parse(url: string) {
  const [, address = "", query = ""] = /^mailto:([^?]*)\?(.*)$/s.exec(url) ?? [];
  const headers = query.split("&").map((header) => {
    const [name = "", ...value] = header.split("=");
    return [decodeURIComponent(name), value.map(decodeURIComponent)] as const;
  });
  return { recipients: address.split(",").map(decodeURIComponent), headers };
}

/** Control characters except the line break, and characters that change the direction of text. */
const unseen = /(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** What is neither a space nor a character without a sign of its own. */
const visible = (text: string) => text.replace(/[\p{C}\p{Z}]/gu, "");
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, "\uFFFD");

test.each([
  "\r\nBcc: all@victims.example",
  "%0A%0DBcc:all@victims.example",
  "&cc=all@victims.example",
  "?bcc=all@victims.example",
  "&body=another",
  ",all@victims.example",
  ";all@victims.example",
  "%2C%3F%26",
  "\"'<script>`$(x)",
  "#fragment",
  "👩🏽‍🔧 🏗️",
  "\u202Egnp.exe\u2066\u200F",
  "\u2028\u2029\u0085\u0000\u001B",
  "\uD800 half",
  "$t(common:header.skip) {{jobTitle}}",
  "  ",
  "مهندس موقع",
])(
  "with %j the URL holds one recipient, one subject on one line, one body in which nothing is lost and no field passes for another, and no character that turns direction or controls a program",
  (typed) => {
    const message = {
      to: "info@company.example",
      subject: `Tender ${typed}`,
      lines: [
        ["Name", typed],
        ["البريد الإلكتروني", `${typed}${typed}`],
      ] as [string, string][],
      text: `${typed}\n\n${typed}`,
    };
    const url = mailtoUrl(message);
    const { recipients, headers } = parse(url);
    expect(recipients).toEqual([message.to]);
    expect(headers).toEqual([
      ["subject", [wellFormed(subjectOf(message))]],
      ["body", [wellFormed(bodyOf(message))]],
    ]);
    expect(visible(subjectOf(message))).toBe(visible(message.subject));
    expect(subjectOf(message)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    const rows = bodyOf(message).split("\r\n");
    for (const [index, [label, value]] of message.lines.entries()) {
      expect(rows[index]?.startsWith(`${label}: `)).toBe(true);
      expect(visible(rows[index] ?? "")).toBe(visible(`${label}:${value}`));
    }
    expect(visible(rows.slice(2).join("\n"))).toBe(visible(message.text));
    for (const [, value] of headers)
      expect(value.join("=").replaceAll("\r\n", "\n")).not.toMatch(unseen);
    // The browser's own parser agrees.
    const { protocol, hash, search } = new URL(url);
    expect([protocol, hash, search]).toEqual(["mailto:", "", url.slice(url.indexOf("?"))]);
  },
);

test.each([
  ["a table's cells", "one\ttwo", "one two"],
  [
    "marks that Arabic and emoji need",
    "ر\u200Cك \u200F👩🏽\u200D🔧",
    "ر\u200Cك \u200F👩🏽\u200D🔧",
  ],
])("%s arrives in subject, name and text as it is read", (_name, typed, arrived) => {
  const url = mailtoUrl({
    to: "a@b.example",
    subject: typed,
    lines: [["Name", typed]],
    text: typed,
  });
  expect(parse(url).headers).toEqual([
    ["subject", [arrived]],
    ["body", [`Name: ${arrived}\r\n\r\n${arrived}`]],
  ]);
});
