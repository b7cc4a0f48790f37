/**
 * Gas piping is sized for its loads and its longest run.
 * Looks for the sizing where gas is in the set.
 * @source FBC-FG 8th ed. (2023), 402
 */
import { defineRule } from "../define_rule.ts";
import { mustShow, type Presence } from "../measure.ts";
import { gasSheets, hasGas } from "./_words.ts";

export default defineRule<Presence>({
  id: "gas/pipe-sizing",
  requirementId: "FBC-FG-402-sizing",
  severity: "high",
  source: { volume: "FBC-FG", edition: "2023", section: "402" },
  category: "Gas",
  title: "Gas pipe sizing",
  ...mustShow({
    shown: [
      /GAS[^.;]{0,40}(SIZ(ED|ING)|LONGEST|TABLE)/,
      /PIPE SIZED PER (FBC|IFGC|NFPA)|SIZED PER[^.;]{0,20}402/,
      /LONGEST (RUN|LENGTH)|DEVELOPED LENGTH[^.;]{0,30}GAS/,
      /\b\d[\d,]* ?(CFH|MBH|BTU\/?H?R?)\b[^.;]{0,40}(TOTAL|LOAD|DEMAND)|TOTAL[^.;]{0,25}\d[\d,]* ?(CFH|MBH|BTU)/,
    ],
    denied: [
      /NO GAS (PIPE |PIPING )?(SIZING|CALC)|GAS (PIPE |PIPING )?(SIZING|SIZES|CALC\w*)[^.;]{0,12}(NOT (PROVIDED|INCLUDED|SHOWN)|OMITTED)/,
    ],
    topic: [
      /GAS (PIPE|PIPING|LINE)?[^.;]{0,12}(SIZ(E|ES|ED|ING)|CALC)/,
    ],
    not: /GAS STATION|MEDICAL|REFRIGERANT/,
    silentOn: (plan) => hasGas(plan) ? gasSheets(plan) : [],
    searched: "gas pipe sizing",
  }),
  messages: {
    ok: "Gas pipe sizing is shown: {text}",
    denied: "No gas pipe sizing: {text}",
    deferred: "Gas pipe sizing is not shown but put off: {text}",
    absent: "Gas is in the set and no pipe sizing was found.",
  },
  recommendation: "Show longest length, pressure, loads and pipe sizes.",
});
