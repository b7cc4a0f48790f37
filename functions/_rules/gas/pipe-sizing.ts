/**
 * Gas piping is sized for its loads and its longest run.
 * Looks for the sizing where gas is in the set.
 * @source FBC-FG 8th ed. (2023), 402
 */
import { defineRule } from "../define_rule.ts";
import { isDeferred, mustShow, placeOf, unfilled } from "../measure.ts";
import { gasSheets, hasGas } from "./_words.ts";

const GAS = /\bGAS\b|PROPANE|\bL\.?P\b|CSST|\bCFH\b|\bMBH\b/;
/** Who installs it shall size it, somewhere later. */
const LEFT_TO_OTHERS =
  /\b(BY|PER) (THE )?(GAS |PLUMB\w* |LICENSED )?(INSTALLER|SUPPLIER|CO(MPANY|\b)|CONTR\w*|PLUMBER|UTILITY|PROVIDER|SUB\w*|FITTER)|(INSTALLER|CONTR\w*|PLUMBER|SUPPLIER|COMPANY|FITTER|\bG\.?C\b)\.? (TO|SHALL|WILL|MUST) (SIZE|CHOOSE|DETERMINE|SELECT|LOCATE|CALC\w*|VERIFY SIZE|PROVIDE SIZ)|(DETERMINED?|SIZED?|ROUTED?|LOCATED?) (IN|AT) (THE )?(FIELD|SITE)|FIELD (SIZED?|ROUTED?)/i;

type Shown = ReturnType<typeof mustShow>;

/** The rule with a list of gas loads whose column of pipe sizes nobody filled in. */
function orUnfilled(rule: Shown): Shown {
  return {
    ...rule,
    applies: (plan, context) => {
      const [empty] = unfilled(plan, { head: /\bPIPE\b|\bSIZE\b/i, title: /\bGAS\b|\bLP\b/i });
      return empty
        ? [{ ...placeOf(empty), state: "deferred", text: empty.title ?? "" }]
        : rule.applies(plan, context);
    },
  };
}

export default defineRule({
  id: "gas/pipe-sizing",
  requirementId: "FBC-FG-402-sizing",
  demand: { thing: "gas pipe sizing" },
  ...orUnfilled(mustShow({
    shown: [
      /GAS[^.;]{0,40}(SIZ(ED|ING)|LONGEST|TABLE)/,
      /PIPE SIZED PER (FBC|IFGC|NFPA)|SIZED PER[^.;]{0,20}402/,
      /LONGEST (RUN|LENGTH)|DEVELOPED LENGTH[^.;]{0,30}GAS/,
      /\b\d[\d,]* ?(CFH|MBH|BTU\/?H?R?)\b[^.;]{0,40}(TOTAL|LOAD|DEMAND)|TOTAL[^.;]{0,25}\d[\d,]* ?(CFH|MBH|BTU)/,
    ],
    denied: [
      /\bNO (PIPE |GAS )?(SIZ(ES|ING)|LOADS?|LENGTHS?|BTUH?|DEMAND)\b[^;]{0,24}(SHOWN|GIVEN|PROV|INCL|LISTED|CALC)/,
      /(PIPE |PIPING |LINE )(SIZ(ES|ING)|DIAMETERS?|LENGTHS?)[^;]{0,30}(NOT (PROV|INCL|SHOWN|GIVEN|CALC|LISTED)|OMITTED|NONE)/,
      /NO GAS (PIPE |PIPING )?(SIZING|CALC)|GAS (PIPE |PIPING )?(SIZING|SIZES|CALC\w*)[^.;]{0,12}(NOT (PROVIDED|INCLUDED|SHOWN)|OMITTED)/,
    ],
    titled: true,
    amid: GAS,
    deferred: (text) => isDeferred(text) || LEFT_TO_OTHERS.test(text),
    topic: [
      /\b(PIPE|PIPING|LINE|GAS|BRANCH)\b[^;]{0,14}SIZ(E|ES|ED|ING)|SIZ(E|ES|ED|ING)[^;]{0,20}(PIPE|PIPING|GAS)/,
      /GAS (PIPE|PIPING|LINE)?[^.;]{0,12}(SIZ(E|ES|ED|ING)|CALC)/,
      /\b(LONGEST (RUN|LENGTH)|DEVELOPED LENGTH|TOTAL (CONNECTED )?(LOAD|DEMAND))\b/,
    ],
    not: /GAS STATION|MEDICAL|REFRIGERANT/,
    silentOn: (plan) => hasGas(plan) ? gasSheets(plan) : [],
    searched: "gas pipe sizing",
  })),
  messages: {
    ok: "Gas pipe sizing is shown: {text}",
    denied: "No gas pipe sizing: {text}",
    deferred: "Gas pipe sizing is deferred: {text}",
    absent: "The set shows gas, and no pipe sizing was found.",
  },
});
