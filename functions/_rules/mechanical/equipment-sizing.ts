/**
 * Heating and cooling equipment is sized by calculation.
 * Looks for Manual J and S or an equivalent where new equipment is shown.
 * @source FBC-EC 8th ed. (2023), R403.7
 */
import { defineRule } from "../define_rule.ts";
import { denying, isDeferred, mentions, mustShow } from "../measure.ts";
import { mechanicalSheets } from "./_words.ts";

/** Left to who sells or installs the equipment: `TO BE SUPPLIED BY A/C SUB`. */
const LEFT_TO_OTHERS =
  /\bTO BE (?:SUPPLIED|FURNISHED|PREPARED|RUN|DONE|PERFORMED|MADE|CALCULATED)\b|\b(?:BY|FROM) (?:THE )?(?:A\/?C|H\.?V\.?A\.?C|AIR|MECH\w*\.?|COOLING|EQUIP\w*\.?)[ -](?:[A-Z]+ )?(?:SUB\w*|CONTR\w*|INSTALLER|VENDOR|DEALER|SUPPLIER|COMPANY|CO\b)|\b(?:SUB\w*|CONTRACTOR|INSTALLER|VENDOR|DEALER|SUPPLIER) (?:WILL|SHALL|TO) (?:FURNISH|SUBMIT|PROVIDE|PREPARE|SUPPLY|RUN)|\bWILL (?:FOLLOW|BE (?:SUPPLIED|FURNISHED|SUBMITTED|PROVIDED))|\bLATER\b/i;
/** It is there, whoever made it. */
const IN_SET =
  /\b(?:ATTACHED|ENCLOSED|INCLUDED|BOUND|HEREWITH|SEE (?:SHEET|[A-Z]{1,3}-?\d)|ON SHEET|BELOW|DATED|SUBMITTED|ON FILE)\b|\d[\d,.]*\s*(?:TONS?|BTU\w*|MBH)\b/i;

/** Where load calculations are those of heat, though they do not say so: `ENERGY FORMS BOUND; LOAD CALCS TOO`. */
const OF_HEAT = /\b(ENERGY|C40\d|COMCHECK|H\.?V\.?A\.?C|MECH\w*|AIR NOTES?)\b/;

export default defineRule({
  id: "mechanical/equipment-sizing",
  requirementId: "FBC-M-403.7-manual-J",
  source: { volume: "FBC-EC", edition: "2023", section: "R403.7" },
  demand: { thing: "manual j" },
  ...mustShow({
    shown: [
      /MANUAL ?-? ?(J|S|N)\b|ACCA/,
      /(HVAC|COOLING|HEATING|HEAT GAIN)[^.;]{0,25}LOAD CALC|LOAD CALC\w*[^.;]{0,25}(HVAC|COOLING|HEATING|ASHRAE)/,
      /(HEAT (GAIN|LOSS)|COOLING LOAD|HEATING LOAD)[^;]{0,25}CALC|CALC\w*\.?[^;]{0,20}(HEAT (GAIN|LOSS)|(COOLING|HEATING) LOAD)/,
      /(EQUIPMENT|HVAC) SIZING/,
      /HEAT(ING)? (AND|&|\/) COOL(ING)? LOADS?/,
    ],
    denied: [
      denying(
        "(?:MANUAL ?-? ?(?:J|S|N)\\b(?: CALC\\w*)?|(?:HVAC |COOLING |HEAT(?:ING)? )?LOAD CALC\\w*\\.?|ACCA)",
      ),
      /(SIZED|SIZING|SELECTED)[^;]{0,40}(RULE OF THUMB|SF (PER|\/) ?TON|SQ\.? ?FT\.? (PER|\/) ?TON|SQUARE FEET PER TON|TO MATCH EXIST|AS EXISTING)/,
      /(MANUAL ?-? ?J|LOAD CALC\w*)[^;]{0,30}(NOT (PERFORMED|DONE|RUN|PREPARED|MADE|PROV|REQ|SUBM)|NONE|OMITTED|WAIVED)/,
      /\bNO (MANUAL ?J|HVAC LOAD CALC)|(MANUAL ?J|HVAC LOAD CALC\w*)[^.;]{0,20}(NOT (PROVIDED|INCLUDED|REQUIRED|SUBMITTED)|OMITTED)/,
    ],
    deferred: (text) => isDeferred(text) || (LEFT_TO_OTHERS.test(text) && !IN_SET.test(text)),
    not:
      /EXISTING TO REMAIN|REPLAC|LIKE ?-?FOR ?-?LIKE|ELECTRICAL LOAD|\b\d+ ?A(MP\w*)? (SERVICE|FEEDER|PANEL)|(SERVICE|FEEDER|PANEL) LOAD|STRUCTURAL|WIND LOAD|TRUSS|PANEL LOAD/,
    silentOn: (plan) =>
      mentions(plan, /\b(AHU|RTU|CU|HP) ?-? ?\d|AIR HANDLER|CONDENSING UNIT|\d ?TONS?\b/) &&
        !mentions(plan, /\bLOAD CALC/, { under: OF_HEAT })
        ? mechanicalSheets(plan)
        : [],
    searched: "a sizing calculation (Manual J and S)",
  }),
  messages: {
    ok: "Equipment sizing is shown: {text}",
    denied: "No sizing calculation: {text}",
    deferred: "The sizing calculation is deferred: {text}",
    absent: "New heating or cooling equipment is shown, and no sizing calculation was found.",
  },
  recommendation: "Submit Manual J and S, or an equivalent, matching the equipment.",
});
