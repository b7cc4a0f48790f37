import assert from "node:assert/strict";
import { bringToTop } from "../../../islands/report/beside.ts";

Deno.test("bringToTop() scrolls the list of a row alone, and nothing where there is no row", () => {
  const scrolled: unknown[] = [];
  const list = { scrollTo: (to: unknown) => scrolled.push(to) } as unknown as HTMLUListElement;
  bringToTop({ offsetTop: 412, closest: (what: string) => what === "ul" ? list : null } as never);
  bringToTop(null);
  assert.deepEqual(scrolled, [{ top: 412 }]);
});
