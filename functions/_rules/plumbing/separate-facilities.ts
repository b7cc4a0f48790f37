/**
 * From a certain number of people on there are rooms for each sex.
 * Reads whether one shared room is stated and how many people there are; several single-user rooms
 * may also do, so a shared room is a question.
 * @source FBC-P 8th ed. (2023), 403.2
 */
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import { isCommercial } from "../building_profile.ts";
import { totalOccupants } from "../calculators/plumbing_fixtures.ts";
import { cantTell, defineRule, inapplicable, pass } from "../define_rule.ts";
import { sharedRoomLimit } from "../limits/fbc_2023/tables/plumbing_fixtures.ts";
import { clausesSaying } from "../measure.ts";

/** A statement of one shared room, or the women's room where both are shown. */
type Facilities = Evidence & { isShared: boolean };

export default defineRule<Facilities>({
  id: "plumbing/separate-facilities",
  requirementId: "FBC-P-403.2-separate",
  severity: "medium",
  source: { volume: "FBC-P", edition: "2023", section: "403.2" },
  category: "Plumbing",
  title: "Separate facilities",
  when: isCommercial,
  applies: (plan) => {
    const shared = clausesSaying(plan, {
      says:
        /\b(ONE|1|SINGLE|A) (SHARED |COMMON )?(UNISEX|GENDER ?-? ?NEUTRAL|ALL ?-? ?GENDER)( \w+)? (TOILET|RESTROOM|REST ROOM|BATHROOM)|UNISEX (TOILET|RESTROOM)( ROOM)?[^.;]{0,25}(SERVES|FOR) (ALL|BOTH)|SHARED (TOILET|RESTROOM)/,
    });
    if (shared.length > 0) return shared.slice(0, 1).map((it) => ({ ...it, isShared: true }));
    const rooms = plan.rooms.filter((room) =>
      /\b(TOILET|RESTROOM|REST ROOM|MEN'?S?|WOMEN'?S?|UNISEX)\b/i.test(room.name)
    );
    const women = rooms.find((room) => /WOMEN/i.test(room.name));
    const men = rooms.find((room) => /\bMEN/i.test(room.name));
    return women && men ? [{ ...women, isShared: false }] : [];
  },
  check({ isShared }, { plan, building }) {
    const persons = totalOccupants(plan, building);
    const limit = sharedRoomLimit(building.occupancies);
    const data = { actual: persons, required: limit, unit: "persons" };
    if (!isShared) return pass(data, { message: "separate" });
    if (persons === null) return inapplicable();
    return persons <= limit ? pass(data) : cantTell("shared", data);
  },
  messages: {
    ok: "One shared toilet room for {actual} persons; allowed up to {required}.",
    separate: "Rooms for men and women are shown.",
    shared:
      "One shared toilet room is stated for {actual} persons; above {required}, separate or several single-user rooms are required.",
  },
  recommendation: "Provide separate rooms, or enough single-user rooms.",
});
