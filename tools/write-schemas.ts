import fs from "node:fs";
import { generatedFiles } from "../src/content/generated-files";

for (const [name, text] of generatedFiles()) fs.writeFileSync(name, text);
console.info("schemas/ and the guides' field tables are fresh.");
