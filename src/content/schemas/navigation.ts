import { file, group, listOf, route, textKey } from "./fields";

const item = group("NavigationItem", {
  label: textKey("common:navigation.home"),
  to: route("/clients#careers"),
});

const menu = (maximum: number) => listOf(item, "to").min(1).max(maximum);

/** The menus. */
export const navigation = file("../schemas/navigation.schema.json", {
  main: menu(6),
  overlay: menu(9),
  footer: menu(9),
  legal: menu(6),
});
