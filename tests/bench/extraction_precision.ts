/**
 * Precision of what was read: of the facts given, the share that the drawings really state. Counted only for
 * kinds and fields whose known facts list everything the drawings say.
 */
import type { Fact, PlanSet } from "../../functions/_shared/domain/plan_set.ts";
import { findOpeningSize } from "../../functions/analysis/extract/opening_words.ts";
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

/** Tallies by kind: right is what the drawings state, total is everything that was given. */
export function scorePrecision(known: Stated, set: PlanSet): Record<string, Tally> {
  const sheetAt = (page: number) => known.sheets.find((it) => it.page === page);
  return {
    "sheet number": tally(
      set.sheets.filter((it) => it.number !== null),
      (it) => plain(it.number) === plain(sheetAt(it.page)?.number),
      (it) => `page ${it.page}: ${it.number}`,
    ),
    "sheet title": tally(
      set.sheets.filter((it) => it.title !== null),
      (it) => plain(it.title) === plain(sheetAt(it.page)?.title),
      (it) => `page ${it.page}: ${it.title}`,
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
  name: (item: T) => string,
): Tally {
  const missed = given.filter((item) => !isRight(item)).map(name);
  return { right: given.length - missed.length, total: given.length, missed };
}

/** Fields of the summary with the keys under which the known facts list all their values. */
function codeSummary(known: Stated, { codeSummary: it }: PlanSet): Tally {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.01 * Math.max(1, b);
  const given: { name: string; isRight: boolean }[] = [];
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
  return tally(given, (fact) => fact.isRight, (fact) => fact.name);
}

/** Rooms by sheet: a room of that name and number stands in the known rooms of any sheet. */
function rooms(known: Stated, set: PlanSet): Tally {
  const wanted = known.rooms ?? [];
  return tally(
    set.rooms,
    (room) =>
      wanted.some((want) =>
        plain(want.name) === plain(room.name) &&
        (room.number === null || plain(want.number) === plain(room.number))
      ),
    (room) => `page ${room.page}: ${room.number} ${room.name}`,
  );
}

function roomAreas(known: Stated, set: PlanSet): Tally {
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
    ({ room }) =>
      `page ${room.page}: ${room.number} ${room.name} ${room.areaSqft} (${room.areaFrom})`,
  );
}

/** Doors and windows of schedules whose rows are all known. */
function scheduleRows(known: Stated, set: PlanSet): Tally {
  const given: { name: string; isRight: boolean }[] = [];
  const add = (kind: string, marks: string[], wanted: readonly Record<string, unknown>[]) => {
    // A group of marks on one line stands for doors that the known facts sum up.
    if (wanted.length === 0 || wanted.some((it) => /[,/]/.test(String(it.mark)))) return;
    const known = wanted.flatMap((it) => {
      const mark = plain(String(it.mark));
      return [mark, ...mark.split("-")];
    });
    for (const mark of marks) {
      given.push({ name: `${kind} ${mark}`, isRight: known.includes(plain(mark)) });
    }
  };
  const scheduled = (it: { fields: Record<string, string>; mark: string }) =>
    Object.keys(it.fields).length > 0 ? [it.mark] : [];
  if (!SELECTED_DOORS.includes(known.name)) {
    add("door", set.doors.flatMap(scheduled), known.doors ?? []);
  }
  add("window", set.windows.flatMap(scheduled), known.windows ?? []);
  return tally(given, (row) => row.isRight, (row) => row.name);
}

/** Sizes, clear widths, sills and openings given for a known mark. */
function scheduleCells(known: Stated, set: PlanSet): Tally {
  const given: { name: string; isRight: boolean }[] = [];
  const add = (name: string, value: number | null, wanted: unknown) => {
    if (value === null || wanted === null || wanted === undefined) return;
    given.push({ name: `${name} ${value}, is ${wanted}`, isRight: value === wanted });
  };
  const known_ = <T extends { mark: string }>(
    list: readonly Record<string, string | number | null>[],
    it: T,
  ) => list.find((want) => plain(String(want.mark)).split(/[-,/]/)[0] === plain(it.mark));
  for (const door of set.doors) {
    const want = known_(known.doors ?? [], door);
    if (!want) continue;
    const size = findOpeningSize(String(want.size ?? ""));
    add(`door ${door.mark} width`, door.widthIn, size?.widthIn);
    add(`door ${door.mark} height`, door.heightIn, size?.heightIn);
    add(`door ${door.mark} clear`, door.clearWidthIn, want.clearIn);
  }
  for (const window of set.windows) {
    const want = known_(known.windows ?? [], window);
    if (!want) continue;
    const size = findOpeningSize(String(want.size ?? ""));
    add(`window ${window.mark} width`, window.widthIn, size?.widthIn);
    add(`window ${window.mark} height`, window.heightIn, size?.heightIn);
    add(`window ${window.mark} sill`, window.sillHeightIn, want.sillIn);
    add(`window ${window.mark} opening`, window.clearOpeningSqft, want.netClearSqFt);
  }
  return tally(given, (cell) => cell.isRight, (cell) => cell.name);
}
