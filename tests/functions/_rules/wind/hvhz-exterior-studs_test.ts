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
