/** The figures on the public pages are those of `docs/accuracy.md`, line by line. */
import assert from "node:assert/strict";
import { BLIND_ROWS, FALSE_ISSUES } from "../../../components/landing/accuracy.ts";

const docs = await Deno.readTextFile(new URL("../../../docs/accuracy.md", import.meta.url));
const [, table] = /\n(\| Sets +\| Violations reported[\s\S]*?)\n\n/.exec(docs)!;

Deno.test("what the pages say was found blind is what the docs say", () => {
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

Deno.test("false issues of the last ninety-four sets are those the docs tell", () => {
  const lines = table.split("\n").slice(-FALSE_ISSUES.sets / 2);
  const elsewhere = lines.map((line) => parseInt(line.split("|")[5]) || 0);
  assert.equal(elsewhere.reduce((a, b) => a + b), FALSE_ISSUES.elsewhere);
  // Twelve sets in one paragraph, six in each of the next twelve, four in the next, two in each of the last three.
  const accused = [
    "38 of 749 near misses hit (5 %), 24",
    "18 of 350 near misses hit (5 %), eight",
    "9 of 339 near misses hit (3 %), two",
    "17 of 352 near misses hit (5 %), nine",
    "7 of 353 near misses hit (2 %), four",
    "6 of 356 near misses hit (2 %), two",
    "10 of 354 near misses hit (3 %), six",
    "14 of 341 near misses hit (4 %), nine",
    "16 of 357 near misses hit (4 %), eight",
    "11 of 350 near misses hit (3 %), seven",
    "16 of 363 near misses hit (4 %), seven",
    "7 of 354 near misses hit (2 %), three",
    "11 of 354 near misses hit (3 %), seven",
    "5 of 242 near misses hit (2 %), two",
    "3 of 125 near misses hit (2 %), none",
    "4 of 126 near misses hit (3 %), one",
    "4 of 123 near misses hit (3 %), three",
  ];
  for (const words of accused) assert.ok(docs.includes(`${words} of them accused`), words);
  assert.equal(
    FALSE_ISSUES.atNearMisses,
    24 + 8 + 2 + 9 + 4 + 2 + 6 + 9 + 8 + 7 + 7 + 3 + 7 + 2 + 0 + 1 + 3,
  );
});
