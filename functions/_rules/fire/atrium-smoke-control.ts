/**
 * Atriums through more than two storeys have smoke control, separation and sprinklers.
 * Applies to spaces named atrium.
 * @source FBC-B 8th ed. (2023), 404
 */
import { isCommercial } from "../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { denying, mentions, newWork, type Statement } from "../measure.ts";
import { storiesIn } from "./_words.ts";

const SMOKE_CONTROL = /\bSMOKE\s+(CONTROL|EXHAUST|MANAGEMENT|REMOVAL)/i;
const DENIED = new RegExp(
  `${
    denying(String.raw`SMOKE\s+(?:CONTROL|EXHAUST|MANAGEMENT|REMOVAL)(?:\s+(?:SYSTEMS?|FANS?))?`)
      .source
  }|${/SMOKE\s+(?:CONTROL|EXHAUST)\W{0,4}(?:NONE|NOT\s+(?:REQ\w*|PROVIDED)|N\/A)/.source}`,
  "i",
);

export default defineRule<Statement>({
  id: "fire/atrium-smoke-control",
  requirementId: "FBC-B-404-atrium",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "404" },
  category: "Fire Safety",
  title: "Atrium",
  when: isCommercial,
  applies: (plan) =>
    newWork(plan, {
      topic: /\bATRI(UM|A|UMS)\b/i,
      titled: true,
      not: /\bNO\s+ATRI|NOT\s+AN\s+ATRI|ATRIUM\W{0,4}(NONE|N\/A|NO\s*$)/i,
    }).toSorted((a, b) => Number(DENIED.test(b.text)) - Number(DENIED.test(a.text))).slice(0, 1),
  check(it, { plan, building }) {
    const stories = storiesIn(it.text) ?? building.stories.value;
    const data = { text: it.text, stories };
    if (stories !== null && stories <= 2) return inapplicable();
    if (DENIED.test(it.text)) {
      return stories === null ? cantTell("open", data) : fail("denied", data);
    }
    return mentions(plan, SMOKE_CONTROL, { not: DENIED }) ? pass(data) : cantTell("open", data);
  },
  messages: {
    ok: "Smoke control of the atrium is shown.",
    denied: "The atrium through {stories} storeys is stated without smoke control: {text}.",
    open: "An atrium is shown, but no smoke control for it.",
  },
  recommendation:
    "Show smoke control design, separation and sprinklers, or redesign it as a permitted floor opening.",
});
