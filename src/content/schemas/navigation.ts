import { z } from "zod";
import { described, group, route, schemaReference, textKey } from "./fields";

const item = group("NavigationItem", {
  label: textKey("The key of the words shown.", "common:navigation.home"),
  to: route("The page, without a language, with or without an anchor.", "/clients#careers"),
});

const menu = (maximum: number, description: string) =>
  described(z.array(item).min(1).max(maximum), `${description} At most ${maximum} items.`);

/** The menus. */
export const navigation = z.strictObject({
  $schema: schemaReference("navigation"),
  main: menu(6, "The menu at the top of every page."),
  overlay: menu(7, "The menu that fills the screen."),
  footer: menu(8, "The company's links at the foot."),
  legal: menu(6, "The small print at the foot."),
});
