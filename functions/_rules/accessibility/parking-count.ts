/**
 * A lot has enough accessible spaces for its size.
 * Compares the stated number of accessible spaces with the table; totals that disagree must all
 * ask for more before it is a violation.
 * @source FBC-A 8th ed. (2023), 208.2
 */
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import {
  type ParkingCounts,
  readParking,
  type SpaceCount as CountSaid,
} from "../calculators/accessible_parking.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { accessibleSpacesFor } from "../limits/fbc_2023/tables/accessible_parking.ts";

/** The statement that counts accessible spaces, or the one that counts all when none does. */
type SpaceCount = Evidence & {
  count: number | null;
  /** All spaces of its own lot, where each lot gives both. */
  own?: number;
};

export default defineRule<SpaceCount>({
  id: "accessibility/parking-count",
  requirementId: "FBC-A-208.2-parking-count",
  demand: {
    thing: "accessible parking space",
    property: "count",
    unless: /\bVANS?\b|REQ|EACH|EVERY|PER\b|THIS (ROW|FLOOR|LEVEL|LOT)/,
    as: (count) => ({ count }),
  },
  leavesOut: (_frame, _subject, { plan }) => readParking(plan).accessible.length > 0,
  applies: (plan) => {
    const { total, accessible } = readParking(plan);
    const lots = accessible.flatMap(({ at, value }) =>
      total.filter((it) => it.at === at).map((it) => ({ ...at, count: value, own: it.value }))
    );
    if (lots.length > 1 && lots.length === total.length) return lots;
    if (accessible.length > 0) {
      const { at, value } = spokenFor(accessible, Math.min(...total.map((it) => it.value)));
      return [{ ...at, count: value }];
    }
    return total.length > 0 ? [{ ...total[0].at, count: null }] : [];
  },
  check(spaces, { plan }) {
    const said = spaces.own === undefined
      ? readParking(plan).total.map((it) => it.value)
      : [spaces.own];
    const totals = [...new Set(said)];
    if (totals.length === 0) return inapplicable();
    const required = accessibleSpacesFor(Math.max(...totals));
    const atLeast = accessibleSpacesFor(Math.min(...totals));
    const data = {
      actual: spaces.count,
      required: atLeast,
      unit: "spaces",
      total: totals.join(" or "),
    };
    if (spaces.count === null) {
      // A space for vans is an accessible one: for a small lot it is enough.
      const vans = Math.max(0, ...readParking(plan).van.map((it) => it.value));
      if (required > 0 && vans >= required) return pass({ ...data, actual: vans });
      return required > 0 ? cantTell("notShown", data) : inapplicable();
    }
    if (spaces.count >= required) return pass(data);
    if (spaces.count >= atLeast) return cantTell("depends", data);
    return spaces.own === undefined && mostOf(readParking(plan), required) >= atLeast
      ? cantTell("sum", data)
      : fail("few", data);
  },
  messages: {
    ok: "Accessible spaces: {actual} of {total}; {required} required.",
    few: "Accessible spaces: {actual} of {total}; at least {required} required.",
    depends:
      "Accessible spaces: {actual}; whether that is enough depends on which total is right: {total}.",
    sum:
      "Accessible spaces stated here: {actual} of {total}, with others elsewhere; at least {required} in all required.",
    notShown:
      "Parking spaces: {total}; the number of accessible ones is not shown; at least {required} required.",
  },
  recommendation: "Mark this many accessible spaces in the lot, at least: {required}.",
});

/** The first count, or the greatest where each is too small for the smallest total: others count a part. */
function spokenFor(counts: readonly CountSaid[], total: number): CountSaid {
  const isFew = ({ value }: CountSaid) => value < accessibleSpacesFor(total);
  return Number.isFinite(total) && counts.every(isFew)
    ? counts.reduce((most, it) => it.value > most.value ? it : most)
    : counts[0];
}

/** `VAN (INCLUDED ABOVE)`, `VAN SPACES AMONG THEM`, `VAN, INCL. IN ACCESSIBLE`, `OF WHICH VAN`, `1 (THE ACCESSIBLE SPACE IS A VAN SPACE)`, `1 OF EACH 6`. */
const INCLUDED =
  /\bINCL(?:UDED|\.)?\s+(?:ABOVE|IN\s+(?:THE\s+)?(?:ABOVE|ACC|ADA|H\.?\/?C|COUNT))|\bOF\s+(?:THE\s+)?(?:ABOVE\b|\d{1,3}\s+(?:ACC|ADA|H\.?\/?C)|ACC(?:ESSIBLE)?\b)|^\W*OF\s+(?:WHICH|THESE|THEM|THOSE)\b|\bAMONG\s+(?:THEM|THESE|THOSE|WHICH|THE\s+(?:ABOVE|ACC\w*|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|\d))\b|\bACC(?:ESSIBLE)?\s+(?:SPACE|STALL)\s+IS\s+(?:A\s+|THE\s+)?VAN\b|\b(?:1|ONE)\s+(?:OF|PER|IN|FOR)\s+(?:EACH\s+|EVERY\s+)?(?:6|SIX)\b/i;

/** `ACC SPACES (INCL VAN)`: the accessible ones are told with those for vans among them. */
const WITH_VANS = /\bINCL\w*\.?\s+(?:\d\s+)?VANS?\b/i;

/** Does a row that answers what is required speak of all accessible spaces: `ACC STALLS | 4 | 3`, where the lot needs 4? */
const isWhole = ({ sourceText }: Evidence, required: number): boolean =>
  sourceText.split("|").slice(1).some((cell) => cell.trim() === `${required}`);

/** The most accessible spaces the counts can mean: van spaces counted apart add to the others. */
function mostOf({ accessible, van }: ParkingCounts, required: number): number {
  const isTold = accessible.some(({ at, value }) =>
    value < required && (isWhole(at, required) || WITH_VANS.test(at.sourceText))
  );
  const apart = isTold
    ? []
    : van.filter((it) =>
      !accessible.some(({ at }) => at === it.at) && !INCLUDED.test(it.at.sourceText)
    );
  return Math.max(...accessible.map((it) => it.value)) +
    Math.max(0, ...apart.map((it) => it.value));
}
