import rule from "../../../../functions/_rules/electrical/lighting-outlets.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { listed } from "../egress/_under.ts";

testRule(rule, [
  [
    "leaves daylight alone",
    listed("NATURAL LIGHT AND VENTILATION", ["ROOM", "LIGHT REQ / PROV"], ["BATH 3", "0"]),
    "",
    aHouse(),
  ],
  [
    "fails a room without lamps",
    listed("LIGHTS", ["ROOM", "LIGHTS"], ["BATH 3", "0"]),
    "fail",
    aHouse(),
  ],
]);

testStatements(rule, [
  { says: "STAIR LIGHT SWITCHED AT BOTTOM ONLY", kinds: ["fail"] },
  { says: "STAIR LIGHT SWITCHED AT TOP AND BOTTOM, 3-WAY SWITCH", kinds: ["pass"] },
  {
    says: "SWITCHED LIGHTING OUTLET IN EVERY ROOM, HALL, GARAGE AND AT EXTERIOR DOORS",
    kinds: ["pass"],
  },
  { says: "3-WAY SWITCHES AT STAIR", kinds: ["pass"] },
  { says: "NO LIGHT AT STAIR", kinds: ["fail"] },
  { says: "NO LIGHTING IN HALL", kinds: ["fail"] },
  { says: "LIGHTING LAYOUT BY OTHERS", kinds: ["cantTell"] },
  { says: "NO LIGHT TRESPASS", kinds: [] },
  { says: "LIGHT GAUGE FRAMING", kinds: [] },
  { says: "NO LIGHT, NO SWITCHED OUTLET", kinds: ["fail"], where: { "drawing": "BEDROOM 3" } },
  {
    says: "NO CLG. LIGHT; 1/2 SWITCHED RECEPT. AT S",
    kinds: [],
    where: { "drawing": "BEDROOM 2" },
  },
  {
    says: "INTERIOR STAIR OF 15 RISERS: SINGLE SWITCH AT THE BOTTOM, NO SWITCH ON THE UPPER FLOOR",
    kinds: ["fail"],
  },
  { says: "EXIT STAIR LIGHTS BURN DAY AND NIGHT, NO SWITCH", kinds: [] },
], aHouse());

testRule(rule, [
  [
    "fails a listed stair without light",
    listed("LIGHTING", ["ROOM", "FIXTURE", "SWITCH"], ["STAIR", "NONE", "-"]),
    "fail",
  ],
  [
    "leaves a closet alone",
    listed("LIGHTING", ["ROOM", "FIXTURE", "SWITCH"], ["CLOSET", "NONE", "-"]),
    "",
  ],
  [
    "leaves a switched receptacle alone",
    listed("LIGHTING", ["ROOM", "FIXTURE", "SWITCH"], ["BEDROOM 2", "NONE", "SWITCHED RECEPT."]),
    "",
  ],
], aHouse());
