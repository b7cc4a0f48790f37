/** Deciding about findings: each change is shown at once, said in a notice, and can be undone in turn. */
import { useMemo } from "react";
import type { DispositionSet } from "../../functions/_shared/contract/mod.ts";
import {
  type Disposition,
  type DispositionValues,
  indexDispositions,
  STATE_WORDS,
  UNTOUCHED,
} from "../../functions/_shared/domain/disposition.ts";
import { plural } from "../../components/format.ts";
import {
  type DispositionChange,
  type DispositionStep,
  useDispositions,
  useSaveDispositions,
} from "../_client/dispositions.ts";
import { notify, notifyFailure } from "./notices.ts";

export interface Review {
  /** What was decided, by finding; empty until it is loaded. */
  byId: ReadonlyMap<string, Disposition>;
  isLoaded: boolean;
  /** Why it could not be loaded. */
  error: Error | null;
  isBusy: boolean;
  /** Sets the same on all of these findings; false where it could not be saved, which is said. */
  set: (findingIds: readonly string[], values: DispositionSet) => Promise<boolean>;
  /** Sets what each of these says, as one step. */
  setEach: (
    changes: readonly DispositionChange[],
    title: string,
    along?: Along,
  ) => Promise<boolean>;
  /** Puts back what the last change found. */
  undo: () => void;
}

/** What is done in the same step as decisions, and taken back with them. */
export interface Along {
  /** What the whole step did, in a few words. */
  description: string;
  run: () => Promise<unknown>;
  undo: () => Promise<unknown>;
}

/** A step that can be undone. */
interface Past {
  /** What to put back. */
  changes: DispositionChange[];
  /** What the step left, as it was saved; empty until it was. */
  left: ReadonlyMap<string, DispositionValues>;
  along?: Along;
}

/** What the server made of a step. */
interface SavedStep {
  saved: readonly Disposition[];
  changes: readonly DispositionChange[];
}

/** Newest last, by report. It lasts as long as the page. */
const past = new Map<string, Past[]>();

export function useReview(projectId: string, reportId: string): Review {
  const loading = useDispositions(projectId, reportId);
  const { data, error } = loading;
  const saving = useSaveDispositions(projectId, reportId);
  const byId = useMemo(() => indexDispositions(data ?? []), [data]);

  /** Changes are saved one after the other, so that one can be undone before it is saved. */
  async function save(
    step: DispositionStep,
    failure: string,
    onSaved: (done: SavedStep) => unknown,
  ) {
    let done: SavedStep = { saved: [], changes: [] };
    try {
      if (step.changes.length > 0) done = await saving.mutateAsync(step);
    } catch (error) {
      notifyFailure(failure, error);
      return false;
    }
    await onSaved(done);
    return true;
  }

  async function undo() {
    // A change that still waits for what was decided before it is the last one.
    await whenLoaded(loading).catch(() => {});
    const last = past.get(reportId)?.pop();
    if (!last) {
      notify({ title: "Nothing to undo" });
      return;
    }
    const { changes, along } = last;
    const stillOf = (now: readonly Disposition[]) => unchangedSince(last, now);
    try {
      await save({ changes, stillOf }, "Couldn’t undo", async (done) => {
        await along?.undo();
        notify(undoneWords(changes.length, done.changes.length, along?.description));
      });
    } catch (error) {
      notifyFailure("Couldn’t undo", error);
    }
  }

  const set = (findingIds: readonly string[], values: DispositionSet) =>
    setEach(
      findingIds.map((findingId) => ({ findingId, set: decided(byId.get(findingId), values) })),
      wordsFor(values),
    );

  async function setEach(changes: readonly DispositionChange[], title: string, along?: Along) {
    if (changes.length === 0 && !along) return true;
    let known: ReadonlyMap<string, Disposition>;
    try {
      known = indexDispositions(await whenLoaded(loading));
    } catch (error) {
      notifyFailure("Couldn’t save", error);
      return false;
    }
    const before = changes.map(({ findingId, set }) => ({
      findingId,
      set: valuesBefore(known.get(findingId), set),
    }));
    const step: Past = { changes: before, left: new Map(), along };
    past.set(reportId, [...past.get(reportId) ?? [], step]);
    const isSaved = await save({ changes }, "Couldn’t save", async ({ saved }) => {
      step.left = indexDispositions(saved);
      await along?.run();
      notify({
        title,
        description: along?.description ?? (changes.length > 1 ? countOf(changes) : undefined),
        action: { label: "Undo", onAction: undo },
      });
    });
    if (!isSaved) past.set(reportId, past.get(reportId)!.filter((it) => it !== step));
    return isSaved;
  }

  return {
    byId,
    isLoaded: data !== undefined,
    error,
    isBusy: saving.isPending,
    set,
    setEach,
    undo,
  };
}

/**
 * What was decided, once that is known: undo puts back what was there, and would put back nothing of what is still on
 * its way. @throws where it can't be loaded
 */
export async function whenLoaded(
  { data, refetch }: Pick<ReturnType<typeof useDispositions>, "data" | "refetch">,
): Promise<Disposition[]> {
  return data ?? (await refetch({ cancelRefetch: false, throwOnError: true })).data!;
}

/** What is set on one finding: a note on why it was dismissed says nothing of another decision, and goes with it. */
export function decided(
  disposition: Pick<DispositionValues, "state"> | undefined,
  values: DispositionSet,
): DispositionSet {
  const isTurned = disposition?.state === "dismissed" && values.state !== undefined &&
    values.state !== "dismissed" && values.note === undefined;
  return isTurned ? { ...values, note: null } : values;
}

/** What a change replaces. State and reason go together: one without the other can't be saved. */
export function valuesBefore(
  disposition: DispositionValues | undefined,
  values: DispositionSet,
): DispositionSet {
  const names = Object.keys(values) as (keyof DispositionSet)[];
  const wanted = new Set<keyof DispositionSet>(names);
  if (wanted.has("state")) wanted.add("reasonCode").add("note");
  const before = disposition ?? UNTOUCHED;
  return Object.fromEntries([...wanted].map((name) => [name, before[name]]));
}

/** What of a step may be put back: nothing that was changed since, in another tab or by somebody else. */
export function unchangedSince(
  { changes, left }: Pick<Past, "changes" | "left">,
  now: readonly Disposition[],
): DispositionChange[] {
  const byId = indexDispositions(now);
  return changes.filter(({ findingId, set }) => {
    const values = left.get(findingId);
    const current = byId.get(findingId) ?? UNTOUCHED;
    const names = Object.keys(set) as (keyof DispositionSet)[];
    return !values || names.every((name) => values[name] === current[name]);
  });
}

/** What undoing did to how many of the findings it was asked for. */
export function undoneWords(
  wanted: number,
  done: number,
  what = plural(done, "finding"),
): { title: string; description: string } {
  const kept = wanted - done;
  if (kept === 0) return { title: "Undone", description: what };
  const words = kept === 1
    ? "1 finding was changed since, and keeps its newer decision"
    : `${kept} findings were changed since, and keep their newer decisions`;
  return done === 0
    ? { title: "Not undone", description: `${words}.` }
    : { title: "Undone", description: `${what}; ${words}.` };
}

function wordsFor(values: DispositionSet): string {
  if (values.state) return STATE_WORDS[values.state];
  if (values.state === null) return "Decision withdrawn";
  if (values.assignee !== undefined || values.dueOn !== undefined) return "Assignment saved";
  return "Wording saved";
}

const countOf = (changes: readonly unknown[]): string => plural(changes.length, "finding");
