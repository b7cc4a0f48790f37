/**
 * Ways out are lit. Applies under FBC-Building to stated foot-candles of egress illumination at the floor; stairs and
 * emergency lighting are read by their own rules. Foot-candles.
 * @source FBC-B 8th ed. (2023), 1008.2.1
 */
import { defineRule, inapplicable } from "../../define_rule.ts";
import { clausesOf, judgeMin, newWork } from "../../measure.ts";
import { footCandlesIn } from "./_light.ts";
import { type LightRow, lightRows } from "./_light_rows.ts";

const LIT_WAY =
  /\b(EGRESS|EXIT (ACCESS|DISCHARGE|PATH|ROUTE|AISLE)S?|AISLES? TO EXITS?|CORRIDORS?|WAYS? OUT|ROUTES? OUT|WALKING SURFACES?)\b(?:[^.;]|\.(?=\d)|(?<=\b(?:AVG|AVE|MIN))\.)*\b(LIT\b|ILLUM\w*|LIGHT\w*|F\.?C\b|FOOT)/i;
const OTHER_LIGHT =
  /\bEMERGENCY|\bBATTERY|\bSTAIR|\bPERFORMANCE|\bUNOCCUPIED|\bNIGHT|\bAFTER HOURS|\bEM\b|\b90\s*-?\s*MIN/i;

/** Places of a table of light levels that are on the way out. */
const LIT_PLACE =
  /\b(?:EGRESS|EXITS?|AISLES?|CORR(?:IDOR)?S?|HALL(?:WAY)?S?|PATHS?|WAYS? OUT|DISCHARGE|VESTIBULES?|PASSAGE\w*)\b/i;

/** A row of normal light on a way out. */
const isLitWay = ({ text, leastFc, isEmergency }: LightRow): boolean =>
  !isEmergency && leastFc !== null && LIT_PLACE.test(text) && !OTHER_LIGHT.test(text);

/** The clauses of a text before the one that turns to emergency lighting or stairs. */
function normalPart(text: string): string {
  const clauses = clausesOf(text);
  const turn = clauses.findIndex((it) => OTHER_LIGHT.test(it));
  return (turn < 0 ? clauses : clauses.slice(0, turn)).join("; ");
}

export default defineRule({
  id: "egress/egress-illumination",
  requirementId: "FBC-B-1008.2.1-egress-light",
  demand: {
    thing: ["corridor", "aisle"],
    property: "light",
    unless: /EMERG|BATTERY|EM\b|PERFORMANCE|\bSHOWS?\b|AUDITOR|THEAT|\bHOUSE LIGHT/i,
    limit: () => ({ min: 1 }),
  },
  applies(plan) {
    const listed = lightRows(plan);
    const said = newWork(plan, { topic: LIT_WAY, titled: true }).flatMap((it) => {
      const clause = clausesOf(normalPart(it.text)).find((said) =>
        LIT_WAY.test(said) && footCandlesIn(said) !== null
      );
      return clause === undefined ? [] : [{ ...it, clause, groups: {} }];
    });
    return [
      ...listed.filter(isLitWay),
      ...said.filter(({ box }) => !listed.some((row) => row.box === box)),
    ];
  },
  check(it, { limits }) {
    const actual = "leastFc" in it ? it.leastFc : footCandlesIn(it.clause);
    if (actual === null) return inapplicable();
    return judgeMin({ actual, required: limits.egress.egressLightFc, unit: "fc" }, "dark");
  },
  messages: {
    ok: "Egress illumination is {actual} fc; at least {required} fc is required.",
    dark:
      "Egress illumination is {actual} fc; at least {required} fc is required at the walking surface.",
  },
  recommendation:
    "Light the means of egress to at least {required} fc at the floor whenever the building is occupied.",
});
