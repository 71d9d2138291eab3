// The icons of the site as one sheet, from the packages of react-icons: node art/icons.mjs
import { writeFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as brands from "react-icons/fa6";
import * as signs from "react-icons/lu";

const SHEET = "src/components/icons.svg";
const ICONS = {
  arrow: signs.LuArrowRight,
  up: signs.LuArrowUp,
  close: signs.LuX,
  document: signs.LuFileText,
  info: signs.LuInfo,
  menu: signs.LuMenu,
  moon: signs.LuMoon,
  pause: signs.LuPause,
  play: signs.LuPlay,
  search: signs.LuSearch,
  sun: signs.LuSun,
  email: signs.LuMail,
  location: signs.LuMapPin,
  phone: signs.LuPhone,
  facebook: brands.FaFacebookF,
  instagram: brands.FaInstagram,
  linkedin: brands.FaLinkedinIn,
  pinterest: brands.FaPinterestP,
  snapchat: brands.FaSnapchat,
  tiktok: brands.FaTiktok,
  whatsapp: brands.FaWhatsapp,
  x: brands.FaXTwitter,
  youtube: brands.FaYoutube,
};

const symbols = Object.entries(ICONS).map(([name, icon]) =>
  renderToStaticMarkup(
    createElement(icon, name === "pause" ? { fill: "currentColor", strokeWidth: 1 } : {}),
  )
    .replace("<svg", `<symbol id="${name}"`)
    .replace("</svg>", "</symbol>")
    .replace(/ (?:height="1em"|width="1em"|xmlns="[^"]*"|style="[^"]*")/g, ""),
);
await writeFile(SHEET, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
