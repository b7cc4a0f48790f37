/**
 * Laundry, waste, boiler and similar rooms above their size are enclosed for one hour or sprinklered.
 * Applies to such rooms with a stated area, and to notes that say how they are protected.
 * @source FBC-B 8th ed. (2023), 509.4; Table 509.1
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { isCommercial } from "../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { findRatings, placeOf, statements } from "../measure.ts";
import { isUnsprinklered, withoutDoorRatings } from "./_words.ts";

/** A room of the table, with what a note says of its protection. */
interface IncidentalRoom extends Evidence {
  name: string;
  areaSqft: number | null;
  text: string;
  isNote: boolean;
}

const ROOM =
  /\b(LAUNDRY(\s+ROOMS?)?|TRASH(\s+ROOMS?)?|REFUSE|WASTE\s+(COLLECTION|ROOM)|LINEN\s+(COLLECTION|CHUTE)|GARBAGE)\b/i;
const AREA = /(\d[\d,]*)\s*(?:S\.?\s?F\b|SQ\.?\s*F)/i;

export default defineRule<IncidentalRoom>({
  id: "fire/incidental-use-protection",
  requirementId: "FBC-B-509-incidental",
  severity: "medium",
  source: { volume: "FBC-B", edition: "2023", section: "509.4" },
  category: "Fire Safety",
  title: "Protection of incidental uses",
  when: isCommercial,
  applies: rooms,
  check(room, { building, limits }) {
    const least = limits.fire.incidentalRoomSqft;
    if (room.areaSqft === null || room.areaSqft <= least) return inapplicable();
    const data = { actual: room.areaSqft, required: least, unit: "sq ft", room: room.name };
    const isBare = /\bNO\s+(FIRE\s+)?RATED|\bWITHOUT\s+(FIRE\s+)?RAT/i.test(room.text);
    const rating = isBare ? 0 : findRatings(withoutDoorRatings(room.text))[0]?.hours ?? null;
    const saysSprinklered = /\bSPRINKLERED|\bSPRINKLERS?\b/i.test(room.text) &&
      !/\b(NO|NOT|UN-?)\s*SPRINKLER/i.test(room.text);
    const isUnprotected = isUnsprinklered(building);
    if ((rating !== null && rating >= 1) || saysSprinklered || isUnprotected === false) {
      return pass(data);
    }
    return room.isNote && rating === 0 && isUnprotected
      ? fail("open", data)
      : cantTell("unsure", data);
  },
  messages: {
    ok:
      "{room} of {actual} sq ft is enclosed or sprinklered, as rooms above {required} sq ft must be.",
    open:
      "{room} of {actual} sq ft is neither rated nor sprinklered; above {required} sq ft it must be one of them.",
    unsure:
      "{room} of {actual} sq ft: no 1-hour enclosure and no sprinklers are shown for this incidental use.",
  },
  recommendation:
    "Enclose the room for one hour, or sprinkler it with smoke-tight walls and self-closing doors.",
});

function rooms(plan: PlanSet): IncidentalRoom[] {
  const notes = statements(plan, { topic: ROOM, in: "notes" }).flatMap((it) => {
    const area = AREA.exec(it.text);
    const saysProtection = /\b(SPRINKLER|RATED|RATING|HOUR|HR\b|ENCLOS)/i.test(it.text);
    if (!area || !saysProtection) return [];
    const name = ROOM.exec(it.text)?.[0] ?? "Room";
    return [{
      ...placeOf(it),
      name,
      areaSqft: Number(area[1].replaceAll(",", "")),
      text: it.text,
      isNote: true,
    }];
  });
  const named = new Set(notes.map((it) => it.name.split(/\s/)[0].toUpperCase()));
  const drawn = plan.rooms.filter((room) =>
    ROOM.test(room.name) && !/CHUTE|CLOSET|COMPACTOR\s+PAD|DUMPSTER/i.test(room.name)
  )
    .filter((room) => !named.has((ROOM.exec(room.name)?.[0] ?? "").split(/\s/)[0].toUpperCase()))
    .map((room) => ({
      ...placeOf(room),
      name: room.name,
      areaSqft: room.areaSqft,
      text: room.labels.map((it) => it.sourceText).join(" "),
      isNote: false,
    }));
  return [...notes, ...drawn];
}
