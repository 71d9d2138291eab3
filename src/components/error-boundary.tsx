import { Component, type ReactNode } from "react";
import * as action from "./action.module.css";
import * as styles from "./error-boundary.module.css";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The elements of the children that are on the page now. */
  shown: () => ArrayLike<Node>;
  /** Called when the children have failed. */
  onFail?: () => void;
}

/**
 * When its children fail, their elements stay on the page, to be read but not used, with a sentence and a button that
 * reloads the page. React first runs the cleanup of their effects, which puts the elements back to their first state.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  private kept?: Node[];

  private put = (place: HTMLElement | null) => {
    if (place && this.kept) place.append(...this.kept);
  };

  override componentDidCatch() {
    // React may have built the whole page again. The splash must not start again with it.
    document.documentElement.dataset.splash = "seen";
    this.props.onFail?.();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // React removes them from the page after this.
    this.kept ??= Array.from(this.props.shown());
    // The words stand in the layout: what failed may be the part that provides translations.
    const page = document.getElementById("page");
    return (
      <div>
        <div ref={this.put} />
        <div role="alert" className={`${styles.notice} wrap no-print`}>
          <p>{page?.dataset.failed}</p>
          <button type="button" className={action.button} onClick={() => window.location.reload()}>
            {page?.dataset.reload}
          </button>
        </div>
      </div>
    );
  }
}
