import assert from "node:assert/strict";
import { rules } from "../../../functions/_rules/mod.ts";

const ROOM = new URL("../../../functions/_rules/", import.meta.url);

/** Texts of all rule files, by file name. */
function rulesIn(folder: URL): [name: string, text: string][] {
  return [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) =>
    isDirectory
      ? rulesIn(new URL(`${name}/`, folder))
      : [[name, Deno.readTextFileSync(new URL(name, folder))] as [string, string]]
  );
}

Deno.test("a rule built from a demand keeps it: what asks by frames or judges links needs it", () => {
  const texts = new Map(rulesIn(ROOM));
  for (const { id, demand } of rules) {
    const text = texts.get(`${id.slice(id.indexOf("/") + 1)}.ts`) ?? "";
    if (/\bdemand(: \{|\()/.test(text)) assert.ok(demand, `${id} loses its demand`);
  }
});
