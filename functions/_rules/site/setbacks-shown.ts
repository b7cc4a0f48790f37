/**
 * The site plan shows how far the building stands from its lines. Applies to sets with a site plan: a stated setback or
 * distance to a property line passes, silence asks once; alterations are left alone.
 * @source FBC-B 8th ed. (2023), 107.2.6; the values are local zoning
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths } from "../../_shared/units.ts";
import {
  CONFLICT_MESSAGE,
  type Contradiction,
  contradictions,
  contradictionVerdict,
} from "../conflicts/contradictions.ts";
import { cantTell, defineRule } from "../define_rule.ts";
import {
  allStatements,
  cellHeaded,
  cellOf,
  denying,
  either,
  judgePresence,
  lookFor,
  newWork,
  placeOf,
  type Presence,
  rowText,
  sheetsOf,
  unfilled,
} from "../measure.ts";

const LINE =
  /\bSET\s?-?\s?BACKS?\b|\bPROPERTY\s+LINES?\b|\b(TO|FROM)\s+P\.?\s?L\b|\bP\/L\b|\bP\.L\.|\bLOT LINES?\b|\bYARD\b|\bB\.?S\.?L\b|\bFIRE SEPARATION DISTANCE\b|\b\d['"]?\s*(FRONT|REAR|SIDE)\b/i;

/** Setbacks that are kept from something else than the line of the lot. */
const OF_OTHER =
  /\bSEWER|\bSEPTIC|\bDRAIN\s?FIELD|\bWELLS?\b|\bLAKE|\bSHORE|\bWETLAND|\bSTREAM|\bHIGH\s+WATER|\bBLUFF/i;

/** Length of a line of the lot, lettered along it: `75.00' P.L.`, `LOT LINE 100.00'`, `110.00' LOT LINE TO LOT LINE` */
const LINE_LENGTH =
  /\b(?:LOT|PROPERTY)\s+LINES?\s+TO\s+(?:LOT|PROPERTY)\s+LINE|^\W*\d[\d.,'"\s-]*(?:P\.?\s?L\.?|(?:LOT|PROPERTY)\s+LINE)\W*$|^\W*(?:P\.?\s?L\.?|(?:LOT|PROPERTY)\s+LINE)\W*\d[\d.,'"\s-]*$/i;

const YARD =
  /\b(SET\s?-?\s?BACKS?|(FRONT|REAR|SIDE|STREET)(\s+YARD|\s*\(|\b)|YARDS?|(NORTH|SOUTH|EAST|WEST)\s+(SIDE|LINE|YARD))\b/i;
const OF_YARDS = /\b(SET\s?-?\s?BACKS?|YARDS?|ZONING|SITE DATA)\b/i;
const NO_FIGURE =
  /^\W*(NOT\s+(SHOWN|GIVEN|STATED|DIMENSIONED|PROVIDED|DETERMINED)|NONE\s+(SHOWN|GIVEN)|OMITTED|UNKNOWN|T\.?B\.?D\.?|_{2,}|\?+)\W*$/i;

/** As many distances as a lot has sides: `TO P.L.: F 27.3', R 31.0', L 9.1'`. */
const FEWEST_SIDES = 3;
const OF_A_SIDE = /\b(?:[FRLNSEW]|[LR]\.?\s?S)\b\.?[:=\s]{1,3}\d/gi;

/** Does one text tell of more sides than one? `SETBACKS: FRONT 25', SIDES 7.5'`. */
const isOfSides = (text: string): boolean =>
  /\bSET\s?-?\s?BACKS\b|\bYARDS\b|\b(?:PROPERTY|LOT)\s+LINES\b|\bSIDES\b/i.test(text) ||
  (text.match(OF_A_SIDE)?.length ?? 0) >= FEWEST_SIDES ||
  new Set(text.toUpperCase().match(/\b(?:FRONT|REAR|SIDE|NORTH|SOUTH|EAST|WEST)\b/g)).size > 1;

/** Is a line only spoken of, in sentences: `ALONG THE SOUTH PROPERTY LINE STOOD A DOLL HOUSE`? A label may stand at a dimension. */
const isUnmeasured = ({ text }: Presence): boolean =>
  findLengths(text).length === 0 && text.split(/\s+/).length > LABEL_WORDS;
const LABEL_WORDS = 8;

/** Yards whose required distance a table gives and whose own it leaves out. */
const openYards = (plan: PlanSet): Presence[] =>
  plan.schedules.flatMap((schedule) => {
    const words = [schedule.title, ...schedule.columns.map(({ header }) => header)].join(" | ");
    if (!OF_YARDS.test(words)) return [];
    return schedule.rows.filter((row) => {
      const provided = cellOf({ schedule, row }, "provided") ??
        cellHeaded({ schedule, row }, /PROV|PROPOSED|ACTUAL|SHOWN/i);
      return YARD.test(row.cells[0]?.text ?? "") && NO_FIGURE.test(provided ?? "");
    }).map((row): Presence => {
      const text = rowText(row);
      const place = { ...placeOf(schedule), page: row.page, box: row.box, sourceText: text };
      return { ...place, state: "denied", text };
    });
  });

export default defineRule<Presence | Contradiction>({
  id: "site/setbacks-shown",
  requirementId: "GEN-setback",
  source: { volume: "FBC-B", edition: "2023", section: "107.2.6" },
  applies: (plan, { building }) => {
    if (building.scope === "alteration") return [];
    return [...contradictions(plan, ["setback"]), ...shownOn(plan)];
  },
  check: (it) =>
    "conflict" in it
      ? contradictionVerdict(it)
      : it.state === "shown" && (isUnmeasured(it) || (!it.also?.length && !isOfSides(it.text)))
      ? cantTell("one", { text: it.text })
      : judgePresence(it),
  messages: {
    ok: "Distances to the property lines are shown: {text}",
    conflict: CONFLICT_MESSAGE,
    one: "One distance or line is shown: {text}. None was found for the other sides.",
    denied: "The set says it does not show setbacks: {text}",
    deferred: "Setbacks are deferred: {text}",
    absent: "No distances from the building to the property lines were found on the site plan.",
  },
  recommendation:
    "Dimension the distance from the building to each property line on the site plan.",
});

/** Distances the set shows, leaves out or puts off; silence at its site plan. */
function shownOn(plan: PlanSet): Presence[] {
  const sites = sheetsOf(plan, { kinds: ["site", "survey"] });
  if (sites.length === 0) return [];
  const denied = lookFor(plan, {
    shown: LINE,
    denied: denying("SET ?BACKS?( DIM\\w*\\.?)?|DISTANCES? TO (THE )?(PROPERTY|LOT) LINES?"),
  }).filter(({ state }) => state === "denied");
  if (denied.length > 0) return denied.slice(0, 1);
  const open = openYards(plan);
  if (open.length > 0) return open.slice(0, 1);
  const [empty] = unfilled(plan, { head: /PROV|PROPOSED|ACTUAL|SHOWN/i, title: OF_YARDS });
  if (empty) return [{ ...placeOf(empty), state: "deferred", text: empty.title ?? "" }];
  const shown = newWork(plan, { topic: LINE, not: either(OF_OTHER, LINE_LENGTH) }).filter((
    { text },
  ) => findLengths(text).length > 0);
  const near = allStatements(plan).filter(({ page, text }) =>
    sites.some((sheet) => sheet.page === page) && LINE.test(text) &&
    !either(OF_OTHER, LINE_LENGTH).test(text)
  );
  const [first, ...others] = shown.length > 0 ? shown : near;
  if (first) {
    return [{ ...first, state: "shown" as const, text: first.text, also: others.slice(0, 4) }];
  }
  return lookFor(plan, {
    shown: LINE,
    not: OF_OTHER,
    silentOn: sites,
    searched: "setbacks to the property lines",
  });
}
