/** Two places of the set that say different things about one matter. */
import type { Conflict, Evidence, Fact, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { ceilingConflicts } from "./ceiling_conflicts.ts";
import { evidenceOf, toFact } from "../evidence.ts";
import { plainNumber } from "../layout/drawing_index.ts";
import { levelLoadConflicts } from "./level_loads.ts";
import { doorConflicts } from "./opening_conflicts.ts";
import type { PageFacts } from "../page_facts.ts";
import { electricalConflicts, parkingConflicts } from "./service_conflicts.ts";

type Found = Omit<PlanSet, "conflicts">;

/** Every disagreement found in the set, each once, with both places. */
export function findConflicts(set: Found, pages: readonly PageFacts[]): Conflict[] {
  return [
    ...doorConflicts(pages, set.doors),
    ...electricalConflicts(set),
    ...parkingConflicts(set),
    ...summaryConflicts(set),
    ...occupantLoadConflicts(set),
    ...levelLoadConflicts(set),
    ...roomLoadConflicts(set),
    ...roomConflicts(set),
    ...ceilingConflicts(set),
    ...sheetConflicts(set),
  ];
}

interface Matter<T> {
  topic: Conflict["topic"];
  subject: string;
  facts: readonly Fact<T>[];
  say: (value: T) => string;
  agree?: (a: T, b: T) => boolean;
}

function compare<T>({ topic, subject, facts, say, agree }: Matter<T>): Conflict[] {
  const same = agree ?? ((a: T, b: T) => JSON.stringify(a) === JSON.stringify(b));
  const [first] = facts;
  if (!first) return [];
  // One statement that lists several values contradicts nobody.
  const other = facts.find((fact) => !same(fact.value, first.value) && !isSamePlace(fact, first));
  if (!other) return [];
  const worded = (fact: Fact<T>): Fact<string> => ({ ...fact, value: say(fact.value) });
  return [{ topic, subject, a: worded(first), b: worded(other) }];
}

/** One code cited with two years. */
function editionConflicts(summary: Found["codeSummary"]): Conflict[] {
  const dated = summary.codeEditions.filter((fact) => fact.value.year !== null);
  return [...new Set(dated.map((fact) => fact.value.code))].flatMap((code) =>
    compare({
      topic: "code edition",
      subject: `edition of ${code}`,
      facts: dated.filter((fact) => fact.value.code === code),
      say: (value) => value.asPrinted,
      agree: (a, b) => a.year === b.year,
    })
  );
}

function isSamePlace(a: Evidence, b: Evidence): boolean {
  return a.page === b.page && a.box.x === b.box.x && a.box.y === b.box.y;
}

/** Two areas are of one thing when their labels are: total under roof is not total living. */
function areaLabel(fact: Fact<number>): string {
  return fact.sourceText.toUpperCase().replace(/[\d,.]+\s*(SF|S\.F\.|SQ.*)?/g, " ")
    .replace(/[^A-Z]+/g, " ").replace(/\b(TOTAL|THE|OF|AREA|FLOOR|BUILDING|GROSS|ACTUAL)\b/g, " ")
    .replace(/\s+/g, " ").trim();
}

function summaryConflicts({ codeSummary: it }: Found): Conflict[] {
  const near = (share: number) => (a: number, b: number) =>
    Math.abs(a - b) <= share * Math.max(a, b);
  const kinds = ["ultimate", "nominal"] as const;
  return [
    ...compare({
      topic: "construction type",
      subject: "type of construction",
      facts: it.constructionType,
      say: String,
    }),
    ...compare({
      topic: "sprinklers",
      subject: "automatic sprinklers",
      facts: it.sprinklers,
      say: String,
      agree: (a, b) =>
        (a === "none") === (b === "none") &&
        (a === b || a.startsWith("yes") || b.startsWith("yes")),
    }),
    ...compare({ topic: "stories", subject: "number of stories", facts: it.stories, say: String }),
    ...compare({
      topic: "height",
      subject: "building height",
      facts: it.buildingHeightFt,
      say: (ft) => `${ft} ft`,
      agree: near(0.01),
    }),
    ...compare({
      topic: "area",
      subject: "building area",
      facts: it.buildingAreaSqft.filter((fact, _, [first]) => areaLabel(fact) === areaLabel(first)),
      say: (sqft) => `${sqft} sq ft`,
      agree: near(0.005),
    }),
    ...compare({
      topic: "dwelling units",
      subject: "number of dwelling units",
      facts: it.dwellingUnits,
      say: (count) => `${count} units`,
    }),
    ...kinds.flatMap((kind) =>
      compare({
        topic: "wind speed",
        subject: `${kind} design wind speed`,
        facts: it.windSpeedMph.filter((fact) => fact.value.kind === kind),
        say: (value) => `${value.mph} mph`,
      })
    ),
    ...editionConflicts(it),
    ...compare({ topic: "exposure", subject: "wind exposure", facts: it.exposure, say: String }),
    ...compare({
      topic: "flood zone",
      subject: "flood zone",
      facts: it.floodZone,
      say: String,
    }),
    ...compare({
      topic: "flood elevation",
      subject: "base flood elevation",
      facts: it.baseFloodElevationFt,
      say: (ft) => `${ft} ft`,
    }),
    ...compare({
      topic: "occupancy",
      subject: "occupancy classification",
      facts: it.occupancyGroups,
      say: (groups) => groups.join(", "),
      agree: (a, b) =>
        a.every((group) => b.includes(group)) || b.every((group) => a.includes(group)),
    }),
  ];
}

/** Total of the summary against the calculation's total and against the sum of its rows. */
function occupantLoadConflicts(set: Found): Conflict[] {
  const conflicts = compare({
    topic: "occupant load",
    subject: "total occupant load",
    facts: set.codeSummary.totalOccupantLoad,
    say: (count: number) => `${count} occupants`,
  });
  for (const total of set.occupantLoads.filter((row) => row.isTotal && row.occupants !== null)) {
    const above = set.occupantLoads.filter((row) =>
      row.page === total.page && row.occupants !== null &&
      Math.abs(row.box.x - total.box.x) < 3 && row.box.y < total.box.y
    );
    // Calculations of several floors may stand one under the other, each with its total.
    const last = Math.max(-1, ...above.filter((row) => row.isTotal).map((row) => row.box.y));
    const rows = above.filter((row) => !row.isTotal);
    const sums = [rows, rows.filter((row) => row.box.y > last)].filter((it) => it.length >= 2)
      .map((it) => it.reduce((all, row) => all + row.occupants!, 0));
    const sum = sums.at(-1);
    if (sum === undefined || sums.some((it) => Math.abs(it - total.occupants!) <= 1)) continue;
    conflicts.push({
      topic: "occupant load",
      subject: "sum of the occupant load rows",
      a: toFact(`${total.occupants} occupants`, "occupants", evidenceOf(total)),
      b: toFact(`${sum} occupants`, "occupants", evidenceOf(rows.at(-1)!)),
    });
  }
  return conflicts;
}

/** The load of a room in the calculation against the one lettered in the room, where both name one room only. */
function roomLoadConflicts({ occupantLoads, rooms }: Found): Conflict[] {
  const loads = Map.groupBy(
    occupantLoads.filter((row) => !row.isTotal && row.occupants !== null),
    (row) => plain(row.space),
  );
  const lettered = Map.groupBy(
    rooms.filter((room) => room.occupants !== null),
    (room) => plain(room.name),
  );
  return [...loads].flatMap(([name, [row, ...rows]]): Conflict[] => {
    const [room, ...others] = lettered.get(name) ?? [];
    if (!room || rows.length + others.length > 0) return [];
    if (Math.abs(room.occupants! - row.occupants!) <= 1) return [];
    return [{
      topic: "occupant load",
      subject: `occupant load of ${room.name}`,
      a: toFact(`${row.occupants} occupants`, "occupants", evidenceOf(row)),
      b: toFact(`${room.occupants} occupants`, "occupants", evidenceOf(room)),
    }];
  });
}

/** The same room number with another name or another area on another sheet. */
function roomConflicts(set: Found): Conflict[] {
  const conflicts: Conflict[] = [];
  const numbered = set.rooms.filter((room) => room.number !== null && /\d{2,}/.test(room.number));
  const seen = new Map<string, typeof numbered[number]>();
  for (const room of numbered) {
    const first = seen.get(room.number!);
    if (!first) {
      seen.set(room.number!, room);
      continue;
    }
    if (first.page === room.page) continue;
    if (!isSameName(first.name, room.name)) {
      conflicts.push({
        topic: "room name",
        subject: `room ${room.number} name`,
        a: toFact(first.name, null, evidenceOf(first)),
        b: toFact(room.name, null, evidenceOf(room)),
      });
    }
    const [a, b] = [first.areaSqft, room.areaSqft];
    const arePrinted = first.areaFrom === "printed" && room.areaFrom === "printed";
    if (
      a !== null && b !== null && arePrinted && Math.abs(a - b) > Math.max(2, 0.02 * Math.max(a, b))
    ) {
      conflicts.push({
        topic: "room area",
        subject: `room ${room.number} area`,
        a: toFact(`${a} sq ft`, "sq ft", evidenceOf(first)),
        b: toFact(`${b} sq ft`, "sq ft", evidenceOf(room)),
      });
    }
  }
  return conflicts;
}

/** The same words, some of them cut short: `STOR.` and `STORAGE`, `ELEC RM` and `ELECTRICAL ROOM`, `TRAINING ROOM`. */
function isSameName(a: string, b: string): boolean {
  if (plain(a) === plain(b)) return true;
  const [first, second] = [a, b].map(wordsOf);
  return first.length === second.length &&
    first.every((word, index) => isCutShort(word, second[index]));
}

/** The words of a room's name; that it is a room goes without saying. */
function wordsOf(name: string): string[] {
  const words: string[] = name.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  return words.length > 1 && /^(ROOM|RM)$/.test(words.at(-1)!) ? words.slice(0, -1) : words;
}

/** Letters one of two equal words keeps at least when it is cut short. */
const SHORTEST_CUT = 3;

function isCutShort(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long || (short === "RM" && long === "ROOM")) return true;
  return short.length >= SHORTEST_CUT && !/\d/.test(long) && long.startsWith(short);
}

function sheetConflicts(set: Found): Conflict[] {
  const conflicts: Conflict[] = [];
  const seen = new Map<string, Evidence>();
  for (const sheet of set.sheets) {
    if (!sheet.number || !sheet.titleBlock) continue;
    const key = plainNumber(sheet.number);
    const first = seen.get(key);
    if (first) {
      conflicts.push({
        topic: "sheet number",
        subject: `sheet number ${sheet.number} used twice`,
        a: toFact(first.sourceText, null, first),
        b: toFact(sheet.titleBlock.sourceText, null, sheet.titleBlock),
      });
    } else seen.set(key, sheet.titleBlock);
  }
  return conflicts;
}

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, "");
