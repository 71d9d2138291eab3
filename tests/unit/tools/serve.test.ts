import { chosenPort } from "../../../tools/server";

test.each(["abc", "80a", "-1", "8080.5", "70000", "0"])(
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
