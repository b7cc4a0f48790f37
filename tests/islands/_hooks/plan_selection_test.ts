import assert from "node:assert/strict";
import { findAddressed } from "../../../islands/_hooks/plan_selection.ts";

Deno.test("findAddressed() finds what an address names, and nothing in one that was cut or mistyped", () => {
  const findings = [{ id: "F001" }, { id: "F002" }, { id: "F 3%" }];
  assert.equal(findAddressed(findings, "#finding-F002")?.id, "F002");
  assert.equal(findAddressed(findings, "#finding-F%203%25")?.id, "F 3%");
  for (
    const hash of ["", "#", "#finding-", "#finding-%", "#finding-%E0%A4", "#finding-F009", "F001"]
  ) {
    assert.equal(findAddressed(findings, hash), null, hash);
  }
});
