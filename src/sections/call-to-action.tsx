import { graphql } from "gatsby";
import { ContactLink } from "../components/contact-link";
import { PictureBand } from "../components/picture/picture-band";
import { RunningText } from "../components/running-text";
import { useTranslation } from "../i18n";
import { contactFormPath } from "../shared/contact-links";
import { isPageDisabled } from "../shared/disabled-pages";

const page = "/services";

/** Asks the visitor to write, before a picture where there is one. */
export function CallToAction({ callToAction: backdrop }: Queries.CallToActionFragment) {
  const { t } = useTranslation("services");
  if (isPageDisabled(contactFormPath(page))) return null;
  const picture = backdrop?.image && { image: backdrop.image, focus: backdrop.focus };
  return (
    <PictureBand picture={picture}>
      <h2>{t("callToAction.title")}</h2>
      <p>
        <RunningText text={t("callToAction.text")} />
      </p>
      <ContactLink from={page}>{t("getInTouch")}</ContactLink>
    </PictureBand>
  );
}

export const query = graphql`
  fragment CallToAction on ContentServices {
    callToAction {
      image {
        ...ScreenWidePicture
      }
      focus
    }
  }
`;
