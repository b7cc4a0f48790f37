/**
 * One of each six accessible spaces takes a van.
 * Looks for a van space where accessible parking is shown, and compares its number when stated.
 * @source FBC-A 8th ed. (2023), 208.2.4
 */
import { readParking } from "../calculators/accessible_parking.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { vanSpacesFor } from "../limits/fbc_2023/tables/accessible_parking.ts";
import { overlaps } from "../../_shared/geometry.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  allStatements,
  comparedUnder,
  lookFor,
  loose,
  newWork,
  placeOf,
  type Presence,
} from "../measure.ts";
import { PARKING_TITLE } from "./_words.ts";

/** Where van spaces are shown or should be, with their number when stated. */
type VanSpaces = Presence & { count: number | null };

/** Vans ruled out among accessible spaces. */
const DENIED =
  /\bACCESSIBLE\b.{0,60}\b(NO|WITHOUT|NONE FOR) VANS?\b(?! (PARKING )?(SIGN|LOADING|POOL))|\bNO VAN ?-? ?(ACCESSIBLE|STALL|SPACE)(?!.{0,14}\b(ON|AT|IN|ABOVE) (THE )?(UPPER|LOWER|OTHER|ROOF|REAR|LEVELS?|(\w+ )?(LEVELS?|FLOORS?|LOT|DECK|GARAGE)\b))|\bNONE\b.{0,60}\b(FOR )?VANS?\b|\bCARS? ONLY\b.{0,40}\bNO VAN|\bVAN (ACCESSIBLE )?(SPACES?|STALLS?)\W{0,3}(NONE|NOT PROVIDED|OMITTED)/;

/** A label of one stall of a drawing of accessible stalls. */
const IN_STALLS = loose(PARKING_TITLE);

/** How many its own row requires; 0 where it says nothing. */
function ownLimit(found: VanSpaces, plan: PlanSet): number {
  const row = allStatements(plan).find((it) =>
    it.row !== null && it.page === found.page && overlaps(it.box, found.box)
  );
  const compared = row && comparedUnder(row, /\bPROV|\bACTUAL/i);
  // Of a row that counts all accessible stalls, vans among them, the limit is another's.
  if (!compared || Number(compared.given) !== found.count) return 0;
  return Number(/^\W*(\d+)\W*$/.exec(compared.limit)?.[1] ?? 0);
}

export default defineRule<VanSpaces>({
  id: "accessibility/parking-van-spaces",
  requirementId: "FBC-A-208.2.4-van",
  title: "Van accessible spaces",
  demand: {
    thing: "van space",
    property: "count",
    unless: /REQ|EACH|EVERY|PER\b|LOADING|DELIVERY|THIS (ROW|FLOOR|LEVEL|LOT)/,
    as: (count) => ({ state: "shown", count }),
  },
  leavesOut: (_frame, _subject, { plan }) => readParking(plan).van.length > 0,
  applies(plan) {
    const { accessible, van } = readParking(plan);
    if (van.length > 0) return [{ ...van[0].at, state: "shown", text: "", count: van[0].value }];
    const search = {
      shown: [
        /\bVAN\b[^.]{0,30}(ACCESSIBLE|SPACE|STALL|PARKING|SIGN)/,
        /ACCESSIBLE[^.]{0,25}\bVAN\b/,
      ],
      denied: DENIED,
      silentOn: accessible.some((it) => it.value > 0)
        ? plan.sheets.filter((it) => it.page === accessible[0].at.page)
        : [],
      searched: "a van accessible space",
    };
    const [label] = newWork(plan, { topic: /^\W*VAN\W*$/i, under: IN_STALLS, in: "notes" });
    if (label) return [{ ...placeOf(label), state: "shown", text: label.text, count: null }];
    return lookFor(plan, search).map((it) => ({ ...it, count: null }));
  },
  check(found, { plan }) {
    const accessible = readParking(plan).accessible[0]?.value ?? 1;
    const data = {
      actual: found.count,
      required: vanSpacesFor(Math.max(accessible, 1)),
      unit: "spaces",
    };
    if (found.state === "denied") return fail("denied", { ...data, actual: 0 });
    if (found.state !== "shown") return cantTell(found.state, { ...data, actual: 0 });
    if (found.count === null) return pass({ ...data, actual: "shown" });
    if (found.count < data.required) return fail("few", data);
    // The row itself may know of more stalls than are read.
    const required = ownLimit(found, plan);
    return found.count < required ? cantTell("few", { ...data, required }) : pass(data);
  },
  messages: {
    ok: "Van accessible spaces: {actual}; {required} required.",
    few: "Van accessible spaces: {actual}; at least {required} required.",
    deferred: "The van accessible space is deferred.",
    absent: "No accessible space is marked as van accessible; at least {required} is required.",
    denied: "No van accessible space; at least {required} is required.",
  },
  recommendation:
    "Mark one of every six accessible spaces as van accessible, with a sign and 98 in of clear height.",
});
