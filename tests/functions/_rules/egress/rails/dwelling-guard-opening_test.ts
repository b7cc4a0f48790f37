import rule from "../../../../../functions/_rules/egress/rails/dwelling-guard-opening.ts";
import { aHouse, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

testRule(rule, [
  ["passes 4 in", `PICKETS 4" MAX. CLEAR`, "pass"],
  ["fails 4 1/4 in on a deck", `DECK BALUSTERS @ 4 1/4" CLEAR`, "fail"],
  ["fails 5 in", `PICKETS 5" CLEAR MAXIMUM OPENING`, "fail"],
  ["passes 4 3/8 in on a stair side", `BALUSTERS 4 3/8" MAX. CLEAR AT STAIR SIDE`, "pass"],
  ["fails 4 1/2 in on a stair side", `STAIR BALUSTERS 4 1/2" CLEAR`, "fail"],
  ["fails 4 3/8 in around a stair opening", `GUARD AT STAIR OPENING, PICKETS 4 3/8" CLEAR`, "fail"],
  ["asks about spacing on center", `BALUSTERS @ 4 1/2" O.C.`, "cantTell"],
  ["fails a sphere that is too large", `GUARD SHALL NOT ALLOW PASSAGE OF A 6" SPHERE`, "fail"],
  ["fails rails of a roof deck", `GUARD INFILL: RAILS WITH 5" OPENINGS AT ROOF DECK`, "fail"],
  ["leaves openings in roofs alone", `GUARD AT 5" ROOF OPENINGS`, ""],
  ["leaves the triangle alone", `6" SPHERE AT TRIANGLE OF RISER AND TREAD AT STAIR RAIL`, ""],
  ["leaves pool fences alone", `POOL FENCE PICKETS 4 1/4" CLEAR`, ""],
  ["leaves other buildings to FBC-Building", `PICKETS 5" CLEAR`, "", aProject()],
], aHouse());

testRule(rule, [
  [
    "fails pipes 10 in apart",
    under(
      "BALCONY RAIL",
      "BALCONY GUARD HAS THREE HORIZONTAL PIPES 10 INCHES APART WITH NO INFILL",
    ),
    "fail",
  ],
  ["passes bars 4 in apart", under("BALCONY RAIL", "BALCONY GUARD OF BARS 4 INCHES APART"), "pass"],
  ["leaves signs apart alone", under("BALCONY RAIL", `EXIT SIGNS 6" LETTERS, 100 FT APART`), ""],
], aHouse());

testRule(rule, [
  [
    "passes 4 3/8 in on the drawing of a flight",
    under("Stair Elevation", `Balusters 4 3/8" clear`, `Guard 35" above nosing`),
    "pass",
  ],
  [
    "fails 4 1/2 in there",
    under("Stair Elevation", `Balusters 4 1/2" clear`, `Guard 35" above nosing`),
    "fail",
  ],
  [
    "asks where the drawing shows a level guard too",
    under("Stair Section", `Balusters 4 3/8" clear`, `Guard 36" at landing`),
    "cantTell",
  ],
  [
    "asks where no guard tells the side",
    under("Stair Section", `Balusters 4 3/8" clear`),
    "cantTell",
  ],
], aHouse());
