/** References to other sheets, as places that can be pressed; and the place somebody asked to see. */
import type { SheetLink } from "../../functions/_shared/contract/mod.ts";
import type { PercentRect } from "../../functions/_shared/geometry.ts";

/** Names a reference among all boxes of a sheet. */
export const linkId = ({ box }: SheetLink): string => `link:${box.x}/${box.y}`;

export function SheetLinkBoxes(
  { links, nameOf, onFollow }: {
    links: readonly SheetLink[];
    /** Number of a sheet by its page. */
    nameOf: (page: number) => string;
    /** `byKey`: it was activated from the keyboard. */
    onFollow: (link: SheetLink, byKey: boolean) => void;
  },
) {
  return links.map((link) => (
    <div key={linkId(link)} className="absolute" style={styleOf(link.box)}>
      <button
        type="button"
        data-link={linkId(link)}
        title={`Go to ${nameOf(link.toPage)}`}
        aria-label={`${link.text}: go to ${nameOf(link.toPage)}`}
        onClick={(event) => onFollow(link, event.detail === 0)}
        className="absolute -inset-0.5 cursor-pointer rounded-xs border-b-2 border-dotted border-[#1f5fbf] hover:bg-[#1f5fbf]/15 focus-visible:outline-2 focus-visible:outline-[#1f5fbf]"
      />
    </div>
  ));
}

/** A ring around a place, so that it is seen at any zoom. */
export function PlaceRing({ box }: { box: PercentRect }) {
  return (
    <div className="pointer-events-none absolute" style={styleOf(box)}>
      <div
        data-found
        className="absolute -inset-[3px] rounded-xs border-2 border-[#1f5fbf] bg-[#1f5fbf]/15"
      />
    </div>
  );
}

const styleOf = ({ x, y, width, height }: PercentRect) => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
});
