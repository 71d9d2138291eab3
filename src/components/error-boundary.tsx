import { Children, Component, type ReactNode } from "react";
import { useTranslation } from "../i18n";
import { LoadState } from "./load-state";
import { Section } from "./section";

/** When its children fail, a quiet sentence stands in their place, with a button that shows them again. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override componentDidCatch() {
    // React may have built the whole page again. The splash must not start again with it.
    document.documentElement.dataset.splash = "seen";
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Failed retry={() => this.setState({ hasFailed: false })} />;
  }
}

/** Gives each child an error boundary of its own: one that fails leaves the others as they are. */
export function ErrorBoundaries({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => <ErrorBoundary>{child}</ErrorBoundary>);
}

function Failed({ retry }: { retry: () => void }) {
  const { t } = useTranslation("common");
  return (
    <Section>
      <LoadState status="failed" failed={t("loading.stopped")} retry={retry} />
    </Section>
  );
}
