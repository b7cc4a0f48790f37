import assert from "node:assert/strict";
import { getProperty, getThing } from "../../../functions/_lexicon/mod.ts";
import { asStatement, subjectOf } from "../../../functions/_rules/measure.ts";
import { rules } from "../../../functions/_rules/mod.ts";
import { contextOf } from "../../../functions/analysis/evaluate/run_rules.ts";
import { verdictsOn, worded } from "../../../functions/analysis/evaluate/ask_frames.ts";
import { aNote, aPlanSet, aProject } from "../../fakes/plan_set.ts";
import { assertWorded } from "../../fakes/rule_table.ts";

const ROOM = new URL("../../../functions/_rules/", import.meta.url);

/** Texts of all rule files, by file name. */
function rulesIn(folder: URL): [name: string, text: string][] {
  return [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) =>
    isDirectory
      ? rulesIn(new URL(`${name}/`, folder))
      : [[name, Deno.readTextFileSync(new URL(name, folder))] as [string, string]]
  );
}

Deno.test("a rule built from a demand keeps it: what asks by frames or judges links needs it", () => {
  const texts = new Map(rulesIn(ROOM));
  for (const { id, demand } of rules) {
    const text = texts.get(`${id.slice(id.indexOf("/") + 1)}.ts`) ?? "";
    if (/\bdemand(: \{|\()/.test(text)) assert.ok(demand, `${id} loses its demand`);
  }
});

/** What a frame says of a thing: one of a measure, or that there is none where no measure is given. */
function aFrame(thing: string, property: string | null) {
  const note = aNote(`${thing.toUpperCase()} IN BEDROOM`);
  return {
    ...note,
    thing,
    mark: null,
    within: [],
    property,
    bound: null,
    value: property === null ? null : 1,
    unit: property === null ? null : getProperty(property).unit,
    raw: "1",
    role: "provided" as const,
    polarity: property === null ? "none" as const : "is" as const,
    work: "new" as const,
    sure: "said" as const,
    clause: note.text,
    context: "",
    statement: asStatement(note.text, note),
  };
}

Deno.test("what rules demand, and of what, is in the lexicon", () => {
  for (const { demand } of rules) {
    for (const thing of [demand?.thing ?? []].flat()) getThing(thing);
    for (const property of [demand?.property ?? []].flat()) getProperty(property);
  }
});

Deno.test("a rule that asks by frames can judge one: of each measure, and of the thing said not to be there", () => {
  const context = contextOf(aPlanSet(), aProject());
  for (const rule of rules) {
    const { demand } = rule;
    if (!demand || demand.onlyHolds) continue;
    for (const property of [demand.property ?? null].flat()) {
      const frame = aFrame([demand.thing].flat()[0], property);
      for (const verdict of verdictsOn(rule, subjectOf(frame, demand), context)) {
        if (verdict.kind !== "fail" && verdict.kind !== "cantTell") continue;
        assertWorded(worded(rule), { ...verdict, sourceText: frame.text });
        assert.ok(!Object.values(verdict.data).some(Number.isNaN), rule.id);
      }
    }
  }
});
