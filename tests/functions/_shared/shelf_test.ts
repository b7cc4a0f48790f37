import assert from "node:assert/strict";
import { createShelf } from "../../../functions/_shared/shelf.ts";

const openShelf = (most: number) =>
  createShelf<Uint8Array>({ most, sizeOf: (bytes) => bytes.length });

/** A shelf and the names of the files it asked for. */
function openFiles(most: number) {
  const shelf = openShelf(most);
  const loaded: string[] = [];
  const get = (id: string, size = 10) =>
    shelf.get(id, () => {
      loaded.push(id);
      return Promise.resolve(new Uint8Array(size));
    });
  return { shelf, get, loaded };
}

Deno.test("pages of one file share one array", async () => {
  const { get, loaded } = openFiles(100);
  const [one, two] = await Promise.all([get("a"), get("a")]);
  assert.equal(one, two);
  assert.equal(await get("a"), one);
  assert.deepEqual(loaded, ["a"]);
});

Deno.test("of more than the limit, the file longest unused goes; the one in use stays", async () => {
  const { get, loaded } = openFiles(25);
  for (const id of ["a", "b", "a", "c", "a", "b"]) await get(id);
  assert.deepEqual(loaded, ["a", "b", "c", "b"]);
  const large = openFiles(25);
  await large.get("huge", 1000);
  await large.get("huge", 1000);
  assert.deepEqual(large.loaded, ["huge"]);
});

Deno.test("a file whose review is over is let go, also while it is loaded", async () => {
  const { shelf, get, loaded } = openFiles(100);
  await get("a");
  shelf.forget("a");
  const loading = get("a");
  shelf.forget("a");
  assert.equal((await loading).length, 10);
  await get("a");
  assert.deepEqual(loaded, ["a", "a", "a"]);
});

Deno.test("a file that could not be loaded is asked for again", async () => {
  const shelf = openShelf(100);
  await assert.rejects(shelf.get("a", () => Promise.reject(new Error("away"))), /away/);
  const found = await shelf.get("a", () => Promise.resolve(new Uint8Array(1)));
  assert.equal(found.length, 1);
});
