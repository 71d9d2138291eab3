import { entryPages, facts, languages, projects, textOf } from "../content";
import { expect, test, visit } from "../site";

const pathsOf = (kind: string) =>
  entryPages.flatMap(({ collection, path }) => (collection === kind ? path : []));
const [service] = facts("services.json").items.filter((one: { page?: object }) => one.page);
const [sectorPath = ""] = pathsOf("sector");

for (const { code } of languages) {
  test(`in ${code} a service leads to its page, with its projects, and from there to a form that says what it is about`, async ({
    page,
  }) => {
    test.skip(!service, "No service has a page.");
    await visit(page, `/${code}/services/`);
    const title = textOf(code, service.title);
    await page.locator(`[id="${service.id}"] a[href$="/services/${service.id}/"]`).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const main = page.getByRole("main");
    for (const { title: question, text } of service.page.questions ?? []) {
      await expect(main).toContainText(new RegExp(`${question[code]}.*${text[code]}`, "s"));
      const answer = main.locator("summary", { hasText: question[code] }).locator("+ p");
      await expect(answer).toBeHidden();
      await main.getByText(question[code], { exact: true }).click();
      await expect(answer).toBeVisible();
    }
    for (const id of service.page.projects ?? [])
      await expect(main.locator(`a[href$="/projects/${id}/"]`)).toBeVisible();
    await main.getByRole("link", { name: textOf(code, "services:page.ask") }).click();
    await expect(page.getByLabel(textOf(code, "contact:form.labels.subject"))).toHaveValue(title);
  });

  test(`in ${code} the projects lead to their sector, and it shows them all and no others`, async ({
    page,
  }) => {
    test.skip(!sectorPath, "No sector has projects enough.");
    const own = projects.filter(({ sector }) => sectorPath.endsWith(`/${sector}`));
    await visit(page, `/${code}/projects/${own[0]?.id}/`);
    const main = page.getByRole("main");
    await main.locator(`a[href$="${sectorPath}/"]`).click();
    await expect(page).toHaveURL(`/${code}${sectorPath}/`);
    await expect(main.getByRole("listitem").getByRole("heading")).toHaveText(
      own.map(({ name }) => name[code] ?? ""),
    );
    const inTime = own.filter((one) => one.handover && one.handover <= one.plannedHandover);
    await expect(main.getByRole("definition").nth(2)).toContainText(String(inTime.length));
    await page.goto(`/${code}/projects/`);
    await expect(main.locator(`a[href$="${sectorPath}/"]`)).toBeVisible();
  });
}
