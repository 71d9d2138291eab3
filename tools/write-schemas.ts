import { writeSchemas } from "../plugins/gatsby-plugin-checked-content/json-schemas";

writeSchemas();
