/** A comment is closed by what the sheets show now, never because nothing was found. */
import assert from "node:assert/strict";
import type { OpenComment, SheetPair } from "../../../../functions/_shared/domain/comparison.ts";
import type { Finding } from "../../../../functions/_shared/domain/finding.ts";
import type { MatrixRow } from "../../../../functions/_shared/domain/matrix.ts";
import {
  carryComments,
  type CarryInput,
} from "../../../../functions/analysis/revise/carry_comments.ts";
import { aFinding } from "../../../fakes/finding.ts";

const at = (x: number, y: number, page = 1) => ({
  ...aFinding().documentMarkup,
  page,
  x,
  y,
  width: 4,
  height: 1,
});
const commentOf = (finding: Finding): OpenComment => {
  const { page, x, y, width, height } = finding.documentMarkup;
  return {
    cycle: 1,
    findingId: finding.id,
    finding,
    place: { page, box: { x, y, width, height } },
  };
};
const WHOLE = { x: 0, y: 0, width: 100, height: 100 };
const pair = (over: Partial<SheetPair> = {}): SheetPair => ({
  before: 1,
  after: 1,
  by: "number",
  change: "changed",
  shift: { x: 0, y: 0 },
  regions: [],
  ...over,
});
const changedAt = (x: number, y: number) => pair({ regions: [{ x, y, width: 4, height: 1 }] });
const compliant = (over: Partial<Finding> = {}) =>
  aFinding({
    id: "F100",
    status: "compliant",
    description: "Clear width is 34 in.",
    evidence: { sourceText: "34 in", readBy: "text" },
    ...over,
  });

function carry(over: Partial<CarryInput>) {
  return carryComments({
    comments: [],
    before: [],
    after: [],
    unclear: [],
    matrix: [],
    lines: [],
    facts: [],
    sheets: [pair()],
    ...over,
  });
}
const stateOf = (over: Partial<CarryInput>) => carry(over)[0].state;

const FAULT = aFinding({ id: "F001", documentMarkup: at(20, 30) });
const COMMENT = commentOf(FAULT);

Deno.test("what is found again in its place is open, also in other words", () => {
  assert.equal(stateOf({ comments: [COMMENT], after: [{ ...FAULT, id: "F009" }] }), "open");
  const worded = {
    ...FAULT,
    description: "Clear width is 30 in.",
    evidence: { ...FAULT.evidence, sourceText: "x" },
  };
  const [entry] = carry({ comments: [COMMENT], after: [worded], sheets: [changedAt(20, 30)] });
  assert.deepEqual([entry.state, entry.isOnChange], ["open", true]);
  assert.equal(entry.why, "The words there have changed; the value the comment is about has not.");
});

Deno.test("only what the sheet shows is a change, not how we say it", () => {
  const worded = { ...FAULT, description: "Door 104 is 28 in wide. It has to be 32 in wide." };
  const whyOf = (after: Finding) => carry({ comments: [COMMENT], after: [after] })[0].why;
  assert.equal(whyOf(worded), "What is shown there has not changed.");
  assert.match(whyOf({ ...worded, measured: 30 }), /has changed; it still fails/);
  assert.match(
    whyOf({ ...worded, measured: 30, status: "warning" }),
    /has changed; the comment stands/,
    "a question fails no check",
  );
  const passed = compliant({ documentMarkup: at(20, 30) });
  assert.equal(
    stateOf({
      comments: [COMMENT],
      before: [passed],
      after: [{ ...passed, description: "The door is 34 in wide in the clear." }],
    }),
    "unconfirmed",
    "it complied there before, in other words",
  );
  const renumbered = { ...FAULT, sheet: "A2.01" };
  assert.equal(whyOf(renumbered), "What is shown there has not changed.");
  const unnumbered = { ...passed, sheet: null };
  assert.equal(
    stateOf({
      comments: [COMMENT],
      before: [unnumbered],
      after: [{ ...unnumbered, documentMarkup: at(20, 30, 2) }],
      sheets: [pair({ after: 2 })],
    }),
    "unconfirmed",
    "it complied there before, on the page before",
  );
});

Deno.test("what is said again elsewhere has changed its place", () => {
  const moved = { ...FAULT, documentMarkup: at(60, 70) };
  assert.equal(stateOf({ comments: [COMMENT], after: [moved] }), "moved");
  const other = { ...FAULT, sheet: "A-102", documentMarkup: at(20, 30, 2) };
  assert.equal(
    stateOf({
      comments: [COMMENT],
      after: [other],
      sheets: [pair(), pair({ before: 2, after: 2 })],
    }),
    "moved",
  );
});

Deno.test("a comment that moved says where to, or on which sheet", () => {
  const why = (finding: Finding, sheets: SheetPair[]) =>
    carry({ comments: [COMMENT], after: [finding], sheets })[0].why;
  const aside = { ...FAULT, documentMarkup: at(60, 70) };
  assert.equal(why(aside, [pair()]), `It has moved on sheet ${FAULT.sheet}.`);
  const other = { ...FAULT, sheet: "A-102", documentMarkup: at(20, 30, 2) };
  assert.equal(
    why(other, [pair(), pair({ before: 2, after: 2 })]),
    "It has moved to sheet A-102.",
  );
});

Deno.test("a drawing that moved as a whole takes its comments along", () => {
  const moved = { ...FAULT, documentMarkup: at(26, 34) };
  assert.equal(
    stateOf({ comments: [COMMENT], after: [moved], sheets: [pair({ shift: { x: 6, y: 4 } })] }),
    "open",
  );
});

Deno.test("the page may be another one in the set now", () => {
  const later = { ...FAULT, documentMarkup: at(20, 30, 7) };
  assert.equal(
    stateOf({ comments: [COMMENT], after: [later], sheets: [pair({ after: 7 })] }),
    "open",
  );
});

Deno.test("what would comply if it is the thing’s is, where the comment stood and the sheet changed", () => {
  const { page, x, y, width, height } = at(20, 30);
  const kept = {
    ruleId: FAULT.ruleId,
    page,
    box: { x, y, width, height },
    sheet: "A-101",
    sourceText: '34" CLEAR',
    measured: 34,
    required: 32,
    unit: "in",
  };
  const input = { comments: [COMMENT], unclear: [kept] };
  const [entry] = carry({ ...input, sheets: [changedAt(20, 30)] });
  assert.deepEqual(
    [entry.state, entry.why],
    ["corrected", 'The sheet now says “34" CLEAR”, which complies.'],
  );
  assert.equal(stateOf(input), "unconfirmed", "nothing changed there");
  const other = { ...kept, ruleId: "egress/stair-width" };
  assert.equal(
    stateOf({ ...input, unclear: [other], sheets: [changedAt(20, 30)] }),
    "unconfirmed",
    "of another rule",
  );
  const away = { ...kept, box: { ...kept.box, x: 70 } };
  assert.equal(
    stateOf({ ...input, unclear: [away], sheets: [changedAt(20, 30)] }),
    "unconfirmed",
    "elsewhere",
  );
  const ofHeight = { ...kept, measured: 80, required: 80, unit: "ft" };
  assert.equal(
    stateOf({ ...input, unclear: [ofHeight], sheets: [changedAt(20, 30)] }),
    "unconfirmed",
    "by another limit",
  );
});

Deno.test("corrected is what complies now in its place and did not before", () => {
  const now = compliant({ documentMarkup: at(20, 30) });
  const [entry] = carry({ comments: [COMMENT], after: [now], sheets: [changedAt(20, 30)] });
  assert.deepEqual([entry.state, entry.why], ["corrected", "Now: Clear width is 34 in."]);
  assert.equal(
    stateOf({ comments: [COMMENT], before: [now], after: [now] }),
    "unconfirmed",
    "it complied there before",
  );
  assert.equal(
    stateOf({ comments: [COMMENT], after: [compliant({ documentMarkup: at(70, 80) })] }),
    "unconfirmed",
    "another door complies",
  );
  assert.equal(
    stateOf({
      comments: [COMMENT],
      after: [compliant({ ruleId: "egress/other", documentMarkup: at(20, 30) })],
    }),
    "unconfirmed",
    "another rule is content",
  );
});

Deno.test("of several figures of one note the one held against the comment's limit is named", () => {
  const ofLength = compliant({
    documentMarkup: at(20, 30),
    measured: 42,
    required: "at least 42",
    description: "Length is 42 in.",
  });
  const ofLimit = compliant({ documentMarkup: at(20, 30), required: COMMENT.finding.required });
  const [entry] = carry({
    comments: [COMMENT],
    after: [ofLength, ofLimit],
    sheets: [changedAt(20, 30)],
  });
  assert.deepEqual([entry.state, entry.why], ["corrected", "Now: Clear width is 34 in."]);
  const note = commentOf({
    ...FAULT,
    evidence: { ...FAULT.evidence, sourceText: "28 in wide, 42 in long" },
  });
  assert.equal(
    stateOf({ comments: [note], after: [ofLength], sheets: [changedAt(20, 30)] }),
    "unconfirmed",
    "the other figure of the note stood there before",
  );
});

const DEAD_END = commentOf(
  aFinding({ measured: 28, required: 20, unit: "ft", documentMarkup: at(20, 30) }),
);
const deadEnd = (measured: number | null, required: number | string | null) =>
  compliant({
    measured,
    required,
    unit: "ft",
    description: `Dead end is ${measured} ft.`,
    documentMarkup: at(20, 30),
  });

Deno.test("what keeps another limit closes a comment only where it keeps the comment's own, too", () => {
  const entryOf = (after: Finding, comment = DEAD_END) =>
    carry({ comments: [comment], after: [after], sheets: [changedAt(20, 30)] })[0];
  const keeping = entryOf(deadEnd(19, 50));
  assert.deepEqual([keeping.state, keeping.why], [
    "corrected",
    "The sheet now says “34 in”, which also meets the limit of the comment.",
  ]);
  const other = entryOf(deadEnd(24, 50));
  assert.deepEqual([other.state, other.why], [
    "unconfirmed",
    "What is shown there meets another limit than the one the comment was raised by.",
  ]);
  assert.equal(entryOf(deadEnd(50, 50)).state, "unconfirmed", "exactly the other limit");
  assert.equal(entryOf(deadEnd(20, 20)).state, "corrected", "exactly its own");
  assert.equal(entryOf(deadEnd(24, "at most 50")).state, "unconfirmed", "a limit in words");
  assert.equal(entryOf(deadEnd(24, "at most 20 ft")).state, "corrected", "its own in words");
  assert.equal(entryOf(deadEnd(18, null)).state, "unconfirmed", "no limit is told");
  const asked = commentOf({ ...DEAD_END.finding, required: null });
  assert.equal(entryOf(deadEnd(24, 50), asked).state, "corrected", "the comment named no limit");
  assert.equal(
    entryOf({ ...deadEnd(19, 50), unit: "in" }).state,
    "unconfirmed",
    "figures of another unit",
  );
  const least = commentOf(
    aFinding({ measured: 28, required: 32, unit: "in", documentMarkup: at(20, 30) }),
  );
  const width = (measured: number, required: number) =>
    compliant({ measured, required, unit: "in", documentMarkup: at(20, 30) });
  assert.equal(entryOf(width(36, 30), least).state, "corrected", "wide enough for either");
  assert.equal(entryOf(width(31, 30), least).state, "unconfirmed", "for the lower one alone");
});

Deno.test("a fact of the building closes a comment only where the sheets show that it changed", () => {
  const { page, x, y, width, height } = at(70, 10);
  const shown = {
    value: "NFPA 13",
    unit: null,
    page,
    box: { x, y, width, height },
    sheet: "A-101",
    sourceText: "SPRINKLERED, NFPA 13",
    readBy: "text" as const,
    confidence: 1,
  };
  const sprinklers = { name: "the sprinklers", shown, gone: null };
  const same = deadEnd(28, 50);
  const entryOf = (over: Partial<CarryInput>) =>
    carry({
      comments: [DEAD_END],
      after: [same],
      facts: [sprinklers],
      sheets: [changedAt(70, 10)],
      ...over,
    })[0];
  const closed = entryOf({});
  assert.deepEqual([closed.state, closed.why], [
    "corrected",
    "The sheets say “SPRINKLERED, NFPA 13” now, and by that limit it complies.",
  ]);
  // Of two values that contradicted each other one went where it stood.
  const gone = { ...shown, sourceText: "TYPE III-B" };
  const left = { name: "the construction type", shown: null, gone };
  const settled = entryOf({ facts: [left] });
  assert.deepEqual([settled.state, settled.why], [
    "corrected",
    "The sheets no longer say “TYPE III-B”, and by the limit that is left it complies.",
  ]);
  assert.equal(
    entryOf({ facts: [left], sheets: [pair({ after: null, change: "missing" })] }).state,
    "unconfirmed",
    "its sheet is gone",
  );
  assert.equal(
    entryOf({ facts: [left], sheets: [pair()] }).state,
    "unconfirmed",
    "it is not read any more, and still stands there",
  );
  const form = entryOf({ facts: [{ ...sprinklers, shown: null }] });
  assert.deepEqual([form.state, form.why], [
    "unconfirmed",
    "What is shown there meets another limit than before. Stated differently now: the sprinklers.",
  ]);
  assert.equal(entryOf({ sheets: [pair()] }).state, "unconfirmed", "it stood there before");
  assert.equal(entryOf({ sheets: [pair({ regions: [WHOLE] })] }).state, "unconfirmed", "redrawn");
  assert.equal(entryOf({ facts: [] }).state, "unconfirmed", "no fact changed");
  assert.equal(entryOf({ after: [deadEnd(24, 50)] }).state, "unconfirmed", "the figure did, too");
});

Deno.test("the comment's own words, changed in the one figure it was raised by, prove the correction", () => {
  const note = aFinding({
    measured: 45,
    required: 48,
    unit: "in",
    evidence: { sourceText: "BARRIER 3 feet 9 inches high, gate 36 in", readBy: "text" },
    documentMarkup: at(20, 30),
  });
  const line = (sourceText: string, x = 20, y = 30) => ({
    page: 1,
    box: { x, y, width: 4, height: 1 },
    sourceText,
  });
  const state = (
    sourceText: string,
    { finding = note, sheets = [changedAt(20, 30)], x = 20, y = 30 } = {},
  ) => stateOf({ comments: [commentOf(finding)], lines: [line(sourceText, x, y)], sheets });
  const mended = "Barrier 4 feet 0 inches high, gate 36 in";
  const [entry] = carry({
    comments: [commentOf(note)],
    lines: [line(mended)],
    sheets: [changedAt(20, 30)],
  });
  assert.deepEqual([entry.state, entry.why], [
    "corrected",
    `The sheet now says “${mended}”, as the comment asked.`,
  ]);
  const [ofRow] = carry({
    comments: [
      commentOf({
        ...note,
        evidence: {
          ...note.evidence,
          sourceText: "BARRIER | 3 feet 9 inches high, gate 36 in WIDE.",
        },
      }),
    ],
    lines: [line("BARRIER | 4 feet 0 inches high, gate 36 in WIDE.")],
    sheets: [changedAt(20, 30)],
  });
  assert.equal(
    ofRow.why,
    "The sheet now says “BARRIER · 4 feet 0 inches high, gate 36 in WIDE”, as the comment asked.",
  );
  const others: [string, string][] = [
    ["BARRIER 3 feet 9 inches high, gate 36 in", "nothing changed"],
    ["BARRIER 3 feet 11 inches high, gate 36 in", "it fails still"],
    ["BARRIER 3 feet 9 inches high, gate 48 in", "another figure changed"],
    ["BARRIER 4 feet 0 inches high, gate 40 in", "more than that one figure changed"],
    ["FENCE 4 feet 0 inches high, gate 36 in", "other words"],
    ["BARRIER, gate 36 in", "the figure is gone"],
  ];
  for (const [words, why] of others) assert.equal(state(words), "unconfirmed", why);
  assert.equal(state(mended, { x: 60 }), "unconfirmed", "elsewhere");
  assert.equal(state(mended, { sheets: [pair()] }), "unconfirmed", "it stood there before");
  const asked = { ...note, status: "warning" as const };
  assert.equal(state(mended, { finding: asked }), "unconfirmed", "a question tells no direction");
  const directed = { ...asked, description: "If this is its height, at least 48 in is required." };
  assert.equal(state(mended, { finding: directed }), "corrected", "its words tell it");
  const reversed = { ...asked, description: "If this is its height, at most 48 in is allowed." };
  assert.equal(state(mended, { finding: reversed }), "unconfirmed", "it kept that before");

  const ranged = {
    ...note,
    status: "warning" as const,
    measured: 48,
    required: "18 to 42",
    evidence: { sourceText: `4'-0"`, readBy: "text" as const },
  };
  assert.equal(state(`3'-4"`, { finding: ranged }), "corrected", "within the range");
  assert.equal(state(`1'-5"`, { finding: ranged }), "unconfirmed", "below it");
  assert.equal(state(`3'-7"`, { finding: ranged }), "unconfirmed", "above it");
  assert.equal(
    state(`3'-4"`, { finding: ranged, y: 32, sheets: [changedAt(20, 32)] }),
    "unconfirmed",
    "a figure without words is known by its place alone",
  );
  assert.equal(
    state(`3'-4"`, { finding: ranged, sheets: [pair({ regions: [WHOLE] })] }),
    "unconfirmed",
    "drawn anew",
  );
  // What a result is reckoned from changes with it.
  const sum = {
    ...note,
    measured: 440,
    required: 528,
    unit: "sq in",
    evidence: { sourceText: `VENTS 10" UP | 4 AT 110 SQ IN = 440 SQ IN`, readBy: "text" as const },
  };
  assert.equal(state(`VENTS 10" UP | 5 AT 110 SQ IN = 550 SQ IN`, { finding: sum }), "corrected");
  assert.equal(state(`VENTS 10" UP | 4 AT 120 SQ IN = 480 SQ IN`, { finding: sum }), "unconfirmed");
  assert.equal(
    state(`VENTS 30" UP | 5 AT 110 SQ IN = 550 SQ IN`, { finding: sum }),
    "unconfirmed",
    "of another cell",
  );

  // Words that were asked for, where other words stood.
  const standard = {
    ...note,
    measured: "BEDROOMS, STANDARD",
    required: "AFCI",
    evidence: { sourceText: "5 | BEDROOMS | 15/1 | STANDARD", readBy: "text" as const },
  };
  const breaker = (words: string, over: Partial<Finding> = {}) =>
    state(words, { finding: { ...standard, ...over } });
  assert.equal(breaker("5 | BEDROOMS | 15/1 | AFCI"), "corrected");
  assert.equal(breaker("5 | BEDROOMS | 15/1 | COMB. AFCI"), "corrected");
  for (
    const words of [
      "5 | BEDROOMS | 15/1 | NO AFCI",
      "5 | BEDROOMS | 15/1 | AFCI BY OWNER",
      "5 | BEDROOMS | 15/1 | GFCI",
      "6 | BEDROOMS | 15/1 | AFCI",
      "5 | BEDROOMS | 20/1 | AFCI",
    ]
  ) assert.equal(breaker(words), "unconfirmed", words);
  assert.equal(
    breaker("5 | BEDROOMS | 15/1 | AFCI", { required: "arc-fault protection" }),
    "unconfirmed",
    "other words than those asked for",
  );
  // A row below another has another mark: it says nothing of it.
  const row = {
    ...note,
    measured: 28,
    required: 32,
    evidence: { sourceText: `112 | OFFICE | 28"`, readBy: "text" as const },
  };
  assert.equal(state(`112 | OFFICE | 34"`, { finding: row }), "corrected");
  assert.equal(state(`113 | OFFICE | 34"`, { finding: row }), "unconfirmed");
});

Deno.test("a single comment of its requirement is corrected where every subject complies", () => {
  const now = compliant({ documentMarkup: at(70, 80) });
  const row = { id: FAULT.requirementId, answer: "complies" } as MatrixRow;
  assert.equal(stateOf({ comments: [COMMENT], after: [now], matrix: [row] }), "corrected");
  const second = commentOf({ ...FAULT, id: "F002", documentMarkup: at(50, 50) });
  assert.deepEqual(
    carry({ comments: [COMMENT, second], after: [now], matrix: [row] }).map((it) => it.state),
    ["unconfirmed", "unconfirmed"],
    "of two nobody knows which",
  );
});

Deno.test("of two comments on one room each closes where its own lettering changed and the room complies", () => {
  const inRoom = (room: string | null, x: number, y: number) => ({
    ...at(x, y),
    roomType: room,
  });
  const noted = { ...FAULT, documentMarkup: inRoom("BEDROOM 2", 20, 30) };
  const listed = commentOf({ ...FAULT, id: "F002", documentMarkup: inRoom("BEDROOM 2", 50, 50) });
  const row = { id: FAULT.requirementId, answer: "complies where shown" } as MatrixRow;
  const state = (over: Partial<CarryInput>, room: string | null = "BEDROOM 2") =>
    stateOf({
      comments: [commentOf(noted), listed],
      after: [compliant({ documentMarkup: inRoom(room, 50, 50) })],
      matrix: [row],
      sheets: [changedAt(20, 30)],
      ...over,
    });
  assert.equal(state({}), "corrected");
  assert.equal(state({ sheets: [changedAt(50, 50)] }), "unconfirmed", "the own lettering stands");
  assert.equal(state({}, "BEDROOM 3"), "unconfirmed", "another room complies");
  assert.equal(state({}, null), "unconfirmed", "nobody knows of which room");
  assert.equal(state({ matrix: [] }), "unconfirmed", "something of it may still fail");
  assert.equal(state({ sheets: [pair({ regions: [WHOLE] })] }), "unconfirmed", "drawn anew");
});

Deno.test("what was searched for in vain stays open while nothing about it is on the sheets", () => {
  const searched = aFinding({
    evidence: { sourceText: "Searched 5 sheets for opening protection; not found", readBy: "text" },
    documentMarkup: at(90, 90),
  });
  const comments = [commentOf(searched)];
  const matrix = [{
    id: searched.requirementId,
    answer: "not decided",
    reason: "not on the sheets",
    why: "Nothing about it was found on A-201.",
  }] as MatrixRow[];
  const [entry] = carry({ comments, matrix });
  assert.deepEqual([entry.state, entry.why], ["open", "Nothing about it was found on A-201."]);
  const shown = [{ ...matrix[0], reason: "not judged" }] as MatrixRow[];
  assert.equal(stateOf({ comments, matrix: shown }), "unconfirmed");
  assert.equal(stateOf({ comments: [COMMENT], matrix }), "unconfirmed", "it stood at a place");
});

Deno.test("of two lines of a schedule a comment is told by the window both name", () => {
  const line = (id: string, window: string, y: number, over: Partial<Finding> = {}) =>
    aFinding({
      id,
      description: `Window ${window} opens ${y} sq ft.`,
      evidence: { sourceText: `${window} ${y}`, readBy: "text" },
      documentMarkup: { ...at(20, y), buildingElements: [window] },
      ...over,
    });
  const comments = [commentOf(line("F001", "G", 31))];
  const sheets = [pair({ regions: [WHOLE] })];
  const found = carry({
    comments,
    sheets,
    after: [line("F007", "E", 30), line("F008", "G", 31.5)],
  });
  assert.deepEqual(found.map((it) => [it.state, it.afterId]), [["open", "F008"], ["new", "F007"]]);
  const [closed] = carry({
    comments,
    sheets,
    after: [
      line("F007", "E", 30, { status: "compliant" }),
      line("F008", "G", 31.5, { status: "compliant" }),
    ],
  });
  assert.deepEqual([closed.state, closed.why], ["corrected", "Now: Window G opens 31.5 sq ft."]);
});

Deno.test("the line below in a schedule is another door's: it neither keeps a comment open nor closes it", () => {
  const line = (mark: string, y: number, over: Partial<Finding> = {}) => ({
    ...FAULT,
    description: `Door ${mark}: clear width is 28 in.`,
    evidence: { ...FAULT.evidence, sourceText: `${mark} 28` },
    documentMarkup: { ...at(20, y), buildingElements: [mark] },
    ...over,
  });
  const comments = [commentOf(line("112", 30))];
  const found = carry({ comments, after: [line("113", 31.2)], sheets: [changedAt(20, 30)] });
  assert.deepEqual(found.map((it) => it.state), ["unconfirmed", "new"]);
  const passed = compliant(line("113", 31.2, { status: "compliant", measured: 34 }));
  assert.equal(
    stateOf({ comments, after: [passed], sheets: [changedAt(20, 31.2)] }),
    "unconfirmed",
  );
  // A door that got another number stands where it stood.
  const [renamed] = carry({ comments, after: [line("112A", 30)], sheets: [changedAt(20, 30)] });
  assert.equal(renamed.state, "open");
});

Deno.test("silence closes nothing, whether the place changed, was drawn anew or is gone", () => {
  const cases: [SheetPair[], RegExp][] = [
    [[pair()], /Nothing has changed there/],
    [[changedAt(20, 30)], /has changed, but nothing there proves/],
    [[pair({ regions: [WHOLE] })], /redrawn/],
    [[pair({ after: null, change: "missing" })], /no longer in the set/],
  ];
  for (const [sheets, why] of cases) {
    const [entry] = carry({ comments: [COMMENT], sheets });
    assert.equal(entry.state, "unconfirmed");
    assert.match(entry.why, why);
  }
});

Deno.test("a contradiction ends when one of its two places changes and nothing contradicts any more", () => {
  const { page, x, y, width, height } = at(60, 60);
  const conflict = aFinding({
    id: "F003",
    ruleId: "documentation/code-summary",
    status: "warning",
    documentMarkup: at(20, 30),
    otherPlaces: [{ page, box: { x, y, width, height }, sheet: "A-101", sourceText: "12" }],
  });
  const comments = [commentOf(conflict)];
  assert.equal(stateOf({ comments, sheets: [changedAt(60, 60)] }), "corrected");
  assert.equal(stateOf({ comments, sheets: [changedAt(5, 5)] }), "unconfirmed");
  assert.equal(stateOf({ comments, sheets: [pair({ regions: [WHOLE] })] }), "unconfirmed");
});

Deno.test("fewer places of one cause leave the comment open and say how many", () => {
  const { page, x, y, width, height } = at(60, 60);
  const both = {
    ...FAULT,
    otherPlaces: [{ page, box: { x, y, width, height }, sheet: "A-101", sourceText: "" }],
  };
  const [entry] = carry({
    comments: [commentOf(both)],
    after: [{ ...FAULT, documentMarkup: at(60, 60), description: "Door 105 is narrow." }],
  });
  assert.deepEqual([entry.state, entry.why], ["open", "1 of 2 places is left."]);
});

Deno.test("what was searched for through the set stands nowhere, so it can't move", () => {
  const searched = (page: number) =>
    aFinding({
      id: "F005",
      documentMarkup: at(90, 90, page),
      evidence: { sourceText: `Searched ${page} sheets`, readBy: "text" },
      description: `Not found: site plan ${page}`,
    });
  assert.equal(stateOf({ comments: [commentOf(searched(1))], after: [searched(3)] }), "open");
});

Deno.test("what was not said before is new, and says whether the sheet changed there", () => {
  const finding = aFinding({ documentMarkup: at(20, 30) });
  const [changed] = carry({ after: [finding], sheets: [changedAt(20, 30)] });
  assert.deepEqual([changed.state, changed.isOnChange, changed.before], ["new", true, null]);
  const [late] = carry({ after: [finding], sheets: [pair()] });
  assert.equal(late.isOnChange, false);
  assert.match(late.why, /could have been raised before/);
  const [added] = carry({ after: [finding], sheets: [pair({ before: null, change: "added" })] });
  assert.match(added.why, /new in the set/);
});

Deno.test("a finding answers one comment", () => {
  const twin = commentOf({ ...FAULT, id: "F002", documentMarkup: at(21, 30) });
  const states = carry({ comments: [COMMENT, twin], after: [{ ...FAULT, id: "F009" }] });
  assert.deepEqual(states.map((it) => it.state).sort(), ["open", "unconfirmed"]);
});

Deno.test("what a reviewer raised is carried to its place and waits for a reviewer", () => {
  const own = commentOf(
    aFinding({ id: "R001", ruleId: "reviewer/own", documentMarkup: at(20, 30) }),
  );
  const [still] = carry({ comments: [own] });
  assert.deepEqual([still.state, still.afterId, still.afterPlace?.page], [
    "unconfirmed",
    "R001",
    1,
  ]);
  assert.match(still.why, /nothing on the sheet has changed there/);
  const [changed] = carry({ comments: [own], sheets: [changedAt(20, 30)] });
  assert.match(changed.why, /the sheet has changed there/);
  const [gone] = carry({ comments: [own], sheets: [pair({ after: null, change: "missing" })] });
  assert.deepEqual([gone.state, gone.afterId], ["unconfirmed", null]);
});

Deno.test("what is asked of the set once is still open when its sheet is gone and it is searched for in vain", () => {
  const searched = aFinding({
    id: "F009",
    description: "No distances were found.",
    evidence: { sourceText: "Searched 12 sheets for setbacks", readBy: "text" },
    documentMarkup: at(0, 0, 2),
  });
  const gone = [pair({ after: null, change: "missing", by: null })];
  const [entry, ...more] = carry({ comments: [COMMENT], after: [searched], sheets: gone });
  assert.deepEqual([entry.state, entry.afterId, more.length], ["moved", "F009", 0]);
  // The other way round a place is shown now, and it still fails.
  const [again] = carry({ comments: [commentOf(searched)], after: [FAULT] });
  assert.deepEqual([again.state, again.afterId], ["open", "F001"]);
  // Of two comments of a rule nobody can tell which one is meant.
  const other = commentOf({ ...FAULT, id: "F002", documentMarkup: at(70, 70) });
  assert.deepEqual(
    carry({ comments: [COMMENT, other], after: [searched], sheets: gone }).map((it) => it.state),
    ["unconfirmed", "unconfirmed", "new"],
  );
});

Deno.test("thousands of comments of one rule are carried, each to what says it again", () => {
  const after = Array.from({ length: 4_000 }, (_, n) =>
    aFinding({
      id: `F${n}`,
      evidence: { sourceText: `2'-0"`, readBy: "text" },
      documentMarkup: { ...at(n % 80, Math.floor(n / 80)), buildingElements: [`${n}`] },
    }));
  const carried = carry({ comments: after.map(commentOf), after });
  assert.deepEqual(carried.map((it) => it.afterId), after.map((it) => it.id));
  assert.ok(carried.every((it) => it.state === "open"));
});

Deno.test("what was denied is named where the denial stood, and nothing puts it off", () => {
  const state = (was: string, is: string, regions = [{ x: 20, y: 30, width: 4, height: 1 }]) => {
    const finding = aFinding({
      measured: null,
      required: null,
      documentMarkup: at(20, 30),
      evidence: { sourceText: was, readBy: "text" },
    });
    const lines = [{ page: 1, box: { x: 20, y: 30, width: 4, height: 1 }, sourceText: is }];
    return stateOf({ comments: [commentOf(finding)], lines, sheets: [pair({ regions })] });
  };
  const row = "W2 | 5'-0\" x 5'-0\" | NONE | FL 8811.1";
  assert.equal(state(row, row.replace("NONE", "Shutter")), "corrected");
  const note = "STATIC PRESSURE 92 PSI; SERVICE DIRECT, NO P.R.V.";
  assert.equal(
    state(note, "STATIC PRESSURE 92 PSI; 60 PSI BY A P.R.V. AT EACH UNIT."),
    "corrected",
  );
  for (
    const is of [
      row.replace("NONE", "SHUTTER BY OWNER"),
      row.replace("NONE", "SEE NOTE 4"),
      row.replace("NONE", "T.B.D."),
      row.replace("NONE", "-"),
      "W3 | 5'-0\" x 5'-0\" | Shutter | FL 8811.1",
    ]
  ) assert.equal(state(row, is), "unconfirmed", is);
  for (
    const is of [
      "STATIC PRESSURE 92 PSI; SERVICE DIRECT.",
      "STATIC PRESSURE 92 PSI; P.R.V. NOT REQUIRED.",
      "THE P.R.V. OF THE IRRIGATION STANDS IN A BOX.",
    ]
  ) assert.equal(state(note, is), "unconfirmed", is);
  assert.equal(
    state(row, row.replace("NONE", "Shutter"), []),
    "unconfirmed",
    "it stood there before",
  );
});

Deno.test("a sentence put otherwise gives the figure, and a row names nothing that is forbidden", () => {
  const state = (over: Partial<Finding>, is: string) => {
    const finding = aFinding({ documentMarkup: at(20, 30), ...over });
    const lines = [{ page: 1, box: { x: 20, y: 30, width: 4, height: 1 }, sourceText: is }];
    return stateOf({ comments: [commentOf(finding)], lines, sheets: [changedAt(20, 30)] });
  };
  const words = (sourceText: string) => ({ sourceText, readBy: "text" as const });
  const light = {
    measured: 0.5,
    required: 1,
    unit: "fc",
    evidence: words("EMERGENCY UNITS GIVE 0.5 FOOTCANDLE ON AVERAGE ALONG THE PATH"),
  };
  assert.equal(
    state(light, "EMERGENCY UNITS ALONG THE PATH: NOT LESS THAN 1.0 FC ON AVERAGE (0.1 FC MIN.)"),
    "corrected",
  );
  for (
    const is of [
      "EMERGENCY UNITS ALONG THE PATH: 0.8 FC ON AVERAGE",
      "EMERGENCY UNITS ALONG THE PATH, PER SCHEDULE",
      "EMERGENCY UNITS ALONG THE PATH: 1.0 FC, BY OTHERS",
      "DESK LAMPS GIVE 30 FC",
    ]
  ) assert.equal(state(light, is), "unconfirmed", is);

  const lock = {
    measured: "DOUBLE CYLINDER DEADBOLT",
    required: "no key from the egress side",
    unit: null,
    evidence: words(`101 | 34" | DOUBLE CYLINDER DEADBOLT`),
  };
  assert.equal(state(lock, `101 | 34" | LEVER, CLOSER`), "corrected");
  for (const is of ["KEYED BOTH SIDES", "CYLINDER LOCK", "SEE HARDWARE SETS", "-"]) {
    assert.equal(state(lock, `101 | 34" | ${is}`), "unconfirmed", is);
  }

  const later = {
    measured: null,
    required: null,
    evidence: words("WINDOWS: VINYL FRAMES. APPROVAL NOS. (FL #): TO FOLLOW."),
  };
  assert.equal(state(later, "WINDOWS: VINYL FRAMES. APPROVAL FL 14911.3."), "corrected");
  assert.equal(state(later, "WINDOWS: VINYL FRAMES. APPROVAL NOS. LATER."), "unconfirmed");
  assert.equal(state(later, "WINDOWS: VINYL FRAMES."), "unconfirmed");
});

Deno.test("what was not found again and stands there as it did is open", () => {
  const line = { page: 1, box: { x: 20, y: 30, width: 4, height: 1 } };
  const left = { ...line, sourceText: FAULT.evidence.sourceText };
  const [entry] = carry({ comments: [COMMENT], lines: [left] });
  assert.deepEqual([entry.state, entry.why], [
    "open",
    `The sheet still says “${
      FAULT.evidence.sourceText.replaceAll(" | ", " · ")
    }”, and nothing has changed around it.`,
  ]);
  const sprinklers = { name: "the sprinklers", shown: null, gone: null };
  for (
    const [over, why] of [
      [{ lines: [{ ...line, sourceText: "OTHER WORDS" }] }, "its words are gone"],
      [{ lines: [left], sheets: [changedAt(20, 30)] }, "something changed there"],
      [{ lines: [left], facts: [sprinklers] }, "a fact of the building changed"],
    ] as const
  ) assert.equal(stateOf({ comments: [COMMENT], ...over }), "unconfirmed", why);
});

Deno.test("a question of no certain thing is closed by what shows it, unless it is asked again", () => {
  const question = aFinding({
    id: "F001",
    status: "warning",
    measured: null,
    required: null,
    description: "No suppression system is shown for the hood.",
    documentMarkup: { ...at(20, 30), buildingElements: [] },
  });
  const shown = compliant({ documentMarkup: at(60, 70) });
  assert.equal(stateOf({ comments: [commentOf(question)], after: [shown] }), "corrected");
  assert.equal(
    stateOf({ comments: [commentOf(question)], before: [shown], after: [shown] }),
    "unconfirmed",
    "it was shown before",
  );
  const other = {
    ...question,
    id: "F002",
    documentMarkup: { ...at(80, 10), buildingElements: [] },
    evidence: { sourceText: "HOOD 2", readBy: "text" as const },
  };
  assert.equal(
    stateOf({ comments: [commentOf(question)], after: [shown, other] }),
    "unconfirmed",
    "it is asked of another one still",
  );
  const figured = { ...question, description: "The door is drawn 2'-6\" wide." };
  assert.equal(stateOf({ comments: [commentOf(figured)], after: [shown] }), "unconfirmed");
  const ofDoor = { ...question, documentMarkup: { ...at(20, 30), buildingElements: ["104"] } };
  assert.equal(stateOf({ comments: [commentOf(ofDoor)], after: [shown] }), "unconfirmed");
});

Deno.test("a finding at a place that has not changed is late, unless something else made it", () => {
  const fresh = { ...FAULT, id: "F009" };
  const [late] = carry({ after: [fresh] });
  assert.deepEqual(late.beforePlace, late.afterPlace, "both pieces of the drawing are shown");
  assert.deepEqual([late.state, late.why, late.isOnChange], [
    "late",
    "The sheet has not changed here; it could have been raised before.",
    false,
  ]);
  const wind = { name: "the wind speed", shown: null, gone: null };
  const searched = {
    ...fresh,
    evidence: {
      sourceText: "Searched 3 sheets for a riser diagram; not found",
      readBy: "text" as const,
    },
  };
  const whyNew = (over: Partial<CarryInput>) => {
    const [{ state, why }] = carry({ after: [fresh], ...over });
    assert.equal(state, "new", why);
    return why;
  };
  assert.match(whyNew({ sheets: [changedAt(20, 30)] }), /has changed here/);
  assert.match(whyNew({ sheets: [pair({ before: null })] }), /new in the set/);
  assert.match(whyNew({ facts: [wind] }), /Stated differently now: the wind speed/);
  assert.match(
    whyNew({ before: [compliant({ documentMarkup: at(20, 30) })] }),
    /It complied before/,
  );
  assert.match(whyNew({ after: [searched] }), /searched for and not found/);
  const same = [pair({ change: "same" })];
  assert.equal(carry({ after: [searched], sheets: same })[0].state, "late");
});

Deno.test("a place of a drawing that is smaller now is where its drawing is", () => {
  const finding = { ...FAULT, id: "F009", documentMarkup: at(20, 31) };
  const scale = { x: 0.9, y: 0.9 };
  const [entry] = carry({
    comments: [COMMENT],
    after: [finding],
    sheets: [pair({ shift: { x: 2, y: 4 }, scale })],
  });
  assert.equal(entry.state, "open");
  const [gone] = carry({ comments: [COMMENT], sheets: [pair({ shift: { x: 2, y: 4 }, scale })] });
  assert.deepEqual(gone.afterPlace, { page: 1, box: { x: 20, y: 31, width: 3.6, height: 0.9 } });
});
