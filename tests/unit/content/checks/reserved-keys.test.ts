import { checkReservedKeys } from "../../../../src/content/checks/reserved-keys";
import { JsonFile } from "../../../../src/content/json-file";

const linesOf = (value: object) =>
  checkReservedKeys(new JsonFile("locales/en/forms.json", JSON.stringify(value, null, 2)));

test.each(["id", "parent", "children", "fields", "internal"])(
  "“%s” at the top of a file is refused, and nowhere else",
  (key) => {
    expect(linesOf({ title: "Forms", [key]: { name: "Name" } })).toEqual([
      {
        file: "locales/en/forms.json",
        line: 3,
        column: 3,
        field: key,
        message: "Gatsby keeps this name at the top of a file for itself; choose another",
      },
    ]);
    expect(linesOf({ labels: { [key]: "Name" } })).toEqual([]);
  },
);
