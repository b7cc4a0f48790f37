import assert from "node:assert/strict";
import { firstViews } from "../../../islands/projects/SavedViews.tsx";

Deno.test("of many views the first are shown, and the one that is taken up", () => {
  const views = Array.from({ length: 9 }, (_, index) => ({
    id: String(index),
    list: "projects" as const,
    name: `View ${index}`,
    query: { search: `words ${index}` },
  }));
  const namesFor = (query: Record<string, string>) => firstViews(views, query).map((it) => it.id);
  assert.deepEqual(namesFor({}), ["0", "1", "2", "3", "4", "5"]);
  assert.deepEqual(namesFor({ search: "words 2" }), ["0", "1", "2", "3", "4", "5"]);
  assert.deepEqual(namesFor({ search: "words 8", status: "" }), [
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "8",
  ]);
});
