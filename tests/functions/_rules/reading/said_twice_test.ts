import assert from "node:assert/strict";
import { withoutTwins } from "../../../../functions/_rules/reading/said_twice.ts";

Deno.test("withoutTwins() leaves a length said twice in feet and inches", () => {
  const rows: [text: string, once: string][] = [
    [`3'-6" [1067] clear`, `3'-6" clear`],
    [`82'-0" [25.0 m]`, `82'-0"`],
    ["19 in [483] | 17 in (432 mm)", "19 in | 17 in"],
    ["60 in [1524] x 56 in", "60 in x 56 in"],
    ["1/2 in [13] gypsum", "1/2 in gypsum"],
    ["1067 mm (42 in) high", "42 in high"],
    [`1,067 [3'-6"]`, `3'-6"`],
    ["79 psi [545 kPa]", "79 psi"],
    ["151 in [3,835], 20 risers", "151 in, 20 risers"],
  ];
  for (const [text, once] of rows) assert.equal(withoutTwins(text), once);
});

Deno.test("withoutTwins() keeps what only stands in brackets behind a length", () => {
  for (
    const text of [
      `ALLOW 75'-0" (504.3)`,
      `LAV IN STALL 19" x 17" (106)`,
      `6'-0" (2) 2x12`,
      `42" (36" AT STAIRS)`,
      "DOOR 1067 (SEE 5)",
      `18" [300] CLEAR`,
    ]
  ) assert.equal(withoutTwins(text), text);
});
