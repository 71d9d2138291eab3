import { graphql } from "gatsby";
import { Action } from "../components/action";
import { PictureBand } from "../components/picture/picture-band";
import { RunningText } from "../components/running-text";
import { useTranslation } from "../i18n";
import { isPageDisabled } from "../i18n/disabled-pages";
import { contactPath } from "./contact-path";

const to = contactPath("tender");

/** Asks the visitor to write, before a picture where there is one. */
export function CallToAction({ callToAction: backdrop }: Queries.CallToActionFragment) {
  const { t } = useTranslation("services");
  if (isPageDisabled(to)) return null;
  const picture = backdrop?.image && { image: backdrop.image, focus: backdrop.focus };
  return (
    <PictureBand picture={picture}>
      <h2>{t("callToAction.title")}</h2>
      <RunningText as="p" text={t("callToAction.text")} />
      <Action to={to}>{t("getInTouch")}</Action>
    </PictureBand>
  );
}

export const query = graphql`
  fragment CallToAction on ContentServices {
    callToAction {
      image { ...ScreenWidePicture }
      focus
    }
  }
`;
