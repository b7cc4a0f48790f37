import assert from "node:assert/strict";
import {
  allowedByGroup,
  calculateHeightArea,
  leastOf,
  readHeightArea,
  separatedRatio,
  solveHeightArea,
} from "../../../../functions/_rules/calculators/height_area.ts";
import { withCorrections } from "../../../../functions/_rules/calculators/recompute.ts";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import { aFact, aHouse, aNote, aPlanSet, aProject } from "../../../fakes/plan_set.ts";

const base = { type: "VB", stories: 1, frontagePercent: 0, frontageWidthFt: 0 } as const;
const project = aProject({ occupancyClassification: ["A-2"], typeOfConstruction: "VB" });
const plan = aPlanSet({ codeSummary: { stories: [aFact(1)] } });
const building = profileBuilding(plan, project);
const valueOf = (inputs: Parameters<typeof solveHeightArea>[0], label: string) =>
  solveHeightArea(inputs).result?.find((it) => it.label === label)?.value;

Deno.test("allowedByGroup() adds the frontage share of the unsprinklered factor", () => {
  const [plain] = allowedByGroup({ ...base, groups: ["A-2"], system: "none" });
  assert.equal(plain.perStorySqft, 6000);
  const [open] = allowedByGroup({
    ...base,
    groups: ["A-2"],
    system: "NFPA 13",
    frontagePercent: 100,
    frontageWidthFt: 30,
  });
  assert.equal(open.perStorySqft, 24000 + 6000 * 0.75);
});

Deno.test("allowedByGroup() counts three stories at most, four with NFPA 13R", () => {
  const of = (stories: number, system: "NFPA 13" | "NFPA 13R") =>
    allowedByGroup({ ...base, type: "VA", groups: ["R-2"], stories, system })[0];
  const thirteen = of(4, "NFPA 13");
  assert.equal(thirteen.totalSqft, Number(thirteen.perStorySqft) * 3);
  const thirteenR = of(4, "NFPA 13R");
  assert.equal(thirteenR.totalSqft, 12000 * 4);
});

Deno.test("leastOf() puts not permitted before numbers before unlimited, and unknown before all", () => {
  assert.equal(leastOf([5, "UL", 3]), 3);
  assert.equal(leastOf(["UL", "UL"]), "UL");
  assert.equal(leastOf(["UL", "NP", 3]), "NP");
  assert.equal(leastOf([3, null]), null);
  assert.equal(leastOf([]), null);
});

Deno.test("separatedRatio() sums actual over allowable area of each use", () => {
  const ratio = separatedRatio([
    { group: "A-2", areaSqft: 3000 },
    { group: "B", areaSqft: 4500 },
  ], { ...base, system: "none" });
  assert.equal(ratio, 3000 / 6000 + 4500 / 9000);
});

Deno.test("solveHeightArea() gives the figures of the most restrictive group", () => {
  const mixed = aProject({ occupancyClassification: ["A-2", "B"], typeOfConstruction: "VB" });
  const inputs = readHeightArea(plan, profileBuilding(plan, mixed));
  assert.equal(valueOf(inputs, "Allowable area per story"), 6000);
  assert.equal(valueOf(inputs, "Allowable stories"), 1);
  assert.equal(valueOf(inputs, "Allowable height"), 40);
});

Deno.test("solveHeightArea() recomputes with the user's correction and marks it", () => {
  const inputs = withCorrections(readHeightArea(plan, building), { sprinklers: "NFPA 13" });
  assert.equal(valueOf(inputs, "Allowable area per story"), 24000);
  assert.equal(inputs.find((it) => it.key === "sprinklers")?.origin, "user");
});

Deno.test("solveHeightArea() says what is missing instead of guessing", () => {
  const inputs = withCorrections(readHeightArea(plan, building), { stories: null });
  const { result, missing } = solveHeightArea(inputs);
  assert.equal(result, null);
  assert.deepEqual(missing, ["stories"]);
});

Deno.test("readHeightArea() traces each input to sheet, form or assumption", () => {
  const inputs = readHeightArea(
    aPlanSet({
      notes: [aNote("OPEN PERIMETER = 60%, 30 FT WIDE")],
      codeSummary: { stories: [aFact(1, { sourceText: "1 STORY" })] },
    }),
    building,
  );
  const origin = Object.fromEntries(inputs.map((it) => [it.key, it.origin]));
  assert.equal(origin.type, "form");
  assert.equal(origin.frontagePercent, "sheet");
  assert.equal(inputs.find((it) => it.key === "frontageWidthFt")?.value, 30);
});

Deno.test("calculateHeightArea() leaves houses alone", () => {
  assert.equal(calculateHeightArea(plan, profileBuilding(plan, aHouse())), null);
});
