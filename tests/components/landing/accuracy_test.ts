/** The figures on the public pages are those of `docs/accuracy.md`, line by line. */
import assert from "node:assert/strict";
import { BLIND_ROWS } from "../../../components/landing/accuracy.ts";

Deno.test("what the pages say was found blind is what the docs say", async () => {
  const docs = await Deno.readTextFile(new URL("../../../docs/accuracy.md", import.meta.url));
  const [, table] = /\n(\| Sets +\| Violations reported[\s\S]*?)\n\n/.exec(docs)!;
  const pair = (cell: string) => cell.split(" of ").map(Number);
  const told = table.split("\n").slice(2).map((line) => {
    const [, , reported, , nearMisses] = line.split("|").map((it) => it.trim());
    return { reported: pair(reported), nearMisses: pair(nearMisses) };
  });
  assert.deepEqual(
    BLIND_ROWS.map(({ reported, nearMisses }) => ({
      reported: [...reported],
      nearMisses: [...nearMisses],
    })),
    told,
  );
});
