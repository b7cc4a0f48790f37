/**
 * From anywhere an exit is near enough. Applies under FBC-Building to stated travel distances, by use group and
 * sprinklers; where those are open, distances that some case allows are a question. Feet.
 * @source FBC-B 8th ed. (2023), 1017.2 and Table 1017.2
 */
import { atMost, findLengths } from "../../../_shared/units.ts";
import { isSprinklered } from "../../building_profile.ts";
import {
  cantTell,
  defineRule,
  fail,
  inapplicable,
  pass,
  type RuleContext,
} from "../../define_rule.ts";
import { EXIT_ACCESS, spanOf } from "../../limits/fbc_2023/tables/exit_access.ts";
import { settingOf, type Stated } from "../../measure.ts";
import { saysSprinklered, sprinklersSaid } from "./_occupants.ts";
import { TRAVEL_DISTANCE, travelDistances } from "./_paths.ts";
import { groupNearest, storageHeightIn } from "./_space_groups.ts";

/** Longest distance any special case allows. @source FBC-B 1017.2.1, 1017.2.2 */
const SPECIAL_FT = 400;

/** Least clear height of the single storey for the longer distance. @source FBC-B 1017.2.2 */
const TALL_IN = 288;

/** Is a distance, where it stands, one inside the tall storage of a building with one storey and NFPA 13? */
function isInTallStorage(it: Stated, { plan, building }: RuleContext): boolean {
  const heightIn = storageHeightIn(it, plan);
  const group = groupNearest(it, plan);
  const isOwn = group !== null && atMost(it.value, EXIT_ACCESS[group].travelSprinkleredFt, "ft");
  return heightIn !== null && heightIn >= TALL_IN && building.stories.value === 1 &&
    isSprinklered(building, ["NFPA 13"]) === "yes" &&
    (isOwn || group === "S-1" || group === "F-1");
}

/** Does a text claim the case of 1017.2.2: one storey, tall, with NFPA 13? */
function isTallSingleStorey(text: string): boolean {
  const isClaimed = saysSprinklered(text) &&
    /\b(?:SINGLE|ONE|1)[\s-]*STOR(?:E?Y|IES)\b/i.test(text);
  return isClaimed &&
    findLengths(text).some(({ valueIn }) => valueIn >= TALL_IN && valueIn <= TALL_IN * 5);
}

export default defineRule({
  id: "egress/travel-distance",
  requirementId: "FBC-B-1017.2-travel-distance",
  demand: TRAVEL_DISTANCE,
  applies: travelDistances,
  check(it, context) {
    const { plan, building } = context;
    const isHousing = building.occupancies.every((group) => group.startsWith("R"));
    const known = isSprinklered(building, [
      "NFPA 13",
      "yes, standard not stated",
      ...(isHousing ? ["NFPA 13R" as const] : []),
    ]);
    const heads = it.schedule?.columns.map(({ header }) => header) ?? [];
    const own = sprinklersSaid([it.text, it.schedule?.title ?? "", ...heads].join(" | "));
    const said = own ?? (known === "unknown" ? sprinklersSaid(settingOf(it, plan)) : null);
    const sprinklered = own === "yes" || known === "unknown" ? said ?? known : known;
    const span = spanOf(building.occupancies, sprinklered, (row, isWet) => [
      isWet ? row.travelSprinkleredFt : row.travelFt,
    ]);
    if (!span) return inapplicable();
    const data = { actual: it.value, required: span.strict, unit: "ft", lenient: span.lenient };
    if (atMost(it.value, span.strict, "ft")) return pass(data);
    const isStorage = building.occupancies.some((group) => group === "F-1" || group === "S-1");
    if (isStorage && isTallSingleStorey(it.text) && atMost(it.value, SPECIAL_FT, "ft")) {
      return pass({ ...data, required: SPECIAL_FT });
    }
    // The drawing shows the case, but not that the distance begins in the storage: neither proof nor doubt.
    if (isStorage && isInTallStorage(it, context) && atMost(it.value, SPECIAL_FT, "ft")) {
      return inapplicable();
    }
    const mayBeSpecial = (isStorage && sprinklered !== "no" && it.value <= SPECIAL_FT) ||
      /\bBALCON|\bEXTERIOR/i.test(it.text);
    return atMost(it.value, span.lenient, "ft") || mayBeSpecial
      ? cantTell("open", data)
      : fail("long", { ...data, required: span.lenient });
  },
  messages: {
    ok: "The travel distance is {actual} ft; at most {required} ft is allowed.",
    long: "The travel distance is {actual} ft; at most {required} ft is allowed.",
    open:
      "The travel distance is {actual} ft; at most {required} ft is allowed unless the group, sprinklers or a special case allows more, which could not be determined here.",
  },
  recommendation: "Add or move an exit so that the travel distance is at most {required} ft.",
});
