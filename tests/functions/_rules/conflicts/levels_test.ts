import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet } from "../../../fakes/plan_set.ts";

Deno.test("drawings of one building give a storey one level, those of several buildings their own", () => {
  const between = (second: string, drawing = "BUILDING SECTION") =>
    conflictsOf(aPlanSet({
      notes: [
        aNote(`FIRST FLOOR EL. 0'-0"`, { drawing: "FRONT ELEVATION" }),
        aNote(`SECOND FLOOR EL. +10'-0"`, { drawing: "FRONT ELEVATION" }),
        aNote(`FIRST FLOOR EL. 0'-0"`, { page: 2, drawing }),
        aNote(second, { page: 2, drawing }),
      ],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(between(`SECOND FLOOR EL. +10'-6"`), ["10 ft / 10.5 ft"]);
  assert.deepEqual(between(`SECOND FLOOR EL. +10'-0"`), []);
  assert.deepEqual(between(`SECOND FLOOR EL. +10'-6"`, "UNIT B SECTION"), []);
  for (
    const text of [
      `SECOND FLOOR CEILING EL. +19'-0"`,
      `SECOND FLOOR SLAB EL. +9'-10"`,
      `2ND FLOOR T.O. STEEL EL. +9'-6"`,
      `EXIST. SECOND FLOOR EL. +9'-6"`,
    ]
  ) assert.deepEqual(between(text), [], text);
});

Deno.test("each drawing is held against the first that counts from its zero", () => {
  const drawn = (page: number, first: string, second: string) => [
    aNote(`FIRST FLOOR EL. ${first}'`, { page, drawing: "SECTION" }),
    aNote(`SECOND FLOOR EL. ${second}'`, { page, drawing: "SECTION" }),
  ];
  const among = (...levels: [string, string][]) =>
    conflictsOf(aPlanSet({ notes: levels.flatMap((it, at) => drawn(at + 1, ...it)) }))
      .map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(among(["0.00", "10.00"], ["12.50", "22.50"], ["12.50", "23.00"]), [
    "22.5 ft / 23 ft",
  ]);
  assert.deepEqual(among(["0.00", "10.00"], ["12.50", "22.50"], ["12.50", "22.50"]), []);
});
