/**
 * Ways out stay lit when power fails. Applies under FBC-Building where two exits are required: emergency lighting shown
 * passes if the stated minutes and average foot-candles suffice, its express absence fails, put off or silent sheets
 * ask. Minutes, foot-candles.
 * @source FBC-B 8th ed. (2023), 1008.3 and 1008.3.4
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { isCommercial } from "../../building_profile.ts";
import { allOf, defineRule, inapplicable, type Verdict } from "../../define_rule.ts";
import { judgeMin, judgePresence, lookFor, type Presence, sheetsOf } from "../../measure.ts";
import { footCandlesIn, minutesIn } from "./_light.ts";
import { lightRows } from "./_light_rows.ts";
import { needsTwoExits } from "../exits/_occupants.ts";

const EMERGENCY =
  /\bE\.?M\.?\s+(?:UNITS?|LIGHTS?|LTG|FIXT\w*|LUMINAIRES?|PACKS?|BATTER\w*|BALLASTS?)\b|\bBATTERY\s+(?:UNITS?|LIGHTS?|PACKS?)\b(?!\s*(?:SMOKE|ALARM))|\bEMERGENCY\s+POWER\b[^.;]{0,20}\bEGRESS\s+(?:LIGHT|ILLUM)|\bEMERGENCY\s+UNITS?\b(?!\s+(?:HEAT|SUB))|\bEMERGENCY\s+(?:EGRESS\s+|EXIT\s+|BATTERY\s+)?(?:LIGHT\w*|ILLUM\w*|BATTERY|FIXTURES?|LTG|BALLASTS?)\b|\bEMERG\.?\s+(?:LTG|LIGHT\w*|BATTER\w*|UNITS?\b(?!\s+(?:HEAT|SUB)))|\bBUG-?\s?EYES?\b|\bBATTERY\s+(?:PACKS?|BACK-?\s?UP)\b[^.;]{0,30}\b(?:LIGHT|EGRESS|FIXTURE)|\bEGRESS\s+LIGHT\w*\b[^.;]{0,30}\b(?:BATTERY|90)|\b(?:EXIT|LIGHT)\w*\s*\/\s*EMERGENCY|\b(?:LIGHT|ILLUMINATE)\b[^.;]{0,20}\bEGRESS\b[^;]{0,60}\bON\s+BATTER(?:Y|IES)\b/i;

/** What the set says of emergency lighting. */
const said = (plan: PlanSet): Presence[] =>
  lookFor(plan, {
    shown: EMERGENCY,
    denied:
      /\b(?:NO|WITHOUT|OMIT) EMERGENCY (EGRESS )?(LIGHT\w*|ILLUM\w*)|\bEMERGENCY LIGHT\w*\s*[:=-]?\s*(NONE|NOT (PROVIDED|REQUIRED|SHOWN))\b/i,
    drawn: { type: "emergency light" },
    silentOn: sheetsOf(plan, { kinds: ["reflected ceiling plan", "electrical", "life safety"] }),
    searched: "emergency egress lighting",
  });

/** The average level a text tells, foot-candles, of the sentence that calls it so; minutes behind it are no minimum. */
function averageIn(text: string): number | null {
  const told = text.split(/;|\.\s+(?=[A-Z])/i).find((it) => /\bAV(E|G|ERAGE)?\b/i.test(it)) ?? "";
  return /(?<!\d[\s-]{0,2})\bMIN(IMUM)?\b/i.test(told) ? null : footCandlesIn(told);
}

export default defineRule({
  id: "egress/emergency-lighting",
  requirementId: "FBC-B-1008.3-emergency-light",
  when: (building, { plan }) => allOf(isCommercial(building), needsTwoExits(plan, building)),
  demand: {
    thing: "emergency light",
    property: ["duration", "light"],
    // The least of a point, what is left at the end, and the uniformity have limits of their own.
    unless:
      /\bMIN(?:IMUM)?\b|\b(?:AT )?ANY (?:ONE )?(?:POINT|PLACE|LOCATION)\b|\bLOW(?:EST)? (?:POINT|SPOT|PLACE)|\bAT (?:THE )?END\b|\bEND OF\b|\bUNIFORM/i,
    limit: ({ egress }, it) =>
      it.property === "light" ? { min: 1 } : { min: egress.emergencyLightMin / 60 },
  },
  applies: (plan) => {
    const levels = lightRows(plan).filter(({ isEmergency, averageFc }) =>
      isEmergency && averageFc !== null
    );
    return [...levels, ...said(plan)];
  },
  check(it, { plan, building, limits }): Verdict | Verdict[] {
    if ("averageFc" in it) {
      const level = {
        actual: it.averageFc ?? 0,
        required: limits.egress.emergencyLightFc,
        unit: "fc",
      };
      return judgeMin(level, "dark");
    }
    if (it.state === "absent" && needsTwoExits(plan, building) !== "yes") return inapplicable();
    if (it.state !== "shown") return judgePresence(it);
    const { emergencyLightMin, emergencyLightFc } = limits.egress;
    for (const at of [it, ...it.also ?? []]) {
      const words = at === it ? it.text : at.sourceText;
      const minutes = /\bTEST|MONTHLY|ANNUAL|YEARLY/i.test(words) ? null : minutesIn(words);
      if (minutes !== null && minutes < emergencyLightMin) {
        const data = { actual: minutes, required: emergencyLightMin, unit: "min" };
        return judgeMin(data, "short", { at });
      }
      const level = averageIn(words);
      if (level !== null && level < emergencyLightFc) {
        return judgeMin({ actual: level, required: emergencyLightFc, unit: "fc" }, "dark", { at });
      }
    }
    return judgePresence(it);
  },
  messages: {
    ok: "Emergency egress lighting is shown.",
    short: "Emergency lighting lasts {actual} min; at least {required} min is required.",
    dark: "Emergency lighting averages {actual} fc; at least {required} fc is required initially.",
    denied: "The set says there is no emergency lighting: {text}",
    deferred: "Emergency egress lighting is deferred: {text}",
    absent:
      "Emergency egress lighting is required where two exits are required; none was found on the sheets that would show it.",
  },
  recommendation:
    "Show 90-minute emergency lighting along the means of egress, with its layout and power source.",
});
