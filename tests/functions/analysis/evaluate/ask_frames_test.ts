import assert from "node:assert/strict";
import {
  defineRule,
  fail,
  pass,
  type Rule,
  type RuleContext,
  type Subject,
} from "../../../../functions/_rules/define_rule.ts";
import type { FrameSubject } from "../../../../functions/_rules/measure.ts";
import { runFrames, runRules } from "../../../../functions/analysis/evaluate/run_rules.ts";
import { rules } from "../../../../functions/_rules/mod.ts";
import type { PlanSet } from "../../../../functions/_shared/domain/plan_set.ts";
import { aHouse, aList, aNote, aPlanSet, aProject, aSchedule } from "../../../fakes/plan_set.ts";

const LOW = aNote(`GUARD 30" HIGH`);
const plan = aPlanSet({ notes: [LOW, aNote(`GUARD 44" HIGH`)] });

const DEMAND = { thing: "guard", property: "height" };

const rule = defineRule<FrameSubject>({
  id: "test/guard",
  requirementId: "FBC-B-1015.3-guard-height",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "1015.3" },
  category: "Egress",
  title: "Guard",
  applies: () => [],
  check: ({ value }) => value < 42 ? fail("low", { actual: value }) : pass(),
  demand: DEMAND,
  messages: { low: "{actual} in" },
  recommendation: "Raise it.",
});

const kindsIn = (plan: PlanSet, given: object = {}, project = aProject()) =>
  runRules([{ ...rule, ...given } as unknown as Rule<Subject>], plan, project).outcomes.map((
    { verdict },
  ) => verdict.kind);
const kindsOf = (given: object) => kindsIn(plan, given);

Deno.test("a figure said in so many words accuses where no rule looked, and never passes", () => {
  assert.deepEqual(kindsOf({}), ["fail"]);
});

Deno.test("a frame only asks where the rule may not apply, and where a title gives the thing", () => {
  assert.deepEqual(kindsOf({ when: () => "unknown" }), ["cantTell"]);
  const titled = aPlanSet({ notes: [aNote(`30" HIGH`, { drawing: "GUARD DETAIL" })] });
  assert.deepEqual(kindsIn(titled), ["cantTell"]);
});

Deno.test("a frame only asks where its words name a condition or a listing", () => {
  const said = (text: string) => kindsIn(aPlanSet({ notes: [aNote(text)] }));
  assert.deepEqual(said(`GUARD 30" HIGH WHERE DROP IS LESS THAN 30"`), ["cantTell"]);
  assert.deepEqual(said(`GUARD 30" HIGH PER MANUFACTURER'S LISTING`), ["cantTell"]);
  assert.deepEqual(said(`GUARD 30" HIGH AT DECK`), ["fail"]);
});

Deno.test("a frame only asks of things of which a set has many that need not comply", () => {
  const demand = { thing: "door", property: "width" };
  assert.deepEqual(kindsIn(aPlanSet({ notes: [aNote(`DOOR 30" WIDE`)] }), { demand }), [
    "cantTell",
  ]);
});

Deno.test("a frame only asks where another use of the building would turn its answer over", () => {
  const check = ({ value }: FrameSubject, { building }: RuleContext) =>
    value < (building.occupancies.includes("R-2") ? 28 : 42)
      ? fail("low", { actual: value })
      : pass();
  assert.deepEqual(kindsOf({ check }), ["fail"]);
  assert.deepEqual(kindsIn(plan, { check }, aProject({ occupancyClassification: [] })), [
    "cantTell",
  ]);
});

Deno.test("a frame does not ask where its rule looked, whatever came of it", () => {
  const applies = () => [{ ...LOW, value: 30 }];
  assert.deepEqual(kindsOf({ applies, check: () => pass() }), ["pass"]);
});

Deno.test("a frame asks nothing of a building the rule is not about, and nothing the rule leaves out", () => {
  assert.deepEqual(kindsOf({ when: () => "no" }), []);
  assert.deepEqual(kindsOf({ leavesOut: () => true }), []);
});

Deno.test("a demand with a limit of its own asks by it", () => {
  const demand = { ...DEMAND, limit: () => ({ max: 40 }) };
  const [outcome] =
    runRules([{ ...rule, demand } as unknown as Rule<Subject>], plan, aProject()).outcomes;
  assert.equal(outcome.verdict.data.actual, 44);
  assert.match(outcome.rule.messages[outcome.verdict.message!], /reads as the \{property\}/);
});

Deno.test("runFrames() asks as if rules had no words", () => {
  const applies = () => [{ ...LOW, value: 30 } as unknown as FrameSubject];
  assert.equal(
    runFrames([{ ...rule, applies } as unknown as Rule<Subject>], plan, aProject()).length,
    1,
  );
});

/** Verdicts of one rule of the catalogue on notes one below the other. */
function kindsOfRule(id: string, says: readonly string[], occupancy: "R-1" | "A-1" | "B") {
  const notes = says.map((text, index) => {
    const note = aNote(text);
    return { ...note, box: { ...note.box, y: note.box.y + index * 5 } };
  });
  return kindsOn(id, { notes }, aProject({ occupancyClassification: [occupancy] }));
}

const kindsOn = (id: string, over: Parameters<typeof aPlanSet>[0], project = aHouse()) =>
  runRules(rules.filter((it) => it.id === id), aPlanSet(over), project).outcomes
    .map(({ verdict }) => verdict.kind);

Deno.test("a part of a count asks nothing where its rule judged the whole", () => {
  const judged = [
    kindsOfRule("accessibility/guest-rooms", [
      "120 GUEST ROOMS",
      "7 ACCESSIBLE GUEST ROOMS PROVIDED",
      "ADA ROOMS 2",
    ], "R-1"),
    kindsOfRule("accessibility/parking-van-spaces", [
      "ACCESSIBLE SPACES: 20",
      "4 VAN ACCESSIBLE SPACES",
      "1 VAN SPACE",
    ], "B"),
    kindsOfRule("accessibility/wheelchair-seating", [
      "FIXED SEATS: 150",
      "4 WHEELCHAIR SPACES",
      "2 WHEELCHAIR SPACES THIS ROW",
    ], "A-1"),
  ];
  assert.deepEqual(judged, [["pass"], ["pass"], ["pass"]]);
});

Deno.test("a row that answers NO asks about what its rule looks for, one of what is required does not", () => {
  const shop = aProject({ occupancyClassification: ["M"], address: "1 Main Street, Miami, FL" });
  const rows: [rule: string, item: string, project: ReturnType<typeof aProject>][] = [
    ["accessibility/parking-markings", "BLUE STRIPING OF ACCESSIBLE STALLS", shop],
    ["electrical/dedicated-space", "DEDICATED EQUIPMENT SPACE", shop],
    ["electrical/garage-receptacles", "RECEPTACLES IN GARAGE", aHouse()],
    ["electrical/gfci-commercial", "G.F.I. IN RESTROOMS", shop],
    ["electrical/hall-receptacle", "DUPLEX OUTLET IN HALL", aHouse()],
    ["gas/combustion-air", "COMB. AIR OPENINGS", shop],
    ["gas/pipe-sizing", "GAS PIPING SIZES", shop],
  ];
  const told = (head: string) =>
    rows.map(([rule, item, project]) => [
      rule,
      ...kindsOn(rule, aList("CHECKLIST", ["ITEM", head], [item, "NO"]), project)
        .filter((kind) => kind !== "pass" || head === "PROVIDED"),
    ]);
  assert.deepEqual(told("PROVIDED"), rows.map(([rule]) => [rule, "cantTell"]));
  assert.deepEqual(told("REQUIRED"), rows.map(([rule]) => [rule]));
});

Deno.test("work that is not done asks nothing", () => {
  const scope = (item: string, why: string) =>
    aList("SCOPE", ["ITEM", "TYPE", "REMARKS"], [item, "NONE", why]);
  assert.deepEqual(kindsOn("structural/foundation-details", scope("FOOTING", "INTERIOR WORK")), []);
  assert.deepEqual(kindsOn("wind/soffit-attachment", scope("VINYL SOFFIT", "STUCCO")), []);
});

Deno.test("a missing pan is asked about where a leak does damage, and is no missing relief", () => {
  const heater = (place: string, head = "DRAIN PAN") =>
    kindsOn(
      "plumbing/water-heater-relief",
      aList("WATER HEATERS", ["MK", "LOCATION", head], ["WH-1", place, "NONE"]),
    );
  assert.deepEqual(heater("GARAGE SLAB"), []);
  assert.deepEqual(heater("CLOSET"), ["cantTell"]);
  assert.deepEqual(heater("CLOSET", "RELIEF DISCHARGE"), ["fail"]);
});

Deno.test("runRules(): that a thing is shown is no answer where its figure misses", () => {
  const shown = { applies: () => [LOW], check: () => pass({ text: LOW.text, required: 42 }) };
  const demand = { ...DEMAND, limit: () => ({ min: 42 }) };
  const told = (text: string) => {
    const note = aNote(text);
    return kindsIn(aPlanSet({ notes: [note] }), { ...shown, applies: () => [note], demand });
  };
  assert.deepEqual(told(`GUARD 30" HIGH`), ["fail"]);
  assert.deepEqual(told(`GUARD 44" HIGH`), ["pass"]);
});

Deno.test("runRules(): a row of the thing accuses, by its label or its list; another asks", () => {
  const demand = { ...DEMAND, limit: () => ({ min: 42 }) };
  const kinds = (label: string, title: string, head = "HEIGHT") =>
    kindsIn(
      aPlanSet({
        schedules: [
          aSchedule("other", [["ITEM", null], [head, null]], [[label, `30"`]], { title }),
        ],
      }),
      { demand },
    );
  assert.deepEqual(kinds("GUARD", "DATA"), ["fail"]);
  assert.deepEqual(kinds("BALCONY", "GUARDS"), ["fail"]);
  assert.deepEqual(kinds("BALCONY", "DATA", "GUARD HEIGHT"), ["cantTell"]);
});
