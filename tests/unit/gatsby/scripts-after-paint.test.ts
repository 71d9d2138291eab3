import { deferScripts } from "../../../src/gatsby/scripts-after-paint";

const page = (scripts: string) => `<p>words</p><!-- slice-start -->${scripts}<!-- slice-end -->`;
const gatsbys =
  '<script src="/a/runtime.js" async=""></script><script src="/a/app.js" async></script>';

test("a page names its scripts in their order, and asks for none while it is read", () => {
  const html = deferScripts(page(`<script>window.a=1;</script>${gatsbys}`));
  expect(html).toContain(
    '<script>window.a=1;</script><script data-sources="/a/runtime.js /a/app.js">',
  );
  expect(html).not.toMatch(/<script[^>]* src=/);
});

test("a page that an earlier build finished keeps its scripts and gets this one's text", () => {
  const earlier = page('<script data-sources="/a/runtime.js /a/app.js">old()</script>');
  expect(deferScripts(earlier)).toBe(deferScripts(page(gatsbys)));
});

test("a page without scripts stays as it is", () => {
  expect(deferScripts(page(""))).toBe(page(""));
});
