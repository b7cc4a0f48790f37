/**
 * Breakers by what they feed: rows of panel lists, callouts that name a load and its breaker, and the largest breaker the
 * list of a unit allows. Amperes.
 */
import type { Evidence, PlanSet, Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { placeOf } from "../reading/places.ts";
import { cellHeaded, rowPlace } from "../reading/rows.ts";
import { isKept, isOfOldWork } from "../reading/standing.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";

const BREAKER = /^\W*(\d{2,4})\s*(?:A(?:MPS?)?)?(?:\s*[\/,-]\s*[123]\s*P?)?\W*$/i;
const LOAD_HEAD = /\bLOAD\b(?!\s*\(?(?:V\.?A|KVA|AMPS?|W))|\bDESC|\bSERV/i;
const BREAKER_HEAD = /\bB(?:KR|REAKER)|\bTRIP\b|\bC\.?\/?B\b|\bOCPD?\b/i;
/** `30A/2P`, `100A/3P BREAKER`, `40 A, 2 POLE`. */
const AMPS = String
  .raw`(?<amps>\d{2,4})\s*A(?:MPS?)?[\s,\/-]*(?:[123]\s*-?\s*P(?:OLE)?\b)?[\s,]*(?:(?:CIRCUIT\s+)?BREAKER|C\.?B|CIRCUIT|CKT)?\.?`;
/** A load and its breaker, and nothing else. */
const CALLED = anyCase`^\W*(?<load>[A-Z][A-Z\d .#-]*?)[\s,:(-]+${AMPS}\W*$`;
/** `PANEL B FED FROM MDP, 100A/3P BREAKER`, which is no main of its own. */
const FED =
  anyCase`^\W*(?<load>(?:PANEL|PNL\.?)\s+[A-Z\d-]+)[\s,:-]+FED\s+(?:FROM|BY)\b[^;|]*?[\s,]${AMPS}\W*$`;
/** What breakers come in. */
const SIZES = [15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225]
  .concat(250, 300, 350, 400, 450, 500, 600, 700, 800, 1000, 1200, 1600, 2000);
const LARGEST_HEAD = /\bM\.?O\.?C\.?P\b|\bMOP\b|\bMAX\w*\.?\s+(?:OCPD?|FUSE|BREAKER|BKR)|\bMFS\b/i;
const LEAST_HEAD = /\bM\.?C\.?A\b/i;
const TAG = /^\W*([A-Z]{1,4}-?\d{1,3}[A-Z]?)\W*$/i;

/** What is told of the breaker of every load that one row of one panel feeds. */
export function toldOfCircuits(plan: PlanSet): Told[] {
  const panels = plan.schedules.filter(({ kind, title }) =>
    kind === "panel" && !isOfOldWork(title)
  );
  const rows = Map.groupBy(panels.flatMap(circuitsIn), ({ key }) => key);
  const listed = [...rows.values()].flatMap(([first, ...others]) =>
    others.every(({ values }) => values[0] === first.values[0]) ? [first] : []
  );
  const names = new Map(listed.map(({ key, of }) => [key, of]));
  const called = newTexts(plan, /\d\s*A(?:MPS?)?\b/i).flatMap((it) => {
    const { load, amps } = (FED.exec(it.text) ?? CALLED.exec(it.text))?.groups ?? {};
    return load && it.from === "note" ? toldOf(load, [Number(amps)], it) : [];
  });
  const units = plan.schedules.filter((it) => !panels.includes(it)).flatMap(allowedIn);
  return [...listed, ...called, ...units].flatMap((it) => {
    const name = names.get(it.key);
    return name === undefined ? [] : [{ ...it, of: `the breaker of ${name}` }];
  });
}

/** Of a load by its name; spares and mains are none. */
type OfLoad = Told & { key: string };

const NO_LOAD = /^(?:SPARE|SPACE|MAIN|LUGS|BLANK)/;
const plain = (load: string): string =>
  load.toUpperCase().replace(/[^A-Z0-9]/g, "").replace(/^PNL/, "PANEL");

function toldOf(load: string, values: readonly number[], at: Evidence): OfLoad[] {
  const key = plain(load);
  const said = `${values.at(-1)} A`;
  return key.length < 3 || NO_LOAD.test(key)
    ? []
    : [{ ...placeOf(at), topic: "electrical service", of: load.trim(), key, values, said }];
}

/** Loads and breakers of a panel, on both sides of its list. */
function circuitsIn(schedule: Schedule): OfLoad[] {
  const heads = schedule.columns.map(({ header }) => header);
  const pairs = heads.flatMap((head, load) => {
    if (!LOAD_HEAD.test(head)) return [];
    const next = heads.findIndex((it, at) => at > load && LOAD_HEAD.test(it));
    const behind = heads.findIndex((it, at) =>
      at > load && (next < 0 || at < next) && BREAKER_HEAD.test(it)
    );
    const before = heads.findLastIndex((it, at) => at < load && BREAKER_HEAD.test(it));
    const breaker = behind >= 0 ? behind : before;
    return breaker < 0 ? [] : [{ load, breaker }];
  });
  return schedule.rows.flatMap((row) => {
    const at = rowPlace(schedule, row);
    return isKept(at.sourceText) ? [] : pairs.flatMap(({ load, breaker }) => {
      const amps = BREAKER.exec(row.cells[breaker]?.text ?? "")?.[1];
      return amps ? toldOf(row.cells[load]?.text ?? "", [Number(amps)], at) : [];
    });
  });
}

const firstIn = (schedule: Schedule, row: ScheduleRow, head: RegExp): number =>
  Number(/^\W*(\d{1,4}(?:\.\d+)?)/.exec(cellHeaded({ schedule, row }, head) ?? "")?.[1] ?? 0);

/** `18 / 25A` under `MCA / MOCP`. */
const BOTH_HEAD = /\bM\.?C\.?A\.?\s*[\/&,]\s*M(?:\.?O\.?C\.?P|OP|FS)\b/i;
const mostOfPair = (text: string): number | null => {
  const digits = /^\W*\d[\d.]*\s*A?\s*[\/&,]\s*(\d{2,4})/i.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Breakers a unit may have by its list: from the ampacity of its circuit up to the largest. */
function allowedIn(schedule: Schedule): OfLoad[] {
  return schedule.rows.flatMap((row) => {
    const tag = TAG.exec(row.cells[0]?.text ?? "")?.[1];
    const [most, least] = [LARGEST_HEAD, LEAST_HEAD].map((head) => firstIn(schedule, row, head));
    const largest = mostOfPair(cellHeaded({ schedule, row }, BOTH_HEAD) ?? "") ?? most;
    if (!tag || largest === 0) return [];
    const sizes = SIZES.filter((size) => size >= least && size < largest);
    return toldOf(tag, [...sizes, largest], rowPlace(schedule, row));
  });
}
