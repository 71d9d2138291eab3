import { privacyPath } from "../../../shared/anchors";
import { facts, languages, privacyLink, textOf } from "../content";
import { expect, test, visit } from "../site";

const { email, careersEmail } = facts("site.json");
const forms = [
  ["/contact-us/", "contact:form.consent", email],
  ["/clients/", "careers:consent", careersEmail],
] as const;

for (const { code } of languages)
  for (const [path, key, mailbox] of forms)
    test(`the form at ${path} says in ${code} who gets what is sent, for what and how long, and leads to the privacy page`, async ({
      page,
    }) => {
      await visit(page, `/${code}${path}`);
      const form = page.getByRole("main").locator("form");
      const said = textOf(code, key).replace("{{email}}", mailbox) + privacyLink(code);
      await expect(form.getByText(said, { exact: true })).toBeVisible();
      if (privacyLink(code))
        await expect(form.locator(`a[href="/${code}${privacyPath}/"]`)).toBeVisible();
    });
