import assert from "node:assert/strict";
import fc from "fast-check";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import { limits2023 } from "../../../../functions/_rules/limits/mod.ts";
import { rules } from "../../../../functions/_rules/mod.ts";
import { type Candidate, TextIndex } from "../../../../functions/_rules/reading/text_index.ts";
import { readGroup, type StatementRow } from "../../../bench/statements/row.ts";
import {
  aHouse,
  anEvidence,
  aNote,
  aPlanSet,
  aProject,
  aSchedule,
  aSheet,
} from "../../../fakes/plan_set.ts";

const texts = ['GRAB BAR 33" A.F.F.', "Grab-bars both sides", "GFI at sink", "EF-1", "WC", ""];
const index = new TextIndex(texts, (it) => [it]);
const found = (...patterns: RegExp[]) => index.mayMatch(patterns);

Deno.test("TextIndex leaves out texts without the letters of a pattern", () => {
  assert.deepEqual(found(/GRAB ?BAR/), texts.slice(0, 2));
  assert.deepEqual(found(/AFF|\bEF-?\d/), [texts[0], texts[3]]);
  assert.deepEqual(found(/W\.?C/), ["WC"]);
  assert.deepEqual(found(/GRAB.*SINK/), []);
  assert.deepEqual(found(/HANDRAIL/), []);
});

Deno.test("TextIndex passes over all that is no letter and no digit, in texts of either case", () => {
  const [bar, accented] = [`Grab-bar 33" a.f.f. (№4)`, "ÉGRÀB BAR"];
  const odd = new TextIndex([bar, accented], (it) => [it]);
  assert.deepEqual(odd.mayMatch([/BAR ?33/]), [bar]);
  assert.deepEqual(odd.mayMatch([/AFF ?\(?#? ?4\)/]), [bar]);
  assert.deepEqual(odd.mayMatch([/GRB/]), [accented]);
  assert.deepEqual(odd.mayMatch([/NO\.? ?4/]), []);
});

Deno.test("TextIndex answers several patterns at once, in order", () => {
  assert.deepEqual(found(/SINK/, /SIDES/), texts.slice(1, 3));
});

Deno.test("TextIndex tells which of the patterns may match each text", () => {
  const [bar, sink, sides] = [/GRAB ?BAR/, /SINK/, /SIDES/];
  const any = /\d/;
  assert.deepEqual(index.candidates([sides, bar, sink]), [
    { thing: texts[0], patterns: [bar] },
    { thing: texts[1], patterns: [sides, bar] },
    { thing: texts[2], patterns: [sink] },
  ]);
  assert.deepEqual(index.candidates([sink, any])[2], { thing: texts[2], patterns: [sink, any] });
  assert.equal(index.candidates([sink, any]).length, texts.length);
});

Deno.test("TextIndex leaves out nothing for patterns that need no letters", () => {
  assert.deepEqual(found(/\d/), texts);
  assert.deepEqual(found(/GRAB/, /^$/), texts);
});

Deno.test("TextIndex looks at every text of a thing, and finds each of many", () => {
  const things = Array.from({ length: 70 }, (_, at) => ({ at, texts: ["ROOM", `TAG ${at}X`] }));
  const many = new TextIndex(things, (it) => it.texts);
  assert.equal(many.mayMatch([/ROOM/]).length, 70);
  for (const at of [0, 31, 32, 63, 69]) {
    assert.ok(many.mayMatch([new RegExp(`TAG ${at}X`)]).includes(things[at]));
  }
});

/** Patterns of the parts rules are written with, over few letters so that they often match. */
const part = fc.constantFrom(
  ...[
    "A",
    "B",
    "C",
    "AB",
    "ABC",
    "\\.?",
    " ?",
    "\\s*",
    "[ -]?",
    "-",
    "\\b",
    "#",
    ".",
    "\\d",
    "[AB]",
  ],
  ...[
    "A?",
    "B+",
    "C{0,2}",
    "A{2}",
    "[^C]{0,3}",
    "^",
    "$",
    "(?!C)",
    "(?=B)",
    "(?<=A)",
    "(?<!B)",
    "\\W*",
  ],
);
const { pattern } = fc.letrec((tie) => ({
  group: fc.tuple(fc.constantFrom("", "?:"), tie("pattern"), fc.constantFrom("", "?", "+", "{2}"))
    .map(([kind, inner, times]) => `(${kind}${inner})${times}`),
  sequence: fc.array(fc.oneof({ maxDepth: 2 }, part, tie("group")), { maxLength: 5 })
    .map((parts) => parts.join("")),
  pattern: fc.array(tie("sequence"), { minLength: 1, maxLength: 3 }).map((all) => all.join("|")),
}));
const text = fc.array(fc.constantFrom(..."AaBbC1. -#"), { maxLength: 12 }).map((it) => it.join(""));

Deno.test("TextIndex never leaves out a text that a pattern matches", () => {
  fc.assert(
    fc.property(pattern, fc.array(text, { maxLength: 8 }), (source, all) => {
      const regex = new RegExp(source as string, "i");
      const kept = new TextIndex(all, (it) => [it]).mayMatch([regex]);
      assert.deepEqual(kept.filter((it) => regex.test(it)), all.filter((it) => regex.test(it)));
    }),
    { numRuns: 1500, seed: 1 },
  );
});

const GROUPS = new URL("../../../bench/statements/groups/", import.meta.url);

/** Statements others wrote, in all groups. */
async function allRows(): Promise<StatementRow[]> {
  const names = [...Deno.readDirSync(GROUPS)].map((it) => it.name.replace(".jsonl", "")).sort();
  return (await Promise.all(names.map(readGroup))).flat();
}

/** Statements as a set, each on a sheet of its own. */
const asSet = (rows: readonly StatementRow[]) => {
  const on = (at: number) => ({ page: at + 1, box: { x: 10, y: 10, width: 12, height: 1 } });
  return aPlanSet({
    sheets: rows.map(({ sheet: [number, title] }, at) => aSheet({ page: at + 1, number, title })),
    notes: rows.flatMap(({ says = [], notes = [], drawing = null, heading = null }, at) => [
      ...says.map((it) => aNote(it, { ...on(at), drawing })),
      ...notes.map((it) => aNote(it, { ...on(at), heading })),
    ]),
    schedules: rows.flatMap(({ table }, at) => table ? [scheduleOf(table, at + 1)] : []),
    dimensions: rows.map((_, at) => ({
      ...anEvidence(`${20 + at}" CLR.`, on(at)),
      valueIn: 20 + at,
      measuredIn: null,
      qualifier: null,
      orientation: "horizontal",
    })),
  });
};

function scheduleOf({ title, head, rows }: NonNullable<StatementRow["table"]>, page: number) {
  const made = aSchedule("other", head.map((it) => [it, null]), rows, { title, page });
  return { ...made, rows: made.rows.map((row) => ({ ...row, page })) };
}

type Patterns = readonly RegExp[];

/** What every rule applies to when other patterns are looked up in place of its own. */
function subjectsOf(rows: readonly StatementRow[], inPlaceOf: (own: Patterns) => Patterns) {
  const { mayMatch, candidates } = TextIndex.prototype;
  TextIndex.prototype.mayMatch = function <T>(this: TextIndex<T>, patterns: Patterns) {
    return mayMatch.call(this, inPlaceOf(patterns)) as T[];
  };
  TextIndex.prototype.candidates = function <T>(this: TextIndex<T>, patterns: Patterns) {
    const lookedUp = inPlaceOf(patterns);
    const found = candidates.call(this, lookedUp) as Candidate<T>[];
    return lookedUp === patterns ? found : found.map(({ thing }) => ({ thing, patterns }));
  };
  try {
    return [aProject(), aHouse()].flatMap((project) => {
      const plan = asSet(rows);
      const building = profileBuilding(plan, project);
      const context = { plan, project, building, limits: limits2023 };
      return rules.map((rule) => ({ id: rule.id, subjects: rule.applies(plan, context) }));
    });
  } finally {
    Object.assign(TextIndex.prototype, { mayMatch, candidates });
  }
}

/** Patterns the rules look up, each once. */
function patternsOfRules(rows: readonly StatementRow[]): RegExp[] {
  const asked = new Map<string, RegExp>();
  subjectsOf(rows, (patterns) => {
    for (const it of patterns) asked.set(String(it), it);
    return patterns;
  });
  return [...asked.values()];
}

Deno.test("rules apply to the same with and without looking up letters first", async () => {
  const rows = (await allRows()).filter((_, at) => at % 8 === 0);
  const found = subjectsOf(rows, (own) => own);
  const tried = subjectsOf(rows, () => [/(?:)/]);
  const said = (all: typeof found) =>
    all.map(({ id, subjects }) => [id, ...subjects.map((it) => [it.page, it.sourceText])]);
  assert.deepEqual(said(found), said(tried));
  assert.ok(found.filter(({ subjects }) => subjects.length > 0).length > 200);
});

Deno.test("TextIndex keeps every text a rule's pattern matches, of all statements others wrote", async () => {
  const rows = await allRows();
  const texts = [
    ...new Set(rows.flatMap(({ says = [], notes = [], drawing, heading, table }) => [
      ...[...says, ...notes].flatMap((it) => [it, `${drawing ?? heading}: ${it}`]),
      ...(table?.rows ?? []).map((cells) => `${table?.title}: ${cells.join(" | ")}`),
    ])),
  ];
  const patterns = patternsOfRules(rows.filter((_, at) => at % 20 === 0));
  assert.ok(patterns.length > 700);
  const all = new TextIndex(texts, (it) => [it]);
  for (const pattern of patterns) {
    const matching = texts.filter((it) => pattern.test(it));
    assert.deepEqual(all.mayMatch([pattern]).filter((it) => pattern.test(it)), matching);
  }
});
