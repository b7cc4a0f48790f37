import rule from "../../../../../functions/_rules/egress/doors/doors-in-series.ts";
import {
  aDimension,
  aDoor,
  aHouse,
  anEvidence,
  aPlanSet,
  aRoom,
} from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

testRule(rule, [
  ["fails 47 in", `VESTIBULE: 47" CLEAR BETWEEN DOORS`, "fail"],
  ["passes 48 in", `48" MIN. BETWEEN DOOR SWINGS IN SERIES`, "pass"],
  ["passes 7 ft", `7'-0" BETWEEN DOORS`, "pass"],
  ["leaves power doors alone", `POWER DOORS, 40" BETWEEN DOORS`, ""],
  ["leaves a vestibule without this size alone", `VESTIBULE 40 SF`, ""],
  ["leaves houses alone", `40" BETWEEN DOORS`, "", aHouse()],
]);

testRule(rule, [
  ["reads a space beside the swing", under("VESTIBULE 100", `3'-2" CLR. BEYOND SWING`), "fail"],
  ["passes 48 in", under("VESTIBULE 100", `4'-0" CLR. BEYOND SWING`), "pass"],
  ["leaves the latch side alone", under("VESTIBULE 100", '18" CLR. BEYOND LATCH'), ""],
]);

testRule(rule, [
  ["leaves doors side by side alone", `VESTIBULE: 24" BETWEEN DOORS 1 AND 2 ALONG WALL`, ""],
]);

testRule(rule, [
  [
    "counts the leaf that swings in between",
    `BOTH VESTIBULE DOORS ARE 36" LEAVES SWINGING OUT; INNER DOOR TO OUTER DOOR IS 6'-11" FACE TO FACE.`,
    "fail",
  ],
  [
    "passes 84 in with a leaf of 36 in",
    `BOTH VESTIBULE DOORS ARE 36" LEAVES SWINGING OUT; INNER DOOR TO OUTER DOOR IS 7'-0" FACE TO FACE.`,
    "pass",
  ],
  [
    "leaves sliding doors alone",
    `BOTH VESTIBULE DOORS ARE 36" SLIDING LEAVES OPENING OUT; INNER DOOR TO OUTER DOOR IS 6'-0"`,
    "",
  ],
  [
    "leaves doors of a closet alone",
    `BOTH CLOSET DOORS ARE 36" LEAVES SWINGING OUT; DOOR TO DOOR 6'-0"`,
    "",
  ],
  [
    "reads the space from an open leaf",
    under("VESTIBULE 101", `3'-2" FROM OPEN LEAF TO INNER DR.`),
    "fail",
  ],
  ["passes 48 in from it", under("VESTIBULE 101", `4'-0" FROM OPEN LEAF TO INNER DR.`), "pass"],
]);

const vestibule = (depth: string, valueIn: number, swings: string[], name = "VESTIBULE") => {
  const { box } = anEvidence(name);
  return aPlanSet({
    rooms: [aRoom(name, { number: "130", box })],
    dimensions: [
      aDimension(depth, valueIn, {
        box: { ...box, x: box.x + 2 },
        across: name,
        orientation: "vertical",
      }),
      aDimension(`11'-0"`, 132, { box: { ...box, y: box.y + 2 }, across: name }),
    ],
    doors: swings.map((swing, at) =>
      aDoor(`130${"AB"[at]}`, { widthIn: 40, fields: { SWING: swing } })
    ),
  });
};

testRule(rule, [
  ["asks about a vestibule as drawn", vestibule(`7'-0"`, 84, ["OUT", "OUT"]), "cantTell"],
  ["leaves one that leaves room alone", vestibule(`7'-4"`, 88, ["OUT", "OUT"]), ""],
  ["leaves doors that swing apart alone", vestibule(`7'-0"`, 84, ["IN", "OUT"]), ""],
  ["leaves sliding doors alone", vestibule(`7'-0"`, 84, ["OUT", "AUTO SLIDING"]), ""],
  ["leaves a single door alone", vestibule(`5'-0"`, 60, ["OUT"]), ""],
  ["leaves other rooms alone", vestibule(`5'-0"`, 60, ["OUT", "OUT"], "STORAGE"), ""],
]);
