/**
 * What would accuse is put to the model once more, some at a time, among control questions: links it proposed, and issues
 * of the rules it did not speak of. Only those links that the sheet bears out and that a reader names again who fell for
 * no control count; everything else stays a question. An issue such a reader takes for something else becomes one.
 */
import type { ModelImage, ModelProvider } from "../../_providers/model/port.ts";
import type { PercentRect } from "../../_shared/geometry.ts";
import { askTask, type Counter } from "./ask.ts";
import type { Control } from "./control.ts";
import type { Reading } from "./reading.ts";
import { rank } from "./tasks/second_reading/choices.ts";
import { ask, chooseAmong, type Item, secondReading } from "./tasks/second_reading/mod.ts";

/** Readings asked for in one question, and the controls among them. */
export interface Batch {
  readings: readonly Reading[];
  controls: readonly Control[];
}

const READINGS_AT_ONCE = 4;
/** Of links, that who agrees to everything is found out; of issues, that who denies everything is, too. */
const CONTROLS_AT_ONCE = {
  link: [{ isFitting: false, count: 2 }],
  issue: [{ isFitting: false, count: 1 }, { isFitting: true, count: 1 }],
} as const;

/** Readings of one kind together, by page; each batch with controls of its pages, or of others where those have none. */
export function batchesOf(readings: readonly Reading[], controls: readonly Control[]): Batch[] {
  return [...Map.groupBy(readings, (it) => it.of)].flatMap(([of, all]) => {
    const own = all.toSorted((a, b) => a.page - b.page);
    return Array.from({ length: Math.ceil(own.length / READINGS_AT_ONCE) }, (_, at) => {
      const batch = own.slice(at * READINGS_AT_ONCE, (at + 1) * READINGS_AT_ONCE);
      const pages = new Set(batch.map(({ page }) => page));
      return {
        readings: batch,
        controls: CONTROLS_AT_ONCE[of].flatMap(({ isFitting, count }) => {
          const fit = controls.filter((it) => it.isFitting === isFitting);
          const here = fit.filter(({ page }) => pages.has(page));
          const pool = here.length > 0 ? here : fit;
          return Array.from(
            { length: Math.min(count, pool.length) },
            (_, index) => pool[(at * count + index) % pool.length],
          );
        }),
      };
    });
  });
}

/** A batch to be asked about, with the pictures around the words. */
export interface BatchInQuestion extends Batch {
  /** What stands for the pages in kept answers. */
  contentHash: string;
  /** Draws the part of a sheet around a box as PNG, with a frame around the box. */
  draw: (place: { page: number; box: PercentRect }) => Promise<Uint8Array<ArrayBuffer>>;
}

/** What came of a second reading: agreed, disagreed, no answer, or a reader who answers a control wrongly. */
export type Outcome = "agrees" | "disagrees" | "unanswered" | "not believed";

export interface Confirmation {
  key: string;
  outcome: Outcome;
}

/** Asks about one batch. @throws the signal's reason when cancelled */
export async function confirmBatch(
  model: ModelProvider,
  { readings, controls, contentHash, draw }: BatchInQuestion,
  options: Counter,
): Promise<Confirmation[]> {
  const asked = [
    ...readings.map((reading) => {
      const { key, page, text, box, requirementId } = reading;
      return { key, page, text, box, choices: chooseAmong(requirementId, key), reading };
    }),
    ...controls.map((control) => {
      const { page, text, box, offeredId, truth, isFitting } = control;
      const key = `${page} ${box.x} ${box.y} ${text}`;
      const choices = chooseAmong(offeredId, key, isFitting ? "" : truth);
      return { key, page, text, box, choices, control };
    }),
    // Where a control stands must tell nothing.
  ].toSorted((a, b) => rank("items", a.key) - rank("items", b.key));
  const images: ModelImage[] = [];
  const items: Item[] = [];
  for (const { page, text, box, choices } of asked) {
    images.push({ png: await draw({ page, box }), caption: `Picture ${images.length + 1}` });
    items.push({ text, choices });
  }
  const answer = await askTask(model, secondReading, {
    ...options,
    contentHash,
    context: ask(items),
    render: () => Promise.resolve(images),
  });
  const parsed = secondReading.schema.safeParse(answer.parts.at(0));
  const choices = parsed.success && parsed.data.choices.length === asked.length
    ? parsed.data.choices
    : null;
  return judgeReading(asked.map(({ choices, ...it }) => ({ ...it, ...choices })), choices);
}

/** One item of a question: what is read again, or a control. */
export type Asked =
  & ({ reading: Reading } | { control: Pick<Control, "isFitting"> })
  & { proposed: number; none: number };

/**
 * What an answer says of each reading. Nobody is believed who answered a control wrongly, or was shown none that could
 * tell: of an issue both kinds.
 */
export function judgeReading(
  asked: readonly Asked[],
  choices: readonly number[] | null,
): Confirmation[] {
  const controls = asked.flatMap((it, at) =>
    "control" in it
      ? [{
        isFitting: it.control.isFitting,
        isRight: choices?.[at] === (it.control.isFitting ? it.proposed : it.none),
      }]
      : []
  );
  const isBelieved = ({ of }: Reading) =>
    controls.every((it) => it.isRight) &&
    CONTROLS_AT_ONCE[of].every(({ isFitting }) =>
      controls.some((it) => it.isFitting === isFitting)
    );
  return asked.flatMap((it, at): Confirmation[] => {
    if (!("reading" in it)) return [];
    const outcome = !choices
      ? "unanswered"
      : !isBelieved(it.reading)
      ? "not believed"
      : choices[at] === it.proposed
      ? "agrees"
      : "disagrees";
    return [{ key: it.reading.key, outcome }];
  });
}
