import { writeSchemas } from "../plugins/gatsby-plugin-checked-content/gatsby/json-schemas";

writeSchemas();
