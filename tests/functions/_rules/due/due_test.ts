import assert from "node:assert/strict";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import { CONCERNS, NO_DEMAND } from "../../../../functions/_rules/due/concerns.ts";
import { evidenceOf, judgeDue, thingOf } from "../../../../functions/_rules/due/mod.ts";
import {
  getRequirement,
  requirements,
} from "../../../../functions/_rules/limits/fbc_2023/requirements.ts";
import type { PlanStair } from "../../../../functions/_shared/domain/building.ts";
import type { ProjectDetails } from "../../../../functions/_shared/domain/project.ts";
import { drawnBuilding } from "../../../fakes/building.ts";
import { aFact, aHouse, aNote, aPlanSet, aProject } from "../../../fakes/plan_set.ts";

Deno.test("every loaded requirement is about exactly one thing", () => {
  const ids = Object.values(CONCERNS).flat();
  assert.deepEqual(ids.toSorted(), requirements.map((it) => it.id).toSorted());
  for (const id of ids) assert.ok(thingOf(id).name);
  for (const id of NO_DEMAND) assert.ok(ids.includes(id));
});

interface Row {
  id: string;
  project?: ProjectDetails;
  says?: string[];
  codeSummary?: Parameters<typeof aPlanSet>[0] extends infer T
    ? T extends { codeSummary?: infer S } ? S : never
    : never;
  is: "yes" | "no" | "unknown";
  why?: RegExp;
}

const unknown = aProject({ occupancyClassification: [] });

const table: Row[] = [
  { id: "FBC-B-1013.1-exit-signs", is: "yes" },
  { id: "FBC-B-1013.1-exit-signs", project: aHouse(), is: "no", why: /FBC-Residential governs/ },
  { id: "FBC-B-1013.1-exit-signs", project: unknown, is: "unknown", why: /not been determined/ },
  { id: "FBC-R-R314-smoke", is: "no", why: /FBC-Building governs/ },
  { id: "FBC-R-R314-smoke", project: aHouse(), is: "yes" },
  { id: "FBC-P-1003-grease", is: "no", why: /No commercial cooking/ },
  { id: "FBC-P-1003-grease", says: ["TYPE I HOOD OVER FRYER"], is: "yes" },
  { id: "FBC-B-407-I2-suite", is: "no", why: /Applies to Group I-2; this is Group B/ },
  { id: "FBC-R-R4501-barrier", project: aHouse(), is: "no", why: /No pool or spa/ },
  { id: "FBC-R-R4501-barrier", project: aHouse(), says: ["POOL BY OTHERS"], is: "yes" },
  {
    id: "FBC-B-905.3-standpipes",
    codeSummary: { stories: [aFact(3)] },
    is: "no",
    why: /3 stories.*20 ft high/,
  },
  { id: "FBC-B-905.3-standpipes", codeSummary: { stories: [aFact(4)] }, is: "yes" },
  { id: "FBC-B-1011.12-roof-stair", is: "unknown", why: /number of stories is not known/ },
  { id: "FBC-B-1011.12-roof-stair", codeSummary: { stories: [aFact(4)] }, is: "yes" },
  { id: "FBC-A-201.1.1-vertical", is: "unknown", why: /number of stories is not known/ },
  {
    id: "FBC-B-1011.11-handrails",
    codeSummary: { stories: [aFact(1)] },
    is: "no",
    why: /One story/,
  },
  {
    id: "FBC-B-1011.11-handrails",
    codeSummary: { stories: [aFact(1), aFact(2)] },
    says: ["STAIR 1"],
    is: "yes",
  },
  {
    id: "FBC-R-R322-freeboard-A",
    project: aHouse(),
    is: "unknown",
    why: /flood zone is not known/,
  },
  { id: "FBC-R-R322-freeboard-A", project: aHouse({ femaFloodZone: "AE" }), is: "yes" },
  {
    id: "FBC-R-R322-freeboard-A",
    project: aHouse({ femaFloodZone: "X" }),
    is: "no",
    why: /Flood zone X/,
  },
  { id: "FBC-R-R322-freeboard-V", project: aHouse({ femaFloodZone: "AE" }), is: "no" },
  { id: "FBC-R-R322-freeboard-V", project: aHouse({ femaFloodZone: "VE" }), is: "yes" },
  { id: "FBC-B-1620-hvhz-exposure", is: "no", why: /Orange County/ },
  { id: "FBC-B-101.2-no-seismic", is: "no", why: /grants an exception/ },
];

for (const { id, project = aProject(), says = [], codeSummary, is, why } of table) {
  Deno.test(`judgeDue() says ${is} for ${id}${says.length ? ` beside ${says.join(", ")}` : ""}${why ? `: ${why.source}` : ""}`, () => {
    const plan = aPlanSet({ notes: says.map((it) => aNote(it)), codeSummary });
    const due = judgeDue(getRequirement(id), { plan, building: profileBuilding(plan, project) });
    assert.equal(due.is, is, due.why ?? "");
    if (why) assert.match(due.why ?? "", why);
    else if (is === "yes") assert.equal(due.why, null);
  });
}

Deno.test("terse callouts speak of what they show", () => {
  const said: [requirement: string, text: string][] = [
    ["FBC-R-R310.1-eero", 'EGR WDW EA BR, MK "E"'],
    ["NEC-680-pool", `CONV GFI 6'-6" OFF POOL EDGE`],
    ["NEC-230.85-disconnect", "EMERG DISC 200A @ MTR"],
    ["FBC-P-1108-overflow", "DRNS FIG @ 4.5 IN/HR"],
    ["FBC-A-221-seating", "148 FIXED SEATS / 4 WC SP W/ COMP SEAT"],
    ["FBC-R-R319-address", 'ADDR NOS 4" HI'],
    ["FBC-R-R802-truss", "STICK FRAMED - NO TRUSSES"],
    ["FBC-R-R807-attic", 'ATTIC HATCH 22" X 30"'],
    ["FBC-A-206.6-elevator-rail", 'ELEV CAR RAIL ON REAR WALL, TOP 32" ABV CAR FLR.'],
    ["FBC-M-301.15-wind", "COND. UNIT | 3 TON, 16 SEER2 | ANCHORED, 150 MPH CLIPS"],
    ["FBC-FG-402-sizing", '1-1/2" 110 MBH TO WH-1'],
    ["FBC-P-608-hose-bibb", 'HB | HOSE BIBB | 3/4" | - | VAC BRKR'],
  ];
  for (const [requirement, text] of said) assert.match(text, evidenceOf(requirement)!, requirement);
  const of: readonly [requirement: string, text: string][] = [
    ["NEC-680-pool", "POOL DECK PAVERS"],
    ["FBC-M-301.15-wind", "HURRICANE CLIPS AT EACH TRUSS"],
    ["FBC-P-608-hose-bibb", "MOP SINK WITH VACUUM BREAKER"],
    ["FBC-FG-402-sizing", "RANGE | 65 MBH | NATURAL GAS"],
    ["FBC-A-206.6-elevator-rail", "STAIR RAIL AT ELEVATION 12"],
  ];
  for (const [requirement, text] of of) {
    assert.doesNotMatch(text, evidenceOf(requirement)!, requirement);
  }
});

Deno.test("a flight drawn with UP or DN at it is a stair, whatever it is called", () => {
  const stair: PlanStair = {
    id: "p1s1",
    box: { x: 12, y: 12, width: 3, height: 6 },
    room: "p1r1",
    widthIn: 36,
    treadIn: 11,
    treads: 12,
    direction: "UP",
  };
  const dueOn = (stairs: PlanStair[]) => {
    const plan = aPlanSet({ buildings: [{ ...drawnBuilding(), stairs }] });
    const asked = { plan, building: profileBuilding(plan, aHouse()) };
    return judgeDue(getRequirement("FBC-R-R311.7.8-handrail"), asked).is;
  };
  assert.equal(dueOn([]), "no");
  assert.equal(dueOn([{ ...stair, direction: null }]), "no");
  assert.equal(dueOn([stair]), "yes");
});
