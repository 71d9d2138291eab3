import { writeSchemas } from "../src/content/json-schemas";

writeSchemas();
