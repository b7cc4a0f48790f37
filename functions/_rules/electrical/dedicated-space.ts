/**
 * Pipes and ducts of other trades stay out of the space above panels and switchboards.
 * A note that keeps them out passes; a note that runs one over a panel fails.
 * @source NFPA 70-2020, 110.26(E)
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase, exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule } from "../define_rule.ts";
import {
  allRows,
  feet,
  judgePresence,
  measuredCellHeaded,
  mustShow,
  placeOf,
  type Presence,
} from "../measure.ts";

/** The text does not forbid it. */
const NOT_KEPT_OUT =
  "^(?!.*\\b((NO|NOT|WITHOUT|W/O)(?! (AN? |ANY )?(DRIP PAN|SHIELD|LEAK))|KEEP|KEPT|FREE|PROHIBIT\\w*|AVOID|UNLESS|RELOCATE\\w*|REROUTE\\w*|OFFSET|AROUND|CLEAR OF|DO NOT|(?<!\\b(NO|WITHOUT|W/O) (AN? |ANY )?)(DRIP PAN|SHIELD))\\b)";
const PIPE =
  "\\b(DUCT(WORK)?S?|PIP(E|ES|ING)|S\\.?A\\.? MAIN|SAN\\b\\.?|(SANITARY|WATER|DRAIN|CONDENSATE|WASTE|GAS|STORM|SPRINKLER|SOIL|ROOF DRAIN|ROOF|OVERFLOW|CHILLED(?: WATER)?|REFRIGERANT|C\\.?W|H\\.?W|CHW|GREASE|VENT)\\.? ?(LINES?|MAINS?|STACKS?|RISERS?|LEADERS?|BRANCH(ES)?|WASTE|VENTS?)|RAIN LEADERS?|R\\.?W?\\.?L|C\\.?H?W\\.?[SR]?(?= |$)|H\\.?W\\.?[SR]?(?= |$)|COND(ENSATE)?|DRAINS?|WASTE|SOIL)\\b";
const OVER = "(ABOVE|ABV|OVER|THROUGH|ACROSS)\\b";
const EQUIPMENT =
  "(ELECTRICAL PANELS?|PANEL ?BOARDS?|\\bP(ANE|N)L\\.? ?['\"]?[A-Z0-9-]{1,6}\\b|\\bPNL\\b|SWITCH ?(BOARD|GEAR)|\\bSW(BD|GR)\\b|\\b[MHLE]DP(-?\\d)?\\b|\\bM(SB|DS|CC)(-?\\d)?\\b|\\b(LP|RP|DP|PP)-?\\d{1,2}[A-Z]?\\b|ELECTRICAL EQUIPMENT|LOAD ?CENTER|BREAKER PANEL|MAIN PANEL|SUB ?-?PANEL)";
/** More than the height of the space that is kept clear. */
const HIGH_ABOVE =
  "(?<!\\d-)\\b([6-9]|1\\d)(\\.\\d+|-\\d{1,2})? ?('|FT\\.?|FEET|(?<=-\\d{1,2} ?)(?=A))[^;]{0,16}\\b(ABOVE|ABV|OVER|CLEAR OF)\\b|\\b(7[2-9]|[89]\\d) ?(\"|IN\\.?) (CLEAR )?(ABOVE|OVER)";

const said = mustShow({
  shown: [
    /(NO|NOT|WITHOUT|KEEP|FREE OF|CLEAR OF|PROHIBIT)\b[^.;]{0,50}(DUCT|PIP(E|ING)|FOREIGN)[^.;]{0,50}(PANEL|SWITCH ?(BOARD|GEAR)|ELECTRICAL (ROOM|EQUIP))/,
    /DEDICATED (ELECTRICAL |EQUIPMENT )?SPACE/,
  ],
  denied: [
    exactCase`${NOT_KEPT_OUT}.*(${PIPE}|\bDOMESTIC\b)[^;]{0,40}\b(THROUGH|ACROSS|WITHIN|IN)\b[^;:]{0,12}\bDEDICATED (ELECTRICAL |EQUIPMENT )?SPACE`,
    exactCase`${NOT_KEPT_OUT}.*${PIPE}[^;]{0,110}\b${OVER}[^;:]{0,25}${EQUIPMENT}`,
    exactCase`${NOT_KEPT_OUT}.*${EQUIPMENT}\W{1,4}(\d[^;|]{0,6}["N]\.? )?(${PIPE}|\bSANITARY)[^;|]{0,20}\b(ABOVE|ABV|OVERHEAD|OVER IT)\b`,
    exactCase`${NOT_KEPT_OUT}.*${EQUIPMENT}[^;]{0,30}\b(BELOW|UNDER|BENEATH)\b[^;]{0,25}${PIPE}`,
  ],
  titled: true,
  not:
    exactCase`BUS ?-?DUCT|BUSWAY|WIRE ?-?WAY|RACEWAY|CABLE|UNDERGROUND DUCT|DUCT ?BANK|CONDUIT|CEILING PANEL|ACCESS PANEL|SOLAR|CONTROL PANEL|ALARM PANEL|FLOOR TO|SPRINKLERS? (?:BRANCH|LINE|PIPE)[^;]{0,24}\b(?:PROTECT|SERV)\w* (?:THE |THIS )?ROOM|${HIGH_ABOVE}`,
});

/** What stands over a piece of equipment; `isBare` where a list gives a height and does not say of what. */
type Foreign = Presence & { isBare?: true };

/** Heads over what runs above the equipment of a list, and what such a list tells of. */
const ABOVE_HEAD =
  /\b(?:DUCTS?|PIP(?:E|ES|ING)|FOREIGN)\b.*\b(?:ABOVE|ABV|OVER)|^(?:CLEAR )?(?:ABOVE|ABV|OVERHEAD)$|\bDEDICATED SPACE|^FOREIGN/i;
const OF_EQUIPMENT = /\b(?:WORKING|DEDICATED|ELECTRICAL|PANELS?|SWITCH|GEAR|CLEARANCES?)\b/i;
const RUNS = anyCase`${PIPE}|\b(?:MAIN|LINE|STACK|RISER)S?\b`;
const KEPT_OUT = /\b(?:NO|NONE|NOT|CLEAR|OFFSET|REROUTED?)\b/i;
/** How high above equipment its space ends, feet. */
const SPACE_FT = 6;

/** Rows that tell what runs above each panel: `TB | 3.0 | 30 | 6.5 | 2 IN CW MAIN AT 3 FT ABOVE`. */
const listed = (plan: PlanSet): Foreign[] =>
  allRows(plan).flatMap((it): Foreign[] => {
    const { schedule, row } = it;
    if (!schedule || !row || !OF_EQUIPMENT.test(schedule.title ?? "")) return [];
    const text = measuredCellHeaded(it, ABOVE_HEAD)?.trim() ?? "";
    if (text === "" || KEPT_OUT.test(text)) return [];
    const isBare = /^\d+(?:\.\d+)?['"]?$/.test(text);
    const heights = isBare ? [Number.parseFloat(text)] : feet.find(text).map(({ value }) => value);
    if (!isBare && !RUNS.test(text) || heights.some((height) => height >= SPACE_FT)) return [];
    return [{
      ...placeOf(it),
      state: "denied",
      text: it.sourceText,
      ...(isBare && { isBare: true as const }),
    }];
  });

export default defineRule<Foreign>({
  id: "electrical/dedicated-space",
  requirementId: "NEC-110.26-dedicated",
  title: "Dedicated electrical space",
  demand: { thing: "dedicated electrical space" },
  applies: (plan, context) => {
    const rows = listed(plan);
    // What a list says of each panel stands before what shows that some space is kept clear.
    const others = said.applies(plan, context).filter(({ state, readBy }) =>
      rows.length === 0 || state === "denied" || readBy === "model"
    );
    return [...rows, ...others];
  },
  check: (it) => it.isBare ? cantTell("denied", { text: it.text }) : judgePresence(it),
  messages: {
    ok: "The dedicated electrical space is kept clear: {text}",
    denied: "A foreign pipe or duct is over electrical equipment: {text}",
    deferred: "The dedicated electrical space is deferred: {text}",
  },
});
