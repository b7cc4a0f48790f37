/** Footer of the landing page. */
import { Brand } from "../frame/Brand.tsx";

const LINK = "hover:underline pointer-coarse:py-2.5";

export function LandingFooter() {
  return (
    <footer className="border-t border-hairline">
      <div className="mx-auto flex max-w-6xl flex-wrap items-start justify-between gap-8 px-5 py-10 sm:px-8">
        <div className="max-w-md">
          <Brand id="footer-mark" />
          <p className="mt-2 text-sm text-muted">
            Plan review against the Florida Building Code, 8th edition (2023). FLClear assists
            design professionals and reviewers; permits are decided by the building official.
          </p>
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-x-10 gap-y-2 pointer-coarse:gap-y-0"
        >
          <a href="#about" className={LINK}>About</a>
          <a href="/login" className={LINK}>Sign in</a>
          <a href="#features" className={LINK}>Features</a>
          <a href="/register" className={LINK}>Create account</a>
          <a href="#faq" className={LINK}>FAQ</a>
          <a href="/verify" className={LINK}>Verify a report</a>
          <a href="#contact" className={LINK}>Contact</a>
          <a href="/api/docs" className={LINK}>API</a>
        </nav>
      </div>
    </footer>
  );
}
