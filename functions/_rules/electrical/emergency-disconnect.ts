/**
 * Firefighters can cut the power of a house from outside.
 * Looks for an outdoor service or emergency disconnect.
 * @source NFPA 70-2020, 230.85
 */
import { cantTell, defineRule } from "../define_rule.ts";
import { isDeferred, mustShow } from "../measure.ts";
import { serviceSheets } from "./_service.ts";

/** Words that leave it to the utility, or say that no drawing shows it. */
const OPEN =
  /\bNOT\s+(YET\s+)?(SHOWN|LOCATED)\b|\bCOORD\w*\.?\s+(LOCATION\s+)?(WITH|W\/)\s+(THE\s+)?(UTILITY|POWER|FPL|OWNER)/i;

/** The main stands indoors and an emergency disconnect outside. */
const ALSO_OUTSIDE =
  /EMERGENCY DISC\w*\.?[^;]{0,30}(OUTSIDE|EXTERIOR|OUTDOOR|AT METER)|METER ?[-\/]? ?MAIN(?!\W{0,4}(IS |BOTH |LOCATED )?IN)/i;

const INDOORS =
  /\b(?:INSIDE(?!\s+OF\s+(?:ENCL|CABINET))|INDOORS?|(?:IN|WITHIN)\s+(?:THE\s+)?(?:GARAGE|LAUNDRY|UTILITY|CLOSET))\b/i;
const OUTDOORS = /\b(?:OUTSIDE|OUTDOORS?|EXTERIOR|NEMA\s?3R|WEATHER\s?PROOF)\b/i;

const presence = mustShow({
  shown: [
    /EMERGENCY ?(SERVICE )?DISCONNECT/,
    /(OUTDOOR|EXTERIOR|OUTSIDE|WEATHERPROOF|NEMA ?3R|W\.?P\b)[^.;]{0,40}DISCONNECT/,
    /(SERVICE|MAIN) DISCONNECT[^.;]{0,40}(OUTDOOR|EXTERIOR|OUTSIDE|NEMA ?3R|AT METER)/,
    /METER ?(\/|-|&|AND|W\/|WITH)? ?(MAIN|DISCONNECT)|METER[^.;]{0,25}DISCONNECT/,
  ],
  denied: [
    /\bNO (EXTERIOR|OUTSIDE|OUTDOOR|EXT\.?) (MEANS (OF|TO)|SHUT ?-?OFF|SWITCH|MAIN|DISC)/,
    /(MAIN|SERVICE|METER|DISC\w*)[^;]{0,70}\b(NONE|NOTHING|NO DISC\w*|NO SWITCH|NO MAIN)\b[^;]{0,12}\b(OUTSIDE|OUTDOORS?|EXTERIOR|AT METER|ON EXTERIOR)/,
    /\b(NO|WITHOUT|W\/O)\b[^;]{0,20}DISC(ONNECT|\.|\b)[^;]{0,16}\b(AT|ON|NEAR)\b[^;]{0,10}(METER|EXTERIOR|OUTSIDE)/,
    /\b(NO|WITHOUT|W\/O) ?(AN )?((EMERGENCY|OUTDOOR|EXTERIOR|OUTSIDE|EXT\.) ){1,2}(SERVICE )?DISC(ONNECT|\.)/,
    /(SERVICE|MAIN|EMERGENCY) DISC(ONNECT|\.)( SW(ITCH|\.))?((?!OUTSIDE|EXTERIOR|OUTDOOR|METER)[^.;]){0,25}(INSIDE(?! OF (ENCL|CABINET))|INDOORS?|INTERIOR|IN (THE )?(GARAGE|LAUNDRY|UTILITY|CLOSET)|WITHIN GARAGE)/,
    /METER ?(\/|-|&|AND|W\/|WITH)? ?(MAIN|DISC\w*)\W{0,4}(IS |BOTH |LOCATED )?(INSIDE|INDOORS?|INTERIOR|IN (THE )?(GARAGE|LAUNDRY|UTILITY|CLOSET))/,
    /EMERGENCY DISCONNECT[^.;]{0,15}(NOT (PROVIDED|SHOWN|REQUIRED)|NONE|OMITTED)/,
  ],
  deferred: (text) => isDeferred(text) || OPEN.test(text),
  not: /CONDENS|A\/?C UNIT|POOL|GENERATOR|EQUIPMENT DISCONNECT|AHU|HVAC|WATER HEATER/,
  silentOn: serviceSheets,
  searched: "an outdoor emergency disconnect",
});

export default defineRule({
  id: "electrical/emergency-disconnect",
  requirementId: "NEC-230.85-disconnect",
  demand: { thing: "emergency disconnect" },
  applies: (plan, context) =>
    presence.applies(plan, context).filter((it) =>
      it.state !== "denied" || !ALSO_OUTSIDE.test(it.text)
    ),
  check: (it, context) =>
    it.state === "shown" && INDOORS.test(it.text) && !OUTDOORS.test(it.text)
      ? cantTell("indoors", { text: it.text })
      : presence.check(it, context),
  messages: {
    ok: "An outdoor disconnect is shown: {text}",
    denied: "The service disconnect is not outdoors: {text}",
    indoors: "The disconnect at the meter is said to stand indoors: {text}",
    deferred: "The emergency disconnect is deferred: {text}",
    absent: "No outdoor emergency disconnect was found at the service of this dwelling.",
  },
  recommendation:
    "Provide a readily accessible outdoor disconnect marked as the emergency disconnect.",
});
