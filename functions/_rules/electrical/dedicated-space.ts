/**
 * Pipes and ducts of other trades stay out of the space above panels and switchboards.
 * A note that keeps them out passes; a note that runs one over a panel fails.
 * @source NFPA 70-2020, 110.26(E)
 */
import { defineRule } from "../define_rule.ts";
import { mustShow } from "../measure.ts";

/** The text does not forbid it. */
const NOT_KEPT_OUT =
  "^(?!.*\\b(NO|NOT|WITHOUT|KEEP|KEPT|FREE|PROHIBIT\\w*|AVOID|UNLESS|RELOCATE\\w*|REROUTE\\w*|OFFSET|AROUND|CLEAR OF|DO NOT|DRIP PAN|SHIELD)\\b)";
const PIPE =
  "\\b(DUCT(WORK)?S?|PIP(E|ES|ING)|S\\.?A\\.? MAIN|SAN\\b\\.?|(SANITARY|WATER|DRAIN|CONDENSATE|WASTE|GAS|STORM|SPRINKLER|SOIL|ROOF DRAIN|CHILLED WATER|C\\.?W|H\\.?W|CHW|GREASE|VENT)\\.? ?(LINES?|MAINS?|STACKS?|RISERS?|LEADERS?|BRANCH(ES)?|WASTE)|RAIN LEADERS?|R\\.?W?\\.?L|C\\.?H?W\\.?[SR]?(?= |$)|H\\.?W\\.?[SR]?(?= |$)|COND(ENSATE)?|DRAINS?|WASTE|SOIL)\\b";
const OVER = "(ABOVE|ABV|OVER|THROUGH|ACROSS)\\b";
const EQUIPMENT =
  "(ELECTRICAL PANELS?|PANEL ?BOARDS?|\\bP(ANE|N)L\\.? ?['\"]?[A-Z0-9-]{1,6}\\b|\\bPNL\\b|SWITCH ?(BOARD|GEAR)|\\bSW(BD|GR)\\b|\\b[MHLE]DP(-?\\d)?\\b|\\bM(SB|DS|CC)(-?\\d)?\\b|\\b(LP|RP|DP|PP)-?\\d{1,2}[A-Z]?\\b|ELECTRICAL EQUIPMENT|LOAD ?CENTER|BREAKER PANEL|MAIN PANEL|SUB ?-?PANEL)";
/** More than the height of the space that is kept clear. */
const HIGH_ABOVE =
  "(?<!\\d-)\\b([6-9]|1\\d)(\\.\\d+|-\\d{1,2})? ?('|FT\\.?|FEET|(?<=-\\d{1,2} ?)(?=A))[^;]{0,16}\\b(ABOVE|ABV|OVER|CLEAR OF)\\b|\\b(7[2-9]|[89]\\d) ?(\"|IN\\.?) (CLEAR )?(ABOVE|OVER)";

export default defineRule({
  id: "electrical/dedicated-space",
  requirementId: "NEC-110.26-dedicated",
  title: "Dedicated electrical space",
  demand: { thing: "dedicated electrical space" },
  ...mustShow({
    shown: [
      /(NO|NOT|WITHOUT|KEEP|FREE OF|CLEAR OF|PROHIBIT)\b[^.;]{0,50}(DUCT|PIP(E|ING)|FOREIGN)[^.;]{0,50}(PANEL|SWITCH ?(BOARD|GEAR)|ELECTRICAL (ROOM|EQUIP))/,
      /DEDICATED (ELECTRICAL |EQUIPMENT )?SPACE/,
    ],
    denied: [
      new RegExp(
        `${NOT_KEPT_OUT}.*(${PIPE}|\\bDOMESTIC\\b)[^;]{0,40}\\b(THROUGH|ACROSS|WITHIN|IN)\\b[^;:]{0,12}\\bDEDICATED (ELECTRICAL |EQUIPMENT )?SPACE`,
      ),
      new RegExp(`${NOT_KEPT_OUT}.*${PIPE}[^;]{0,110}\\b${OVER}[^;:]{0,25}${EQUIPMENT}`),
      new RegExp(
        `${NOT_KEPT_OUT}.*${EQUIPMENT}[^;]{0,30}\\b(BELOW|UNDER|BENEATH)\\b[^;]{0,25}${PIPE}`,
      ),
    ],
    titled: true,
    not: new RegExp(
      `BUS ?-?DUCT|BUSWAY|WIRE ?-?WAY|RACEWAY|CABLE|UNDERGROUND DUCT|DUCT ?BANK|CONDUIT|CEILING PANEL|ACCESS PANEL|SOLAR|CONTROL PANEL|ALARM PANEL|FLOOR TO|SPRINKLERS? (?:BRANCH|LINE|PIPE)[^;]{0,24}\\b(?:PROTECT|SERV)\\w* (?:THE |THIS )?ROOM|${HIGH_ABOVE}`,
    ),
  }),
  messages: {
    ok: "The dedicated electrical space is kept clear: {text}",
    denied: "A foreign pipe or duct is over electrical equipment: {text}",
    deferred: "The dedicated electrical space is deferred: {text}",
  },
});
