import rule from "../../../../functions/_rules/wind/hvhz-exterior-studs.ts";
import { aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const miami = aProject({ address: "1 Main Street, Miami, FL" });

testStatements(rule, [
  { says: 'EXTERIOR WALLS: 2x4 STUDS AT 16" O.C.', kinds: ["fail"] },
  { says: "EXTERIOR WALLS 2x6, INTERIOR PARTITIONS 2x4", kinds: ["pass"] },
  { says: "2 X 4 EXT. BEARING STUD WALL", kinds: ["fail"] },
  { says: "EXTERIOR 2x4 NON-BEARING WALL", kinds: ["cantTell"] },
  { says: "EXTERIOR WALL FURRING 1x2", kinds: [] },
  { says: "INTERIOR PARTITIONS 2x4", kinds: [] },
  { name: "another county", says: "EXTERIOR WALLS 2x4", project: aProject(), kinds: [] },
  { says: 'EXT. WALLS, SECOND FLOOR: 2" x 4" STUDS @ 16" O.C.', kinds: ["fail"] },
  { says: "EXT. WALLS: 2x6 STUDS; INTERIOR WALLS, ALL FLOORS: 2x4 STUDS", kinds: ["pass"] },
  { says: '2x4 SYP @ 16" O.C. EXT. BRG. WALL', kinds: ["fail"] },
  {
    name: '2x4 @ 16" O.C. under EXTERIOR BEARING WALL',
    says: '2x4 @ 16" O.C.',
    where: { drawing: "EXTERIOR BEARING WALL" },
    kinds: ["fail"],
  },
  {
    name: '2x6 @ 16" O.C. under EXTERIOR BEARING WALL',
    says: '2x6 @ 16" O.C.',
    where: { drawing: "EXTERIOR BEARING WALL" },
    kinds: ["pass"],
  },
  {
    name: "2x4 P.T. FURRING ON CMU under EXTERIOR WALL SECTION",
    says: "2x4 P.T. FURRING ON CMU",
    where: { drawing: "EXTERIOR WALL SECTION" },
    kinds: [],
  },
  {
    name: '2x4 @ 16" O.C. under INTERIOR PARTITION',
    says: '2x4 @ 16" O.C.',
    where: { drawing: "INTERIOR PARTITION" },
    kinds: [],
  },
], miami);

testStatements(rule, [
  ...[
    '2x4 SPF #2 at 16", R-13, 15/32" plywood outside',
    '2X4 STUDS AT 16", STUCCO ON LATH',
    '2x4 @ 16" o.c., 1/2" OSB outer face',
    "2X4 SYP AT 16 IN., SIDING EXT.",
  ].map((says) => ({
    says,
    where: { drawing: "WALL SECTION, WEST" },
    kinds: ["fail" as const],
  })),
  {
    says: '2x6 SPF #2 at 16", R-19, 15/32" plywood outside',
    where: { drawing: "WALL SECTION, WEST" },
    kinds: ["pass"],
  },
  ...[
    '2x4 SPF at 16", 1/2" gypsum each side',
    '2x4 shear wall, 15/32" plywood one side',
    'Inside walls 2x4 at 16", plywood at outside corner',
    "2x4 blocking behind plywood outside",
  ].map((says) => ({ says, where: { drawing: "WALL SECTION, WEST" }, kinds: [] })),
  {
    name: "sheathed studs off a wall section",
    says: '2x4 SPF at 16", plywood outside',
    where: { drawing: "CRATE DETAIL" },
    kinds: [],
  },
], miami);

testStatements(rule, [
  {
    says:
      "None sleeps there. Its outer walls are framed with 2 by 4 studs, at 16 inches, sheathed with plywood.",
    kinds: ["fail"],
  },
  { says: "Outside walls: 2 by 6 studs", kinds: ["pass"] },
  { says: "Inner partitions are of 2 by 4 studs", kinds: [] },
], miami);
