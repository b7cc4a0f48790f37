/**
 * People who cannot use stairs get out or find refuge. Applies under FBC-Building to buildings of several storeys
 * without sprinklers: areas of refuge or accessible means of egress shown pass, silence on life safety sheets asks.
 * @source FBC-B 8th ed. (2023), 1009.1
 */
import { isCommercial, isSprinklered } from "../../building_profile.ts";
import { allOf, cantTell, defineRule, inapplicable } from "../../define_rule.ts";
import { judgePresence, lookFor, sheetsOf } from "../../measure.ts";

const UPSTAIRS =
  /\bUPPER\b|\b(?:SECOND|THIRD|FOURTH|2ND|3RD|4TH)\s+(?:FLOOR|FLR|STOR(?:E?Y)|LEVEL)|\bLEVEL\s+[2-9]\b/i;
/** A way out over steps that nothing else goes around. */
const BY_STEPS = /^(?=.*\b(?:STEPS?|RISERS?)\b)(?=.*\bNO\s+RAMP\b)/is;

/** Says that one way out alone is accessible, and that there is another. */
const ONLY_ONE =
  /\bONLY\s+(?:ONE\s+|1\s+)?ACCESSIBLE\s+(?:MEANS\s+OF\s+EGRESS|EXIT)\b(?!\s+(?:IS\s+)?REQ)|\bONLY\s+(?:ONE|1)\s+(?:OF\s+[^.;]{0,20}\s+)?(?:EXIT\w*|ENTRANCE)\s+(?:IS\s+)?ACCESSIBLE\b/i;

/** Who says that none is asked for shows none. */
const NOT_ASKED =
  /\b(?:EGRESS|REFUGE|RESCUE|EXIT)\b[^.;]{0,20}\b(?:(?:NOT|NONE) REQ|N\/A|NOT APPLICABLE)|\bNO (?:ACCESSIBLE|AREAS?)\b[^.;]{0,24}\bREQ/i;

export default defineRule({
  id: "egress/accessible-means-of-egress",
  requirementId: "FBC-B-1009-accessible-egress",
  when: (building) => allOf(isCommercial(building)),
  demand: { thing: "area of refuge" },
  applies: (plan) =>
    lookFor(plan, {
      shown:
        /\bAREAS?\s+(OF|FOR)\s+(REFUGE|RESCUE|ASSISTED RESCUE)\b|\bACCESSIBLE\s+MEANS\s+OF\s+EGRESS\b|\bA\.?O\.?R\b|\bACCESSIBLE\s+(EGRESS|EXIT)\b|\bREFUGE AREAS?\b/i,
      denied: [
        ONLY_ONE,
        /\b(?:ACCESSIBLE MEANS OF EGRESS|AREAS? (?:OF|FOR) (?:REFUGE|(?:ASSISTED )?RESCUE))\W{1,4}(?:NONE|OMITTED|DELETED|(?:IS |ARE )?NOT (?:PROVIDED|SHOWN))\b(?! REQ)/i,
        /\b(?:NO|WITHOUT)\s+(?:ACCESSIBLE MEANS OF EGRESS|AREAS?\s+(?:OF|FOR)\s+(?:REFUGE|(?:ASSISTED\s+)?RESCUE)|(?:RESCUE|REFUGE)\s+AREAS?)\b(?!\s+(?:ARE\s+|IS\s+)?(?:REQ\w*|NEEDED|NECESSARY))/i,
      ],
      not: NOT_ASKED,
      silentOn: sheetsOf(plan, { kinds: ["life safety"] }),
      searched: "accessible means of egress",
    }),
  check(it, { building }) {
    if (it.state === "denied" && ONLY_ONE.test(it.text)) return cantTell("one", { text: it.text });
    const isUp = UPSTAIRS.test(it.text);
    const isLow = building.stories.value === null ? !isUp : building.stories.value < 2;
    const wet = isSprinklered(building, ["NFPA 13", "NFPA 13R", "yes, standard not stated"]);
    if (it.state === "denied" && !isUp && BY_STEPS.test(it.text)) {
      return cantTell("steps", { text: it.text });
    }
    if (it.state === "absent" && (isLow || wet !== "no")) return inapplicable();
    if (it.state === "denied" && (isLow || wet !== "no")) return inapplicable();
    return judgePresence(it);
  },
  messages: {
    ok: "Accessible means of egress are shown: {text}",
    denied:
      "The set says there are no accessible means of egress, which an upper story without sprinklers needs: {text}",
    steps:
      "An exit leads down steps, with neither a ramp nor an area of rescue assistance; if it is a required exit, it must be accessible: {text}",
    one:
      "Only one means of egress is accessible; a space that needs two exits needs two accessible ones: {text}",
    deferred: "Accessible means of egress are deferred: {text}",
    absent:
      "Upper stories without sprinklers need accessible means of egress with areas of refuge; none was found on the life safety sheets.",
  },
  recommendation:
    "Show the accessible means of egress from each accessible space, with areas of refuge at the stairs.",
});
