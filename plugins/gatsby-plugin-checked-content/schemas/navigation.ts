import { file, group, listOf, route, textKey } from "./fields";

const item = group("NavigationItem", {
  label: textKey("common:navigation.home"),
  to: route("/clients#careers"),
});

const links = (maximum: number) => listOf(item, "to").min(1).max(maximum);

/** The menus. */
export const navigation = file("../schemas/navigation.schema.json", {
  main: links(6),
  menu: links(9),
  footer: links(9),
  legal: links(6),
});
