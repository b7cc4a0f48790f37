/**
 * The judge of contradictions: what places say of one matter, held against each other. Whoever reads a place gives the
 * matter a name that no other thing shares; what may mean two things is not told at all.
 */
import { type Compared, compared, type Tolerance } from "../../_lexicon/mod.ts";
import type { Conflict, Evidence, Fact } from "../../_shared/domain/plan_set.ts";
import { formatLength } from "../../_shared/units.ts";
import { areOpposite, type Whose } from "./whose.ts";

/** What one place says of one matter. */
export interface Told extends Evidence {
  topic: Compared;
  /** The matter in words, the same for every place that speaks of it: `door 101 size`. */
  of: string;
  /** Tells apart matters that go by the same words. */
  key?: string;
  /** All it may mean by it: to agree with one of them is to agree. */
  values: readonly (number | string)[];
  /** As the report quotes it, where not as figures of its topic are. */
  said?: string;
  /** The values are parts of one list: two lists agree where one holds the other. */
  isList?: boolean;
  /** How far this reading may be off by itself, in the unit of its values: what was measured on paper. */
  within?: number;
  /** Values farther apart than this share of the larger are of two things. */
  upTo?: number;
}

/**
 * Each matter once: the place told of first, and the first other place that says something else. Of several units, each is
 * held against itself and against what is told of none.
 */
export function conflictsAmong(told: readonly Told[], whose: Whose = () => NOBODY): Conflict[] {
  return [...Map.groupBy(told, ({ topic, of, key }) => `${topic} ${of} ${key}`).values()].flatMap(
    (all) => {
      if (all.length < 2) return [];
      const owned = all.map((it) => ({ it, owners: whose(it) }));
      const owners = new Set(owned.flatMap(({ owners }) => [...owners]));
      const ofOne = (owner: string) =>
        owned.filter(({ owners }) => owners.size === 0 || owners.has(owner)).map(({ it }) => it);
      const [pair] = (owners.size < 2 ? [all] : [...owners].map(ofOne)).flatMap(firstApart);
      return pair
        ? [{ topic: pair.a.topic, subject: pair.a.of, a: factOf(pair.a), b: factOf(pair.b) }]
        : [];
    },
  );
}

const NOBODY: ReadonlySet<string> = new Set();

function firstApart(all: readonly Told[]): { a: Told; b: Told }[] {
  const [a] = all;
  const b = all.find((it) => !isOnePlace(it, a) && !areOpposite(it, a) && disagree(a, it));
  return b ? [{ a, b }] : [];
}

/** One statement that lists several values contradicts nobody. */
const isOnePlace = (a: Evidence, b: Evidence): boolean =>
  a.page === b.page && a.box.x === b.box.x && a.box.y === b.box.y;

function disagree(a: Told, b: Told): boolean {
  if (a.isList && b.isList) return !holds(a, b) && !holds(b, a);
  const tolerance: Tolerance = compared[a.topic];
  const { by = 0, share = 0 } = tolerance;
  const upTo = a.upTo ?? b.upTo ?? tolerance.upTo ?? Infinity;
  const most = Math.max(by, a.within ?? 0, b.within ?? 0);
  let isNear = false;
  for (const one of a.values) {
    for (const other of b.values) {
      if (typeof one !== "number" || typeof other !== "number") {
        if (one === other) return false;
        isNear = true;
        continue;
      }
      const [apart, larger] = [Math.abs(one - other), Math.max(Math.abs(one), Math.abs(other))];
      if (apart <= Math.max(most, share * larger) + 1e-9) return false;
      isNear ||= apart <= upTo * larger;
    }
  }
  return isNear;
}

const holds = (a: Told, b: Told): boolean => b.values.every((it) => a.values.includes(it));

/** A figure as the report quotes it. */
export function quote(topic: Compared, value: number | string): string {
  const { says = "{}" }: Tolerance = compared[topic];
  return says === "length" ? formatLength(Number(value)) : says.replace("{}", String(value));
}

function factOf(told: Told): Fact<string> {
  const { topic, values, page, box, sheet, sourceText, readBy, confidence } = told;
  const said = told.said ?? quote(topic, values[0]);
  const unit = /^-?[\d,.]+ ([a-z ]+)$/i.exec(said)?.[1] ?? null;
  return { value: said, unit, page, box, sheet, sourceText, readBy, confidence };
}
