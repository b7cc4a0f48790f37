/** Header that stays while the page scrolls. */
import { Brand } from "../frame/Brand.tsx";

const ANCHORS = [
  ["#about", "About"],
  ["#features", "Features"],
  ["#faq", "FAQ"],
  ["#contact", "Contact"],
  ["/verify", "Verify a report"],
] as const;

export function LandingHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-hairline bg-paper/95 backdrop-blur">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-3 px-5 sm:px-8">
        <a href="/" aria-label="FLClear home" className="flex items-center text-lg">
          <Brand size={24} />
        </a>
        <nav aria-label="Main" className="ml-6 hidden gap-6 text-muted lg:flex">
          {ANCHORS.map(([href, label]) => (
            <a key={href} href={href} className="hover:text-ink">{label}</a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <a
            href="/login"
            className="inline-flex h-10 pointer-coarse:h-11 items-center rounded px-3 font-semibold whitespace-nowrap hover:bg-sunken"
          >
            AI Login
          </a>
          <a
            href="/register"
            data-dialog="trial-dialog"
            className="inline-flex min-h-10 pointer-coarse:min-h-11 items-center rounded bg-accent px-3 text-center text-sm leading-tight font-semibold text-on-accent hover:bg-accent-strong sm:px-4 sm:whitespace-nowrap"
          >
            START FREE TRIAL
          </a>
        </div>
      </div>
    </header>
  );
}
