/**
 * Who flees an electrical room pushes the door open.
 * Where equipment of 800 A or more is stated, reads the hardware of doors to electrical rooms.
 * @source NFPA 70-2020, 110.26(C)(3)
 */
import type { Door } from "../../_shared/domain/plan_set.ts";
import { isCommercial } from "../building_profile.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { largestEquipmentAmps } from "./_words.ts";

export default defineRule<Door>({
  id: "electrical/electrical-room-panic",
  requirementId: "NEC-110.26-panic",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "110.26(C)(3)" },
  category: "Electrical",
  title: "Panic hardware at electrical rooms",
  when: isCommercial,
  applies: (plan, { limits }) =>
    (largestEquipmentAmps(plan) ?? 0) < limits.electrical.panicHardwareA ? [] : plan.doors.filter((
      door,
    ) =>
      /\b(ELEC(TRICAL)?\.?( RM\.?| ROOM| CL)?|SWITCH ?GEAR|MAIN DISTRIBUTION)\b/i.test(
        [door.location, ...door.rooms].join(" "),
      )
    ),
  check(door) {
    const data = { door: door.mark, text: door.hardware ?? "not shown" };
    const words = [door.hardware, door.remarks].filter(Boolean).join(" ");
    if (
      /PANIC|EXIT DEVICE|FIRE EXIT|CRASH BAR|PUSH BAR/i.test(words) &&
      !/\bNO (PANIC|EXIT DEVICE)/i.test(words)
    ) {
      return pass(data);
    }
    return /LEVER|KNOB|LOCKSET|DEADBOLT|PASSAGE|\bNO (PANIC|EXIT DEVICE)/i.test(words)
      ? fail("none", data)
      : cantTell("notShown", data);
  },
  messages: {
    ok: "Door {door} of the electrical room has panic hardware.",
    none:
      "Door {door} of the electrical room has no panic hardware ({text}); equipment of 800 A or more within 25 ft needs it.",
    notShown:
      "Hardware of door {door} is {text}; an electrical room with equipment of 800 A or more needs listed panic hardware where the door is within 25 ft.",
  },
  recommendation: "Swing the door out and give it listed panic hardware.",
});
