import { redirectsFile } from "../../../plugins/gatsby-plugin-static-host/hosts/redirects";
import { siteAddress } from "../../../plugins/gatsby-plugin-static-host/site-address";
import { chosenPort, serve } from "../../../tools/server";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

const project = temporaryFolder();

test.each(["80a", "8080.5", "70000", "0"])(
  "PORT=%s ends with a sentence that names what to write",
  (port) => {
    process.env.PORT = port;
    expect(() => chosenPort(8080)).toThrow(
      `PORT is “${port}”: write a number from 1 to 65535, as in `,
    );
  },
);

test("without PORT, or with a good one, it is the port", () => {
  process.env.PORT = "8090";
  expect(chosenPort(8080)).toBe(8090);
  delete process.env.PORT;
  expect(chosenPort(8080)).toBe(8080);
});

test.each([
  ["", 18_085],
  ["/company", 18_086],
  ["/شركة", 18_087],
])(
  "a site in the folder “%s” is at the address that is printed, with its 404 pages",
  async (name, port) => {
    const { pathPrefix } = siteAddress(`https://host.example${name}`);
    writeFiles(`${project}/public`, {
      "index.html": "home",
      "404.html": "none",
      "en/404.html": "none in English",
      _headers: `${pathPrefix}/*\n  X-Frame-Options: DENY\n`,
      _redirects: redirectsFile(pathPrefix),
    });
    const { address, stop } = await serve(port, project);
    const answers = ["/", "/nope", "/404", "/en/nope", "/en/404/"].map(async (url) => {
      const response = await fetch(address + url);
      return [response.status, await response.text()];
    });
    expect(await Promise.all(answers)).toEqual([
      [200, "home"],
      ...[404, 404].map((status) => [status, "none"]),
      ...[404, 404].map((status) => [status, "none in English"]),
    ]);
    stop();
  },
);
