/**
 * Verdicts that rest on an open fact. The strictest limit that may govern decides a pass, the mildest decides a
 * failure; what lies between them is a question.
 */
import type { BuildingProfile } from "../../_rules/building_profile.ts";
import type { OpenFact } from "./open_facts.ts";
import type { Outcome } from "./outcome.ts";

/** The same building, telling which of its facts are looked at. */
export function watched(
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

/**
 * The outcomes of a rule, with those another answer to an open fact would turn over made questions.
 *
 * @param open facts the rule looked at
 * @param judge what the rule says of the building as it would be
 */
export function settleDoubt(
  outcomes: readonly Outcome[],
  open: readonly OpenFact[],
  judge: (building: BuildingProfile) => readonly Outcome[],
): Outcome[] {
  const isSure = ({ verdict: { kind } }: Outcome) => kind === "pass" || kind === "fail";
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
function contrary(outcome: Outcome, set: readonly Outcome[]): Outcome | null {
  const here = set.filter((it) => isSamePlace(it, outcome));
  const { kind } = outcome.verdict;
  if (here.some((it) => it.verdict.kind === kind)) return null;
  // Asked of nobody under that answer: nothing speaks against a pass, everything against an accusation.
  if (kind === "pass") return here.find((it) => it.verdict.kind === "fail") ?? null;
  return outcome;
}

const isSamePlace = ({ at: a }: Outcome, { at: b }: Outcome): boolean =>
  a.page === b.page && a.box.x === b.box.x && a.box.y === b.box.y;

const asked = (outcome: Outcome, openFact: string): Outcome => ({
  ...outcome,
  verdict: { ...outcome.verdict, kind: "cantTell" },
  openFact,
});
