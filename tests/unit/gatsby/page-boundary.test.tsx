/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { PageBoundary } from "../../../src/gatsby/browser/page-boundary";

function FailsOnClick() {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) throw new Error("broken by a test");
  return (
    <section>
      <button type="button" onClick={() => setHasFailed(true)}>
        Third
      </button>
    </section>
  );
}

const Nothing = () => null;

const page = (path: string, children: ReactNode) => (
  <div id="gatsby-focus-wrapper">
    <PageBoundary path={path}>
      <div id="page" data-failed="A part stopped working." data-reload="Reload">
        {children}
      </div>
    </PageBoundary>
  </div>
);

beforeEach(() => jest.spyOn(console, "error").mockImplementation());

test("a page with a failed section stays as it was, with a sentence and a button", () => {
  render(
    page(
      "/",
      <>
        <section>First</section>
        <Nothing />
        <FailsOnClick />
        <section>Last</section>
      </>,
    ),
  );
  act(() => screen.getByRole("button").click());
  const sections = [...document.querySelectorAll("section")].map(({ textContent }) => textContent);
  expect(sections).toEqual(["First", "Third", "Last"]);
  expect(screen.getByRole("alert")).toHaveTextContent("A part stopped working.Reload");
});
