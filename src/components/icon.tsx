import type { IconType } from "react-icons";
import {
  FaFacebookF,
  FaInstagram,
  FaLinkedinIn,
  FaSnapchat,
  FaTiktok,
  FaXTwitter,
  FaYoutube,
} from "react-icons/fa6";
import {
  LuArrowRight,
  LuArrowUp,
  LuMail,
  LuMapPin,
  LuPause,
  LuPhone,
  LuPlay,
  LuX,
} from "react-icons/lu";

const icons = {
  arrow: LuArrowRight,
  up: LuArrowUp,
  close: LuX,
  email: LuMail,
  location: LuMapPin,
  pause: LuPause,
  phone: LuPhone,
  play: LuPlay,
  facebook: FaFacebookF,
  instagram: FaInstagram,
  linkedin: FaLinkedinIn,
  snapchat: FaSnapchat,
  tiktok: FaTiktok,
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
