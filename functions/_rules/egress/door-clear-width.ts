/**
 * Egress doors open wide enough to walk and wheel through.
 * Applies to doors with a printed clear width, or a single leaf whose nominal size alone rules compliance out.
 * Closets, shafts and storage doors nobody passes are left alone. Measures clear width in inches, leaf open 90°.
 * @source FBC-B 8th ed. (2023), 1010.1.1
 */
import type { Door } from "../../_shared/domain/plan_set.ts";
import { atLeast } from "../../_shared/units.ts";
import { isCommercial } from "../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { clearWidthOf, leafWidthOf } from "./_doors.ts";

const NOT_WALKED =
  /\b(CLOSET|CLO\.?|SHAFT|CHASE|ACCESS (PANEL|DOOR)|HATCH|CABINET|MEP|OVERHEAD|COILING|ROLL-?UP|GARAGE|EXIST\w*|E\.?T\.?R|GATE|COUNTER|SHUTTER|FREEZER|COOLER|FOLDING|WINDOW)\b/i;

/** Leaves come in whole even inches; another figure is a frame, a panel of an assembly or a misreading. */
const isLeafSize = (widthIn: number): boolean => Number.isInteger(widthIn) && widthIn % 2 === 0;

export default defineRule<Door>({
  id: "egress/door-clear-width",
  requirementId: "FBC-B-1010.1.1-door-width",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "1010.1.1" },
  category: "Egress",
  title: "Egress door clear width",
  when: isCommercial,
  applies: (plan) =>
    plan.doors.filter((door) => !NOT_WALKED.test(`${door.location ?? ""} ${door.remarks ?? ""}`)),
  check(door, { limits }) {
    const required = limits.egress.doorClearWidthIn;
    const perLeaf = clearWidthOf(door);
    const leaf = leafWidthOf(door);
    if (perLeaf !== null) {
      const data = { door: door.mark, actual: perLeaf, required, unit: "in" };
      return atLeast(perLeaf, required, "in") ? pass(data) : fail("narrow", data);
    }
    if (leaf === null || door.leaves !== 1) return inapplicable();
    const data = { door: door.mark, actual: leaf, required, unit: "in" };
    if (!atLeast(leaf, required, "in")) {
      return isLeafSize(leaf) ? fail("leafNarrow", data) : cantTell("notShown", data);
    }
    return atLeast(leaf, required + limits.egress.doorStopAllowanceIn)
      ? inapplicable()
      : cantTell("notShown", data);
  },
  messages: {
    ok: "Door {door}: clear width is {actual} in; at least {required} in is required.",
    narrow: "Door {door}: clear width is {actual} in; at least {required} in is required.",
    leafNarrow:
      "Door {door}: the leaf is {actual} in wide, so its clear width is less than the {required} in required.",
    notShown:
      "Door {door}: the leaf is {actual} in wide and its clear width is not shown; at least {required} in is required.",
  },
  recommendation:
    "Provide a door whose clear opening is at least {required} in, measured with the leaf open 90°.",
});
