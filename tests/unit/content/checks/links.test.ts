import { messages } from "../../../../src/content/messages";
import { foundWith, testMistakes } from "../../fixtures/checked-site";
import { texts } from "../../fixtures/small-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

const navigation = "content/navigation.json";
const policy = "content/pages/policy.json";

testMistakes([
  [
    "a second page of a template",
    policy,
    '"text"',
    '"home"',
    [
      "content/pages/policy.json:4:3 template",
      messages.secondPage("content/pages/home.json", "home"),
    ],
  ],
  [
    "a service that others link to",
    "content/services.json",
    '"id": "build"',
    '"id": "building"',
    ["content/services.json:5:5 permanentIds[1]", messages.permanentId("build")],
  ],
  [
    "a path twice",
    policy,
    '"/policy"',
    '"/services"',
    ["content/navigation.json:28:7 legal[0].to", messages.deadLink("/policy")],
    ["content/pages/policy.json:3:3 path", messages.samePath("content/pages/services.json")],
  ],
  [
    "a path with a language",
    policy,
    '"/policy"',
    '"/en/policy"',
    ["content/navigation.json:28:7 legal[0].to", messages.deadLink("/policy")],
    ["content/pages/policy.json:3:3 path", messages.takenPath("en")],
  ],
  [
    "a path that the site's links need",
    "content/pages/contact.json",
    '"/contact-us"',
    '"/contact"',
    ["content/pages/contact.json:3:3 path", messages.fixedPath("/contact-us", "contact")],
  ],
  [
    "a path that is none",
    policy,
    '"/policy"',
    '"policy/"',
    [
      "content/navigation.json:28:7 legal[0].to",
      messages.deadLink("/policy", messages.didYouMean("policy/")),
    ],
    ["content/pages/policy.json:3:3 path", /start with \/ .* without \/ at the end/],
  ],
  [
    "a dead link",
    navigation,
    '"/services"',
    '"/service"',
    [
      "content/navigation.json:16:7 overlay[0].to",
      messages.deadLink("/service", messages.didYouMean("/services")),
    ],
  ],
  [
    "a dead anchor",
    navigation,
    '"/policy"',
    '"/policy#justice"',
    [
      "content/navigation.json:28:7 legal[0].to",
      messages.deadAnchor("/policy", "justice", ["fairness"]),
    ],
  ],
  [
    "a dead anchor of a page with sections of its own",
    navigation,
    "/clients#careers",
    "/clients#jobs",
    [
      "content/navigation.json:22:7 footer[0].to",
      messages.deadAnchor("/clients", "jobs", [
        "partners",
        "clients",
        "our-work",
        "careers",
        "work-tower",
      ]),
    ],
  ],
  [
    "a dead anchor of a page with works and stages",
    navigation,
    '"/services"',
    '"/services#stage-no"',
    [
      "content/navigation.json:16:7 overlay[0].to",
      messages.deadAnchor("/services", "stage-no", [
        "resturant",
        "build",
        "stages",
        "our-work",
        "work-tower",
        "stage-frame",
        "stage-keys",
      ]),
    ],
  ],
  [
    "a page to read without text",
    policy,
    /,\s*"sections": \[[\s\S]*\]/,
    "",
    ["content/pages/policy.json:1:1 sections", messages.noSections],
  ],
  [
    "a field that a template does not show",
    "content/pages/home.json",
    '"title"',
    '"intro": "site:meta.title",\n  "title"',
    ["content/pages/home.json:11:3 intro", messages.unshownField("home")],
  ],
]);

test.each(["icons", "og", "search", "page-data", "profile", "Flags", "en"])(
  "a page at /%s, where the site serves something else, is explained",
  (name) => {
    const page = texts.get(policy)?.replace("/policy", `/${name}`) ?? "";
    expect(foundWith({ "content/pages/extra.json": page })).toEqual([
      ["content/pages/extra.json:3:3 path", messages.takenPath(name)],
    ]);
  },
);
