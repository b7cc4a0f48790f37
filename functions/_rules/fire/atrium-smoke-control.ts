/**
 * Atriums through more than two storeys have smoke control, separation and sprinklers.
 * Applies to spaces named atrium, and to those that say they are open through more than two storeys.
 * @source FBC-B 8th ed. (2023), 404
 */
import { anyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { contextOf, denying, either, mentions, newWork, type Statement } from "../measure.ts";
import { storiesIn } from "./_words.ts";

const SMOKE_CONTROL = /\bSMOKE\s+(CONTROL|EXHAUST|MANAGEMENT|REMOVAL)/i;
const DENIED = anyCase`${
  denying(String.raw`SMOKE\s+(?:CONTROL|EXHAUST|MANAGEMENT|REMOVAL)(?:\s+(?:SYSTEMS?|FANS?))?`)
}|${/SMOKE\s+(?:CONTROL|EXHAUST)\W{0,4}(?:NONE|NOT\s+(?:REQ\w*|PROVIDED)|N\/A)/}`;

/** A lobby or hall open through the storeys it names, whatever it is called. */
const OPEN_TO =
  /\bOPEN\s+TO\b[^.;]{0,30}?(?<levels>(?:\b(?:LEVELS?|FLOORS?|FLRS?|L)?\s*#?\d{1,2}(?:ST|ND|RD|TH)?\b(?!['"])(?:\s*(?:,|&|AND|-|TO|THROUGH)\s*)*){2,})/i;
const OF_STAIR = /\bSTAIRS?\b|\bSHAFT\b|\bDUCT\b|\bPARKING\b|\bGARAGE\b/i;

/** Storeys a space is open through: 4 for `OPEN TO LEVELS 2, 3 & 4 ABV.`; null when it names fewer than two. */
function storiesJoined(text: string): number | null {
  const levels = OPEN_TO.exec(text)?.groups?.levels;
  if (levels === undefined) return null;
  const named = [...levels.matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits));
  const [low, high] = [Math.min(...named), Math.max(...named)];
  const isBelowToo = /\bAB(?:OVE|V)\b/i.test(text) && low > 1;
  return high - low + 1 + (isBelowToo ? 1 : 0);
}

/** Is a space that is no stair or shaft open through more than two storeys? */
const isManyStoreys = (it: Statement): boolean =>
  (storiesJoined(it.text) ?? 0) > 2 && !OF_STAIR.test(contextOf(it));

export default defineRule({
  id: "fire/atrium-smoke-control",
  requirementId: "FBC-B-404-atrium",
  demand: { thing: "smoke control", where: /\bATRI/i },
  applies: (plan) =>
    newWork(plan, {
      topic: either(/\bATRI(UM|A|UMS)\b/i, OPEN_TO),
      titled: true,
      not: /\bNO\s+ATRI|NOT\s+AN\s+ATRI|ATRIUM\W{0,4}(NONE|N\/A|NO\s*$)/i,
    }).filter((it) => /\bATRI/i.test(it.text) || isManyStoreys(it)).toSorted((a, b) =>
      Number(DENIED.test(b.text)) - Number(DENIED.test(a.text))
    ).slice(0, 1),
  check(it, { plan, building }) {
    const stories = storiesJoined(it.text) ?? storiesIn(it.text) ?? building.stories.value;
    const data = { text: it.text, stories };
    if (stories !== null && stories <= 2) return inapplicable();
    if (DENIED.test(it.text)) {
      return stories === null ? cantTell("open", data) : fail("denied", data);
    }
    return mentions(plan, SMOKE_CONTROL, { not: DENIED }) ? pass(data) : cantTell("open", data);
  },
  messages: {
    ok: "Smoke control for the atrium is shown.",
    denied: "The atrium through {stories} stories is called out without smoke control: {text}.",
    open: "An atrium is shown, but no smoke control for it.",
  },
  recommendation:
    "Show the smoke control design, separation and sprinklers, or redesign it as a permitted floor opening.",
});
