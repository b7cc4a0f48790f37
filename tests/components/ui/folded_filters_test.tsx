import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { FoldedFilters } from "../../../components/ui/FoldedFilters.tsx";

const show = (active: number) =>
  renderToString(
    <FoldedFilters search={<input aria-label="Search" />} active={active}>
      <select aria-label="Order" />
    </FoldedFilters>,
  ).replaceAll("<!-- -->", "");

Deno.test("lists of filters stand behind a button on a phone alone, which says how many choose something", () => {
  const [, id] = show(0).match(/aria-controls="([^"]+)"/)!;
  assert.match(show(0), /sm:hidden[^>]*aria-expanded="false"|aria-expanded="false"[^>]*sm:hidden/);
  const lists = show(0).match(new RegExp(`<div id="${id}" class="([^"]+)">`))![1].split(" ");
  assert.deepEqual(lists.toSorted(), ["contents", "max-sm:hidden"]);
  assert.ok(!show(0).includes("Filters ("));
  assert.ok(show(2).includes("Filters (2)"));
});
