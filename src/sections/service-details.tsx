import { graphql } from "gatsby";
import { Picture } from "../components/picture/picture";
import { Reveal } from "../components/reveal";
import * as styles from "./service-details.module.css";

/** Two more pictures of a service, side by side. The picture above them has the description. */
export function ServiceDetails({ details }: Queries.ServiceDetailsFragment) {
  return (
    <Reveal kind="stagger" className={styles.pair}>
      {details?.map(
        (image) => image && <Picture key={image.id} image={image} alt="" sizes="52vw" />,
      )}
    </Reveal>
  );
}

export const query = graphql`
  fragment ServiceDetails on Service {
    details {
      id
      ...HalfWidthPicture
    }
  }
`;
