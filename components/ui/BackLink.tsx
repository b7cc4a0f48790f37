/** The way back, above a heading: a link to another page, or a button where the page itself shows the list again. */
import { ArrowLeft } from "lucide-react";

const LOOK =
  "no-print inline-flex h-7 pointer-coarse:h-11 items-center gap-1.5 text-base text-muted hover:text-ink";

export type BackLinkProps = { children: string } & ({ href: string } | { onBack: () => void });

export function BackLink({ children, ...to }: BackLinkProps) {
  const words = (
    <>
      <ArrowLeft size={16} aria-hidden="true" />
      {children}
    </>
  );
  return "href" in to
    ? <a href={to.href} className={LOOK}>{words}</a>
    : <button type="button" onClick={to.onBack} className={LOOK}>{words}</button>;
}
