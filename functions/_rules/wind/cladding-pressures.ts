/**
 * Drawings give the design pressures of components and cladding by zone.
 * Applies to statements of pressures; silence is reported where structural sheets give wind data without them.
 * @source FBC-B 8th ed. (2023), 1603.1.4; FBC-R R301.2
 */
import { defineRule } from "../define_rule.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  allStatements,
  besideOnDrawing,
  cellHeaded,
  denying,
  isDeferred,
  judgePresence,
  lookFor,
  placeOf,
  type Presence,
  rowPlace,
  sheetsTelling,
  unfilled,
} from "../measure.ts";

const PRESSURES = String
  .raw`(?:(?:COMPONENTS?\s*(?:AND|&|\/|\+)\s*CLADDING|C\s*&\s*C|DESIGN|WIND|OPENING|WINDOW|DOOR|ZONE)\s+)+(?:WIND\s+|DESIGN\s+)*PRESSURES?(?:\s+(?:TABLES?|FOR\s+[\w\s&]{3,25}))?|COMPONENTS?\s*(?:AND|&|\/|\+)\s*CLADDING|\bC\s*&\s*C`;

/** Somebody who sells or sets the products is to find the pressures; `PER MANUFACTURER'S APPROVAL` is no such. */
const LEFT_TO =
  /\bPRESSURES?\s*(?:[:=|–-]\s*)?(?:(?:IS|ARE|TO\s+BE|WILL\s+BE|SHALL\s+BE)\s+)?(?:\w+ED\s+)?(?:BY|FROM|PER)\s+(?:THE\s+)?(?:\w+\.?\s+){0,2}(?:SUPPLIERS?|MANUFACTURERS?|VENDORS?|INSTALLERS?|FABRICATORS?|MFRS?)\b(?!'?S?\s+\w*\s*(?:APPROV|ENGINEER|N\.?O\.?A|CALC|REPORT|TABLE|TEST))/i;

/** Lists of the structural engineer in sets that have no sheets of his. */
const STRUCTURAL_DATA =
  /\bWIND\b(?=.*\b(?:LOADS?|DATA|DESIGN|CRITERIA)\b)|\bSTRUCTURAL\b|\bSTRUCTURE\s*(?:AND|&|\/|,)\s*WIND\b|\b(?:DESIGN|DESIGN\s+LIVE)\s+LOADS\b/i;

const OF_CLADDING =
  /\bCOMPONENTS?\s*(?:AND|&|\/|\+)\s*CLADDING|\bC\s*&\s*C\b|\b(?:DESIGN|WIND|OPENING)\s+PRESSURES?/i;

const PRESSURE_HEAD = /\bPRESSURES?\b|\bP\.?S\.?F\b|\bD\.?\s?P\b/i;
const BY_MAKER =
  /^\W*(?:BY|FROM|PER)\s+(?:THE\s+)?(?:MAKER|MANUFACTURER|MFR|MFG|VENDOR|SUPPLIER|INSTALLER|OTHERS)\W*$/i;

/** Lists of windows and doors whose pressures are all left to who makes them: `DP PSF` over `BY MAKER`. */
const leftToMakers = (plan: PlanSet): Presence[] =>
  plan.schedules.filter(({ kind }) => kind === "window" || kind === "door").flatMap((list) => {
    const answers = list.rows.map((row) =>
      cellHeaded({ schedule: list, row }, PRESSURE_HEAD)?.trim() ?? ""
    );
    if (list.rows.length === 0 || !answers.every((answer) => BY_MAKER.test(answer))) return [];
    const [row] = list.rows;
    const place = rowPlace(list, row);
    return [{ ...place, state: "deferred" as const, text: place.sourceText }];
  });

/** A title over cells that are all left open, where no table was told apart. */
function isEmptyTable({ state, text, page, box }: Presence, plan: PlanSet): boolean {
  if (state !== "shown" || /\d/.test(text)) return false;
  const at = allStatements(plan).find((it) =>
    it.page === page && it.box.x === box.x && it.box.y === box.y
  );
  if (!at) return false;
  const cells = besideOnDrawing(at, plan).map((it) => it.text.trim());
  const open = cells.filter((cell) => /^(?:T\.?B\.?D\.?|_{2,}|\?+)$/i.test(cell));
  return open.length > 1 && !cells.some((cell) => /[+±-]\s*\d{2}|\d\s*P\.?S\.?F/i.test(cell));
}

export default defineRule<Presence>({
  id: "wind/cladding-pressures",
  requirementId: "FBC-B-1609-cc-pressures",
  source: { volume: "FBC-B", edition: "2023", section: "1603.1.4" },
  demand: { thing: "cladding pressures" },
  applies: (plan, { building }) => {
    const structural = sheetsTelling(plan, { disciplines: ["structural"] }, STRUCTURAL_DATA);
    const isDue = building.scope === "new" && plan.codeSummary.windSpeedMph.length > 0;
    const [empty] = unfilled(plan, { head: /\bPRESSURES?\b|\bP\.?S\.?F\b/i, title: OF_CLADDING });
    if (empty) return [{ ...placeOf(empty), state: "deferred", text: empty.title ?? "" }];
    const found = lookFor(plan, {
      shown:
        /\bCOMPONENTS?\s*(AND|&|\/|\+)\s*CLADDING|\bC\s*&\s*C\b|\bDESIGN\s+(WIND\s+)?PRESSURES?|\bWIND\s+PRESSURES?|\bZONE\s*[1-5]E?\b[^;]{0,40}[+-]\s*\d{2,3}(\.\d)?|^[^|]*\|\s*\+\s*\d{2,3}(\.\d+)?\s*\/\s*-\s*\d{2,3}/i,
      titled: true,
      topic: /\bCOMPONENTS?\s*(AND|&|\/|\+)\s*CLADDING|\bC\s*&\s*C\b|\b(DESIGN|WIND)\s+PRESSURES?/i,
      // What one approved product bears, or is attached for, is no pressure of a zone.
      not:
        /\bWATER\s+PRESSURE|SOIL\s+PRESSURE|BEARING\s+PRESSURE|PSI\b|\bFOR\s+(?:THE\s+)?(?:REQ\w*\.?\s+)?(?:DESIGN|WIND)\s+PRESSURES?\W*$|^(?!.*\bZONE)[^|]*\b(?:F\.?L\.?\s?#?\s?\d{4,6}|N\.?O\.?A\b)/i,
      denied: [
        denying(PRESSURES),
        /\b(SUPPLIERS?|MANUFACTURERS?|VENDORS?|CONTRACTOR|INSTALLERS?)\b[^.;]{0,20}\b(TO|SHALL|WILL|MUST)\s+(DETERMINE|CALCULATE|COMPUTE|FIGURE)[^.;]{0,40}\bPRESSURE/,
      ],
      deferred: (text) => isDeferred(text) || LEFT_TO.test(text),
      silentOn: isDue ? structural : [],
      searched: "component and cladding pressures",
    });
    const isSaid = found.some(({ state }) => state === "shown" || state === "denied");
    const left = isSaid ? [] : leftToMakers(plan).slice(0, 1);
    return left.length > 0 ? left : found;
  },
  check: (it, { plan }) =>
    judgePresence(isEmptyTable(it, plan) ? { ...it, state: "deferred" } : it),
  messages: {
    ok: "Component and cladding pressures are given.",
    denied: "The set gives no component and cladding pressures: {text}.",
    deferred: "Component and cladding pressures are deferred: {text}.",
    absent: "Wind data is given, but no component and cladding pressures are.",
  },
  recommendation: "Add the table of pressures by zone and area, with the zone widths.",
});
