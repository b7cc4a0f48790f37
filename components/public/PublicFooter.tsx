/** The footer of every public page: what it is, and where the rest stands. */

const LINKS = [
  { href: "/#features", label: "Features" },
  { href: "/#pricing", label: "Pricing" },
  { href: "/sample", label: "Sample report" },
  { href: "/method", label: "Accuracy" },
  { href: "/verify", label: "Verify a report" },
  { href: "/api/docs", label: "API" },
  { href: "/security", label: "Security and privacy" },
  { href: "/terms", label: "Terms" },
  { href: "/#contact", label: "Contact and support" },
];

export function PublicFooter({ isWide }: { isWide?: boolean }) {
  return (
    <footer className="site-footer">
      <div className={isWide ? "site-width wide" : "site-width"}>
        <p>
          FLClear checks plans against the Florida Building Code, 8th edition (2023). It assists
          design professionals and reviewers; the building official decides on permits.
        </p>
        <nav aria-label="Footer">
          {LINKS.map(({ href, label }) => <a key={href} href={href}>{label}</a>)}
        </nav>
      </div>
    </footer>
  );
}
