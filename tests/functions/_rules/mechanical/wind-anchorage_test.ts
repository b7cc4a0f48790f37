import rule from "../../../../functions/_rules/mechanical/wind-anchorage.ts";
import { aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "CONDENSING UNIT ANCHORED PER FBC-M 301.15.", kinds: ["pass"] },
  { says: "ROOFTOP EQUIPMENT ANCHORED FOR VULT = 145 MPH, FL# CURBS", kinds: ["pass"] },
  { says: "A/C UNIT TIE-DOWN STRAPS TO PAD", kinds: ["pass"] },
  { says: "CONDENSER ON PAD, NOT ANCHORED", kinds: ["fail"] },
  { says: "ROOF UNITS HELD DOWN TO CURBS, 160 MPH, SEALED CALCS", kinds: ["pass"] },
  { says: "CONDENSERS TIED DOWN WITH (4) CLIPS EACH", kinds: ["pass"] },
  { says: "UNITS NOT TIED DOWN: CONDENSER WITHOUT ANCHORS", kinds: ["fail"] },
  { says: "EQUIPMENT TIE-DOWN BY OTHERS", kinds: ["cantTell"] },
  {
    says: "RTU-1",
    kinds: ["cantTell"],
    plan: { sheets: [aSheet({ discipline: "mechanical", title: "MECHANICAL PLAN" })] },
    name: "a rooftop unit without any",
  },
  { says: "ANCHOR BOLTS AT SILL", kinds: [] },
  { says: "C.U. SITS LOOSE ON PAD, NO ANCHORS", kinds: ["fail"] },
  { says: "AHU-1 ON RUBBER PADS, NO ANCHORS", kinds: [], where: { "drawing": "MECH. ROOM" } },
]);
