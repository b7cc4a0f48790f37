/**
 * Buildings are sprinklered where use, fire area or occupants ask for it.
 * Applies to assembly, school, factory, store, storage, hazardous and institutional uses; restaurants, Group R
 * and buildings of three storeys have their own rules. Measures square feet or occupants.
 * @source FBC-B 8th ed. (2023), 903.2
 */
import { anyCase } from "../../_shared/pattern.ts";
import type { RuleContext } from "../define_rule.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { sprinklerTrigger, type Trigger } from "../limits/fbc_2023/tables/sprinkler_triggers.ts";
import { allStatements, mentions, printedNumber } from "../measure.ts";
import { isRestaurant, sprinklered } from "./_sprinklers.ts";

const FIRE_AREA = /\bFIRE\s+AREA\b[^\d]{0,25}(\d[\d,]*)\s*(?:S\.?\s?F|SQ)/i;

export default defineRule({
  id: "fire/sprinklers-by-use",
  requirementId: "FBC-B-903.2-sprinklers",
  title: "Automatic sprinklers by use",
  ...sprinklered,
  check(it, context) {
    const { building, project, plan } = context;
    const groups = building.occupancies.filter((group) =>
      sprinklerTrigger(group) !== null && !(group === "A-2" && isRestaurant(plan, project.name))
    );
    if (groups.length === 0) return inapplicable();
    if (it.isBare === false) {
      return pass({ groups: groups.join(", ") }, { message: "sprinklered" });
    }
    const open = groups.filter((group) => !(group === "I-4" && leavesAtGrade(context)));
    const crossed = open.flatMap((group) =>
      crossedBy(sprinklerTrigger(group) ?? {}, context, it.occupants) ?? []
    );
    const data = { groups: groups.join(", "), ...crossed[0] };
    if (crossed.length === 0) {
      const area = fireAreaOf(context);
      return it.isBare === null || area === null ? inapplicable() : pass(data);
    }
    const isDivided = groups.length > 1 || building.occupancies.length > 1 ||
      mentions(plan, /\bFIRE\s+(BARRIER|WALL)S?\b|SEPARATE\s+FIRE\s+AREA/i);
    const isSure = it.isBare === true && !isDivided && building.scope !== "alteration" &&
      !building.areOccupanciesDisputed && !building.areaSqft.isDisputed;
    return isSure ? fail("missing", data) : cantTell("unsure", data);
  },
  withoutLimit: ["ok", "sprinklered", "missing", "unsure"],
  messages: {
    ok: "No sprinklers are provided, and none of the thresholds for {groups} is exceeded.",
    sprinklered: "The building is sprinklered.",
    missing:
      "No sprinklers are provided, but {groups} needs them: {actual} {unit}; the limit is {required}.",
    unsure:
      "{groups} needs sprinklers beyond {required} {unit}; {actual} is stated. Show by fire areas, uses or scope of work that the limit is not exceeded.",
  },
  recommendation:
    "Provide an automatic sprinkler system per NFPA 13 and show it, or divide the building into fire areas.",
  leftOpen: {
    topic: /\b(AUTOMATIC\s+|FIRE\s+)?SPRINKLER(S|ED)?\b[^;]{0,25}/i,
    not: /\bHEAD|SHOP\s+DRAWING|IRRIGATION|HYDRAULIC|RISER|MAIN\b/i,
  },
});

const CARE_ROOM = String
  .raw`(?:CARE|CLASS|CHILD(?:REN'?S?|\s?CARE)?|INFANTS?|TODDLERS?|NURSERY|INSTRUCTION(?:AL)?|ACTIVITY)`;
const DOOR_OUT = String
  .raw`(?:DOORS?|EXITS?)[^.;]{0,24}\b(?:GRADE|OUTSIDE|OUTDOORS|EXTERIOR)\b|(?:EXTERIOR|OUTSIDE|DIRECT)\s+(?:EXIT\s+)?(?:DOORS?|EXITS?)`;
/** Every room children are cared for in has a door outside. */
const CARE_AT_GRADE =
  anyCase`\b(?:EACH|EVERY|ALL)\b[^.;]{0,30}\b${CARE_ROOM}\s*-?(?:ROOMS?|AREAS?|SPACES?)\b[^.;]{0,50}\b(?:${DOOR_OUT})`;

/**
 * Day care at the level of exit discharge with a door outside from every room of care: excepted.
 * @source FBC-B 8th ed. (2023), 903.2.6 exceptions
 */
const leavesAtGrade = ({ plan, building }: RuleContext): boolean =>
  building.stories.value === 1 && !building.stories.isDisputed &&
  allStatements(plan).some(({ text }) =>
    CARE_AT_GRADE.test(text) &&
    !/\b(?:NO|NOT|EXCEPT|WITHOUT|OTHER THAN)\b[^.;]{0,30}\b(?:DOOR|EXIT|GRADE|ROOM)/i.test(text)
  );

type Crossed = { actual: number | string; required: number | string; unit: string };

function crossedBy(
  trigger: Trigger,
  context: RuleContext,
  named: number | null,
): Crossed | null {
  const { stories, occupantLoad } = context.building;
  const area = fireAreaOf(context);
  const occupants = occupantLoad.value ?? named;
  if (trigger.always) return { actual: "none", required: "always", unit: "sprinklers" };
  if (trigger.fireAreaOver !== undefined && area !== null && area > trigger.fireAreaOver) {
    return { actual: area, required: trigger.fireAreaOver, unit: "sq ft" };
  }
  if (
    trigger.occupantsFrom !== undefined && occupants !== null && occupants >= trigger.occupantsFrom
  ) {
    return { actual: occupants, required: trigger.occupantsFrom - 1, unit: "occupants" };
  }
  if (
    trigger.storiesOver !== undefined && stories.value !== null &&
    stories.value > trigger.storiesOver
  ) {
    return { actual: stories.value, required: trigger.storiesOver, unit: "stories" };
  }
  return null;
}

/** The stated fire area, else the whole building. */
function fireAreaOf({ plan, building }: RuleContext): number | null {
  for (const it of allStatements(plan)) {
    const match = FIRE_AREA.exec(it.text);
    if (match) return printedNumber(match[1]);
  }
  return building.areaSqft.value;
}
