import assert from "node:assert/strict";
import { planContentItems } from "../../../../functions/_rules/limits/fbc_2023/required_documents.ts";
import { PROOFS, SPEAKS } from "../../../../functions/_rules/plan_content/mod.ts";

Deno.test("every item of the list has a proof, and every proof its item", () => {
  const items = planContentItems.map(({ id }) => id).sort();
  assert.deepEqual(Object.keys(PROOFS).sort(), items);
});

Deno.test("words that break silence are those of items", () => {
  assert.deepEqual(Object.keys(SPEAKS).filter((id) => !PROOFS[id]), []);
});

Deno.test("every proof names its sheets, and each of its parts has a name and a way to look", () => {
  for (const [id, { on, parts }] of Object.entries(PROOFS)) {
    assert.ok(on.name, id);
    assert.ok(parts.length > 0, id);
    for (const { name, by } of parts) assert.ok(name && by.length > 0, `${id}: ${name}`);
    const names = parts.map(({ name }) => name);
    assert.equal(new Set(names).size, names.length, `${id} names each part once`);
  }
});

Deno.test("every item has its rows in a table of wordings", async () => {
  const folder = new URL("./", import.meta.url);
  let tables = "";
  for await (const { name } of Deno.readDir(folder)) {
    if (name.endsWith("_test.ts")) tables += await Deno.readTextFile(new URL(name, folder));
  }
  const missing = planContentItems.map(({ id }) => id).filter((id) =>
    !tables.includes(`"${id}": {`)
  );
  assert.deepEqual(missing, []);
});
