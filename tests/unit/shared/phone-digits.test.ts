import { phoneDigits } from "../../../shared/phone-digits";

test.each([
  ["١٢٣٤٥٦٧٨٩٠", "1234567890"],
  ["۱۲۳۴۵۶۷۸۹۰", "1234567890"],
  ["१२३४५६७८९०", "1234567890"],
  ["１２３４５６７８９０", "1234567890"],
  ["𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵𝟬", "1234567890"],
  [" ++٩٦٦ (0) 11-000 ext. +5", "+9660110005"],
])("of “%s” the digits remain, behind one leading + at most: %s", (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});
