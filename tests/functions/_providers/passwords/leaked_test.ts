import assert from "node:assert/strict";
import { isLeakedPassword } from "../../../../functions/_providers/passwords/leaked.ts";

for (
  const [password, isLeaked] of [
    ["Password1", true],
    ["PASSW0RD1", true],
    ["qwerty123", true],
    ["Gr4phiteRoof", false],
    ["", false],
  ] as const
) {
  Deno.test(`"${password}" is ${isLeaked ? "" : "not "}in lists of leaked passwords`, async () => {
    assert.equal(await isLeakedPassword(password), isLeaked);
  });
}
