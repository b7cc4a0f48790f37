/**
 * Commercial drawings name the soil report or the bearing value the foundations stand on.
 * Applies to statements about soil; silence is reported on the foundation sheets of new buildings.
 * @source FBC-B 8th ed. (2023), 1803
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import {
  denying,
  judgePresence,
  lookFor,
  mentions,
  placeOf,
  type Presence,
  rowsAnswering,
} from "../measure.ts";
import { foundationSheets } from "./_sheets.ts";

const BEARING = /\b\d[\d,]{2,5}\s*(PSF|P\.S\.F|LBS?\s*\/\s*SQ|KSF)|\b\d(\.\d)?\s*(KSF|TSF)/i;

/** A bearing value stated anywhere stands in for the report of a light building. */
const statesBearing = (plan: PlanSet): boolean =>
  mentions(plan, BEARING, { under: /SOIL|BEARING|FOUNDATION/ });

/** Keeps a drill away from something else than the building: `NO SOIL BORING WITHIN 5 FT OF WELL`. */
const KEPT_AWAY = String
  .raw`(?!\w|\s+(?:SHALL\s+BE\s+|TO\s+BE\s+|IS\s+|ARE\s+)?(?:MADE\s+|TAKEN\s+|DRILLED\s+|LOCATED\s+|PERMITTED\s+|ALLOWED\s+)?(?:WITHIN|CLOSER|NEARER|LESS\s+THAN|NEAR|INSIDE|UNDER|BENEATH|THROUGH|INTO|ACROSS)\b(?![^.;|]{0,30}\b(?:BUILDING|BLDG|FOOTPRINT|FOUNDATIONS?|FOOTINGS?|STRUCTURE|SLAB|PAD|SITE|LOT(?!\s+LINE)|PROJECT|MILES?)\b))`;

const REPORT =
  `(?:SOILS?|GEOTECH\\w*|SUB-?\\s?SOILS?|SUB-?\\s?SURFACE|FOUNDATION)\\s+(?:ENGINEERING\\s+)?(?:REPORTS?|INVESTIGATIONS?|EXPLORATIONS?|STUDY|STUDIES|TESTS?|TESTING|BORINGS?${KEPT_AWAY}|DATA|INFORMATION|ANALYSIS)|\\b(?:SOIL\\s+|TEST\\s+)?BORINGS?${KEPT_AWAY}|\\bGEOTECH(?:NICAL)?\\b`;
const VALUE =
  "(?:SOIL\\s+)?BEARING\\s+(?:VALUES?|CAPACITY|PRESSURES?|STRENGTH)|\\bSOIL\\s+(?:BEARING|CAPACITY)|\\bALLOWABLE\\s+BEARING";

/** What a pile carries or how deep it goes, left to who drives it: `PILE CAPACITY BY PILE CONTRACTOR`. */
const PILES_LEFT_TO =
  /\bPIL(?:E|ING)S?\b[^|]{0,60}\b(?:LENGTHS?|CAPACIT\w*|TIP\s+ELEV\w*|DEPTHS?|EMBED\w*)\b[^.;|]{0,30}\b(?:BY|FROM|PER|AS\s+(?:DETERMINED|SELECTED)\s+BY)\s+(?:THE\s+)?(?:PIL(?:E|ING)\s+|FOUNDATION\s+|SPECIALTY\s+|DRIVING\s+)?(?:(?:SUB-?\s?)?CONTRACTOR|SUB|INSTALLER|DRILLER|SUPPLIER|VENDOR|OTHERS)\b/i;

const SHOWN =
  anyCase`\bGEOTECH|\bSOILS?\s+(REPORT|BEARING|INVESTIGATION|CAPACITY)|\b(ALLOWABLE|ASSUMED|PRESUMPTIVE|DESIGN)\s+(SOIL\s+)?BEARING|\bBEARING\s+(VALUE|CAPACITY|PRESSURE)|\bSOIL\s+BORINGS?${KEPT_AWAY}`;

/** A value nobody looked at the soil for: `REPORT: NONE IN HAND; 2,000 PSF TO BE VERIFIED BY OTHERS`. */
const isUnverified = (text: string): boolean =>
  /\b(?:NONE|NOT|NO\s+(?:SOILS?|GEOTECH\w*|REPORT))\b/i.test(text) &&
  /\b(?:VERIFIED|CONFIRMED|CHECKED)\s+BY\s+(?:OTHERS|(?:THE\s+)?(?:OWNER|CONTRACTOR|BUILDER|G\.?C\b))/i
    .test(text);

/** Is it a row of a table that names the matter and leaves the cell for its value empty? */
const isEmptyRow = ({ page, box }: Presence, plan: PlanSet): boolean =>
  plan.schedules.some(({ kind, rows }) =>
    kind === "code summary" &&
    rows.some((row) =>
      row.page === page && row.box.x === box.x && row.box.y === box.y && row.cells.length === 2 &&
      row.cells[0].text.trim() !== "" && /^[\s_.–—-]*$/.test(row.cells[1].text)
    )
  );

/** Rows of a table of soil data whose answer is left open, in a set that gives no bearing value. */
const openRows = (plan: PlanSet): Presence[] =>
  statesBearing(plan) ? [] : rowsAnswering(plan, {
    head: /\b(?:VALUE|DATA|PROVIDED|RESULT|DESCRIPTION)\b/i,
    title: /\b(?:GEOTECH\w*|SOILS?)\b/i,
    answer: /^\W*(?:T\.?\s?B\.?\s?D\.?|_{2,}|\?+|PENDING|TO FOLLOW)\W*$/i,
  }).map((it) => ({ ...placeOf(it), state: "deferred", text: it.sourceText }));

export default defineRule({
  id: "structural/geotechnical-data",
  requirementId: "FBC-B-1803-geotech",
  title: "Geotechnical data",
  demand: { thing: "soil report" },
  applies: (plan, { building }) => {
    const sheets = building.scope === "new" ? foundationSheets(plan) : [];
    const open = openRows(plan);
    return open.length > 0 ? open.slice(0, 1) : lookFor(plan, {
      shown: SHOWN,
      topic: [SHOWN, PILES_LEFT_TO],
      denied: [
        /\bSOIL\s+(BEARING|CAPACITY)\b[^.;]{0,30}\b(NOT\s+VERIFIED|UNVERIFIED|NO\s+(REPORT|BORINGS?|TEST))/,
        denying(`${REPORT}|${VALUE}`),
        /\b(SUB-?\s?SOIL|SUB-?\s?SURFACE|SOILS?)\s+(CONDITIONS?\s+)?(WAS|WERE|HAS|HAVE|IS|ARE)?\s*(BEEN\s+)?NOT\s+(BEEN\s+)?(INVESTIGATED|TESTED|EXPLORED|BORED)/,
        /\bNO\s+(SOILS?|GEOTECH\w*)\s+(REPORT|INVESTIGATION)|\b(SOILS?|GEOTECH\w*)\s+REPORT\W{0,4}(NONE|NOT\s+(PROVIDED|REQ\w*))/i,
      ],
      // A report is always by others; with a bearing value the data stand on the sheet.
      deferred: (text) =>
        PILES_LEFT_TO.test(text) || isUnverified(text) || !BEARING.test(text) &&
          /\bT\.?B\.?D\b|TO\s+(BE\s+(DETERMINED|SUBMITTED|PROVIDED|CONFIRMED)|FOLLOW)|PENDING|_{4,}|DEFERRED|NOT\s+(YET\s+)?(AVAILABLE|RECEIVED|ISSUED|COMPLETED?)/i
            .test(text),
      silentOn: sheets,
      searched: "soil report or bearing value",
    });
  },
  check(it, { plan }) {
    if (isUnverified(it.text)) return judgePresence({ ...it, state: "deferred" });
    if (it.state === "denied" && (BEARING.test(it.text) || statesBearing(plan))) {
      return judgePresence({ ...it, state: "shown" });
    }
    const isEmpty = it.state === "shown" && !it.also?.length && isEmptyRow(it, plan);
    return judgePresence(isEmpty ? { ...it, state: "deferred" } : it);
  },
  messages: {
    ok: "A soil report or bearing value is given.",
    denied: "The set gives neither a soil report nor a bearing value: {text}.",
    deferred: "Soil data is deferred: {text}.",
    absent: "The foundation sheets give neither a soil report nor a bearing value.",
  },
});
