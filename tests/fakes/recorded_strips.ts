/**
 * Strips of lettering of a recording, one picture at a time: which of them are asked about together changes with all that
 * a page confirms by itself, what somebody read on one strip does not.
 */

/** What was read on each picture, null where nobody answered it. */
export type FindStrips = (images: readonly { png: Uint8Array }[]) => Promise<(string | null)[]>;

/** Reads what was answered in a recording. */
export function openStrips(folder: string): FindStrips {
  let answered: Promise<Map<string, string>> | null = null;
  return async (images) => {
    answered ??= readAnswered(folder);
    const known = await answered;
    return await Promise.all(images.map(async ({ png }) => known.get(await hashOf(png)) ?? null));
  };
}

async function readAnswered(folder: string): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  const names = await Array.fromAsync(Deno.readDir(`${folder}/answers`)).catch(() => []);
  for (const { name } of names.toSorted((a, b) => a.name < b.name ? -1 : 1)) {
    if (!name.startsWith("lettering_again-")) continue;
    const place = `${folder}/questions/${name.replace(/\.json$/, "")}`;
    const { texts } = JSON.parse(await Deno.readTextFile(`${folder}/answers/${name}`));
    const { images } = JSON.parse(await Deno.readTextFile(`${place}/question.json`));
    for (const [at, { file }] of (images as { file: string }[]).entries()) {
      known.set(await hashOf(await Deno.readFile(`${place}/${file}`)), texts[at] ?? "");
    }
  }
  return known;
}

async function hashOf(png: Uint8Array): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(png))).toHex();
}
