/** The figures on the public pages are those of the README, line by line. */
import assert from "node:assert/strict";
import { BLIND_ROWS } from "../../../components/landing/accuracy.ts";

Deno.test("what the pages say was found blind is what the README says", async () => {
  const readme = await Deno.readTextFile(new URL("../../../README.md", import.meta.url));
  const [, table] = /\n(\| Sets +\| Violations reported[\s\S]*?)\n\n/.exec(readme)!;
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
