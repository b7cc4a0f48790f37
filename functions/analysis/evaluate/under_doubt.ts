/**
 * Verdicts that rest on an open fact. The strictest limit that may govern decides a pass, the mildest decides a
 * failure; what lies between them is a question.
 */
import type { BuildingProfile } from "../../_rules/building_profile.ts";
import type { OpenFact } from "./open_facts.ts";
import type { Outcome } from "./outcome.ts";

/**
 * Judges a building whose facts are open in part.
 *
 * @param judge what is said of a building; verdicts another answer to a fact it looks at would turn over only ask
 */
export function judgeWatched<T extends Outcome>(
  building: BuildingProfile,
  open: readonly OpenFact[],
  judge: (building: BuildingProfile) => readonly T[],
): T[] {
  const read = new Set<keyof BuildingProfile>();
  const outcomes = judge(watched(building, (key) => read.add(key)));
  return settleDoubt(outcomes, open.filter(({ keys }) => keys.some((it) => read.has(it))), judge);
}

/** The same building, telling which of its facts are looked at. */
function watched(
  building: BuildingProfile,
  onRead: (key: keyof BuildingProfile) => void,
): BuildingProfile {
  return new Proxy(building, {
    get(target, key) {
      onRead(key as keyof BuildingProfile);
      return Reflect.get(target, key);
    },
  });
}

/** @param open facts that were looked at */
function settleDoubt<T extends Outcome>(
  outcomes: readonly T[],
  open: readonly OpenFact[],
  judge: (building: BuildingProfile) => readonly T[],
): T[] {
  const isSure = ({ verdict: { kind } }: T) => kind === "pass" || kind === "fail";
  if (open.length === 0 || !outcomes.some(isSure)) return [...outcomes];
  const others = open.map(({ name, buildings }) => ({ name, sets: buildings.map(judge) }));
  return outcomes.map((outcome) => {
    if (!isSure(outcome)) return outcome;
    for (const { name, sets } of others) {
      const turned = sets.map((set) => contrary(outcome, set)).find((it) => it !== null);
      if (turned) return asked(turned, name);
    }
    return outcome;
  });
}

/** What is said of the place under another answer, where that is not what was said; null where it agrees. */
function contrary<T extends Outcome>(outcome: T, set: readonly T[]): T | null {
  const here = set.filter((it) => isSamePlace(it, outcome));
  const { kind } = outcome.verdict;
  if (here.some((it) => it.verdict.kind === kind)) return null;
  // Asked of nobody under that answer: nothing speaks against a pass, everything against an accusation.
  if (kind === "pass") return here.find((it) => it.verdict.kind === "fail") ?? null;
  return outcome;
}

const isSamePlace = ({ at: a }: Outcome, { at: b }: Outcome): boolean =>
  a.page === b.page && a.box.x === b.box.x && a.box.y === b.box.y;

const asked = <T extends Outcome>(outcome: T, openFact: string): T => ({
  ...outcome,
  verdict: { ...outcome.verdict, kind: "cantTell" },
  openFact,
});
