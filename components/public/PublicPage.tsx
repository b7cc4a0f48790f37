/** Frame of the light public pages: brand, a few links, the page, a footer. */
import type { ReactNode } from "react";
import { Brand } from "../frame/Brand.tsx";

export interface PublicPageProps {
  children: ReactNode;
  isNarrow?: boolean;
  /** Path of this page, so that its own link is left out. */
  path?: string;
}

const LINKS = [
  { href: "/verify", label: "Verify a report" },
  { href: "/login", label: "Sign in" },
  { href: "/register", label: "Create account" },
];

export function PublicPage({ children, isNarrow, path }: PublicPageProps) {
  return (
    <>
      <a className="skip" href="#main">Skip to content</a>
      <header className="top">
        <a href="/" aria-label="FLClear home">
          <Brand />
        </a>
        <nav aria-label="Main">
          {LINKS.filter((link) => link.href !== path).slice(0, 2).map((link) => (
            <a key={link.href} href={link.href}>{link.label}</a>
          ))}
        </nav>
      </header>
      <main id="main" className={isNarrow ? "narrow" : undefined} tabIndex={-1}>{children}</main>
      <footer>
        FLClear checks plans against the Florida Building Code, 8th edition (2023). It assists
        design professionals and reviewers; it does not replace the building official.
      </footer>
      <ol className="toasts" aria-label="Notifications (F8)" role="region" tabIndex={-1} />
    </>
  );
}
