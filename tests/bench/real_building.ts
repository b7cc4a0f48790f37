/** What is drawn on a labelled page against what `inspect` gives: doors, stairs, fixtures, meanings of dimensions. */
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import type { InspectedDoor, InspectedPage } from "../../functions/cli/inspect_json.ts";
import { sameMeaning } from "./building/meanings.ts";
import type { RealLabel, Score } from "./real_score.ts";

/** A door as labelled: the box holds opening, leaf and swing. */
export interface TrueDoor {
  box: PercentRect;
  mark: string | null;
  kind: string;
  between: [string | null, string | null] | null;
  swingsInto: string | null;
}

/** What a figure measures, as labelled. */
export interface TrueMeaning {
  property: string;
  thing: string | null;
  room: string | null;
}

const middle = ({ x, y, width, height }: PercentRect): [number, number] => [
  x + width / 2,
  y + height / 2,
];

function distance(a: PercentRect, b: PercentRect): number {
  const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
  return Math.hypot(ax - bx, ay - by);
}

/** Labels are good to half a percent; a thing stands within its own size of its place. */
const reach = (box: PercentRect): number => Math.max(0.9, 0.6 * Math.max(box.width, box.height));

/** Each labelled thing with the nearest given one that may be it. */
function pair<T extends { box: PercentRect }, G extends { box: PercentRect }>(
  wanted: readonly T[],
  given: readonly G[],
  mayBe: (want: T, got: G) => boolean = () => true,
): { pairs: [T, G][]; missed: T[]; wrong: G[] } {
  const near = wanted.flatMap((want) =>
    given.filter((got) => mayBe(want, got) && distance(want.box, got.box) <= reach(want.box))
      .map((got) => ({ want, got, off: distance(want.box, got.box) }))
  ).sort((a, b) => a.off - b.off);
  const left = new Set(wanted), free = new Set(given);
  const pairs: [T, G][] = [];
  for (const { want, got } of near) {
    if (!left.has(want) || !free.has(got)) continue;
    left.delete(want);
    free.delete(got);
    pairs.push([want, got]);
  }
  return { pairs, missed: [...left], wrong: [...free] };
}

const at = (box: PercentRect): string => middle(box).map((it) => it.toFixed(1)).join(" ");

const hasLeaf = ({ kind }: { kind: string | null }) => kind !== "cased";

/** Doors with leaves; passages are not counted, the other way neither. */
export function scoreDoors(wanted: readonly TrueDoor[], page: InspectedPage | null): Score {
  const leaves = wanted.filter(hasLeaf);
  const { pairs, missed, wrong } = pair(leaves, (page?.doors ?? []).filter(hasLeaf));
  return {
    right: pairs.length,
    total: leaves.length,
    given: pairs.length + wrong.length,
    missed: missed.map((it) => `${it.kind} at ${at(it.box)}`),
    wrong: wrong.map((it) => `${it.kind} at ${at(it.box)}`),
  };
}

/** Rooms joined, of the doors found whose rooms both have a name. */
export function scoreJoins(wanted: readonly TrueDoor[], page: InspectedPage | null): Score {
  const { pairs } = pair(wanted.filter(hasLeaf), (page?.doors ?? []).filter(hasLeaf));
  const named = pairs.filter(([want]) => want.between?.every((it) => it !== null));
  const nameOf = new Map((page?.rooms ?? []).map((it) => [it.number ?? it.name, it.name]));
  const key = (names: InspectedDoor["between"]) =>
    (names ?? []).map((it) => plain(nameOf.get(it) ?? it)).sort().join();
  const wrong = named.filter(([want, got]) => key(want.between) !== key(got.between));
  return {
    right: named.length - wrong.length,
    total: named.length,
    given: 0,
    missed: wrong.map(([want, got]) =>
      `${want.between} (${got.between?.map((it) => nameOf.get(it) ?? it)})`
    ),
    wrong: [],
  };
}

const plain = (text: string | null): string =>
  (text ?? "?").toUpperCase().replace(/[^A-Z0-9?]/g, "");

/** Things of a type (or of none) at their places. */
export function scorePlaced<T extends { box: PercentRect; type?: string }>(
  wanted: readonly T[],
  given: readonly { box: PercentRect; type?: string }[],
): Score {
  const { pairs, missed, wrong } = pair(wanted, given, (want, got) => want.type === got.type);
  return {
    right: pairs.length,
    total: wanted.length,
    given: pairs.length + wrong.length,
    missed: missed.map((it) => `${it.type ?? ""} at ${at(it.box)}`),
    wrong: wrong.map((it) => `${it.type ?? ""} at ${at(it.box)}`),
  };
}

/** Meanings of the figures that were read and labelled with one. */
export function scoreMeanings(label: RealLabel, page: InspectedPage | null): Score {
  const wanted = label.dimensions!.filter((it) => it.measures && it.valueIn !== null);
  const { pairs, missed } = pair(
    wanted,
    page?.dimensions ?? [],
    (want, got) => Math.abs(want.valueIn! - got.valueIn) < 0.04,
  );
  const judged = pairs.map(([want, got]) => ({
    want,
    got,
    isRight: got.measures !== null && sameMeaning(want.measures!, got.measures),
  }));
  const wrong = judged.filter(({ got, isRight }) => got.measures !== null && !isRight);
  return {
    right: judged.filter(({ isRight }) => isRight).length,
    total: wanted.length,
    given: judged.filter(({ got }) => got.measures !== null).length,
    missed: [
      ...missed.map((it) => `${it.text}: not read`),
      ...judged.filter(({ got }) => got.measures === null).map(({ want }) =>
        `${want.text}: ${want.measures!.property} of ${want.measures!.thing}`
      ),
    ],
    wrong: wrong.map(({ want, got }) =>
      `${want.text}: ${got.measures!.property} of ${got.measures!.thing} for ${
        want.measures!.property
      } of ${want.measures!.thing}`
    ),
  };
}
