/**
 * Several tasks about one picture asked as one question, so that no picture is sent twice. Their prompts follow each
 * other in a fixed order: what a longer question begins with is the whole of the shorter one, which services that keep
 * prefixes bill once.
 */
import { z } from "zod";
import { type ModelTask, PREAMBLE, type Taken } from "./task.ts";

/** One part of a joined question: a task without preamble and picture of its own. */
export type JoinedPart = Omit<ModelTask<z.ZodObject>, "isNeeded">;

/** Joins tasks. Keys of their answers must differ. */
export function joinTasks(
  name: string,
  parts: readonly JoinedPart[],
  isNeeded: ModelTask["isNeeded"],
): ModelTask {
  const shapes = parts.map(({ schema }) => schema.shape);
  return {
    name,
    version: parts.map((it) => `${it.name} ${it.version}`).join(", "),
    prompt: [PREAMBLE, ...parts.map(({ prompt }) => prompt)].join("\n\n"),
    schema: z.object(Object.assign({}, ...shapes)),
    context: (page, facts, due) =>
      parts.map(({ context }) => context?.(page, facts, due)).filter(Boolean).join("\n\n"),
    isNeeded,
    take(answer, facts, page, due) {
      let taken: Taken = { unverified: [] };
      for (const part of parts) {
        taken = merge(taken, part.take(answer as never, facts, page, due));
      }
      return taken;
    },
  };
}

const merge = (a: Taken, b: Taken): Taken => ({
  named: { ...a.named, ...b.named },
  unverified: [...a.unverified, ...b.unverified],
  conflicts: [...a.conflicts ?? [], ...b.conflicts ?? []],
  links: [...a.links ?? [], ...b.links ?? []],
  sightings: [...a.sightings ?? [], ...b.sightings ?? []],
  sketches: [...a.sketches ?? [], ...b.sketches ?? []],
});
