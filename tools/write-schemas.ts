import fs from "node:fs";
import { schemaFiles } from "../src/content/json-schemas";

for (const [name, text] of schemaFiles()) fs.writeFileSync(name, text);
console.info("schemas/ is fresh.");
