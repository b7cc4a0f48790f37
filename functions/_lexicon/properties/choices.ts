/** What is told in words: classes, ways doors move, locks. */
import type { Property } from "../lexicon.ts";

const WITH_TRAVEL = ["IN DIRECTION OF", "IN THE DIRECTION OF"];
const ROOMS = [
  "ROOM",
  "SPACE",
  "HALL",
  "ASSEMBLY",
  "AUDITORIUM",
  "SANCTUARY",
  "DINING",
  "CLASSROOM",
];
const INTO = ROOMS.flatMap((room) => [`INTO ${room}`, `INTO THE ${room}`]);

/** What doors do. */
const moves = (ways: readonly string[]): string[] =>
  ["SWING", "SWINGING", "OPEN", "OPENING"].flatMap((verb) => ways.map((way) => `${verb} ${way}`));

const KEYS = [
  "KEY",
  "KEYED",
  "KEY OPERATED",
  "KEYED LOCK",
  "KEYED LOCKSET",
  "KEYED DEADBOLT",
  "LOCKED",
];
const CYLINDERS = ["CYLINDER", "CYL", "KEYED CYLINDER"];
const SIDES = ["BOTH SIDE", "EACH SIDE", "EA SIDE", "TWO SIDE", "2 SIDE"];
const WITHIN = ["INSIDE", "THE INSIDE", "INTERIOR", "EGRESS SIDE"]
  .flatMap((side) => [`FROM ${side}`, `ON ${side}`, `AT ${side}`]);

export const choices: readonly Property[] = [
  {
    id: "class",
    kind: "class",
    unit: "class",
    after: [],
    before: [
      "CLASS",
      "FIRE CLASS",
      "FINISH CLASS",
      "WALL CLASS",
      "FLAME SPREAD",
      "FLAME SPREAD CLASS",
      "FS CLASS",
      "CLASSIFICATION",
    ],
    values: [
      { name: "Class A", words: ["CLASS A"], alone: ["A"] },
      { name: "Class B", words: ["CLASS B"], alone: ["B"] },
      { name: "Class C", words: ["CLASS C"], alone: ["C"] },
      {
        name: "no class",
        words: [
          "UNCLASSIFIED",
          "NONCLASSIFIED",
          "NON CLASSIFIED",
          "NO CLASS",
          "NO FIRE CLASS",
          "NO CLASSIFICATION",
          "NO FIRE CLASSIFICATION",
        ],
        alone: ["NONE", "UNCLASSIFIED"],
      },
    ],
  },
  {
    id: "swing",
    kind: "swing",
    unit: "swing",
    after: [],
    before: ["SWING"],
    values: [
      {
        name: "outward",
        words: ["OUTSWING", "OUT SWINGING", ...moves(["OUT", "OUTWARD", ...WITH_TRAVEL])],
        alone: ["OUT", "OUTWARD", "OUTSWING"],
      },
      {
        name: "inward",
        words: ["INSWING", "IN SWINGING", ...moves(["IN", "INWARD", ...INTO, "AGAINST EGRESS"])],
        alone: ["IN", "INWARD", "INSWING"],
      },
    ],
  },
  {
    id: "lock",
    kind: "lock",
    unit: "lock",
    after: [],
    before: ["LOCK FUNCTION", "LOCKSET FUNCTION"],
    values: [
      {
        name: "opened from inside without a key",
        words: ["THUMBTURN INSIDE", "THUMB TURN INSIDE", "FREE EGRESS", "NO KEY FROM INSIDE"],
        alone: ["PASSAGE"],
      },
      {
        name: "keyed from inside",
        words: [
          ...["DOUBLE", "DBL", "TWO"].flatMap((
            it,
          ) => [`${it} CYLINDER`, `${it} CYL`, `${it} KEYED`]),
          ...[...KEYS, ...CYLINDERS].flatMap((key) =>
            SIDES.flatMap((side) => [`${key} ${side}`, `${key} ON ${side}`, `${key} AT ${side}`])
          ),
          ...KEYS.flatMap((key) => WITHIN.map((side) => `${key} ${side}`)),
          ...["KEY", "KEYED"].flatMap((key) =>
            ["INSIDE AND OUT", "INSIDE AND OUTSIDE"].map((both) => `${key} ${both}`)
          ),
          "KEYED IN AND OUT",
          ...["PADLOCK", "HASP", "SLIDE BOLT", "BARREL BOLT", "CHAIN LOCK"],
        ],
        alone: ["DOUBLE CYLINDER", "DBL CYL"],
      },
    ],
  },
];
