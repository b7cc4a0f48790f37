/**
 * In flood hazard areas the drawings give zone, base flood elevation, map panel, datum and lowest floor.
 * Applies to flood data left blank or put off, and to data the set does not give at all.
 * @source FBC-B 8th ed. (2023), 107.2.6.1
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { isInFloodHazardArea } from "../building_profile.ts";
import { elevationsOf, LOWEST_MEMBER } from "../calculators/flood_elevation.ts";
import {
  CONFLICT_MESSAGE,
  contradictions,
  contradictionVerdict,
} from "../conflicts/contradictions.ts";
import { cantTell, defineRule, pass, type RuleContext } from "../define_rule.ts";
import {
  absenceOn,
  isDeferred,
  mentions,
  placeOf,
  sheetsOf,
  type Statement,
  statements,
} from "../measure.ts";
import { statedBases } from "./_bases.ts";
import { lowestFloor } from "./_lowest_floor.ts";

/** Flood data that are given, left open at a place, or missing. */
interface FloodData extends Evidence {
  state: "given" | "open" | "missing";
  what: string;
}

/** The set itself says that the site is flooded: `PARCEL LIES IN A SPECIAL FLOOD HAZARD AREA`. */
const IN_AREA =
  /\b(SITE|LOT|PARCEL|PROPERTY|PROJECT|BUILDING)\b[^;]{0,30}\b(LIES|LOCATED|IS|SITUATED|FALLS) (PARTLY |WITHIN |IN |INSIDE ){1,2}(A |THE )?(SPECIAL FLOOD HAZARD AREA|S\.?F\.?H\.?A)\b/;
const OUTSIDE = /\bNOT\b|\bNO\b|OUTSIDE|\bIF\b|\bWHERE\b|\bWHEN\b|UNLESS/;
const LABEL =
  /\b(FLOOD\s+(DATA|INFO\w*)|F\.?I\.?R\.?M\.?\b|FLOOD\s+(INSURANCE\s+RATE\s+)?MAP|MAP\s+PANEL|PANEL\s+(NO|NUMBER|#)|COMMUNITY\s+(NO|PANEL|NUMBER)|FLOOD\s+ZONE|BASE\s+FLOOD|B\.?F\.?E\b|DESIGN\s+FLOOD|LOWEST\s+(ADJ\w*\.?\s+)?(GRADE|FLOOR))/i;
const LEFT_OUT =
  /\bNOT\s+(SHOWN|GIVEN|LISTED|INDICATED|PROVIDED|STATED|DETERMINED|KNOWN|AVAILABLE|NOTED)\b|\bUNKNOWN\b|\bNO\s+FLOOD\s+(DATA|INFO\w*)|\bOMITTED\b|\|\s*(NONE|N\/A|-+)\s*$/i;
const PANEL =
  /\b(F\.?I\.?R\.?M\b|MAP\s+PANEL|COMMUNITY|PANEL\s+(NO|NUMBER|#))[^|]*(?:\|[^|]*?\bPANEL\b[^|]*?)?\d{4,}|\b\d{5,6}[A-Z]?\d{4}[A-Z]\b|\b12\d{3}C-?\d{4}/i;
const DATUM = /\bN[AG]VD\s*-?\s*('?\d{2,4})?/i;

export default defineRule({
  id: "flood/flood-data",
  requirementId: "FBC-B-107.2.6.1-flood-data",
  title: "Flood data on the drawings",
  when: (building, { plan }) =>
    mentions(plan, IN_AREA, { not: OUTSIDE }) ? "yes" : isInFloodHazardArea(building),
  applies: (plan, context) => [
    ...contradictions(plan, ["flood elevation", "floor level"]),
    ...floodData(plan, context),
  ],
  check(it, { building, plan }) {
    if ("conflict" in it) return contradictionVerdict(it);
    const data = { text: it.what };
    if (it.state === "given") return pass(data);
    const isKnown = isInFloodHazardArea(building) === "yes" ||
      mentions(plan, IN_AREA, { not: OUTSIDE });
    if (it.state === "missing" && !isKnown) return cantTell("zone", data);
    return cantTell(it.state, data);
  },
  messages: {
    ok: "Flood data is given: {text}.",
    conflict: CONFLICT_MESSAGE,
    open: "Flood data is deferred: {text}.",
    zone:
      "Whether the site is in a flood hazard area is not known: neither the sheets nor the form give its flood zone. In such an area, the drawings need: {text}.",
    missing: "The site is in a flood hazard area; not found on the drawings: {text}.",
  },
  recommendation:
    "Add the flood zone, base flood elevation with datum, map panel and date, and the lowest floor elevation.",
});

function floodData(plan: PlanSet, { building }: RuleContext): FloodData[] {
  const open = statements(plan, { topic: LABEL }).filter((it) =>
    isBlank(it) || isDeferred(it.text) || LEFT_OUT.test(it.text)
  )
    .map((it): FloodData => ({
      ...placeOf(it),
      state: "open",
      what: it.text.replace(/_{3,}/g, "blank"),
    }));
  if (open.length > 0) return open;
  const { codeSummary } = plan;
  const [zone] = zonesOf(plan);
  const [base] = statedBases(plan);
  const missing = [
    !zone && "flood zone",
    !base && !/^(A|V)\d*$|^AO/i.test(building.floodZone.value ?? "") && "base flood elevation",
    !mentions(plan, PANEL) && "map panel",
    !tellsDatum(plan) && "datum",
    codeSummary.finishedFloorElevationFt.length === 0 &&
    elevationsOf(plan, LOWEST_MEMBER).length === 0 && lowestFloor(plan, building).length === 0 &&
    "lowest floor elevation",
  ].filter((it) => it !== false);
  const place = zone ?? base;
  if (missing.length === 0) {
    return place
      ? [{ ...placeOf(place), state: "given", what: "zone, elevation, panel, datum, lowest floor" }]
      : [];
  }
  const sheet = absenceOn(sheetsOf(plan, { kinds: ["site", "cover"] }), missing.join(", "));
  return sheet && building.scope !== "alteration"
    ? [{ ...sheet, state: "missing", what: missing.join(", ") }]
    : [];
}

/** A zone in a list or a sentence about the flood: `ZONE AE, BASE FLOOD`. */
const ZONE = /\bZONE\W{1,3}(?:VE|AE|AO|AH|A\d*|V\d*|X)\b/i;
const OF_FLOOD = /\bFLOOD|\bF\.?E\.?M\.?A\b|\bF\.?I\.?R\.?M\b|\bB\.?F\.?E\b/i;

const zonesOf = (plan: PlanSet): Evidence[] => [
  ...plan.codeSummary.floodZone,
  ...statements(plan, { topic: ZONE, under: OF_FLOOD }),
];

/** Does a text, a title or a head of a table name the datum? */
const tellsDatum = (plan: PlanSet): boolean =>
  mentions(plan, DATUM) ||
  plan.schedules.some(({ title, columns }) =>
    DATUM.test([title, ...columns.map(({ header }) => header)].join(" | "))
  );

/** A label with nothing behind it: an empty value cell, or a line to fill in. */
function isBlank(it: Statement): boolean {
  if (isHeading(it)) return false;
  if (/_{3,}|\.{6,}/.test(it.text)) return true;
  if (it.row && it.row.cells.length > 1) {
    return it.row.cells.slice(1).every((cell) => /^[\s_.-]*$/.test(cell.text));
  }
  return /[:=]\s*\?*\s*$/.test(it.text);
}

const HEADING = /^\W*FLOOD\s+(?:ZONE\s+|HAZARD\s+)?(?:DATA|INFO\w*|CRITERIA|NOTES)\b[^|]*(?:\||$)/i;

/** The name of the whole list over rows with their values: the cell beside it stays empty. */
const isHeading = ({ schedule, row, text }: Statement): boolean =>
  schedule !== null && row !== null && HEADING.test(text) && schedule.rows[0] === row &&
  schedule.rows.length > 1;
