import type { IconType } from "react-icons";
import {
  FaFacebookF,
  FaInstagram,
  FaLinkedinIn,
  FaPinterestP,
  FaSnapchat,
  FaTiktok,
  FaWhatsapp,
  FaXTwitter,
  FaYoutube,
} from "react-icons/fa6";
import {
  LuArrowRight,
  LuArrowUp,
  LuFileText,
  LuInfo,
  LuMail,
  LuMapPin,
  LuMenu,
  LuMoon,
  LuPause,
  LuPhone,
  LuPlay,
  LuSearch,
  LuSun,
  LuX,
} from "react-icons/lu";

const icons = {
  arrow: LuArrowRight,
  up: LuArrowUp,
  close: LuX,
  document: LuFileText,
  info: LuInfo,
  menu: LuMenu,
  moon: LuMoon,
  pause: LuPause,
  play: LuPlay,
  search: LuSearch,
  sun: LuSun,
  email: LuMail,
  location: LuMapPin,
  phone: LuPhone,
  facebook: FaFacebookF,
  instagram: FaInstagram,
  linkedin: FaLinkedinIn,
  pinterest: FaPinterestP,
  snapchat: FaSnapchat,
  tiktok: FaTiktok,
  whatsapp: FaWhatsapp,
  x: FaXTwitter,
  youtube: FaYoutube,
} satisfies Record<string, IconType>;

export type IconName = keyof typeof icons;

/** A small drawing beside a word, silent for screen readers: the word says it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Drawing = icons[name];
  return <Drawing className={className} aria-hidden="true" focusable="false" />;
}

/** Says whether an icon of that name exists. */
export function isIconName(name: string): name is IconName {
  return name in icons;
}
