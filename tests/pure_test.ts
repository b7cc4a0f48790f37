/**
 * The tests of rooms that only compute, together: a file on its own loads the rules anew, which takes many times as
 * long as its tests. The test command runs this module in their place; each file can still be run alone.
 */
import assert from "node:assert/strict";
import { PURE } from "./fakes/rooms.ts";

const ROOT = new URL("../", import.meta.url);
/** What would leave something behind for the tests of another file. */
const LASTING = /\b(before|after)(All|Each)\b|\bglobalThis\.|\bDeno\.(env|chdir|exit)|\bconsole\./;

const files = PURE.flatMap((folder) => listTests(`${folder}/`)).sort();
for (const file of files) await import(new URL(file, ROOT).href);

Deno.test("tests that run together leave nothing to each other", async () => {
  assert.ok(files.length > PURE.length);
  for (const file of files) {
    const text = await Deno.readTextFile(new URL(file, ROOT));
    assert.equal(LASTING.exec(text)?.[0], undefined, file);
  }
});

function listTests(folder: string): string[] {
  return [...Deno.readDirSync(new URL(folder, ROOT))].flatMap(({ name, isDirectory }) => {
    if (isDirectory) return listTests(`${folder}${name}/`);
    return /_test\.tsx?$/.test(name) ? [folder + name] : [];
  });
}
