/**
 * Florida gives every new home one bathroom on the grade level whose door opens 29 in clear.
 * Looks at the widest door of the bathrooms there, by its clear width or its leaf, which loses some of its width to
 * stop and thickness. Whether a width is that of the leaf or of the whole unit is a question.
 * @source FBC-R 8th ed. (2023), R320.1.1
 */
import type { Door, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase, exactCase } from "../../_shared/pattern.ts";
import { isResidential } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { isUnitWidth } from "../egress/doors/_doors.ts";
import { unitsListed } from "../reading/units_listed.ts";
import { floorAt, sameName } from "../egress/rooms/_rooms.ts";
import {
  clausesSaying,
  contextOf,
  inches,
  isKept,
  perPlan,
  type Quantity,
  reaches,
  spellOut,
  statedQuantities,
  type StatedQuantity,
} from "../measure.ts";

const BATH = /\b(BATH(ROOM)?S?|POWDER|TOILET|W\.?C\.?|LAV(ATORY)?|HALF BATH|PWDR?)\b/i;
const UPSTAIRS = /\b(2ND|SECOND|3RD|THIRD|UPPER|UPSTAIRS|LEVEL [23]|FLOOR [23])\b/i;
const DOWNSTAIRS = /\b(?:1ST|FIRST|GROUND|GRADE|DOWNSTAIRS|LEVEL 1|FLOOR 1)\b/i;
const NOT_THE_DOOR = /\b(CLOSET|LINEN|SHOWER|POCKET TO CLOSET|W\.?I\.?C\.?|CABINET)\b/i;
const wordsOf = (door: Door) =>
  spellOut([door.location, door.remarks, ...door.rooms].filter(Boolean).join(" "));
/** By the place its schedule names; by the rooms it stands between where that names none. */
const isBathDoor = (door: Door) =>
  BATH.test(door.location ? spellOut(`${door.location} ${door.remarks ?? ""}`) : wordsOf(door)) &&
  !NOT_THE_DOOR.test(door.location ?? "") && door.leaves === 1;
/** Clear width as printed, else the leaf less what stop and thickness take; 0 when neither is known. */
const clearOf = ({ clearWidthIn, widthIn }: Door, lossIn: number) =>
  clearWidthIn ?? (widthIn === null ? 0 : widthIn - lossIn);

/** The floor a door is drawn on by its marks and by the bathroom it is listed for; null when they do not tell. */
function floorOfDoor(door: Door, plan: PlanSet): "ground" | "upper" | null {
  if (DOWNSTAIRS.test(wordsOf(door)) && !UPSTAIRS.test(wordsOf(door))) return "ground";
  const named = [...(door.location ?? "").split(/[,;&\/]|\bAND\b/i), ...door.rooms]
    .filter((name) => BATH.test(name));
  const places = [
    ...door.symbols.map((symbol) => ({ ...door, ...symbol })),
    ...plan.rooms.filter((room) => named.some((name) => sameName(name, room.name))),
  ];
  const floors = new Set(places.map((it) => floorAt(plan, it)).filter((floor) => floor !== null));
  return floors.size === 1 ? [...floors][0] : null;
}

/** Doors of bathrooms that may be on the grade level. */
const gradeBathDoors = (plan: PlanSet): Door[] =>
  plan.doors.filter((door) =>
    isBathDoor(door) && !UPSTAIRS.test(wordsOf(door)) && floorOfDoor(door, plan) !== "upper"
  );

/** So many doors alike in two units say that the letters of their marks are those of the units. */
const ALIKE = 3;

/**
 * The dwelling unit of a door, null where the set does not tell units apart: by `UNIT A` in its row, or by the letter
 * of its mark where the doors of one unit are numbered as those of another (`A1 … A9`, `B1 … B9`).
 */
const unitsOf = perPlan((plan: PlanSet): (door: Door) => string | null => {
  const numbers = new Map<string, Set<string>>();
  for (const { mark } of plan.doors) {
    const [, letter, number] = MARK_OF_UNIT.exec(mark) ?? [];
    if (letter) numbers.set(letter, (numbers.get(letter) ?? new Set()).add(number));
  }
  const isUnit = (letter: string) =>
    [...numbers].some(([other, own]) =>
      other !== letter && own.intersection(numbers.get(letter)!).size >= ALIKE
    );
  return (door) => {
    const listed = unitsListed(door);
    const named = listed.length === 1
      ? listed[0]
      : /\bUNIT\s+([A-Z]|\d{1,3})\b/i.exec(wordsOf(door))?.[1];
    const letter = MARK_OF_UNIT.exec(door.mark)?.[1];
    return named?.toUpperCase() ?? (letter && isUnit(letter) ? letter : null);
  };
});

const MARK_OF_UNIT = /^([A-D])-?(\d{1,2})$/;

/** Clear widths of bathroom doors noted on plans, the widest one. */
const notedDoors = (plan: PlanSet): StatedQuantity[] =>
  statedQuantities(plan, {
    quantity: inches,
    says: [
      /\b(BATH|POWDER|PWDR|TOILET|HALF BATH)[^#~;|]{0,40}\bDOOR\b[^#~;|]{0,20}# ?(MIN\.?)? ?(CLEAR|CLR|NET)/,
      /\bDOOR\b[^#~;|]{0,20}\b(BATH|POWDER|PWDR|TOILET)[^#~;|]{0,30}# ?(MIN\.?)? ?(CLEAR|CLR|NET)/,
      /\b(DOOR|DR)\b[^#~;|]{0,20}\b(BATH|POWDER|PWDR|TOILET)[^#~;|]{0,20}\b(CLEAR|CLR|NET)( OPENING| WIDTH| OPG)? ?(OF|IS|=|:)? ?#/,
    ],
    not: /SHOWER|CLOSET|CABINET|VANITY|WATER CLOSET/,
    in: "notes",
    notUnder: UPSTAIRS,
  }).filter((it) => !isKept(it.text))
    .sort((a, b) => b.value - a.value).slice(0, 1);

/** No other bathroom could have the wider door: `ONLY BATH ON ENTRY LEVEL`. */
const ONLY_BATH =
  /\b(?:ONLY|SOLE|ONE)\s+(?:(?:FULL|HALF)\s+)?(?:(?:GRADE|ENTRY|GROUND|FIRST)[\s-]*(?:LEVEL|FLOOR)\s+)?(?:BATH|TOILET|POWDER)/i;
const ONLY_BELOW =
  anyCase`${ONLY_BATH}\w*(?:\s*ROOM)?\s+(?:ON|AT|OF)\s+(?:THE\s+)?(?:GRADE|ENTRY|GROUND|FIRST|1ST|MAIN|LOWER|THIS)\b`;

/** A note on the door of a list says how wide it opens: `DOOR 3, BATH 1: CLEAR OPENING 28"`. */
const namesDoor = (text: string, mark: string): boolean =>
  anyCase`\bD(?:OO)?R\.?\s*(?:NO\.?\s*|#\s*|MARK\s*)?${RegExp.escape(mark)}(?![\w'"/-])`.test(text);

/** Leaves noted at a bathroom without a word of their clear width: `BATH - 2'-4" DOOR`, `POWDER DR. 2/4`. */
const notedLeaves = (plan: PlanSet): (StatedQuantity & { isLeaf: true })[] =>
  statedQuantities(plan, {
    quantity: leafWidths,
    says: [
      /\b(BATH(ROOM)?|POWDER|PWDR|TOILET|W\.?C)\b[^#~;|]{0,30}# ?(X ~ )?(WIDE )?(LEAF|DOOR|DR|SLAB|POCKET|P\.D)\b/,
      /\b(BATH(ROOM)?|POWDER|PWDR|TOILET|W\.?C)\b[^#~;|]{0,16}\b(DOOR|DR|LEAF)S?\b\.?[^#~;|]{0,16}#/,
      /# ?(X ~ )?(WIDE )?(LEAF|DOOR|DR|SLAB|POCKET DOOR)\b\.?[^#~;|]{0,14}\b(TO|AT|@|OF|FOR|IN)\b[^#~;|]{0,12}(BATH|POWDER|PWDR|TOILET)/,
    ],
    not: /SHOWER|CLOSET|LINEN|CABINET|VANITY|EXIST|CLEAR|CLR/,
    notUnder: UPSTAIRS,
    in: "notes",
  }).filter((it) => it.value >= 18 && it.value <= 42)
    .sort((a, b) => b.value - a.value).slice(0, 1)
    .map((it) => ({ ...it, isLeaf: true }));

/** Door leaves as lengths and in the joiner's short form: `2/4`, `2468`. */
const leafWidths: Quantity = {
  unit: "in",
  find: (text) => [
    ...inches.find(text),
    ...[
      ...text.matchAll(
        /(?<![\d'"\/.])([123])(?:\/([0-9]|1[01])(?![\d/])|([0-9])(?:6|7|8)[08](?!\d))(?!["'])/g,
      ),
    ].map((it) => ({
      value: Number(it[1]) * 12 + Number(it[2] ?? it[3]),
      raw: it[0],
      start: it.index,
      end: it.index + it[0].length,
    })),
  ],
};
export default defineRule<Door | StatedQuantity>({
  id: "accessibility/bathroom-door-29",
  requirementId: "FBC-R-R320-29in-door",
  source: { volume: "FBC-R", edition: "2023", section: "R320.1.1" },
  title: "Bathroom door on the grade level",
  when: (building) =>
    allOf(isResidential(building), building.scope === "alteration" ? "no" : "yes"),
  demand: { thing: "door", property: ["width", "opening"], where: /BATH|TOILET|POWDER/i },
  applies: (plan, { limits }) => {
    const lossIn = limits.accessibility.doorLeafLossIn;
    const widest = [...Map.groupBy(gradeBathDoors(plan), unitsOf(plan)).values()].flatMap((doors) =>
      doors.sort((a, b) => clearOf(b, lossIn) - clearOf(a, lossIn)).slice(0, 1)
    );
    const noted = notedDoors(plan);
    const [only] = widest;
    if (widest.length === 1 && only.clearWidthIn === null) {
      const ofIt = noted.filter(({ text }) => namesDoor(text, only.mark));
      if (ofIt.length > 0) return ofIt;
    }
    if (widest.length > 0) return widest;
    return noted.length > 0 ? noted : notedLeaves(plan);
  },
  check(door, { plan, building, limits }) {
    const { bathDoorClearIn: required, doorLeafLossIn: lossIn } = limits.accessibility;
    const clear = String.raw`${required} ?("|IN\b|INCH)`;
    const stated = clausesSaying(plan, {
      says: exactCase`${clear}[^.]{0,12}(CLEAR|CLR)|(CLEAR|CLR)[^.]{0,16}${clear}`,
    }).filter((it) => it.schedule?.kind !== "door");
    if ("raw" in door) {
      const actual = door.value;
      const isLeaf = "isLeaf" in door;
      const measure = isLeaf ? "is a leaf of" : "opens";
      const words = { door: "noted here", actual, measure, required, unit: "in" };
      if (reaches(isLeaf ? actual - lossIn : actual, required, "in")) return pass(words);
      if (stated.length > 0) return inapplicable();
      return ONLY_BATH.test(contextOf(door)) ? fail("narrow", words) : cantTell("narrow", words);
    }
    const data = {
      door: door.mark,
      actual: door.clearWidthIn ?? door.widthIn,
      measure: door.clearWidthIn === null ? "is a leaf of" : "opens",
      required,
      unit: "in",
    };
    if (clearOf(door, lossIn) === 0) return inapplicable();
    const isWide = reaches(clearOf(door, lossIn), required, "in");
    const isPerhapsUnit = door.clearWidthIn === null && isUnitWidth(door);
    if (isWide && !isPerhapsUnit) return pass(data);
    if (stated.length > 0) return pass(data, { at: stated[0] });
    if (isWide) return cantTell("unit", data);
    const unitOf = unitsOf(plan);
    const doors = gradeBathDoors(plan).filter((it) => unitOf(it) === unitOf(door));
    const others = doors.filter((it) => it !== door);
    const isBelow = doors.some((it) => floorOfDoor(it, plan) === "ground");
    const isOnly = ONLY_BELOW.test(wordsOf(door)) ||
      ONLY_BELOW.test(Object.values(door.fields).join(" | "));
    if ((building.stories.value ?? 1) > 1 && !isBelow && !isOnly) {
      return cantTell("narrow", data, { also: others });
    }
    return fail("narrow", data, { also: others });
  },
  messages: {
    ok: "Door {door} gives a grade-level bathroom at least {required} in of clear width.",
    unit:
      "The widest grade-level bathroom door, {door}, is listed as {actual} in; if that is the whole unit, the clear opening may be less than the required {required} in.",
    narrow:
      "The widest grade-level bathroom door, {door}, {measure} {actual} in; one must have at least {required} in clear.",
  },
  recommendation:
    "Use a 2'-8\" door or wider, giving 29 in clear, for one bathroom on the grade level.",
});
