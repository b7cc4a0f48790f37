/** The header of every public page: the same links at the same place, and the way back for whoever is signed in. */
import { Brand } from "../frame/Brand.tsx";
import { PUBLIC_LINKS } from "./links.ts";
import { useVisitor } from "./visitor.ts";

export interface PublicHeaderProps {
  /** Path of the page, to mark its link. */
  path?: string;
  /** As wide as a plan viewer. */
  isWide?: boolean;
}

export function PublicHeader({ path, isWide }: PublicHeaderProps) {
  const { isSignedIn } = useVisitor();
  const links = PUBLIC_LINKS.map(({ href, label }) => (
    <a key={href} href={href} aria-current={href === path ? "page" : undefined}>{label}</a>
  ));
  const account = isSignedIn ? <a href="/dashboard" className="site-action">Dashboard</a> : (
    <>
      <a
        href="/login"
        className="site-wide"
        aria-current={path === "/login" ? "page" : undefined}
      >
        AI Login
      </a>
      <a href="/register" data-dialog="trial-dialog" className="site-action">START FREE TRIAL</a>
    </>
  );
  return (
    <header className="site-header">
      <div className={isWide ? "site-width wide" : "site-width"}>
        <a href={isSignedIn ? "/landing" : "/"} aria-label="FLClear home" className="site-home">
          <Brand />
        </a>
        <nav aria-label="Main" className="site-links">{links}</nav>
        <div className="site-account">{account}</div>
        <div className="site-menu">
          <button type="button" popoverTarget="site-menu" aria-label="Menu">
            <svg width="1.25rem" height="1.25rem" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M2 5h16M2 10h16M2 15h16" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
          <nav id="site-menu" popover="auto" aria-label="Menu">
            {links}
            {isSignedIn ? <a href="/dashboard" className="site-tiny">Dashboard</a> : (
              <>
                <a href="/login" className="site-narrow">AI Login</a>
                <a href="/register" data-dialog="trial-dialog" className="site-tiny">
                  START FREE TRIAL
                </a>
              </>
            )}
          </nav>
        </div>
      </div>
    </header>
  );
}
