import type { Locator, Page } from "@playwright/test";
import { entryPath } from "../../../plugins/gatsby-plugin-checked-content/collections";
import { formatDate } from "../../../shared/format";
import { entriesOf, facts, projects, toastTranslations, translations } from "../content";
import { boxesOf, expect, hold, hydrated, languageLink, layOut, open, test, visit } from "../site";
import { decode, mailOf } from "./mail";

const site = facts("site.json");
const [purpose] = site.contacts ?? [];
/** What the message is about, where the site has purposes, as the visitor chooses it and as the company reads it. */
const about: Record<string, string> = purpose ? { purpose: purpose.id } : {};
const aboutLine = (language: string) =>
  purpose
    ? [`${translations(language, "contact").form.labels.purpose}: ${purpose.name[language]}`]
    : [];

/** Both forms, each in one language: what a visitor fills in, and what the company receives: after the sender's name, address and phone, the rest. */
const job = {
  title: "the job application",
  language: "en",
  path: "clients",
  to: site.careersEmail,
  /** The key of the toast's text. */
  success: "applicationSubmitted",
  entered: {
    name: "سارة Otaibi",
    email: "sara@mail.example",
    phone: "+966500000000",
    jobTitle: "مهندسة موقع",
  } as Record<string, string>,
  subject: `${translations("en", "careers").mail.subject} مهندسة موقع`,
  rest: [`${translations("en", "careers").labels.jobTitle}: مهندسة موقع`],
  noScript: (language: string): string => translations(language, "careers").noScript,
};
const message: typeof job = {
  title: "the message to the company",
  language: "ar",
  path: "contact-us",
  to: purpose?.email ?? site.email,
  success: "messageSubmitted",
  entered: {
    ...about,
    name: "سارة Otaibi",
    email: "sara@mail.example",
    phone: "0500000000",
    subject: "مناقصة & 100%",
    message: "سطر\nline two?bcc=x@y.example",
  },
  subject: "مناقصة & 100%",
  rest: [...aboutLine("ar"), "", "سطر", "line two?bcc=x@y.example"],
  noScript: (language) => translations(language, "contact").form.noScript,
};
const forms = [job, message];

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
const submit = (page: Page) => page.locator("main form [type=submit]").first();

function bodyOf({ entered, rest, language }: typeof job): string[] {
  const { labels } = translations(language, "forms");
  const sender = ["name", "email", "phone"].map((name) => `${labels[name]}: ${entered[name]}`);
  return [...sender, ...rest];
}

async function fill(page: Page, entered: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(entered)) {
    if (name === "purpose") await field(page, name).selectOption(text);
    else await field(page, name).fill(text);
  }
}

async function expectProblem(page: Page, place: Locator, text: string): Promise<void> {
  await expect(place).toHaveAttribute("aria-invalid", "true");
  const [id] = (await place.getAttribute("aria-describedby"))?.split(" ") ?? [];
  await expect(page.locator(`[id="${id}"]`)).toHaveText(text);
}

async function expectValues(page: Page, { entered }: typeof job, value: (text: string) => string) {
  for (const [name, text] of Object.entries(entered))
    await expect(field(page, name)).toHaveValue(value(text));
}

for (const form of forms) {
  const { problems, copy, room_zero, room_other } = translations(form.language, "forms");

  test(`${form.title}, empty, wrong and right, in ${form.language}`, async ({ page }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, `/${form.language}/${form.path}/`);
    const mail = await mailOf(page);

    // What a field says is the same in both forms.
    if (form === job)
      await test.step("empty, it says beside each field that it is missing, and the first has the focus", async () => {
        await submit(page).click();
        for (const name of Object.keys(form.entered)) {
          await expectProblem(page, field(page, name), problems.required);
        }
        await expect(field(page, "name")).toBeFocused();

        // Wrong, it says so on leaving the field and until it is right.
        await field(page, "email").fill("sara@");
        await field(page, "phone").fill("+12345");
        await expectProblem(page, field(page, "email"), problems.emailInvalid);
        await submit(page).focus();
        await expectProblem(page, field(page, "phone"), problems.phoneInvalid);
        expect(mail).toEqual([]);
      });

    await test.step("by keyboard alone it is filled in and sent: with Enter twice, one mail", async () => {
      await fill(page, { email: "", phone: "" });
      await field(page, Object.keys(form.entered)[0] ?? "").focus();
      for (const [name, text] of Object.entries(form.entered)) {
        await expect(field(page, name)).toBeFocused();
        if (name === "purpose") {
          await page.keyboard.press("ArrowDown");
          await expect(page.locator("main form").getByRole("link").first()).toBeVisible();
        } else await page.keyboard.insertText(text);
        // Mailboxes and numbers beside a field are links.
        const links = await field(page, name).locator("xpath=..").getByRole("link").all();
        for (const _ of ["its own", ...links]) await page.keyboard.press("Tab");
      }
      await expect(submit(page)).toBeFocused();
      await Promise.all([1, 2].map(() => page.keyboard.press("Enter")));
      await expect(
        page.getByText(toastTranslations(form.language, form.success)).last(),
      ).toBeVisible();
      await expectValues(page, form, () => "");
      expect(mail.map(decode)).toEqual([
        {
          to: form.to,
          headers: ["subject", "body"],
          subject: form.subject,
          body: bodyOf(form).join("\r\n"),
        },
      ]);
    });

    const button = page.getByRole("button", { name: copy.submit });
    const outcome = (key: string) => page.getByText(copy[key].replace("{{email}}", form.to));
    await test.step("what no mail program took is copied by the next button, which says so", async () => {
      await page.keyboard.press("Tab");
      await expect(button).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(outcome("copied")).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.split("\n")).toEqual([`${copy.subject}: ${form.subject}`, "", ...bodyOf(form)]);
    });

    if (form === message)
      await test.step("a message is as long as a mail address holds, and says near its end what is left", async () => {
        await page.evaluate(() => {
          Object.defineProperty(navigator, "platform", { value: "Win32" });
          navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"));
        });
        const long = "خرسانة ".repeat(200);
        await fill(page, { ...form.entered, message: "" });
        const room = page.getByText(room_zero ?? room_other.replace("{{count}}", "0"));
        await expect(room).toBeHidden();
        // What is put into the middle is cut, not what stands behind it.
        await page.keyboard.insertText("!");
        await page.keyboard.press("Home");
        await page.keyboard.insertText(long);
        await expect(room).toHaveRole("status");
        await page.keyboard.insertText("خرسانة");
        const typed = await field(page, "message").inputValue();
        expect(`${long.slice(0, typed.length - 1)}!`).toBe(typed);
        await submit(page).click();
        await expect.poll(() => mail).toHaveLength(2);
        expect(mail[1]?.length).toBeLessThanOrEqual(2000);
        expect(mail[1]?.length).toBeGreaterThan(1990);
        expect(decode(mail[1]).body?.split("\r\n").at(-1)).toBe(typed);

        // Where the browser does not let it copy, the text is selected.
        await button.click();
        await expect(outcome("copyByHand")).toBeVisible();
        const selected = await page.evaluate(() => String(getSelection()));
        expect(selected).toContain(typed);
      });
  });
}

/** Signs that nobody sees: of direction, without a width, letters that are not drawn, a blank of Braille. */
const unseen =
  "\u200F\u202A\u202E\u2066\u061C\u200B\u200D\u2060\uFEFF\u00AD\u3164\u115F\uFFA0\u2800";

test("what is typed is put right, and what nobody sees is nothing", async ({ page }) => {
  // What another program has stored does no harm.
  await page.addInitScript(() => sessionStorage.setItem("draft:application", '{"name":{"a":1}}'));
  await visit(page, "/en/clients/");
  const at = (name: string) => field(page, name);
  await expect(at("name")).toHaveValue("");
  // The caret stays where it was.
  await at("phone").fill("+966");
  await at("phone").press("ArrowLeft");
  await page.keyboard.insertText("٥x0");
  await page.keyboard.insertText("1");
  await expect(at("phone")).toHaveValue("+965016");
  const around = `${unseen}\u00A0\u3000`;
  await at("email").fill(`${around}sara@mail${around}.example${around}`);
  await expect(at("email")).toHaveValue("sara@mail.example");
  await at("email").fill("sara @mail.example");
  await expect(at("email")).toHaveValue("sara @mail.example");
  const { problems } = translations("en", "forms");
  await at("phone").fill("abc");
  await expect(at("phone")).toHaveValue("");
  await expectProblem(page, at("phone"), problems.phoneInvalid);
  await at("phone").fill("0500000");
  await expect(at("phone")).toHaveAttribute("aria-invalid", "false");
  await at("name").fill(`${unseen} \u00A0\u2003`);
  await submit(page).click();
  await expectProblem(page, at("name"), problems.required);
});

test("what was typed survives a reload and a change of language", async ({ page }) => {
  await open(page, "/ar/clients/");
  // What is typed before hydration is corrected after it.
  await field(page, "phone").fill("٩٦");
  await expect(field(page, "phone")).toHaveValue("96");
  await fill(page, job.entered);
  await page.reload();
  await expectValues(page, job, (text) => text);
  await (await languageLink(page, "en")).click();
  await expect(page).toHaveURL(/\/en\/clients\//);
  await expectValues(page, job, (text) => text);
  await submit(page).click();
  await expectValues(page, job, () => "");
  await page.reload();
  await expectValues(page, job, () => "");
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript a mail address replaces each form", async ({ page, request }) => {
    for (const { path, noScript } of forms) {
      const to = path === message.path ? site.email : site.careersEmail;
      await open(page, `/ar/${path}/`);
      const instruction = page.locator("main p.without-scripts");
      await expect(instruction).toHaveText(noScript("ar").replace("{{email}}", to));
      await expect(instruction.locator(`a[href="mailto:${to}"]`)).toBeVisible();
      await expect(submit(page)).toBeHidden();
      const english = await (await request.get(`/en/${path}/`)).text();
      const [before = ""] = noScript("en").split("{{email}}");
      expect(english).toContain(before);
    }
    for (const { name, email } of site.contacts ?? []) {
      const purpose = page.getByRole("region", { name: name.ar });
      await expect(purpose.locator(`a[href="mailto:${email}"]`)).toBeVisible();
    }
  });
});

test("a form sent before its code has loaded keeps what was typed", async ({ page }) => {
  const sendScripts = await hold(page, "**/*.js");
  await open(page, "/en/clients/", { waitUntil: "commit" });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await fill(page, { ...job.entered, phone: "" });
  await submit(page).click();
  await expect(field(page, "email")).toHaveValue("sara@mail.example");
  sendScripts();
  await hydrated(page);
  await expect(field(page, "email")).toHaveValue("sara@mail.example");
  expect([page.url(), ...requested].filter((url) => url.includes("sara"))).toEqual([]);
});

test("a click on the button counts although a problem moves it away", async ({ page }) => {
  await visit(page, "/ar/contact-us/");
  await layOut(page);
  await fill(page, { ...message.entered, subject: "" });
  await field(page, "subject").focus();
  await submit(page).scrollIntoViewIfNeeded();
  const [box] = await boxesOf([submit(page)]);
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await page.mouse.up();
  await expectProblem(page, field(page, "subject"), translations("ar", "forms").problems.required);
  await expect(field(page, "subject")).toBeFocused();
});

test("a purpose names its mailbox, and a number for day and night", async ({ page }) => {
  test.skip(!purpose, "This site has no purposes.");
  await visit(page, "/ar/contact-us/");
  await submit(page).click();
  const { problems } = translations("ar", "forms");
  await expectProblem(page, field(page, "purpose"), problems.required);
  await expect(field(page, "purpose")).toBeFocused();
  const other = site.contacts.find((one: { dayAndNight?: boolean }) => one.dayAndNight) ?? purpose;
  await fill(page, { purpose: other.id });
  await expect(field(page, "purpose")).toHaveAccessibleDescription(new RegExp(other.email));
  const [, anyTime = ""] = translations("ar", "contact").form.orCallAnyTime.split("{{phone}}");
  if (other.dayAndNight)
    await expect(field(page, "purpose")).toHaveAccessibleDescription(new RegExp(anyTime.trim()));
});

test("an address chooses purpose and subject, and what changed is kept", async ({ page }) => {
  const [project] = projects;
  test.skip(!project, "This site has no project.");
  await visit(page, `/ar${entryPath("projects", project?.id ?? "")}/`);
  const link = page.getByRole("main").locator('[href*="/contact-us/?purpose="]').first();
  const query = new URL((await link.getAttribute("href")) ?? "", page.url()).searchParams;
  await link.click();
  const known = site.contacts?.some(({ id }: { id: string }) => id === query.get("purpose"));
  if (known) await expect(field(page, "purpose")).toHaveValue(query.get("purpose") ?? "");
  const subject = field(page, "subject");
  await expect(subject).toHaveValue(new RegExp(project?.name.ar ?? ""));
  await subject.fill("2");
  await page.reload();
  await hydrated(page);
  await expect(subject).toHaveValue("2");
  await (await languageLink(page, "en")).click();
  await expect(subject).toHaveValue("2");
  if (known) await expect(field(page, "purpose")).toHaveValue(query.get("purpose") ?? "");

  // Another address fills in again, at once where the page is opened with it; a purpose that is none is ignored.
  await visit(page, "/en/contact-us/?purpose=no-such-purpose&about=A%20wall%20%26%20more");
  await expect(subject).toHaveValue("A wall & more");
  if (known) await expect(field(page, "purpose")).toHaveValue(query.get("purpose") ?? "");
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await hydrated(page);
  await expect(subject).toHaveValue("A wall & more");
  if (purpose) await expect(field(page, "purpose")).toHaveValue("");
});

test("a vacancy fills in its form, and what changed is kept", async ({ page }) => {
  const [vacancy] = entriesOf("vacancies");
  test.skip(!vacancy, "This site has no vacancy.");
  await visit(page, "/en/clients/");
  const { apply, kinds } = translations("en", "careers").vacancies;
  const link = page.getByRole("link", { name: vacancy?.title.en });
  const row = page.getByRole("listitem").filter({ has: link });
  for (const text of [kinds[vacancy?.kind ?? ""], formatDate(vacancy?.closes ?? "", "en")])
    await expect(row).toContainText(text);
  await link.click();
  await page.getByRole("link", { name: apply.action }).click();
  await expect(field(page, "jobTitle")).toHaveValue(vacancy?.title.en ?? "");
  await field(page, "jobTitle").fill("A driver");
  await page.reload();
  await expect(field(page, "jobTitle")).toHaveValue("A driver");
});
