/**
 * Dead ends are short. Applies under FBC-Building to stated lengths of dead-end corridors where the longer figure for
 * NFPA 13 does not govern; where that is open, lengths between the two are a question. Feet.
 * @source FBC-B 8th ed. (2023), 1020.5
 */
import { atMost } from "../../../_shared/units.ts";
import { cantTell, defineRule, inapplicable } from "../../define_rule.ts";
import { judgeMax, type Stated } from "../../measure.ts";
import {
  allowsLongDeadEnds,
  DEAD_END,
  deadEnds,
  drawnDeadEnds,
  isWideForLength,
} from "./_dead_ends.ts";
import { loadBeside, needsTwoExits } from "../exits/_occupants.ts";

/** Words by which a space claims to need one way out only. */
const ONE_EXIT = /\b(?:ONE|SINGLE|1)\s+(?:EXIT|WAY\s+OUT)\b(?!\s+(?:SIGN|LIGHT))/i;

/** A space of few people with one way out, or one of which only one is required, may end dead. */
const claimsOneExit = (it: Stated, few: number): boolean =>
  ONE_EXIT.test(it.text) &&
  (/\bONE\s+EXIT\s+(?:IS\s+)?(?:REQ|ALLOWED|PERMITTED)/i.test(it.text) ||
    (loadBeside(it) ?? few) < few);

/** The length of one; `label` names the end a bare dimension is drawn at. */
type DeadEnd = Stated & { label?: string };

export default defineRule({
  id: "egress/dead-end",
  requirementId: "FBC-B-1020.5-dead-end",
  title: "Dead-end corridor",
  demand: DEAD_END,
  applies: (plan): DeadEnd[] => {
    const said = deadEnds(plan);
    return said.length > 0 ? said : drawnDeadEnds(plan);
  },
  check(it, context) {
    if (isWideForLength(it)) return inapplicable();
    if (claimsOneExit(it, context.limits.egress.smallLoadOccupants)) return inapplicable();
    const { deadEndFt: required, deadEndSprinkleredFt: long } = context.limits.egress;
    const isLong = allowsLongDeadEnds(context, it);
    if (isLong === "yes") return inapplicable();
    const data = { actual: it.value, required, unit: "ft", long };
    if (it.label !== undefined) {
      const isShort = atMost(it.value, required, "ft");
      return isShort ? inapplicable() : cantTell("beside", { ...data, text: it.label });
    }
    if (atMost(it.value, required, "ft")) return judgeMax(data, "long");
    if (isLong === "unknown" && atMost(it.value, long, "ft")) return cantTell("sprinklers", data);
    return needsTwoExits(context.plan, context.building) === "no"
      ? cantTell("oneExit", data)
      : judgeMax(data, "long");
  },
  onceTold: { beside: "long" },
  messages: {
    ok: "The dead end is {actual} ft long; at most {required} ft is allowed.",
    long:
      "The dead end is {actual} ft long; at most {required} ft is allowed ({long} ft only for certain groups with NFPA 13 throughout).",
    sprinklers:
      "The dead end is {actual} ft long; at most {required} ft is allowed, {long} ft with NFPA 13 throughout. Which applies could not be determined.",
    beside:
      "{actual} ft is drawn at “{text}”; if this is the dead end, at most {required} ft is allowed ({long} ft only for certain groups with NFPA 13 throughout).",
    oneExit:
      "The dead end is {actual} ft long; at most {required} ft is allowed where more than one exit is required, which does not seem to be the case here.",
  },
  recommendation:
    "Shorten the dead end to at most {required} ft, or give the corridor a second way out.",
});
