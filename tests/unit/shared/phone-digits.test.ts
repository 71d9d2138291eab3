import fc from "fast-check";
import { phoneDigits } from "../../../src/shared/phone-digits";

test("a digit of any script has its value", () => {
  const scripts = Intl.supportedValuesOf("numberingSystem");
  for (const script of scripts) {
    const digits = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false });
    const written = digits.format(1234567890);
    if (/^\p{Nd}{10}$/u.test(written))
      expect([script, phoneDigits(written)]).toEqual([script, "1234567890"]);
  }
});

test("whatever is typed, digits remain, behind at most one leading +, and a second pass changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const digits = phoneDigits(typed);
      expect(digits).toMatch(/^\+?[0-9]*$/);
      expect(phoneDigits(digits)).toBe(digits);
    }),
    { numRuns: 300 },
  );
});
