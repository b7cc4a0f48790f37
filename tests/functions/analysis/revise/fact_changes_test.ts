/** Facts of the building that set limits, and whether the sheets or the form alone give them otherwise. */
import assert from "node:assert/strict";
import {
  listFactChanges,
  type SetFacts,
} from "../../../../functions/analysis/revise/fact_changes.ts";

const fact = (value: unknown, sourceText = String(value)) => ({ value, sourceText });
const EMPTY = {
  occupancyGroups: [],
  constructionType: [],
  sprinklers: [],
  stories: [],
  buildingHeightFt: [],
  buildingAreaSqft: [],
  floodZone: [],
  baseFloodElevationFt: [],
  windSpeedMph: [],
};
const setOf = (sheets: Record<string, unknown>, form?: Record<string, unknown>) =>
  ({ codeSummary: { ...EMPTY, ...sheets }, project: form }) as unknown as SetFacts;
const changesOf = (before: SetFacts, after: SetFacts) =>
  listFactChanges(before, after).map(({ name, shown }) => [name, shown?.sourceText ?? null]);

Deno.test("listFactChanges() names what the sheets say otherwise, with the place that says it", () => {
  const before = setOf({ sprinklers: [fact("none")], stories: [fact(2)] });
  const after = setOf({ sprinklers: [fact("NFPA 13")], stories: [fact(2, "2 STORY")] });
  assert.deepEqual(changesOf(before, after), [["the sprinklers", "NFPA 13"]]);
  assert.deepEqual(changesOf(before, before), []);
  const groups = [
    setOf({ occupancyGroups: [fact(["B"])] }),
    setOf({
      occupancyGroups: [fact(["B"]), fact(["A-2"])],
    }),
  ];
  assert.deepEqual(changesOf(groups[0], groups[1]), [["the use groups", "A-2"]]);
  const [fewer] = listFactChanges(groups[1], groups[0]);
  assert.deepEqual([fewer.name, fewer.shown, fewer.gone?.sourceText], [
    "the use groups",
    null,
    "A-2",
  ]);
});

Deno.test("listFactChanges() shows no place for what the form alone gives otherwise", () => {
  const form = (fireSprinkler: boolean) => setOf({}, { fireSprinkler });
  assert.deepEqual(changesOf(form(false), form(true)), [["the sprinklers", null]]);
  assert.deepEqual(changesOf(form(true), form(true)), []);
  assert.deepEqual(changesOf(setOf({}), form(true)), [], "an older report holds no form");
});
