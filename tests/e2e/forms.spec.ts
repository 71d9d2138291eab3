import type { Locator, Page } from "@playwright/test";
import { languages } from "../../src/i18n/languages";
import { decode, mailOf } from "./mail";
import { expect, facts, test, words } from "./site";

const site = facts("site.json");

interface FormCase {
  title: string;
  path: string;
  to: string;
  /** The key of the toast. */
  success: string;
  entered: Record<string, string>;
  subject: string;
  body: (language: string) => string;
  noScript: (language: string) => string;
}

/** Both forms, as a visitor fills them in and as the company receives them. */
const forms: FormCase[] = [
  {
    title: "the job application",
    path: "clients",
    to: site.careersEmail,
    success: "applicationSubmitted",
    entered: {
      name: "سارة Otaibi",
      email: "sara@mail.example",
      phone: "+966500000000",
      jobTitle: "مهندسة موقع",
    },
    subject: "Job Application : مهندسة موقع",
    body: (language: string) => {
      const { mail } = words(language, "careers");
      return `${mail.name}: سارة Otaibi\r\n${mail.email}: sara@mail.example\r\n${mail.phone}: +966500000000\r\n${mail.jobTitle}: مهندسة موقع`;
    },
    noScript: (language: string) => words(language, "careers").noScript,
  },
  {
    title: "the message to the company",
    path: "contact-us",
    to: site.email,
    success: "messageSubmitted",
    entered: {
      name: "سارة Otaibi",
      email: "sara@mail.example",
      phone: "0500000000",
      subject: "مناقصة & 100%",
      message: "سطر\nline two?bcc=x@y.example",
    },
    subject: "مناقصة & 100%",
    body: (language: string) => {
      const { mail } = words(language, "contact").form;
      return `${mail.name}: سارة Otaibi\r\n${mail.email}: sara@mail.example\r\n${mail.phone}: 0500000000\r\n\r\nسطر\r\nline two?bcc=x@y.example`;
    },
    noScript: (language: string) => words(language, "contact").form.noScript,
  },
];

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
const submit = (page: Page) => page.locator("main form [type=submit]");

async function open(page: Page, language: string, path: string): Promise<void> {
  await page.goto(`/${language}/${path}/`);
  await page.waitForLoadState("networkidle");
}

async function fill(page: Page, entered: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(entered)) await field(page, name).fill(text);
}

async function expectProblem(page: Page, place: Locator, text: string): Promise<void> {
  await expect(place).toHaveAttribute("aria-invalid", "true");
  const id = await place.getAttribute("aria-describedby");
  await expect(page.locator(`[id="${id}"]`)).toHaveText(text);
}

for (const { code: language } of languages) {
  const { problems, fallback, overLength } = words(language, "forms");

  for (const form of forms) {
    test.describe(`${form.title}, in ${language}`, () => {
      test("sent empty, it says beside each field that it is missing, and the first has the focus", async ({
        page,
      }) => {
        await open(page, language, form.path);
        const mail = await mailOf(page);
        await submit(page).click();
        for (const name of Object.keys(form.entered)) {
          await expectProblem(page, field(page, name), problems.required);
        }
        await expect(field(page, "name")).toBeFocused();
        expect(mail).toEqual([]);
      });

      test("filled in wrongly, it says so on leaving the field and until it is right", async ({
        page,
      }) => {
        await open(page, language, form.path);
        await field(page, "name").fill(" \u200f ");
        await field(page, "email").fill("sara@");
        await expectProblem(page, field(page, "name"), problems.required);
        await field(page, "phone").fill("+");
        await expectProblem(page, field(page, "email"), problems.emailInvalid);
        await submit(page).focus();
        await expectProblem(page, field(page, "phone"), problems.phoneInvalid);
        await field(page, "email").fill("sara@mail.example");
        await expect(field(page, "email")).toHaveAttribute("aria-invalid", "false");
      });

      test("filled in rightly, it opens one mail, thanks, is empty, and offers a copy", async ({
        page,
        complaints,
      }) => {
        await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
        await open(page, language, form.path);
        const mail = await mailOf(page);
        await fill(page, form.entered);
        await submit(page).dblclick();
        await expect(page.getByText(words(language, "toasts")[form.success]).last()).toBeVisible();
        for (const name of Object.keys(form.entered)) {
          await expect(field(page, name)).toHaveValue("");
          await expect(field(page, name)).toHaveAttribute("aria-invalid", "false");
        }
        expect(mail.map(decode)).toEqual([
          {
            to: form.to,
            headers: ["subject", "body"],
            subject: form.subject,
            body: form.body(language),
          },
        ]);
        const copy = page.getByRole("group", { name: fallback.title });
        await expect(copy).toContainText(form.to);
        await copy.getByRole("button", { name: fallback.copy }).click();
        await expect(copy.getByRole("status")).toHaveText(fallback.copied);
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied.trim().split("\n")).toEqual([
          `${fallback.subject}: ${form.subject}`,
          "",
          ...form.body(language).split("\r\n"),
        ]);
        expect(complaints).toEqual([]);
      });

      test("by keyboard alone it is filled in and sent, with Enter twice, once", async ({
        page,
      }) => {
        await open(page, language, form.path);
        const mail = await mailOf(page);
        await field(page, "name").focus();
        for (const [name, text] of Object.entries(form.entered)) {
          await expect(field(page, name)).toBeFocused();
          await page.keyboard.insertText(text);
          await page.keyboard.press("Tab");
        }
        await expect(submit(page)).toBeFocused();
        await page.keyboard.press("Enter");
        await page.keyboard.press("Enter");
        await expect(field(page, "name")).toHaveValue("");
        await expect.poll(() => mail.length).toBe(1);
        await expect(field(page, "name")).toHaveAttribute("aria-invalid", "false");
      });

      test("what was typed survives a reload and the other language, and not the sending", async ({
        page,
      }) => {
        await open(page, language, form.path);
        await fill(page, form.entered);
        const expectAll = async (value: (text: string) => string) => {
          for (const [name, text] of Object.entries(form.entered)) {
            await expect(field(page, name)).toHaveValue(value(text));
          }
        };
        await page.reload();
        await expectAll((text) => text);
        const other = language === "ar" ? "en" : "ar";
        await open(page, other, form.path);
        await expectAll((text) => text);
        await submit(page).click();
        await expectAll(() => "");
        await page.reload();
        await page.waitForLoadState("networkidle");
        await expectAll(() => "");
      });

      test.describe(() => {
        test.use({ javaScriptEnabled: false });

        test("without JavaScript the address and a plain instruction stand in its place", async ({
          page,
        }) => {
          await page.goto(`/${language}/${form.path}/`);
          const instruction = page.locator("main noscript p");
          await expect(instruction).toBeVisible();
          await expect(instruction).toHaveText(
            form.noScript(language).replace("{{email}}", form.to),
          );
          await expect(instruction.locator(`a[href="mailto:${form.to}"]`)).toBeVisible();
          await expect(submit(page)).toBeHidden();
        });
      });
    });
  }

  test(`the phone takes digits alone, whichever way they are written, in ${language}`, async ({
    page,
  }) => {
    await open(page, language, "clients");
    const phone = field(page, "phone");
    await phone.pressSequentially("+٩٦٦ (0) ۵۰-x7");
    await expect(phone).toHaveValue("+9660507");
    await phone.press("Home");
    await phone.press("ArrowRight");
    await phone.pressSequentially("٠a١");
    await expect(phone).toHaveValue("+019660507");
    await phone.fill("tel: ٠٠٩٦٦ 50");
    await expect(phone).toHaveValue("0096650");
  });

  test(`a message too long for a mail program is not cut but copied, in ${language}`, async ({
    page,
  }) => {
    await open(page, language, "contact-us");
    const mail = await mailOf(page);
    const long = "خرسانة ".repeat(80).trim();
    await fill(page, { ...forms[1]?.entered, message: "خرسانة" });
    await expect(page.locator("main form")).toContainText(/[0-9]/);
    await expect(page.getByText(overLength)).toBeHidden();
    await field(page, "message").fill(long);
    await expect(page.getByText(overLength)).toBeVisible();
    await submit(page).click();
    const copy = page.getByRole("group", { name: fallback.tooLong });
    await expect(copy).toBeFocused();
    await expect(copy).toContainText(long);
    await expect(field(page, "message")).toHaveValue(long);
    expect(mail).toEqual([]);
  });
}

test("a form pressed before its code has come sends nothing and keeps what was typed", async ({
  page,
}) => {
  await page.route("**/*.js", () => {});
  await page.goto("/en/clients/", { waitUntil: "commit" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const entered = { name: "Sara", email: "sara@mail.example", phone: "0500", jobTitle: "Engineer" };
  await fill(page, entered);
  await submit(page).click();
  await expect(field(page, "name")).toHaveValue("Sara");
  expect(page.url()).not.toContain("sara");
  expect(asked.filter((url) => url.includes("sara"))).toEqual([]);
});
