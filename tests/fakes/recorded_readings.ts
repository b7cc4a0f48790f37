/**
 * Second readings of a recording, one picture at a time: which figures are asked about together changes with every
 * link more or less, what somebody said of one picture, figure and list of choices does not.
 */

/**
 * A choice for each picture of a question, the last one, which agrees to nothing, where nobody answered it; null when
 * nobody answered any of them.
 */
export type FindReadings = (
  question: { context?: string; images: readonly { png: Uint8Array }[] },
) => Promise<number[] | null>;

/** Reads what was answered in a recording. */
export function openReadings(folder: string): FindReadings {
  let answered: Promise<Map<string, number>> | null = null;
  return async ({ context = "", images }) => {
    answered ??= readAnswered(folder);
    const readings = await answered;
    const items = itemsOf(context);
    const known = await Promise.all(
      images.map(async ({ png }, at) => readings.get(await keyOf(png, items[at]))),
    );
    if (known.every((it) => it === undefined)) return null;
    return known.map((it, at) => it ?? lastOf(items[at]));
  };
}

async function readAnswered(folder: string): Promise<Map<string, number>> {
  const known = new Map<string, number>();
  const names = await Array.fromAsync(Deno.readDir(`${folder}/answers`)).catch(() => []);
  for (const { name } of names.toSorted((a, b) => a.name < b.name ? -1 : 1)) {
    if (!name.startsWith("second_reading-")) continue;
    const place = `${folder}/questions/${name.replace(/\.json$/, "")}`;
    const { choices } = JSON.parse(await Deno.readTextFile(`${folder}/answers/${name}`));
    const question = await Deno.readTextFile(`${place}/question.json`).catch(() => null);
    // An answer whose pictures were not kept is found by its key alone.
    if (question === null) continue;
    const { captions, images } = JSON.parse(question);
    const items = itemsOf(captions[0]);
    for (const [at, { file }] of (images as { file: string }[]).entries()) {
      known.set(await keyOf(await Deno.readFile(`${place}/${file}`), items[at]), choices[at]);
    }
  }
  return known;
}

/** Figure, place and choices of each picture, without its number. */
const itemsOf = (context: string): string[] =>
  context.split(/^Picture \d+\. /m).slice(1).map((it) => it.trim());

/** Number of the last choice. */
const lastOf = (item = ""): number => item.match(/^\d+\. /gm)?.length ?? 0;

async function keyOf(png: Uint8Array, item = ""): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new Uint8Array(png));
  return `${new Uint8Array(hash).toHex()} ${item}`;
}
