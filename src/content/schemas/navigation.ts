import { z } from "zod";
import { group, route, schemaReference, textKey } from "./fields";

const item = group("NavigationItem", {
  label: textKey("common:navigation.home"),
  to: route("/clients#careers"),
});

const menu = (maximum: number) => z.array(item).min(1).max(maximum);

/** The menus. */
export const navigation = z.strictObject({
  $schema: schemaReference("navigation"),
  main: menu(6),
  overlay: menu(7),
  footer: menu(8),
  legal: menu(6),
});
