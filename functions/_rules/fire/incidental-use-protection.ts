/**
 * Laundry, waste, boiler and similar rooms above their size are enclosed for one hour or sprinklered, storage of
 * hospitals and ambulatory care is enclosed. Applies to such rooms with a stated area, and to notes that say how they
 * are protected; storage where its label carries the mark of an unrated wall, or a note says that it has none.
 * @source FBC-B 8th ed. (2023), 509.4; Table 509.1
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { givesAmbulatoryCare } from "../ambulatory_care.ts";
import { type BuildingProfile } from "../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import {
  allRows,
  besideOnDrawing,
  findRatings,
  placeOf,
  printedNumber,
  providedRating,
  settingOf,
  statements,
} from "../measure.ts";
import { wallTypesOf } from "./_wall_types.ts";
import { isUnsprinklered, titledWords, withoutDoorRatings } from "./_words.ts";

/** A room of the table, with what a note says of its protection. */
interface IncidentalRoom extends Evidence {
  name: string;
  areaSqft: number | null;
  text: string;
  isNote: boolean;
  /** Input of the equipment in the room, for furnaces and boilers. */
  inputBtuh?: number;
  /** Hours of the walls of a storage room, by the mark in its label or by a note. */
  storageHours?: number;
}

const ROOM =
  /\b(LAUNDRY(\s+ROOMS?)?|TRASH(\s+ROOMS?)?|REFUSE|WASTE\s+(COLLECTION|ROOM)|LINEN\s+(COLLECTION|CHUTE)|GARBAGE)\b/i;
const AREA = /(\d[\d,]*)\s*(?:S\.?\s?F\b|SQ\.?\s*F)/i;

export default defineRule({
  id: "fire/incidental-use-protection",
  requirementId: "FBC-B-509-incidental",
  title: "Protection of incidental uses",
  applies: (plan, { building }) => [...rooms(plan), ...storageForCare(plan, building)],
  check(room, { building, limits }) {
    if (room.inputBtuh !== undefined) {
      const most = limits.fire.incidentalEquipmentBtuh;
      if (room.inputBtuh <= most) return inapplicable();
      const data = { actual: room.inputBtuh, required: most, unit: "Btu/h", room: room.name };
      if (isProtected(room.text) || isUnsprinklered(building) === false) return pass(data);
      return isUnsprinklered(building) && isBareOf(room.text) ? fail("open", data) : inapplicable();
    }
    const least = limits.fire.incidentalRoomSqft;
    if (room.areaSqft === null || room.areaSqft <= least) return inapplicable();
    const data = { actual: room.areaSqft, required: least, unit: "sq ft", room: room.name };
    if (room.storageHours !== undefined) {
      if (room.storageHours >= 1) return pass(data);
      return room.isNote ? fail("storage", data) : cantTell("storage", data);
    }
    const rating = ratingOf(room.text);
    const saysSprinklered = /\bSPRINKLERED|\bSPRINKLERS?\b/i.test(room.text) &&
      !/\b(NO|NOT|UN-?|NON-?)\s*SPRINKLER|SPRINKLERS?\s*[:=|]?\s*(NONE|NO\b)/i.test(room.text);
    const isUnprotected = isUnsprinklered(building);
    if ((rating !== null && rating >= 1) || saysSprinklered || isUnprotected === false) {
      return pass(data);
    }
    return room.isNote && rating === 0 && isUnprotected
      ? fail("open", data)
      : cantTell("unsure", data);
  },
  withoutLimit: ["ok", "open", "unsure", "storage"],
  messages: {
    ok:
      "{room} ({actual} sq ft) is enclosed or sprinklered, as rooms above {required} sq ft must be.",
    open:
      "{room} ({actual} sq ft) is neither rated nor sprinklered; above {required} sq ft, it must be one or the other.",
    unsure:
      "{room} ({actual} sq ft): neither a 1-hour enclosure nor sprinklers are shown for this incidental use.",
    storage:
      "{room} ({actual} sq ft) has walls that are not rated for 1 hour; storage above {required} sq ft in a hospital or ambulatory care facility needs rated walls.",
  },
  recommendation:
    "Enclose the room with 1-hour construction, or sprinkler it and provide smoke-tight walls and self-closing doors.",
});

const STORAGE = /\b(?:STOR(?:AGE)?|STOCK|SUPPL(?:Y|IES)|LINEN)\b/i;

/** Storage rooms of hospitals and ambulatory care whose labels tell their walls. */
function storageForCare(plan: PlanSet, { occupancies }: BuildingProfile): IncidentalRoom[] {
  const isCare = occupancies.includes("I-2") ||
    (occupancies.includes("B") && givesAmbulatoryCare(plan));
  if (!isCare) return [];
  const labelled = plan.rooms.filter(({ name }) => STORAGE.test(name)).flatMap((room) => {
    const ratings = wallTypesOf(room, plan).map((it) => providedRating(it, /RAT|HR|HOUR/i)?.hours);
    const hours = ratings.filter((it) => it !== undefined);
    if (hours.length === 0) return [];
    const { name, areaSqft } = room;
    const storageHours = Math.min(...hours);
    return [{ ...placeOf(room), name, areaSqft, text: "", isNote: false, storageHours }];
  });
  return [...labelled, ...notedStorage(plan)];
}

/** Storage a note gives its area and says to be without a rating: `STOR. ROOM 118 (140 SF): NON-RATED PARTITIONS`. */
const notedStorage = (plan: PlanSet): IncidentalRoom[] =>
  statements(plan, { topic: BARE, not: OF_NO_WALL, in: "notes" }).flatMap((it) => {
    const area = AREA.exec(it.text);
    const storageHours = ratingOf(it.text);
    if (!area || storageHours === null || !STORAGE.test(it.text)) return [];
    const areaSqft = printedNumber(area[1]);
    return [{
      ...placeOf(it),
      name: "Storage room",
      areaSqft,
      text: it.text,
      isNote: true,
      storageHours,
    }];
  });

/** Leaves its walls alone: what stays, and what is set into them or lies over them. */
const OF_NO_WALL = /\bEXIST|\bRATED\s+(?:DOORS?|CEILINGS?|GLAZ\w*|GLASS|WINDOWS?|FLOORS?)\b/i;

const BARE =
  /\b(NO|WITHOUT)\s+(\d[\s-]*HR\s+)?(FIRE\s+)?(RATED|RATING|SEPARATION|ENCLOSURE)|\b(NON-?|UN|NOT\s+(FIRE\s+)?)\s?RATED|\b(ENCLOSURE|PROTECTION)\s*[:=|]?\s*(NONE|NO\b|NR\b|0\s*HR)|\b(RATING|RATED)\s*[:=|]?\s*(NONE|NR\b|0\s*HR)/i;
const isBareOf = (text: string): boolean => BARE.test(text);
const DEMAND = /\bREQ\w*\W{0,4}\d\S*\s*-?\s*(HR|HOUR)S?|\d\S*\s*-?\s*(HR|HOUR)S?\W{0,3}REQ\w*/gi;

/** The rating around the room, 0 where it is said to have none and no other is stated; null when open. */
function ratingOf(text: string): number | null {
  const own = withoutDoorRatings(text);
  const rest = own.replace(DEMAND, " ").replace(new RegExp(BARE.source, "gi"), " ");
  const hours = findRatings(rest).map((it) => it.hours);
  if (hours.length > 0) return isBareOf(text) ? Math.max(...hours) : hours[0];
  return isBareOf(text) ? 0 : findRatings(own)[0]?.hours ?? null;
}

/** One hour around it, or sprinklers in it. */
function isProtected(text: string): boolean {
  const rated = findRatings(withoutDoorRatings(text)).some(({ hours }) => hours >= 1);
  const saysSprinklered = /\bSPRINKLERED|\bSPRINKLERS?\b/i.test(text) &&
    !/\b(NO|NOT|UN-?|NON-?)\s*(FIRE\s+)?SPRINKLER|SPRINKLERS?\s*[:=|]?\s*(NONE|NO\b|NOT)/i.test(
      text,
    );
  return rated || saysSprinklered;
}

const INPUT = /(\d[\d,]*(?:\.\d+)?)\s*(MBH|MBTU\/?H|KBTU\/?H|BTU\s*\/?\s*(?:H(?:OU)?R?)?\b|BTUH)/i;
const BURNER = /\b(FURNACES?|BOILERS?)\b/i;

/** Furnaces and boilers with their input, each with all that its drawing or list says. */
function burners(plan: PlanSet): IncidentalRoom[] {
  return statements(plan, { topic: INPUT, under: BURNER, not: /\bEXIST/i, titled: true }).flatMap(
    (it) => {
      const match = INPUT.exec(it.text);
      const name = BURNER.exec(it.text)?.[0];
      if (!match || name === undefined) return [];
      const figure = printedNumber(match[1]);
      const inputBtuh = /^M|^K/i.test(match[2]) ? figure * 1000 : figure;
      const bare = besideOnDrawing(it, plan).find(({ text }) => BARE.test(text));
      return [{
        ...placeOf(bare ?? it),
        name: `${name} room`,
        areaSqft: null,
        text: settingOf(it, plan),
        isNote: true,
        inputBtuh,
      }];
    },
  );
}

/** Such a room as the title of a drawing or a row of a table, with its area and what is said of it. */
function titledRooms(plan: PlanSet): IncidentalRoom[] {
  const drawn = statements(plan, { topic: BARE, in: "notes" }).flatMap((it) =>
    it.drawing !== null && ROOM.test(it.drawing)
      ? [{ it, words: settingOf(it, plan), area: AREA.exec(it.drawing) }]
      : []
  );
  const rows = allRows(plan).flatMap((it) =>
    ROOM.test(it.text) ? [{ it, words: titledWords(it), area: AREA.exec(it.text) }] : []
  );
  return [...drawn, ...rows].flatMap(({ it, words, area }) =>
    area && BARE.test(words)
      ? [{
        ...placeOf(it),
        name: ROOM.exec(`${it.drawing ?? ""} ${it.text}`)?.[0] ?? "Room",
        areaSqft: printedNumber(area[1]),
        text: words,
        isNote: true,
      }]
      : []
  );
}

function rooms(plan: PlanSet): IncidentalRoom[] {
  const special = [...burners(plan), ...titledRooms(plan)];
  if (special.length > 0) return special;
  const notes = statements(plan, { topic: ROOM, in: "notes" }).flatMap((it) => {
    const area = AREA.exec(it.text);
    const saysProtection = /\b(SPRINKLER|RATED|RATING|HOUR|HR\b|ENCLOS)/i.test(it.text);
    if (!area || !saysProtection) return [];
    const name = ROOM.exec(it.text)?.[0] ?? "Room";
    return [{
      ...placeOf(it),
      name,
      areaSqft: printedNumber(area[1]),
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
