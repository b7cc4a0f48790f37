/** Frame of the light public pages: brand, a few links, the page, a footer. */
import type { ReactNode } from "react";
import { PublicFooter } from "./PublicFooter.tsx";
import { PublicHeader } from "./PublicHeader.tsx";

export interface PublicPageProps {
  children: ReactNode;
  /** Lines and cards of a length the eye follows; the left edge stays that of all pages. */
  isNarrow?: boolean;
  /** Path of this page, to mark its own link. */
  path?: string;
}

export function PublicPage({ children, isNarrow, path }: PublicPageProps) {
  return (
    <>
      <a className="skip" href="#main">Skip to content</a>
      <PublicHeader path={path} />
      <main id="main" tabIndex={-1}>
        {isNarrow ? <div className="measure">{children}</div> : children}
      </main>
      <PublicFooter />
      <section className="toasts" aria-label="Notifications (F8)" tabIndex={-1} />
    </>
  );
}
