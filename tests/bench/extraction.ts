/**
 * Measures what was read from the sets whose facts are known: sheet index, code summary, rooms, schedule cells,
 * dimensions, and whether the source text of every fact stands on its page. Run alone it prints the table.
 */
import type { PageReading } from "../../functions/_shared/domain/page_reading.ts";
import type { Evidence, PlanSet } from "../../functions/_shared/domain/plan_set.ts";
import { extractPlanSet } from "../../functions/analysis/extract/mod.ts";
import { findOpeningSize } from "../../functions/_shared/opening_words.ts";
import { readFiles } from "../../functions/analysis/read/mod.ts";
import { calibrationTable } from "./calibration.ts";
import { type JudgedFact, scorePrecision } from "./extraction_precision.ts";

/** Right answers out of all expected, with what was missed. */
export interface Tally {
  right: number;
  total: number;
  missed: string[];
}

/** Tallies of one set by kind of fact: right of known and, where everything is known, right of given. */
export interface ExtractionScore {
  set: string;
  tallies: Record<string, Tally>;
  precision: Record<string, Tally>;
}

/** Facts that the drawings of a set are known to state. */
export interface KnownFacts {
  sheets: { page: number; number: string; title: string; discipline: string; scale: string }[];
  codeSummary?: Record<string, string | number | boolean | null>;
  rooms?: { name: string; number: string | null; areaSqFt: number | null; sheet: string }[];
  doors?: Record<string, string | number | null>[];
  windows?: Record<string, string | number | null>[];
  occupantLoads?: Record<string, string | number | null>[];
  dimensions?: { what: string; valueFt?: number; valueIn?: number; sheet: string }[];
  exhaustFans?: { tag: string; cfm: number; operation: string }[];
  panelSchedules?: { panel: string; circuits: Record<string, string | number>[] }[];
}

/** Measures every set with a `facts.json` under a directory; sets with scans can be read from the scan. */
export async function measureExtraction(
  dir: string,
  options: { isScan?: boolean; only?: string } = {},
): Promise<ExtractionScore[]> {
  const scores: ExtractionScore[] = [];
  const sets = [...Deno.readDirSync(dir)].filter((entry) => entry.isDirectory)
    .map((entry) => entry.name).filter((name) => !options.only || name === options.only).sort();
  for (const set of sets) {
    const known: KnownFacts = JSON.parse(await Deno.readTextFile(`${dir}/${set}/facts.json`));
    const pages = await readSet(`${dir}/${set}`, options.isScan ?? false);
    if (pages.length === 0) continue;
    const read = extractPlanSet(pages);
    scores.push({
      set,
      tallies: scoreSet(known, pages, read),
      precision: scorePrecision({ ...known, name: set, texts: await textsOf(dir, set) }, read),
    });
  }
  return scores;
}

/** Texts that the truth rows of a set quote. */
async function textsOf(dir: string, set: string): Promise<string[]> {
  const rows = JSON.parse(await Deno.readTextFile(`${dir}/${set}/truth.json`).catch(() => "[]"));
  return (rows as { evidenceText: string }[])
    .flatMap((row) => row.evidenceText.split(" | ")).filter((text) => text.length >= 4);
}

async function readSet(dir: string, isScan: boolean): Promise<PageReading[]> {
  const names = [...Deno.readDirSync(dir)].map((entry) => entry.name)
    .filter((name) => /\.(pdf|png|jpe?g)$/i.test(name) && /scan/.test(name) === isScan).sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: await Deno.readFile(`${dir}/${name}`) })),
  );
  return (await readFiles(files)).pages;
}

/** Compares a plan set with the known facts of its drawings. */
export function scoreSet(
  known: KnownFacts,
  pages: PageReading[],
  set: PlanSet,
): Record<string, Tally> {
  return {
    "sheet number": tally(
      known.sheets,
      (it) => plain(set.sheets[it.page - 1]?.number) === plain(it.number),
      (it) => it.number,
    ),
    "sheet title": tally(
      known.sheets,
      (it) => plain(set.sheets[it.page - 1]?.title) === plain(it.title),
      (it) => it.title,
    ),
    discipline: tally(
      known.sheets,
      (it) => set.sheets[it.page - 1]?.discipline === it.discipline,
      (it) => it.number,
    ),
    scale: tally(
      known.sheets,
      (it) =>
        set.sheets[it.page - 1]?.scales.some((scale) => plain(scale.text) === plain(it.scale)),
      (it) => `${it.number} ${it.scale}`,
    ),
    "code summary": codeSummary(known, set),
    "room name": rooms(known, set, false),
    "room area": rooms(known, set, true),
    "schedule cell": scheduleCells(known, set),
    dimension: tally(known.dimensions ?? [], (it) => {
      const valueIn = it.valueIn ?? it.valueFt! * 12;
      const notes = set.notes.filter((note) => note.sheet === it.sheet);
      return set.dimensions.some((dim) =>
        dim.sheet === it.sheet && Math.abs(dim.valueIn - valueIn) < 0.6
      ) || notes.some((note) => hasLength(note.text, valueIn));
    }, (it) => `${it.what} ${it.valueFt ?? it.valueIn}`),
    "text on its page": grounded(set, pages),
  };
}

const plain = (text: string | null | undefined): string =>
  (text ?? "").toUpperCase().replace(/[’′]/g, "'").replace(/[”″]/g, '"').replace(/\s+/g, "");

function tally<T>(
  items: readonly T[],
  isRight: (item: T) => boolean | undefined,
  name: (item: T) => string,
): Tally {
  const missed = items.filter((item) => !isRight(item)).map(name);
  return { right: items.length - missed.length, total: items.length, missed };
}

function hasLength(text: string, valueIn: number): boolean {
  const feet = Math.floor(valueIn / 12 + 1e-6);
  const inches = Math.round((valueIn - feet * 12) * 16) / 16;
  const printed = [
    `${feet}'-${Math.floor(inches)}`,
    `${feet}'${Math.floor(inches)}`,
    `${Math.floor(valueIn)}`,
  ];
  return printed.some((it) => plain(text).includes(it));
}

function codeSummary(known: KnownFacts, { codeSummary: it }: PlanSet): Tally {
  const has = <T>(facts: { value: T }[], test: (value: T) => boolean) =>
    facts.some((fact) => test(fact.value));
  const near = (a: number, b: number) => Math.abs(a - b) < 0.01 * Math.max(1, b);
  const checks: Record<string, (want: string) => boolean> = {
    codeEdition: (want) =>
      has(
        it.codeEditions,
        (value) => value.code.startsWith("FBC") && want.includes(String(value.year)),
      ),
    nec: (want) =>
      has(it.codeEditions, (value) => value.code === "NEC" && String(value.year) === want),
    occupancy: (want) => has(it.occupancyGroups, (value) => value.join() === want),
    constructionType: (want) => has(it.constructionType, (value) => value === want),
    stories: (want) => has(it.stories, (value) => value === Number(want)),
    sprinkler: (want) =>
      has(it.sprinklers, (value) => want === "false" ? value === "none" : value === want),
    heightFt: (want) => has(it.buildingHeightFt, (value) => near(value, Number(want))),
    areaPerStorySqFt: (want) => has(it.areaByFloor, (value) => near(value.areaSqft, Number(want))),
    totalAreaSqFt: (want) => has(it.buildingAreaSqft, (value) => near(value, Number(want))),
    buildingAreaSqFt: (want) => has(it.buildingAreaSqft, (value) => near(value, Number(want))),
    suiteAreaSqFt: (want) => has(it.areaByFloor, (value) => near(value.areaSqft, Number(want))),
    unitsInSummary: (want) => has(it.dwellingUnits, (value) => value === Number(want)),
    unitsInMatrix: (want) => has(it.dwellingUnits, (value) => value === Number(want)),
    occupantLoad: (want) => has(it.totalOccupantLoad, (value) => value === Number(want)),
    occupantLoadSummary: (want) => has(it.totalOccupantLoad, (value) => value === Number(want)),
    occupantLoadPlan: (want) => has(it.totalOccupantLoad, (value) => value === Number(want)),
    windSpeedMph: (want) => has(it.windSpeedMph, (value) => value.mph === Number(want)),
    exposure: (want) => has(it.exposure, (value) => value === want),
    riskCategory: (want) => has(it.riskCategory, (value) => value === want),
    windStandard: (want) => has(it.asceEdition, (value) => want.endsWith(value)),
    floodZone: (want) => has(it.floodZone, (value) => value === want),
    bfeFt: (want) => has(it.baseFloodElevationFt, (value) => near(value, Number(want))),
    firstFloorFt: (want) => has(it.finishedFloorElevationFt, (value) => near(value, Number(want))),
    climateZone: (want) => has(it.climateZone, (value) => value === want),
  };
  const wanted = Object.entries(known.codeSummary ?? {})
    .filter(([key, value]) => value !== null && key in checks);
  return tally(
    wanted,
    ([key, value]) => checks[key](String(value)),
    ([key, value]) => `${key}=${value}`,
  );
}

function rooms(known: KnownFacts, set: PlanSet, withArea: boolean): Tally {
  const wanted = (known.rooms ?? []).filter((room) => !withArea || room.areaSqFt !== null);
  return tally(
    wanted,
    (want) =>
      set.rooms.some((room) =>
        plain(room.name) === plain(want.name) && room.sheet === want.sheet &&
        (want.number === null || plain(room.number) === plain(want.number)) &&
        (!withArea || (room.areaSqft !== null &&
          Math.abs(room.areaSqft - want.areaSqFt!) <= Math.max(0.6, 0.02 * want.areaSqFt!)))
      ),
    (want) => `${want.number} ${want.name} ${want.areaSqFt}`,
  );
}

/** Every field of every known door, window, occupant load, fan and circuit is one cell. */
function scheduleCells(known: KnownFacts, set: PlanSet): Tally {
  const cells: { name: string; isRight: boolean }[] = [];
  const add = (name: string, isRight: boolean) => cells.push({ name, isRight });
  const anyRow = (mark: string, want: string | number) =>
    set.schedules.some((schedule) =>
      schedule.rows.some((row) =>
        row.cells.some((cell) => plain(cell.text) === plain(mark)) &&
        row.cells.some((cell) => plain(cell.text).includes(plain(String(want))))
      )
    );
  const scheduled = set.doors.length > 0;
  for (const want of scheduled ? known.doors ?? [] : []) {
    const mark = String(want.mark);
    const first = mark.split(/\s*[-,/]\s*/)[0];
    const door = set.doors.find((it) => plain(it.mark) === plain(first));
    for (const [field, value] of Object.entries(want)) {
      if (field === "mark" || value === null) continue;
      const size = field === "size" ? findOpeningSize(String(value)) : null;
      const isRight = door !== undefined &&
        (size
          ? door.widthIn === size.widthIn && door.leaves === size.leaves
          : field === "clearIn"
          ? door.clearWidthIn === value
          : Object.values(door.fields).some((text) => plain(text).includes(plain(String(value)))));
      add(`door ${mark} ${field}`, isRight);
    }
  }
  for (const want of set.windows.length > 0 ? known.windows ?? [] : []) {
    const window = set.windows.find((it) => plain(it.mark) === plain(String(want.mark)));
    for (const [field, value] of Object.entries(want)) {
      if (field === "mark" || value === null) continue;
      const size = field === "size" ? findOpeningSize(String(value)) : null;
      const isRight = window !== undefined &&
        (size
          ? window.widthIn === size.widthIn && window.heightIn === size.heightIn
          : field === "netClearSqFt"
          ? window.clearOpeningSqft === value
          : field === "sillIn"
          ? window.sillHeightIn === value
          : Object.values(window.fields).some((text) =>
            plain(text).includes(plain(String(value)))
          ));
      add(`window ${want.mark} ${field}`, isRight);
    }
  }
  for (const want of known.occupantLoads ?? []) {
    const row = set.occupantLoads.find((it) => plain(it.space) === plain(String(want.space)));
    add(
      `occupants ${want.space}`,
      row?.occupants === want.occupants && row?.areaSqft === want.areaSqFt,
    );
    add(`factor ${want.space}`, row?.factor === want.factor && row?.basis === want.basis);
  }
  for (const want of known.exhaustFans ?? []) {
    add(`fan ${want.tag} cfm`, anyRow(want.tag, want.cfm));
    add(`fan ${want.tag} operation`, anyRow(want.tag, want.operation));
  }
  for (const { panel, circuits } of known.panelSchedules ?? []) {
    for (const circuit of circuits) {
      for (const field of ["load", "amps", "breaker"]) {
        add(`panel ${panel} ${circuit.ckt} ${field}`, anyRow(String(circuit.load), circuit[field]));
      }
    }
  }
  return tally(cells, (cell) => cell.isRight, (cell) => cell.name);
}

/** Facts whose words all stand on their page. */
function grounded(set: PlanSet, pages: PageReading[]): Tally {
  const onPage = new Map(pages.map((page) => [
    page.page,
    plain(
      [...page.words.map((word) => word.text), ...page.lines.map((line) => line.text)].join(" "),
    ),
  ]));
  const all: Evidence[] = [
    ...Object.values(set.codeSummary).flat(),
    ...set.notes,
    ...set.rooms,
    ...set.doors,
    ...set.windows,
    ...set.dimensions,
    ...set.occupantLoads,
    ...set.schedules,
  ];
  const printed = all.filter((fact) => fact.readBy === "text" || fact.readBy === "ocr");
  return tally(printed, (fact) => {
    const text = onPage.get(fact.page) ?? "";
    return fact.sourceText.split(" ").every((word) => text.includes(plain(word)));
  }, (fact) => `${fact.page}: ${fact.sourceText.slice(0, 60)}`);
}

/** The scores as lines of two tables, right of known and right of given, sums last. */
export function printExtraction(scores: readonly ExtractionScore[], isVerbose = false): string {
  const tables = [printTable(scores.map(({ set, tallies }) => ({ set, tallies })), {
    isVerbose,
    miss: "missed",
  })];
  const given = scores.filter(({ precision }) => Object.keys(precision).length > 0)
    .map(({ set, precision }) => ({ set, tallies: precision }));
  if (given.length > 0) {
    tables.push("right of given (precision)", printTable(given, { isVerbose, miss: "not stated" }));
  }
  const judged = scores.flatMap(({ precision }) =>
    Object.values(precision).flatMap((tally) =>
      "judged" in tally ? tally.judged as JudgedFact[] : []
    )
  );
  if (judged.length > 0) tables.push("facts by confidence", calibrationTable(judged, "facts"));
  return tables.join("\n");
}

function printTable(
  scores: readonly { set: string; tallies: Record<string, Tally> }[],
  { isVerbose, miss }: { isVerbose: boolean; miss: string },
): string {
  const kinds = Object.keys(scores[0]?.tallies ?? {});
  const lines = [["set", ...kinds].join(" | ")];
  const say = ({ right, total }: Tally) => total === 0 ? "-" : `${right}/${total}`;
  for (const { set, tallies } of scores) {
    lines.push([set, ...kinds.map((kind) => say(tallies[kind]))].join(" | "));
  }
  const sums = kinds.map((kind) => {
    const right = scores.reduce((sum, score) => sum + score.tallies[kind].right, 0);
    const total = scores.reduce((sum, score) => sum + score.tallies[kind].total, 0);
    return total === 0 ? "-" : `${right}/${total} ${(100 * right / total).toFixed(1)} %`;
  });
  lines.push(["all", ...sums].join(" | "));
  for (const { set, tallies } of isVerbose ? scores : []) {
    for (const kind of kinds) {
      for (const it of tallies[kind].missed) lines.push(`${miss}: ${set}, ${kind}: ${it}`);
    }
  }
  return lines.join("\n");
}

if (import.meta.main) {
  const dir = Deno.args.find((it) => !it.startsWith("--")) ?? "../shared/plans/florida";
  const only = Deno.args.find((it) => it.startsWith("--only="))?.slice(7);
  const isScan = Deno.args.includes("--scan");
  console.log(printExtraction(await measureExtraction(dir, { only, isScan }), true));
}
