import assert from "node:assert/strict";
import { tabOf, withTab } from "../../../islands/_hooks/address_tab.ts";

const TABS = ["markup", "checklist", "legal"];

Deno.test("an address names a tab there is, else the first is shown", () => {
  assert.equal(tabOf("?tab=checklist", TABS), "checklist");
  for (const search of ["", "?tab=", "?tab=nothing", "?other=legal"]) {
    assert.equal(tabOf(search, TABS), "markup", search);
  }
});

Deno.test("a tab is written into the address beside what stands there, the first one not at all", () => {
  assert.equal(withTab("", "legal", TABS), "?tab=legal");
  assert.equal(withTab("?from=mail&tab=legal", "checklist", TABS), "?from=mail&tab=checklist");
  assert.equal(withTab("?from=mail&tab=legal", "markup", TABS), "?from=mail");
  assert.equal(withTab("?tab=legal", "markup", TABS), "");
});
