import rule from "../../../../functions/_rules/flood/commercial-lowest-floor.ts";
import { aFact, aHouse, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const shop = aProject({ femaFloodZone: "AE", baseFloodElevation: 9 });
const floor = (ft: number) => ({
  codeSummary: { finishedFloorElevationFt: [aFact(ft, { sourceText: `F.F.E. ${ft}'` })] },
});

testStatements(rule, [
  { name: "a foot above", plan: floor(10), kinds: ["pass"] },
  { name: "half a foot above", plan: floor(9.5), kinds: ["fail"] },
  { says: "FLOOD DESIGN CLASS 4", plan: floor(10.5), kinds: ["fail"] },
  { says: "FLOOD DESIGN CLASS 4", plan: floor(11), kinds: ["pass"] },
  { says: "FLOOD DESIGN CLASS 1", plan: floor(9), kinds: ["pass"] },
  { says: "BUILDING DRY FLOODPROOFED TO EL. 11", plan: floor(8), kinds: ["cantTell"] },
  ...[
    "DRY FLOODPROOFED TO EL. 10' NAVD, SEALED CERTIFICATE ATTACHED",
    "BUILDING FLOODPROOFED UP TO EL. 10.5', FLOODPROOFING CERTIFICATE ON FILE",
    "DRY FLOOD-PROOFED TO 11.0' NAVD88, CERTIFIED BY ENGINEER",
  ].map((says) => ({ says, plan: floor(8), kinds: ["pass" as const] })),
  {
    says: "DRY FLOODPROOFED TO EL. 9.5' NAVD, SEALED CERTIFICATE ATTACHED",
    plan: floor(8),
    kinds: ["cantTell"],
  },
  {
    says: "BOTTOM OF LOWEST HORIZONTAL MEMBER EL. 9.5'",
    project: aProject({ femaFloodZone: "VE", baseFloodElevation: 9 }),
    kinds: ["fail"],
  },
  {
    name: "a house",
    plan: floor(5),
    project: aHouse({ femaFloodZone: "AE", baseFloodElevation: 9 }),
    kinds: [],
  },
], shop);
