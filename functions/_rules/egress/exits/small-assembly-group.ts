/**
 * A large assembly room is not Business. Applies under FBC-Building to assembly rooms with a printed load where the set
 * declares no Group A; large ones nobody counted are asked about by their area. Rooms below 50 occupants, or below 750 sq ft and accessory, may stay in the main group.
 * @source FBC-B 8th ed. (2023), 303.1.2
 */
import { hasOccupancy, isCommercial } from "../../building_profile.ts";
import { allOf, cantTell, defineRule, fail, inapplicable, not, pass } from "../../define_rule.ts";
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { overlaps } from "../../../_shared/geometry.ts";
import { newWork, printedNumber } from "../../measure.ts";
import { servedBy } from "./_occupants.ts";
import { type RoomByArea, roomsByArea } from "./_drawn_rooms.ts";
import { type Space, spaces } from "./_spaces.ts";

const ASSEMBLY =
  /\b(TRAINING|CONFERENCE|MEETING|DINING|MULTI-?\s?PURPOSE|ASSEMBLY|CHAPEL|SANCTUARY|WORSHIP|AUDITORIUM|BANQUET|BALL\s?ROOM|LECTURE|COMMUNITY|CLUB\s?(ROOM|HOUSE)|EVENTS?|THEAT(ER|RE)|TAP\s?ROOM|TASTING|GALLERY|PARTY|TOWN\s?HALL|ALL[\s-]HANDS|SEMINAR|PRESENTATION|CAFETERIA|COURT\s?ROOM)\b/i;

/** Rooms of many tables, which are no assembly rooms where they are small. */
const EATING = /\b(BREAK|LUNCH)\s?ROOM\b/i;

/** Puts a room into the business or another main group. */
const CALLED_OTHER =
  /\b(?:GROUP|OCCUPANCY|CLASSIFI\w+|USE|TYPE)\b[^.;]{0,24}\b(?:B|M|F-[12]|S-[12])\b|\b(?:GR(?:OU)?P|GR|CLASS|OCC)\.?\s*[:=-]?\s*(?:B|M|F-[12]|S-[12])\b|\b(?:B|M)\s+(?:OCCUPANCY|USE)\b|\b(?:BUSINESS|MERCANTILE|ACCESSORY|INCIDENTAL)\b/i;
const CALLED_ASSEMBLY = /\bA\s?-?\s?[1-5]\b|\bGROUP A\b|\bASSEMBLY\s+(?:GROUP|OCCUPANCY|USE)\b/i;
const AREA = /(\d[\d,]*)\s*(?:S\.?\s?F\b|SQ\.?\s*F)/i;

/** `64 SEATS`, `SEATING FOR 64`; null where none are counted. */
function seatsIn(text: string): number | null {
  const found = /\b(\d{1,4})\s+(?:FIXED\s+)?SEATS?\b|\bSEAT(?:S|ING)\s+(?:FOR\s+)?(\d{1,4})\b/i
    .exec(text);
  return found ? Number(found[1] ?? found[2]) : null;
}

/** Assembly rooms a text puts into another group, with their load. */
const saidRooms = (plan: PlanSet): Space[] =>
  newWork(plan, { topic: ASSEMBLY, not: CALLED_ASSEMBLY, titled: true }).flatMap((it) => {
    const occupants = servedBy(it.text) ?? seatsIn(it.text);
    if (occupants === null || !CALLED_OTHER.test(it.text)) return [];
    const area = AREA.exec(it.text)?.[1];
    const areaSqft = area === undefined ? null : printedNumber(area);
    const name = it.sourceText.replace(/^\d+[.)]\s*/, "").slice(0, 40);
    return [{ ...it, name, occupants, areaSqft, room: null, isSaid: true }];
  });

export default defineRule({
  id: "egress/small-assembly-group",
  requirementId: "FBC-B-303.1.2-small-assembly",
  when: (building) =>
    allOf(
      isCommercial(building),
      not(hasOccupancy(building, "A-1", "A-2", "A-3", "A-4", "A-5", "E")),
    ),
  applies: (plan): (Space | RoomByArea)[] => {
    const listed = spaces(plan).filter(({ name, sourceText }) =>
      ASSEMBLY.test(name) && !CALLED_ASSEMBLY.test(sourceText)
    );
    const said = saidRooms(plan);
    const byArea = roomsByArea(plan).filter(({ name }) =>
      (ASSEMBLY.test(name) || EATING.test(name)) &&
      !said.some((it) => it.sourceText.toUpperCase().includes(name.toUpperCase()))
    );
    return [
      ...listed,
      ...byArea,
      ...said.filter((it) =>
        !listed.some(({ page, box }) => page === it.page && overlaps(box, it.box))
      ),
    ];
  },
  check(space, { plan, limits }) {
    const { smallAssemblyOccupants: required, smallAssemblyAreaSqft } = limits.egress;
    const [declared] = plan.codeSummary.occupancyGroups;
    const data = {
      room: space.name,
      actual: space.occupants,
      required,
      unit: "occupants",
      group: declared?.value.join(", ") ?? "the form's group",
    };
    if ("sqftEach" in space) {
      const { areaSqft, sqftEach } = space;
      return space.occupants > required && areaSqft >= smallAssemblyAreaSqft
        ? cantTell("byArea", { ...data, areaSqft, sqftEach })
        : inapplicable();
    }
    if (space.occupants <= required) return pass(data);
    if (space.areaSqft !== null && space.areaSqft < smallAssemblyAreaSqft) return inapplicable();
    const options = declared && !("isSaid" in space) ? { at: declared, also: [space] } : {};
    return space.areaSqft === null && !("isSaid" in space)
      ? cantTell("area", data, options)
      : fail("assembly", data, options);
  },
  withoutLimit: ["ok", "assembly", "area", "byArea"],
  messages: {
    ok: "{room} holds {actual} occupants; it may stay in Group {group} with up to {required}.",
    assembly:
      "{room} holds {actual} occupants, more than {required}, and is not a small assembly space. It is Group A, while the set declares only {group}.",
    byArea:
      "{room} is {areaSqft} sq ft; judging by its name, it holds {actual} occupants at {sqftEach} sq ft each. With more than {required} it is Group A, while only {group} is declared.",
    area:
      "{room} holds {actual} occupants, more than {required}. Unless it is accessory and smaller than 750 sq ft, it is Group A, while the set declares only {group}.",
  },
  recommendation:
    "Classify the room as Group A and meet the requirements for that group, or reduce its load below 50.",
});
