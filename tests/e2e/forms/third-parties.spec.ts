import type { Page, Route } from "@playwright/test";
import {
  facts,
  hasContact,
  privacyLink,
  shortRead,
  textOf,
  toastTranslations,
  translations,
} from "../content";
import {
  changeData,
  expect,
  follow,
  headerButton,
  setOffline,
  test,
  visit,
  visitChanged,
} from "../site";
import { decode, mailOf } from "./mail";

test.skip(!hasContact, "This site has no page of contact.");

const endpoint = "/service/message";
const site = facts("site.json");
const { delivery } = translations("en", "forms");
const { submit } = translations("en", "contact").form;
const [purpose] = site.contacts ?? [];
const mailbox = purpose?.email ?? site.email;
const said = (text: string) => text.replace("{{email}}", mailbox);
const message = { name: "Sara", email: "sara@mail.example", phone: "0500000000", subject: "Leak" };

/** Opens the contact page of a company whose facts say something else. */
const openContact = (page: Page, other: object) =>
  visitChanged(page, "/en/contact-us/", (data) => {
    for (const part of ["site", "facts"]) Object.assign(data[part], other);
  });

const form = (page: Page) => page.locator("main form");
const button = (page: Page, name: string) => form(page).getByRole("button", { name, exact: true });

async function fill(page: Page): Promise<void> {
  if (purpose) await form(page).locator("[name=purpose]").selectOption(purpose.id);
  for (const [name, text] of Object.entries(message))
    await form(page).locator(`[name=${name}]`).fill(text);
  await form(page).locator("[name=message]").fill("Water comes in.");
}

test("without purposes and a service, a message goes by mail alone", async ({ page }) => {
  const other = { contacts: null, phones: ["+973 17 000 000"] };
  await openContact(page, other);
  const mail = await mailOf(page);
  await expect(form(page).getByRole("combobox")).toHaveCount(0);
  await expect(form(page)).toContainText("+973");
  for (const [name, text] of Object.entries({ ...message, message: "Water" }))
    await form(page).locator(`[name=${name}]`).fill(text);
  await form(page).getByRole("button").click();
  await expect.poll(() => decode(mail[0]).to).toBe(site.email);
  expect(decode(mail[0]).body).not.toContain(translations("en", "contact").form.labels.purpose);
});

test("a form is posted to the service: while it waits, on no, and on yes", async ({ page }) => {
  const parameters = [{ name: "access_key", value: "k1" }];
  await openContact(page, { forms: { endpoint, honeypot: "botcheck", parameters } });
  const sent: Record<string, string>[] = [];
  let answer: () => void = () => {};
  let response: Parameters<Route["fulfill"]>[0] = { json: { success: false } };
  await page.route(`**${endpoint}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill(response);
  });
  await fill(page);

  await page.keyboard.press("Tab");
  await expect(button(page, delivery.submit)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(page, delivery.sending)).toBeVisible();
  await expect(form(page).getByRole("status").first()).toHaveText(delivery.sending);
  await button(page, delivery.sending).click({ force: true });
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ ...message, to: mailbox, botcheck: "", access_key: "k1" });
  expect(sent[0]?.message).toContain("Water comes in.");
  answer();
  await expect(form(page).getByRole("alert")).toHaveText(said(delivery.refused));
  await expect(form(page).locator("[name=message]")).toHaveValue("Water comes in.");

  for (const [count, taken] of [{ status: 204 }, { json: { ok: true } }].entries()) {
    response = taken;
    await fill(page);
    await button(page, delivery.submit).click();
    await expect(form(page).getByRole("alert")).toBeHidden();
    await expect.poll(() => sent.length).toBe(count + 2);
    // What is typed meanwhile stays.
    if (count) await form(page).locator("[name=message]").fill("Much water.");
    answer();
    await expect(page.locator(".Toastify__toast").last()).toContainText(
      toastTranslations("en", "delivered"),
    );
    await expect(button(page, delivery.submit)).toBeVisible();
    await expect(form(page).locator("[name=message]")).toHaveValue(count ? "Much water." : "");
  }
});

test("files go along within limits, Escape stops them, or they go by mail", async ({ page }) => {
  const { attachments, problems } = translations("en", "forms");
  const { byMail } = attachments;
  await openContact(page, { forms: { endpoint, files: true } });
  await expect(form(page)).not.toContainText(said(byMail));
  const files = form(page).getByLabel(attachments.label);
  await expect(files).toHaveAccessibleDescription(/PDF.*10 MB/);
  const file = (name: string, mimeType: string, megabytes = 0.5) => ({
    name,
    mimeType,
    buffer: Buffer.alloc(megabytes * 1024 * 1024),
  });
  await files.setInputFiles([file("a.pdf", "application/pdf", 6), file("b.jpg", "image/jpeg", 6)]);
  await expect(files).toHaveAccessibleDescription(new RegExp(problems.filesTooLarge));
  await files.setInputFiles(file("boq.xlsx", "application/vnd.ms-excel"));
  await expect(files).toHaveAccessibleDescription(new RegExp(problems.filesOther));
  await fill(page);
  await button(page, delivery.submit).click();
  await expect(files).toBeFocused();
  await files.setInputFiles([file("cv.pdf", "application/pdf"), file("site.jpg", "image/jpeg")]);

  const sent: string[] = [];
  let isHeld = true;
  await page.route(`**${endpoint}`, (route) => {
    sent.push(String(route.request().postDataBuffer()));
    return isHeld ? undefined : route.fulfill({ json: { success: true } });
  });
  await button(page, delivery.submit).click();
  await expect(form(page).getByRole("progressbar")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form(page).getByRole("alert")).toHaveText(delivery.cancelled);
  await button(page, delivery.submit).click();
  await button(page, attachments.cancel).click();
  await expect(form(page).getByRole("alert")).toHaveText(delivery.cancelled);
  await expect(form(page).locator("[name=message]")).toHaveValue("Water comes in.");

  isHeld = false;
  await button(page, delivery.submit).click();
  await expect(files).toHaveValue("");
  expect(sent.at(-1)).toContain('name="attachment"; filename="cv.pdf"');
  expect(sent.at(-1)).toContain('name="attachment1"; filename="site.jpg"');
  expect(sent.at(-1)).toContain("Water comes in.");

  await openContact(page, { forms: { endpoint }, contacts: null });
  await expect(form(page)).toContainText(byMail.replace("{{email}}", site.email));
});

test("when nobody knows whether it arrived, all is kept, and mail is left", async ({ page }) => {
  await openContact(page, { forms: { endpoint } });
  await setOffline(page, false);
  let answer: Parameters<Route["fulfill"]>[0];
  await page.route(`**${endpoint}`, (route) => route.fulfill(answer));
  const send = async (given: typeof answer, outcome: string) => {
    answer = given;
    await button(page, delivery.submit).click();
    await expect(form(page).getByRole("alert")).toHaveText(said(outcome));
  };
  await fill(page);
  await send({ contentType: "text/html", body: "<h1>Our hotel</h1>" }, delivery.unknown);
  await send({ status: 422, json: { error: "email" } }, delivery.refused);
  await send({ status: 500, json: {} }, delivery.unknown);
  await send({ status: 422, json: { error: "email" } }, delivery.refused);
  await send({ json: { status: "error", errors: ["email"] } }, delivery.unknown);
  await expect(form(page).locator("[name=message]")).toHaveValue("Water comes in.");
  await setOffline(page, true);
  await page.unroute(`**${endpoint}`);
  await button(page, delivery.submit).click();
  await expect(form(page).getByRole("alert")).toHaveText(said(delivery.offline));
  await setOffline(page, false);

  const mail = await mailOf(page);
  await button(page, submit).click();
  await expect.poll(() => decode(mail[0]).to).toBe(mailbox);
  // The service takes more than a mail address holds.
  const long = "خرسانة ".repeat(280);
  await form(page).locator("[name=message]").fill(long);
  await expect(form(page).locator("[name=message]")).toHaveValue(long);

  // One that never answers is given up.
  await page.route(`**${endpoint}`, () => {});
  await page.evaluate(() => {
    const { prototype } = XMLHttpRequest;
    const { set } = Object.getOwnPropertyDescriptor(prototype, "timeout") ?? {};
    Object.defineProperty(prototype, "timeout", {
      set() {
        set?.call(this, 1);
      },
    });
  });
  await fill(page);
  await button(page, delivery.submit).click();
  await expect(form(page).getByRole("alert")).toHaveText(said(delivery.unknown));
});

test("the newsletter is sent to the service too", async ({ page }) => {
  test.skip(site.newsletter === false, "This site has no newsletter.");
  const { newsletter } = translations("en", "panel");
  await openContact(page, { forms: { endpoint, encoding: "form" } });
  await page.route(`**${endpoint}`, (route) => route.fulfill({ status: 500 }));
  await headerButton(page, "en", "panel.open").click();
  const panel = page.getByRole("dialog");
  const email = panel.getByRole("textbox", { name: newsletter.email });
  await expect(email).toHaveAccessibleDescription(newsletter.sentHint + privacyLink("en"));
  await email.fill("sara@mail.example");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("alert")).toHaveText(newsletter.failed);
  await expect(email).toHaveValue("sara@mail.example");

  // A page that asks for a password, and one of the site, are no answers of a service.
  const own = await (await page.request.get("/en/")).text();
  for (const body of ['<input type="password">', own]) {
    await page.route(`**${endpoint}`, (route) => route.fulfill({ contentType: "text/html", body }));
    const answer = page.waitForResponse(`**${endpoint}`);
    await page.keyboard.press("Enter");
    await (await answer).finished();
    await expect(panel.getByRole("alert")).toHaveText(newsletter.failed);
    await expect(email).toHaveValue("sara@mail.example");
  }

  // Pressed twice, then held down: one sending.
  const sent: (string | null)[] = [];
  let answer: () => void = () => {};
  await page.route(`**${endpoint}`, async (route) => {
    sent.push(route.request().postData());
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ body: "Thank you" });
  });
  await page.keyboard.press("Enter");
  for (const _ of ["again", "held", "held"]) await page.keyboard.down("Enter");
  const sending = panel.getByRole("button", { name: newsletter.sending });
  await expect(sending).toHaveAttribute("aria-disabled", "true");
  await expect(panel.getByRole("status").first()).toHaveText(newsletter.sending);
  await sending.click({ force: true });
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  answer();
  await expect(email).toHaveValue("");
  expect(sent).toEqual(["form=newsletter&email=sara%40mail.example"]);
});

test("a counter counts a visit once, and not where the browser asks so", async ({ page }) => {
  const asked: string[] = [];
  await page.route("**/counter.js", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  const analytics = { script: "/counter.js", attributes: [{ name: "data-id", value: "a" }] };
  const pages = { "/en/contact-us/": "contact", "/en/services/": "services" };
  for (const path of Object.keys(pages))
    await changeData(page, path, (data) => Object.assign(data.site, { analytics }));
  await visit(page, `/en${shortRead}/`);
  for (const count of [0, 1]) {
    // All tests' browsers ask not to be counted.
    if (count)
      await page.evaluate(() =>
        Reflect.deleteProperty(Navigator.prototype, "globalPrivacyControl"),
      );
    for (const [path, name] of Object.entries(pages)) {
      await follow(page, path);
      await expect(page.locator("h1")).toHaveText(textOf("en", `${name}:title`));
      await expect(page.locator("script[data-id=a]")).toHaveCount(count);
    }
  }
  expect(asked).toHaveLength(1);
});
