/**
 * Design live loads reach the least load for their use.
 * Applies to stated live loads whose use is named, and to plain floor loads of a building with one use. Psf.
 * @source FBC-B 8th ed. (2023), Table 1607.1
 */
import type { OccupancyGroup } from "../../_shared/constants/options.ts";
import type { Fact, PlanSet, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { overlaps } from "../../_shared/geometry.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { type BuildingProfile } from "../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { LIVE_LOADS, type LiveLoad } from "../limits/fbc_2023/tables/live_loads.ts";
import {
  allStatements,
  cellHeaded,
  contextOf,
  newWork,
  placeOf,
  remembered,
  type Statement,
} from "../measure.ts";
import { cellUnder, DEMANDED_HEAD, headedCells } from "./_cells.ts";

type Load = Fact<{ use: string; psf: number }>;

const ROOF = /\bROOFS?\b/i;
const OTHER =
  /\bATTIC|\bHANDRAIL|\bGUARD|\bCONCENTRATED|\bWIND|\bDEAD|\bSNOW|\bPARTITION|\bCEILING|\bTRUSS\s+(TOP|BOTTOM)|\bCHORD|\bBALCON|\bDECKS?\b|\bLIMITED|\bCAT-?\s?WALK/i;
const UPPER =
  /\b(SECOND|THIRD|2ND|3RD|UPPER|OTHER|ABOVE|ABV|TYPICAL|(?:LEVELS?|FLOORS?|L)\s?#?[2-9])\b/i;
const FIRST =
  /(?<!\b(?:ABOVE|ABV\.?|OVER)\s(?:THE\s)?)\b(FIRST|1ST|GROUND|MAIN|STREET|(?:LEVEL|FLOOR|L)\s?#?1)\b/i;
const ROOF_FIRST = /^\W*(?:\d{1,2}[.)]\s*)?(?:MIN\w*\.?\s+|DESIGN\s+)?ROOF\s+(?:LIVE|L\.?L)/i;
const ROOF_PSF = 20;

export default defineRule({
  id: "structural/live-loads",
  requirementId: "FBC-B-1607.1-live-loads",
  title: "Live load",
  demand: {
    thing: "live load",
    property: "load",
    unless: OTHER,
    as: (psf, { text, context }) => ({
      value: { use: `${withoutOthers(text, psf)} | ${context}`, psf },
    }),
  },
  applies: loads,
  check(load, { building }) {
    const said = load.sourceText.split("|")[0];
    const words = `${load.value.use} | ${ownPart(said, load.value)}`.replace(
      PLUS_PARTITIONS,
      " ",
    );
    if (
      (ROOF.test(load.value.use) || ROOF_FIRST.test(load.sourceText)) &&
      !/GARDEN|TERRACE|ASSEMBL|OCCUP|BALCON/i.test(words)
    ) {
      const data = { actual: load.value.psf, required: ROOF_PSF, unit: "psf", use: "roofs" };
      return load.value.psf >= ROOF_PSF ? pass(data) : cantTell("reduced", data);
    }
    const use = isAssemblyDeck(words, building)
      ? DECK_OF_ASSEMBLY
      : OTHER.test(words)
      ? null
      : useOf(words, building) ?? onlyFloorCorridor(load, words, building);
    if (!use) return inapplicable();
    const { low, high } = boundsOf(use, words, building);
    const data = { actual: load.value.psf, required: high, unit: "psf", use: use.use };
    if (load.value.psf >= high) return pass(data);
    return load.value.psf >= low
      ? cantTell("floor", data)
      : fail("low", { ...data, required: low });
  },
  messages: {
    ok: "Live load for {use}: {actual} psf; {required} psf is required.",
    low: "Live load for {use}: {actual} psf; at least {required} psf is required.",
    floor:
      "Live load for {use}: {actual} psf; {required} psf is required on the first floor, and the set does not say which floor is meant.",
    reduced:
      "Live load for {use}: {actual} psf, less than {required} psf; show the live load reduction.",
  },
  recommendation: "Raise the design live load to {required} psf for this use.",
  leftOpen: {
    topic: /\bLIVE\s+LOADS?\b/i,
    data: () => ({ required: "the load of Table 1607.1", unit: null }),
    figure: /\d{2,3}\s*(PSF|P\.S\.F|LBS?)/i,
  },
});

const A_LOAD = /\d\s*(?:P\.?S\.?F|LBS?)/gi;

/** Of a text with several loads the part with this one, nothing where the use tells which: `GUEST ROOMS 40 PSF; PUBLIC ROOMS 100 PSF`. */
function ownPart(text: string, { use, psf }: Load["value"]): string {
  const isOwn = (part: string) => isLoad(part, psf);
  const own = withoutOthers(text, psf).split(/;|\.\s+|\n/).filter(isOwn);
  if (own.length === 1 && [...own[0].matchAll(A_LOAD)].length === 1) return own[0];
  return LIVE_LOADS.some(({ words }) => words.test(use)) ? "" : own.length === 1 ? own[0] : text;
}

const isLoad = (part: string, psf: number): boolean =>
  anyCase`(?<!\d)${psf}\s*(?:P\.?S\.?F|LBS?)`.test(part);

/** A text without the uses it gives other loads: `100 PSF THROUGHOUT, STOCK ROOM 125 PSF`. */
const withoutOthers = (text: string, psf: number): string =>
  text.split(/(?<=[,;]|[a-z]{2}\.)\s+/i).filter((part) =>
    isLoad(part, psf) || part.search(A_LOAD) === -1 ||
    !LIVE_LOADS.some(({ words }) => words.test(part))
  ).join(" ");

/** An allowance on top of the load: `40 PSF LIVE + 20 PSF PARTITION`. */
const PLUS_PARTITIONS = /[+&]\s*\d+\s*P\.?S\.?F\.?\s*(?:FOR\s+)?PARTITIONS?/gi;

/** `LL = 60 PSF`, `60 PSF LIVE LOAD` in a callout. */
const CALLED_OUT =
  /\b(?:L\.?\s?L\.?|LIVE(?:\s+LOADS?)?)\s*(?:(?!ROOF|DEAD)[A-Z][A-Z &]{2,24}?\s*(?=[.\s:=-]*\d))?(?:[=:@-]|OF|IS|\.{2,})?\s*(?<a>\d{2,3})\s*(?:P\.?S\.?F\b|LBS?\s*\/\s*S)|(?<b>\d{2,3})\s*(?:P\.?S\.?F\.?|LBS?\s*\/\s*(?:SQ\.?\s*|S\.?)F\w*\.?)\s*(?:\(?\s*(?:UNIFORM\s+|DESIGN\s+|FLOOR\s+)*(?:L\.?\s?L\b\.?|LIVE\b))/i;
/** Beside a column of what the code demands. */
const DESIGNED_COLUMN =
  /^\W*(?:DESIGN(?:ED)?(?:\s+(?:LOAD|FOR|VALUE))?|PROVIDED|PROV'?D|USED|ACTUAL)\b/i;
const LIVE_COLUMN = /^\W*(?:UNIFORM\s+|FLOOR\s+|DESIGN\s+)*(?:LIVE|L\.?\s?L\b\.?)|^\W*UNIFORM/i;

/** Loads of the code summary, of callouts and of tables, each with the title it stands under. */
function loads(plan: PlanSet): Load[] {
  const known = plan.codeSummary.liveLoadsPsf.map((load) => ({
    ...load,
    value: { ...load.value, use: `${load.value.use}${titleAt(plan, load)}` },
  }));
  const isKnown = (it: Statement) =>
    known.some(({ page, box }) =>
      page === it.page &&
      (it.row ? overlaps(box, it.box) : box.x === it.box.x && box.y === it.box.y)
    );
  const said = newWork(plan, { topic: /\d/ }).filter((it) => !isKnown(it)).flatMap((it) => {
    const found = it.row
      ? [{ psf: ofRow(it), use: it.row.cells[0]?.text ?? "" }]
      : ofCallouts(it.text).map(({ psf, part }) => ({ psf, use: `${part}${placeNames(it)}` }));
    return found.filter(({ psf }) => psf !== null)
      .map((value) => ({ ...placeOf(it), value, unit: "psf" }) as Load);
  });
  return [...known, ...said];
}

const titleAt = (plan: PlanSet, { page, box }: Load): string => {
  const at = allStatements(plan).find((it) =>
    it.from === "note" && it.page === page && it.box.x === box.x && it.box.y === box.y
  );
  return at ? placeNames(at) : "";
};

/** Title of the drawing a load stands on; on the plan of a floor also the room it stands in. */
function placeNames({ drawing, room }: Statement): string {
  if (drawing === null) return "";
  const isOfFloor = /\b(FLOORS?|LEVEL|MEZZANINE)\b/i.test(drawing) && !ROOF.test(drawing);
  return isOfFloor && room !== null ? ` | ${drawing} | ${room}` : ` | ${drawing}`;
}

function ofCallout(text: string): number | null {
  const groups = CALLED_OUT.exec(text)?.groups;
  return groups ? plausible(Number(groups.a ?? groups.b)) : null;
}

/** The load of a callout, or those of its parts, where each names a use: `LL 50 PSF OFFICE, 100 PSF LOBBY`. */
const ofCallouts = remembered((text): readonly { psf: number | null; part: string }[] => {
  const psf = ofCallout(text);
  const parts = text.split(/[,;]\s+/).filter((it) => it.search(A_LOAD) !== -1);
  const isEach = parts.length > 1 &&
    parts.every((part) =>
      [...part.matchAll(A_LOAD)].length === 1 && LIVE_LOADS.some(({ words }) => words.test(part))
    );
  if (psf === null) return [{ psf, part: text }];
  if (!isEach) return [{ psf, part: withoutOthers(text, psf) }];
  return parts.map((part) => ({
    psf: plausible(Number(/(\d{2,3})\s*(?:P\.?S\.?F|LBS?)/i.exec(part)?.[1] ?? 0)),
    part,
  }));
});

function ofRow(it: Statement): number | null {
  const criterion = ofCriteria(it);
  if (criterion !== null) return criterion;
  if (!it.row || !it.schedule || !/\bLOAD|\bLIVE\b|\bL\.?L\b/i.test(contextOf(it))) return null;
  const isOfUses = /^\W*(?:USE|OCCUPANCY(?:\s+OR\s+USE)?|AREA|SPACE|ROOM|LOCATION)S?\W*$/i.test(
    it.schedule.columns[0]?.header ?? "",
  ) && it.schedule.columns.some(({ header }) => /\bP\.?S\.?F\b/i.test(header));
  const isLive = isOfUses ||
    /\bLIVE\b|\bFLOOR\s+LOADS?\b|\bP\.?S\.?F\b/i.test(it.schedule.title ?? "");
  const cell = cellHeaded(it, LIVE_COLUMN) ??
    (isLive && headedCells(it).some(({ head }) => DEMANDED_HEAD.test(head))
      ? cellUnder(it, DESIGNED_COLUMN)
      : null);
  const listed = /^\W*\d/.test(cell ?? "") ? null : listedLoad(it);
  if (listed !== null) return plausible(listed);
  const heads = [it.schedule.title, ...it.schedule.columns.map(({ header }) => header)].join(" | ");
  const kpa = /\bKPA\b/i.test(heads)
    ? /^\W*(\d{1,2}\.\d{1,2})\W*$/.exec(cell ?? "")?.[1]
    : undefined;
  if (kpa !== undefined) return plausible(psfOf(Number(kpa)));
  const psf = /^\W*(\d{2,3})\s*(?:P\.?S\.?F\.?)?\W*$/i.exec(cell ?? "")?.[1] ?? keyedLoad(it.row);
  return psf === undefined ? null : plausible(Number(psf));
}

/**
 * The load of a use in a list of design criteria that gives a live load in another row: `SHOP, FIRST FLOOR | 75 PSF`
 * below `ROOF LIVE LOAD | 20 PSF`.
 */
function ofCriteria({ schedule, row }: Statement): number | null {
  if (!schedule || row?.cells.length !== 2) return null;
  const [use, load] = row.cells.map(({ text }) => text);
  const isUse = (LIVE_LOADS.some(({ words }) => words.test(use)) || /\bCORRIDORS?\b/i.test(use)) &&
    !/\bDEAD|\bWIND|\bSNOW|\bEQUIP|\bPARAPET|\bPANEL|\bPRESSURE|\bBEARING|\bUPLIFT|\bZONE/i.test(
      use,
    );
  const psf = /^\W*(\d{2,3})\s*P\.?S\.?F\b\.?(?=\W*$|\s*[,;(])/i.exec(load)?.[1];
  const isBeside = schedule.rows.some(({ cells: [key, value] }) =>
    /\bLIVE\s+LOAD|\bL\.?\s?L\b/i.test(key?.text ?? "") && /\d\s*P\.?S\.?F/i.test(value?.text ?? "")
  );
  return isUse && psf !== undefined && isBeside ? plausible(Number(psf)) : null;
}

/** Heads of the one load a list of live loads gives. */
const ONLY_LOAD = /^\W*(?:(?:UNIF(?:ORM)?|DESIGN|VALUE|LOAD|L\.?\s?L)\b.*|\(?P\.?S\.?F\b.*)?$/i;

/** The load of a list that is called live by its title or by the head over its uses: `LIVE LOADS | PSF`. */
function listedLoad(it: Statement): number | null {
  const [key, ...values] = headedCells(it);
  const title = it.schedule?.title ?? "";
  const isLive = /\bLIVE\b/i.test(`${title} | ${key?.head ?? ""}`);
  if (!isLive || /\bDEAD\b|\bKPA\b/i.test([title, ...values.map(({ head }) => head)].join(" "))) {
    return null;
  }
  const loads = values.filter(({ head }) => ONLY_LOAD.test(head));
  const psf = loads.length === 1
    ? /^\W*(\d{2,3})\s*(?:P\.?S\.?F\.?)?\W*$/i.exec(loads[0].text)?.[1]
    : undefined;
  return psf === undefined ? null : Number(psf);
}

/** The load beside a word that calls it live: `CORRIDORS, LIVE | 80 PSF`, `Offices | live | 50 psf`. */
function keyedLoad({ cells: [key, ...values] }: ScheduleRow): string | undefined {
  const isKind = ({ text }: { text: string }) =>
    /^\W*(?:LIVE(?:\s+LOAD)?|L\.?\s?L)\W*$/i.test(text);
  if (!/\bLIVE\b|\bL\.?\s?L\b/i.test(key?.text ?? "") && !values.some(isKind)) return undefined;
  const loads = values.flatMap(({ text }) => /^\W*(\d{2,3})\s*P\.?S\.?F\b/i.exec(text) ?? []);
  return loads.length === 2 ? loads[1] : undefined;
}

/** Kilopascals as pounds per square foot; tables of both round to fives. */
const psfOf = (kpa: number): number => Math.round(kpa * 20.885 / 5) * 5;

const plausible = (psf: number): number | null => psf >= 10 && psf <= 500 ? psf : null;

/** A deck people assemble on: it carries what the rooms carry that it serves. @source FBC-B Table 1607.1, item 5 */
const DECK_OF_ASSEMBLY: LiveLoad = { use: "decks of assembly", words: /\bDECKS?\b/i, psf: 100 };
const NOT_WALKED_ON =
  /\b(?:ROOF|METAL|MTL|STEEL|STL|FORM|COMPOSITE|COMP|FLOOR|SLAB|CONC\w*|SERVICE|MAINTENANCE|MECH\w*|POOL)\.?\s+DECK|\bDECK(?:ING)?\s+(?:DEAD|WEIGHT|GAUGE|GA\b)|\bDEAD\b|\bPRIVATE\b/i;

/** Does the load stand for an outdoor deck of a building used for nothing but assembly? */
const isAssemblyDeck = (words: string, { occupancies }: BuildingProfile): boolean =>
  DECK_OF_ASSEMBLY.words.test(words) && !NOT_WALKED_ON.test(words) && occupancies.length > 0 &&
  occupancies.every((group) => group.startsWith("A-"));

/** Seats of restaurants and bars, where no other assembly is: the load of dining rooms. */
const seatsOf = (words: string, groups: readonly OccupancyGroup[]): LiveLoad | undefined =>
  /\bSEATING\b|\bSEATS\b/i.test(words) && groups.includes("A-2") &&
    !groups.some((group) => /^A-[1345]$/.test(group))
    ? LIVE_LOADS.find(({ use }) => use === "dining rooms")
    : undefined;

/** `OFF 201`: an office by its number. */
const NUMBERED_OFFICE = /\bOFF\.?\s+#?\d{2,3}[A-Z]?\b/i;

/** The use the words name, else that of the building's only group for a plain floor load. */
function useOf(words: string, { occupancies: groups }: BuildingProfile): LiveLoad | null {
  const named = LIVE_LOADS.find((it) => it.words.test(words)) ?? seatsOf(words, groups) ??
    (NUMBERED_OFFICE.test(words) ? LIVE_LOADS.find(({ use }) => use === "offices") : undefined);
  if (named) {
    // Corridors that serve private rooms carry what those rooms carry.
    const isOfDwellings = groups.some((group) => group.startsWith("R-"));
    if (named.use === "first-floor corridors" && isOfDwellings) return null;
    return /\bCORRIDOR/i.test(words) && !/CORRIDOR/i.test(named.words.source) ? null : named;
  }
  if (/\bCORRIDOR/i.test(words) && UPPER.test(words)) return upperCorridor(groups);
  if (
    /\bCORRIDOR/i.test(words) || !/\bFLOORS?\b|\bLIVE\s+LOAD\b/i.test(words) || groups.length !== 1
  ) return null;
  const byGroup: Partial<Record<OccupancyGroup, string>> = {
    "B": "offices",
    "M": "retail",
    "R-1": "dwelling and guest rooms",
    "R-2": "dwelling and guest rooms",
    "E": "classrooms",
  };
  return LIVE_LOADS.find((it) => it.use === byGroup[groups[0]]) ?? null;
}

/** A corridor of a building of one story is on its first floor; with one load in its text it has that. */
function onlyFloorCorridor(
  { sourceText }: Load,
  words: string,
  { occupancies, stories }: BuildingProfile,
): LiveLoad | null {
  const isAlone = [...sourceText.matchAll(A_LOAD)].length <= 1;
  if (!isAlone || !/\bCORRIDOR/i.test(words) || UPPER.test(words) || OTHER.test(words)) return null;
  if (stories.value !== 1 || stories.isDisputed) return null;
  const isWorkedIn = occupancies.length > 0 && occupancies.every((it) => it in UPPER_CORRIDOR_PSF);
  return isWorkedIn ? LIVE_LOADS.find(({ use }) => use === "first-floor corridors") ?? null : null;
}

/** Corridors over the first floor carry what the offices, shops or classrooms there ask of them, the least of several. */
function upperCorridor(groups: readonly OccupancyGroup[]): LiveLoad | null {
  const loads = groups.map((group) => UPPER_CORRIDOR_PSF[group]);
  if (loads.length === 0 || !loads.every((psf) => psf !== undefined)) return null;
  const words = /\bCORRIDOR/i;
  return { use: "corridors above the first floor", words, psf: Math.min(...loads) };
}

/** @source FBC-B Table 1607.1: offices and schools by name, retail as the floor they serve */
const UPPER_CORRIDOR_PSF: Partial<Record<OccupancyGroup, number>> = { B: 80, E: 80, M: 75 };

function boundsOf(
  use: LiveLoad,
  words: string,
  { stories }: BuildingProfile,
): { low: number; high: number } {
  if (use.upperPsf === undefined) return { low: use.psf, high: use.psf };
  const isFirst = FIRST.test(words) || (stories.value === 1 && !stories.isDisputed);
  if (isFirst) return { low: use.psf, high: use.psf };
  return UPPER.test(words)
    ? { low: use.upperPsf, high: use.upperPsf }
    : { low: use.upperPsf, high: use.psf };
}
