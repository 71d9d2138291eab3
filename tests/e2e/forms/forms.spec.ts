import type { Locator, Page } from "@playwright/test";
import { decode, mailOf } from "./mail";
import { awake, expect, facts, languages, shortRead, test, toastWords, words } from "./site";

const site = facts("site.json");

interface FormCase {
  title: string;
  path: string;
  to: string;
  /** The key of the toast's text. */
  success: string;
  entered: Record<string, string>;
  subject: string;
  /** The lines of the body after the sender's name, address and phone. */
  rest: (language: string) => string[];
  noScript: (language: string) => string;
}

/** Both forms: what a visitor fills in, and what the company receives. */
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
    rest: (language) => [`${words(language, "careers").labels.jobTitle}: مهندسة موقع`],
    noScript: (language) => words(language, "careers").noScript,
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
    rest: () => ["", "سطر", "line two?bcc=x@y.example"],
    noScript: (language) => words(language, "contact").form.noScript,
  },
];

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
const submit = (page: Page) => page.locator("main form [type=submit]");

function bodyOf({ entered, rest }: FormCase, language: string): string[] {
  const { labels } = words(language, "forms");
  const sender = ["name", "email", "phone"].map((name) => `${labels[name]}: ${entered[name]}`);
  return [...sender, ...rest(language)];
}

async function fill(page: Page, entered: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(entered)) await field(page, name).fill(text);
}

async function expectProblem(page: Page, place: Locator, text: string): Promise<void> {
  await expect(place).toHaveAttribute("aria-invalid", "true");
  const id = await place.getAttribute("aria-describedby");
  await expect(page.locator(`[id="${id}"]`)).toHaveText(text);
}

async function expectEmpty(page: Page, form: FormCase): Promise<void> {
  for (const name of Object.keys(form.entered)) {
    await expect(field(page, name)).toHaveValue("");
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "false");
  }
}

for (const { code: language } of languages) {
  const { problems, fallback, room_zero, room_other } = words(language, "forms");
  const noRoom = room_zero ?? room_other.replace("{{count}}", "0");

  test(`the example of a phone number has its plus on the left, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/contact-us/`);
    const example = page.locator("main form p").getByText(/^\+\d+$/);
    const [plus, digit] = await example.evaluate(({ firstChild }) =>
      [0, 1].map((index) => {
        const range = new Range();
        range.setStart(firstChild as Text, index);
        range.setEnd(firstChild as Text, index + 1);
        return range.getBoundingClientRect().left;
      }),
    );
    expect(plus).toBeLessThan(digit as number);
  });

  for (const form of forms) {
    test(`${form.title}, empty, wrong and right, in ${language}`, async ({ page, complaints }) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.goto(`/${language}/${form.path}/`);
      const mail = await mailOf(page);

      await test.step("empty, it says beside each field that it is missing, and the first has the focus", async () => {
        await submit(page).click();
        for (const name of Object.keys(form.entered)) {
          await expectProblem(page, field(page, name), problems.required);
        }
        await expect(field(page, "name")).toBeFocused();
      });

      await test.step("wrong, it says so on leaving the field and until it is right", async () => {
        await field(page, "name").fill(" \u200f ");
        await field(page, "email").fill("sara@");
        await expectProblem(page, field(page, "name"), problems.required);
        await field(page, "phone").fill("+12345");
        await expectProblem(page, field(page, "email"), problems.emailInvalid);
        await submit(page).focus();
        await expectProblem(page, field(page, "phone"), problems.phoneInvalid);
        await field(page, "email").fill("sara@mail.example");
        await expect(field(page, "email")).toHaveAttribute("aria-invalid", "false");
        expect(mail).toEqual([]);
      });

      await test.step("by keyboard alone it is filled in and sent: with Enter twice, one mail", async () => {
        await fill(page, { name: "", email: "", phone: "" });
        await field(page, "name").focus();
        for (const [name, text] of Object.entries(form.entered)) {
          await expect(field(page, name)).toBeFocused();
          await page.keyboard.insertText(text);
          await page.keyboard.press("Tab");
        }
        await expect(submit(page)).toBeFocused();
        await page.keyboard.press("Enter");
        await page.keyboard.press("Enter");
        await expect(page.getByText(toastWords(language, form.success)).last()).toBeVisible();
        await expectEmpty(page, form);
        expect(mail.map(decode)).toEqual([
          {
            to: form.to,
            headers: ["subject", "body"],
            subject: form.subject,
            body: bodyOf(form, language).join("\r\n"),
          },
        ]);
      });

      await test.step("what no mail program took is there to copy", async () => {
        const copy = page.getByRole("group", { name: fallback.title });
        await expect(copy).toContainText(form.to);
        await copy.getByRole("button", { name: fallback.copy }).click();
        await expect(copy.getByRole("status")).toHaveText(fallback.copied);
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied.trim().split("\n")).toEqual([
          `${fallback.subject}: ${form.subject}`,
          "",
          ...bodyOf(form, language),
        ]);
      });

      await test.step("sent with a double press, it opens one more mail", async () => {
        await fill(page, form.entered);
        await submit(page).dblclick();
        await expectEmpty(page, form);
        expect(mail).toHaveLength(2);
      });

      if (form.path === "contact-us") {
        await test.step("of 2,000 letters, it is copied, and the mail opens with its subject alone", async () => {
          const long = "خرسانة ".repeat(300).slice(0, 1999).concat("!");
          await fill(page, { ...form.entered, message: long });
          await field(page, "message").focus();
          await page.keyboard.insertText("more");
          await expect(field(page, "message")).toHaveValue(long);
          await expect(page.getByText(noRoom)).toBeVisible();
          await submit(page).click();
          const name = fallback.paste.replace("{{email}}", form.to);
          const copy = page.getByRole("group", { name });
          await expect(copy).toBeFocused();
          await expect.poll(() => mail).toHaveLength(3);
          expect(decode(mail[2])).toEqual({
            to: form.to,
            headers: ["subject"],
            subject: form.subject,
            body: null,
          });
          const copied = await page.evaluate(() => navigator.clipboard.readText());
          expect(copied.trim().split("\n")).toEqual([
            ...bodyOf(form, language).slice(0, 3),
            "",
            long,
          ]);
          await expect(page.getByText(toastWords(language, form.success))).toBeHidden();
          // The text stays in the form until the mail is sent.
          await expect(field(page, "message")).toHaveValue(long);
        });

        await test.step("where the browser does not let it copy, it says so, and the text is chosen", async () => {
          await page.evaluate(() => {
            navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"));
          });
          await fill(page, { subject: "2" });
          await submit(page).click();
          const name = fallback.copyAndPaste.replace("{{email}}", form.to);
          await expect(page.getByRole("group", { name })).toBeFocused();
          await expect.poll(() => mail).toHaveLength(4);
        });
      }
      expect(complaints).toEqual([]);
    });
  }
}

test("direction marks and control characters stay out of the mail", async ({ page }) => {
  await page.goto("/en/contact-us/");
  await awake(page);
  const mail = await mailOf(page);
  await fill(page, {
    name: "\u2067Sara\u2069",
    email: "sara@mail.example",
    phone: "0500000000",
    subject: "\u3164\u202E",
    message: "Plan\u0007 \u202Egnp.exe\nBye",
  });
  await submit(page).click();
  await expectProblem(page, field(page, "subject"), words("en", "forms").problems.required);
  await field(page, "subject").fill("\u202ETender\u202C");
  await submit(page).click();
  await expect.poll(() => mail).toHaveLength(1);
  const { subject, body } = decode(mail[0]);
  expect(subject).toBe("Tender");
  expect(body).toMatch(/^[^\n]*: Sara\r\n/);
  expect(body).toMatch(/\r\nPlan gnp\.exe\r\nBye$/);
});

test("the phone field takes digits only, in every script, and keeps the caret in place", async ({
  page,
}) => {
  await page.goto("/ar/clients/");
  const phone = field(page, "phone");
  // What is typed before hydration is corrected after it.
  await phone.fill("٩٦");
  await expect(phone).toHaveValue("96");
  await phone.fill("");
  await phone.pressSequentially("+٩٦٦ (0) ۵۰-x7");
  await expect(phone).toHaveValue("+9660507");
  await phone.press("Home");
  await phone.press("ArrowRight");
  await phone.pressSequentially("٠a١");
  await expect(phone).toHaveValue("+019660507");
  await phone.fill("tel: ٠٠٩٦٦ 50");
  await expect(phone).toHaveValue("0096650");
});

test("what was typed survives a reload and a change of language, and is cleared after sending", async ({
  page,
}) => {
  const [form] = forms;
  const expectAll = async (value: (text: string) => string) => {
    for (const [name, text] of Object.entries(form?.entered ?? {})) {
      await expect(field(page, name)).toHaveValue(value(text));
    }
  };
  await page.goto("/ar/clients/");
  await awake(page);
  await fill(page, form?.entered ?? {});
  await page.reload();
  await expectAll((text) => text);
  await page.locator("header a[hreflang=en]").click();
  await expect(page).toHaveURL(/\/en\/clients\//);
  await expectAll((text) => text);
  await submit(page).click();
  await expectAll(() => "");
  await page.reload();
  await awake(page);
  await expectAll(() => "");
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript an instruction and the mail address replace each form", async ({
    page,
    request,
  }) => {
    for (const { path, to, noScript } of forms) {
      await page.goto(`/ar/${path}/`);
      const instruction = page.locator("main p.without-scripts");
      await expect(instruction).toHaveText(noScript("ar").replace("{{email}}", to));
      await expect(instruction.locator(`a[href="mailto:${to}"]`)).toBeVisible();
      await expect(submit(page)).toBeHidden();
      const english = await (await request.get(`/en/${path}/`)).text();
      const [before = ""] = noScript("en").split("{{email}}");
      expect(english).toContain(before);
    }
  });
});

test("a form submitted before its code has loaded sends nothing and keeps what was typed", async ({
  page,
}) => {
  await page.route("**/*.js", () => {});
  await page.goto("/en/clients/", { waitUntil: "commit" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const entered = {
    name: "Sara",
    email: "sara@mail.example",
    phone: "0500000",
    jobTitle: "Engineer",
  };
  await fill(page, entered);
  await submit(page).click();
  await expect(field(page, "name")).toHaveValue("Sara");
  expect(page.url()).not.toContain("sara");
  expect(asked.filter((url) => url.includes("sara"))).toEqual([]);
});

for (const { code } of languages) {
  test(`fields have even gaps, with or without a hint, in ${code}`, async ({ page }) => {
    await page.goto(`/${code}/contact-us/`);
    const gaps = await page.locator("main form").evaluate((form) => {
      const fields = [...form.querySelectorAll("label")].flatMap(
        (label) => label.parentElement ?? [],
      );
      const bottoms = fields.map((field) =>
        Math.max(
          ...[...field.children]
            // An empty element would leave a gap.
            .filter((part) => part.textContent || part.matches("input, textarea"))
            .map((part) => part.getBoundingClientRect().bottom),
        ),
      );
      return fields
        .slice(1)
        .map((field, index) =>
          Math.round(field.getBoundingClientRect().top - (bottoms[index] ?? 0)),
        );
    });
    expect(gaps.length).toBeGreaterThan(2);
    expect(new Set(gaps).size).toBe(1);
  });
}

test("a click on the button counts although the field above it grows by its error", async ({
  page,
}) => {
  const [, form] = forms;
  await page.goto("/en/contact-us/");
  await awake(page);
  await fill(page, { ...form?.entered, subject: "" });
  await field(page, "subject").focus();
  await submit(page).scrollIntoViewIfNeeded();
  const box = await submit(page).boundingBox();
  if (!box) throw new Error("no button");
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await page.mouse.up();
  await expectProblem(page, field(page, "subject"), words("en", "forms").problems.required);
  await expect(field(page, "subject")).toBeFocused();
});

test("the newsletter says beside its field that the address is not kept", async ({ page }) => {
  const { newsletter } = words("en", "panel");
  await page.goto(`/en${shortRead}/`);
  await awake(page);
  await page.getByRole("button", { name: words("en", "common").panel.open }).click();
  await expect(page.getByRole("dialog").getByRole("textbox")).toHaveAccessibleDescription(
    newsletter.hint,
  );
});
