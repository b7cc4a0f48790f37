/** Frame of the light public pages: brand, a few links, the page, a footer. */
import type { ReactNode } from "react";
import { PublicFooter } from "./PublicFooter.tsx";
import { PublicHeader } from "./PublicHeader.tsx";

export interface PublicPageProps {
  children: ReactNode;
  /** One card or one sentence, in the middle. */
  isAlone?: boolean;
  /** Path of this page, to mark its own link. */
  path?: string;
}

export function PublicPage({ children, isAlone, path }: PublicPageProps) {
  return (
    <>
      <a className="skip" href="#main">Skip to content</a>
      <PublicHeader path={path} />
      <main id="main" tabIndex={-1}>
        {isAlone ? <div className="alone">{children}</div> : children}
      </main>
      <PublicFooter />
      <section className="toasts" aria-label="Notifications (F8)" tabIndex={-1} />
    </>
  );
}
