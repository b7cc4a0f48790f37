/**
 * Precision of what was read: of the facts given, the share that the drawings really state. Counted only for
 * kinds and fields whose known facts list everything the drawings say.
 */
import type { Door, Fact, PlanSet, Window } from "../../functions/_shared/domain/plan_set.ts";
import { findOpeningSize } from "../../functions/_shared/opening_words.ts";
import type { KnownFacts, Tally } from "./extraction.ts";

const plain = (text: string | null | undefined): string =>
  (text ?? "").toUpperCase().replace(/[’′]/g, "'").replace(/[”″]/g, '"').replace(/\s+/g, "");

/** Sets whose known doors are a selection of those in the schedule: a further row is no error there. */
const SELECTED_DOORS = ["coastal-house-ve", "restaurant-a2", "retail-m"];

/** What is compared: known facts and the texts of truth rows, which also state what a drawing has wrong. */
export interface Stated extends KnownFacts {
  name: string;
  /** Texts known to stand on the sheets. */
  texts: string[];
}

/** A given fact with how sure the reader was of it and whether the drawings state it. */
export interface JudgedFact {
  name: string;
  confidence: number;
  isRight: boolean;
}

/** Tally of given facts that remembers how sure the reader was of each. */
export interface JudgedTally extends Tally {
  judged: JudgedFact[];
}

/** Tallies by kind: right is what the drawings state, total is everything that was given. */
export function scorePrecision(known: Stated, set: PlanSet): Record<string, JudgedTally> {
  const sheetAt = (page: number) => known.sheets.find((it) => it.page === page);
  return {
    "sheet number": tally(
      set.sheets.filter((it) => it.number !== null),
      (it) => plain(it.number) === plain(sheetAt(it.page)?.number),
      (it) => ({
        name: `page ${it.page}: ${it.number}`,
        confidence: it.titleBlock?.confidence ?? 0,
      }),
    ),
    "sheet title": tally(
      set.sheets.filter((it) => it.title !== null),
      (it) => plain(it.title) === plain(sheetAt(it.page)?.title),
      (it) => ({
        name: `page ${it.page}: ${it.title}`,
        confidence: it.titleBlock?.confidence ?? 0,
      }),
    ),
    "code summary": codeSummary(known, set),
    "room name": rooms(known, set),
    "room area": roomAreas(known, set),
    "schedule row": scheduleRows(known, set),
    "schedule cell": scheduleCells(known, set),
  };
}

/** A truth row quotes this very text: the drawing says so, rightly or as a seeded error. */
function isQuoted(known: Stated, text: string): boolean {
  return known.texts.some((it) =>
    plain(it).includes(plain(text)) || plain(text).includes(plain(it))
  );
}

function tally<T>(
  given: readonly T[],
  isRight: (item: T) => boolean,
  read: (item: T) => { name: string; confidence: number },
): JudgedTally {
  return tallyOf(given.map((item) => ({ ...read(item), isRight: isRight(item) })));
}

function tallyOf(judged: JudgedFact[]): JudgedTally {
  const missed = judged.filter((it) => !it.isRight).map((it) => it.name);
  return { right: judged.length - missed.length, total: judged.length, missed, judged };
}

/** Fields of the summary with the keys under which the known facts list all their values. */
function codeSummary(known: Stated, { codeSummary: it }: PlanSet): JudgedTally {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.01 * Math.max(1, b);
  const given: JudgedFact[] = [];
  const add = <T>(
    facts: readonly Fact<T>[],
    keys: readonly string[],
    isSame: (value: T, wanted: string) => boolean,
  ) => {
    const wanted = keys.flatMap((key) => {
      const value = known.codeSummary?.[key];
      return value === null || value === undefined ? [] : [String(value)];
    });
    if (wanted.length === 0) return;
    for (const fact of facts) {
      given.push({
        name: `${keys[0]}=${JSON.stringify(fact.value)} page ${fact.page}: ${
          fact.sourceText.slice(0, 80)
        }`,
        confidence: fact.confidence,
        isRight: wanted.some((want) => isSame(fact.value, want)) ||
          isQuoted(known, fact.sourceText),
      });
    }
  };
  const number = (value: number, want: string) => near(value, Number(want));
  const same = (value: string, want: string) => value === want;
  const areas = ["totalAreaSqFt", "buildingAreaSqFt", "suiteAreaSqFt", "areaPerStorySqFt"];
  add(it.occupancyGroups, ["occupancy"], (value, want) => value.join() === want);
  add(it.constructionType, ["constructionType"], same);
  add(it.stories, ["stories"], number);
  add(
    it.sprinklers,
    ["sprinkler"],
    (value, want) => want === "false" ? value === "none" : value === want,
  );
  add(it.buildingHeightFt, ["heightFt"], number);
  add(it.buildingAreaSqft, areas, number);
  add(it.dwellingUnits, ["unitsInSummary", "unitsInMatrix"], number);
  add(
    it.totalOccupantLoad,
    ["occupantLoad", "occupantLoadSummary", "occupantLoadPlan"],
    number,
  );
  add(it.windSpeedMph, ["windSpeedMph"], (value, want) => value.mph === Number(want));
  add(it.exposure, ["exposure"], same);
  add(it.riskCategory, ["riskCategory"], same);
  add(it.asceEdition, ["windStandard"], (value, want) => want.endsWith(value));
  add(it.floodZone, ["floodZone"], same);
  add(it.baseFloodElevationFt, ["bfeFt"], number);
  add(it.finishedFloorElevationFt, ["firstFloorFt"], number);
  add(it.climateZone, ["climateZone"], same);
  return tallyOf(given);
}

/** Rooms by sheet: a room of that name and number stands in the known rooms of any sheet. */
function rooms(known: Stated, set: PlanSet): JudgedTally {
  const wanted = known.rooms ?? [];
  return tally(
    set.rooms,
    (room) =>
      wanted.some((want) =>
        plain(want.name) === plain(room.name) &&
        (room.number === null || plain(want.number) === plain(room.number))
      ),
    (room) => ({
      name: `page ${room.page}: ${room.number} ${room.name}`,
      confidence: room.confidence,
    }),
  );
}

function roomAreas(known: Stated, set: PlanSet): JudgedTally {
  const wanted = (known.rooms ?? []).filter((it) => it.areaSqFt !== null);
  const given = set.rooms.flatMap((room) => {
    const same = wanted.filter((want) =>
      plain(want.name) === plain(room.name) &&
      (room.number === null || plain(want.number) === plain(room.number))
    );
    return room.areaSqft === null || same.length === 0 ? [] : [{ room, same }];
  });
  return tally(
    given,
    ({ room, same }) =>
      isQuoted(known, `${room.areaSqft} SF`) ||
      same.some((want) =>
        Math.abs(room.areaSqft! - want.areaSqFt!) <= Math.max(0.6, 0.02 * want.areaSqFt!)
      ),
    ({ room }) => ({
      name: `page ${room.page}: ${room.number} ${room.name} ${room.areaSqft} (${room.areaFrom})`,
      confidence: room.confidence,
    }),
  );
}

/** Doors and windows of schedules whose rows are all known. */
function scheduleRows(known: Stated, set: PlanSet): JudgedTally {
  const given: JudgedFact[] = [];
  const add = (
    kind: string,
    rows: { mark: string; confidence: number }[],
    wanted: readonly Record<string, unknown>[],
  ) => {
    // A group of marks on one line stands for doors that the known facts sum up.
    if (wanted.length === 0 || wanted.some((it) => /[,/]/.test(String(it.mark)))) return;
    const known = wanted.flatMap((it) => {
      const mark = plain(String(it.mark));
      return [mark, ...mark.split("-")];
    });
    for (const { mark, confidence } of rows) {
      given.push({ name: `${kind} ${mark}`, confidence, isRight: known.includes(plain(mark)) });
    }
  };
  const scheduled = <T extends { fields: Record<string, string> }>(it: T) =>
    Object.keys(it.fields).length > 0 ? [it] : [];
  if (!SELECTED_DOORS.includes(known.name)) {
    add("door", set.doors.flatMap(scheduled), known.doors ?? []);
  }
  add("window", set.windows.flatMap(scheduled), known.windows ?? []);
  return tallyOf(given);
}

/** Sizes, clear widths, sills and openings given for a known mark. */
function scheduleCells(known: Stated, set: PlanSet): JudgedTally {
  const given: JudgedFact[] = [];
  const add = (
    { row, field }: { row: Door | Window; field: string },
    value: number | null,
    wanted: unknown,
  ) => {
    if (value === null || wanted === null || wanted === undefined) return;
    given.push({
      name: `${row.mark} ${field} ${value}, is ${wanted}`,
      confidence: row.confidence,
      isRight: value === wanted,
    });
  };
  const rowOf = <T extends { mark: string }>(
    list: readonly Record<string, string | number | null>[],
    it: T,
  ) => list.find((want) => plain(String(want.mark)).split(/[-,/]/)[0] === plain(it.mark));
  for (const door of set.doors) {
    const want = rowOf(known.doors ?? [], door);
    if (!want) continue;
    const size = findOpeningSize(String(want.size ?? ""));
    add({ row: door, field: "width" }, door.widthIn, size?.widthIn);
    add({ row: door, field: "height" }, door.heightIn, size?.heightIn);
    add({ row: door, field: "clear" }, door.clearWidthIn, want.clearIn);
  }
  for (const window of set.windows) {
    const want = rowOf(known.windows ?? [], window);
    if (!want) continue;
    const size = findOpeningSize(String(want.size ?? ""));
    add({ row: window, field: "width" }, window.widthIn, size?.widthIn);
    add({ row: window, field: "height" }, window.heightIn, size?.heightIn);
    add({ row: window, field: "sill" }, window.sillHeightIn, want.sillIn);
    add({ row: window, field: "opening" }, window.clearOpeningSqft, want.netClearSqFt);
  }
  return tallyOf(given);
}
