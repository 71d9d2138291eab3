import { navigate } from "gatsby";
import type { ComponentProps, MouseEvent } from "react";
import { useMotionPaused } from "../browser/motion";
import { LocalizedLink, localizedPath, useLanguage } from "../i18n";
import { projectPath } from "../shared/anchors";

interface ProjectLinkProps extends Omit<ComponentProps<typeof LocalizedLink>, "to"> {
  slug: string;
}

/** A link to a project. The picture beside it moves to its place on the project's page, where the browser can do that. */
export function ProjectLink({ slug, ...rest }: ProjectLinkProps) {
  const path = localizedPath(projectPath(slug), useLanguage());
  const isPaused = useMotionPaused();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const picture = event.currentTarget.closest("li, figure")?.querySelector("picture");
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !picture || !document.startViewTransition || isPaused) return;
    event.preventDefault();
    // The old page stands still during a transition, so the new one is loaded before.
    void window.___loader.loadPage(path).finally(() => {
      picture.style.viewTransitionName = "project";
      document.startViewTransition(async () => {
        picture.style.viewTransitionName = "";
        await navigate(path);
      });
    });
  };
  return <LocalizedLink {...rest} to={projectPath(slug)} onClick={follow} />;
}
