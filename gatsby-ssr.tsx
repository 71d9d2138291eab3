import type { GatsbySSR } from "gatsby";
import { writeFirstPaint } from "./src/layout/first-paint";

export const onRenderBody: GatsbySSR["onRenderBody"] = writeFirstPaint;
