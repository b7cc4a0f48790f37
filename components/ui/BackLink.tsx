/** The way back, above a heading: a link to another page, or a button where the page itself shows the list again. */
import { ArrowLeft } from "lucide-react";
import { cx } from "./cx.ts";

const LOOK =
  "no-print inline-flex h-7 pointer-coarse:h-11 items-center gap-1.5 text-base text-muted hover:text-ink";

export type BackLinkProps =
  & {
    /** Where it leads: `Dashboard`. */
    to: string;
    /** Other things stand beside it: on a phone the arrow says the rest. */
    isBeside?: boolean;
  }
  & ({ href: string } | { onBack: () => void });

export function BackLink({ to, isBeside, ...how }: BackLinkProps) {
  const name = `Back to ${to}`;
  const words = (
    <>
      <ArrowLeft size={16} aria-hidden="true" className="shrink-0" />
      {isBeside && <span className="sm:hidden">{to}</span>}
      <span className={cx(isBeside && "max-sm:hidden")}>{name}</span>
    </>
  );
  const look = { className: LOOK, "aria-label": isBeside ? name : undefined };
  return "href" in how
    ? <a href={how.href} {...look}>{words}</a>
    : <button type="button" onClick={how.onBack} {...look}>{words}</button>;
}
