/** Figures of linked words as the sheet means them, and nothing the words do not hold. */
import assert from "node:assert/strict";
import {
  asMeant,
  figureOf,
  hasRival,
  holdsSeveral,
  isOtherSide,
  isReadFrom,
} from "../../../../functions/analysis/evaluate/link_figures.ts";
import {
  statementAround,
  thingsMarked,
} from "../../../../functions/analysis/evaluate/link_subjects.ts";
import type { Dimension, Schedule } from "../../../../functions/_shared/domain/plan_set.ts";
import { anEvidence, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const box = { x: 10, y: 10, width: 2, height: 1 };
const words = (text: string) => ({ ids: [0], text, box });
const meant = (text: string, subject = "", over: Partial<ReturnType<typeof aPlanSet>> = {}) =>
  asMeant(
    { page: 1, words: words(text), subject: subject === "" ? null : words(subject) },
    aPlanSet(over),
  );

Deno.test("a figure with its own unit stays as printed", () => {
  assert.equal(meant(`36" CLEAR`), `36" CLEAR`);
});

Deno.test("feet and inches with a dash alone are a length", () => {
  assert.equal(meant("3-6"), `3'-6"`);
  assert.equal(meant("11-0;"), `11'-0"`);
  assert.equal(meant("12-4 1/2"), `12'-4 1/2"`);
  assert.equal(meant("3-12"), "3-12");
});

Deno.test("a bare number has the unit its name or the head of its column prints", () => {
  assert.equal(meant("50", "EF-1 CFM"), "50 CFM");
  assert.equal(meant("31", "104A CLR IN"), `31"`);
  assert.equal(meant("31", "104A CLR"), "31");
  assert.equal(meant("31", "CLR (IN.)"), `31"`);
  assert.equal(meant("31", `WIDTH "`), `31"`);
  assert.equal(meant("31", "DOOR IN CORRIDOR"), "31", "a preposition");
  for (const name of ["WALK-IN", "DRIVE-IN", "TIE-IN", "SIGN IN", "WALK IN"]) {
    assert.equal(meant("12", name), "12", name);
  }
  assert.equal(meant("31", `TYPE "A" UNIT`), "31", "a name in quotes");
  assert.equal(meant("144", "LOUVER SQ IN"), "144", "an area is no length");
  const cells = [{ page: 1, box: { ...box, x: 1 }, text: "W2" }, { page: 1, box, text: "5.42" }];
  const schedule = {
    ...anEvidence(""),
    kind: "window",
    title: null,
    columns: [{ header: "MARK", meaning: null }, { header: "SQ FT", meaning: null }],
    rows: [{ page: 1, box: { x: 0, y: 9, width: 20, height: 3 }, cells }],
  } as Schedule;
  assert.equal(meant("5.42", "W2 IN", { schedules: [schedule] }), "5.42 SQ FT");
});

Deno.test("a bare number has the unit its row prints behind its name, which comes before that of its column", () => {
  const inRow = (text: string, label: string, head = "VALUE") => {
    const cells = [{ page: 1, box: { ...box, x: 1 }, text: label }, { page: 1, box, text }];
    const rows = [{ page: 1, box: { x: 0, y: 9, width: 20, height: 3 }, cells }];
    const list = aSchedule("other", [["ITEM", null], [head, null]], []);
    return meant(text, "", { schedules: [{ ...list, title: null, rows }] });
  };
  assert.equal(inRow("9", "TOP EXT (IN)"), `9"`);
  assert.equal(inRow("1.5", "EAVE TIP TO LL (FT)"), `1.5'-0"`);
  assert.equal(inRow("130", "SHWR VALVE MAX (F)"), "130 F");
  assert.equal(inRow("1/2", "UNIT SEP WALL (HR)"), "1/2 HR");
  assert.equal(inRow("40", "BATH FAN CFM INTERM"), "40 CFM");
  assert.equal(inRow("6", "ATTIC DUCT R"), "R-6");
  assert.equal(inRow("138", "WIDTH (IN)", "QTY / IN / %"), `138"`);
  assert.equal(inRow("2", "ENTRANCES", "QTY / IN / %"), "2", "a head of counts, too");
  assert.equal(inRow("60", "CORRIDOR", "PSF"), "60 PSF");
  assert.equal(inRow("3", "FALL IN FIRST 10 FT"), "3", "a unit of another figure");
  assert.equal(inRow("3", "WALK-IN"), "3");
});

Deno.test("a letter under the head of classes is a class, under another a letter", () => {
  assert.equal(meant("C", "WALL COVERING CLASS"), "CLASS C");
  assert.equal(meant("C", "WALL COVERING TYPE"), "C");
});

Deno.test("feet under the head of elevations are one", () => {
  assert.equal(meant("8.75", "METERS EL. NAVD88"), "EL. 8.75'");
  assert.equal(meant("8.0 ft", "CU-1 PAD ELEV."), "EL. 8.0'");
  assert.equal(meant("8.0 ft", "ELEVATOR LOBBY"), "8.0 ft");
});

Deno.test("a bare number at a dimension line is what the line states, another figure beside it is not", () => {
  const dimensions = [{ ...anEvidence("19"), page: 1, box, valueIn: 19 }] as unknown as Dimension[];
  assert.equal(meant("19", "", { dimensions }), `19"`);
  assert.equal(meant("27", "", { dimensions }), "27");
});

Deno.test("one figure that suits the property, within what anybody draws of the thing", () => {
  assert.deepEqual(figureOf(`42"`, "guard", "height"), { value: 42, raw: `42"` });
  assert.equal(figureOf("42 LBS", "guard", "height"), null);
  assert.equal(figureOf(`42" 36"`, "guard", "height"), null);
  assert.equal(figureOf(`420'-0"`, "guard", "height"), null);
});

Deno.test("a count is the one number, in digits or a word", () => {
  const counted = (text: string) => figureOf(text, "accessible parking space", "count")?.value;
  assert.equal(counted("2"), 2);
  assert.equal(counted("(2)"), 2);
  assert.equal(counted("TWO SPACES"), 2);
  assert.equal(counted("3 (1 VAN)"), undefined);
  assert.equal(counted(`9'-0"`), undefined);
});

Deno.test("what a rule read comes from the words, in whichever unit it measures", () => {
  assert.ok(isReadFrom(5.42, "5.42 SQ FT"));
  assert.ok(isReadFrom(3.5, `3'-6"`));
  assert.ok(isReadFrom(60, "1 HR"));
  assert.ok(isReadFrom("outdoors", "TO ATTIC"));
  assert.ok(!isReadFrom(1, "5.42 SQ FT"), "the number of a mark");
});

Deno.test("figures of one kind that differ are several, a size is one", () => {
  assert.ok(holdsSeveral(`34" 30"`));
  assert.ok(!holdsSeveral(`34" 34"`));
  assert.ok(!holdsSeveral(`3'-0" X 7'-0"`));
  assert.ok(!holdsSeveral(`42 FT, 200 LBS`));
});

Deno.test("of a size the first side is the width", () => {
  assert.ok(isOtherSide(20, `20" x 46"`, ["height"]));
  assert.ok(!isOtherSide(46, `20" x 46"`, ["height"]));
  assert.ok(isOtherSide(46, `20" x 46"`, ["clear width", "width"]));
  assert.ok(!isOtherSide(24, `24" x 24"`, ["height"]));
  assert.ok(!isOtherSide(20, `20"`, ["height"]));
  assert.ok(!isOtherSide(20, `20" x 46"`, ["depth"]));
});

Deno.test("a mark is what its row and the title of its list call it; doors are read as doors", () => {
  const footings = aSchedule("structural", [["MARK", "mark"], ["SIZE", "size"]], [
    ["F1", `20" X 10"`],
    ["3", "PAD"],
  ], { title: "FOOTING SCHEDULE" });
  const doors = aSchedule("door", [["MARK", "mark"]], [["D2"]], { title: "DOOR SCHEDULE" });
  const named = (subject: string) =>
    thingsMarked({
      page: 1,
      requirementId: "FBC-R-R403-footing-depth",
      relation: "provides",
      words: words(`8"`),
      subject: words(subject),
      room: null,
      proof: null,
    }, aPlanSet({ schedules: [footings, doors] }));
  assert.ok(named("F1, BOTTOM").includes("footing"));
  for (const other of ["F12, BOTTOM", "3", "D2"]) assert.deepEqual(named(other), [], other);
});

Deno.test("another figure of the kind in the clause may be the one that complies; lengths say what they measure", () => {
  assert.ok(hasRival("0.6 FC", "1 FC AVERAGE, 0.6 FC AT THE END"));
  assert.ok(!hasRival("0.6 FC", "0.6 FC AVERAGE FOR 90 MIN"));
  assert.ok(!hasRival(`36"`, `36" WIDE BY 48" DEEP`));
});

Deno.test("of a line that is read as several rows the one that holds the figure is meant", () => {
  const row = (text: string, x: number) => ({
    page: 1,
    box: { x: 0, y: 9, width: 60, height: 3 },
    cells: [
      { page: 1, box: { ...box, x: 1 }, text: "COOKTOP TO CABINET, IN" },
      { page: 1, box: { ...box, x }, text },
    ],
  });
  const plan = aPlanSet({
    schedules: [{
      ...anEvidence(""),
      kind: "other",
      title: null,
      columns: [{ header: "ITEM", meaning: "item" }, { header: "VALUE", meaning: null }],
      rows: [row("30", 30), row("26", 40)],
    }],
  });
  const at = { page: 1, words: { ids: [0], text: "26", box: { ...box, x: 40 } }, subject: null };
  assert.equal(asMeant(at, plan), '26"');
  assert.equal(statementAround(at, plan)?.row?.cells[1].text, "26");
});

Deno.test("what stands between the name of a row and its figure may give the unit", () => {
  const cells = ["GARAGE CEILING", "GYP, GARAGE SIDE (IN)", "1/2"].map((text, at) => ({
    page: 1,
    box: { ...box, x: 4 + 3 * at },
    text,
  }));
  const schedules: Schedule[] = [{
    ...anEvidence(""),
    kind: "other",
    title: null,
    columns: ["ELEMENT", "COND", "PROV"].map((header) => ({ header, meaning: null })),
    rows: [{ page: 1, box: { x: 0, y: 9, width: 60, height: 3 }, cells }],
  }];
  assert.equal(meant("1/2", "", { schedules }), '1/2"');
});

Deno.test("a slope under inches in the foot is one, and a comma behind a figure is none of it", () => {
  const under = (text: string, head: string) => {
    const cells = [{ page: 1, box: { ...box, x: 1 }, text: "A" }, { page: 1, box, text }];
    const rows = [{ page: 1, box: { x: 0, y: 9, width: 20, height: 3 }, cells }];
    const columns = ["LINE", head].map((header) => ({ header, meaning: null }));
    const schedules: Schedule[] = [{
      ...anEvidence(""),
      kind: "other",
      title: null,
      columns,
      rows,
    }];
    return meant(text, "", { schedules });
  };
  assert.equal(under("1/8", "SLOPE IN/FT"), '1/8"/FT');
  assert.equal(under("1/8", "SLOPE (IN/FT)"), '1/8"/FT');
  assert.equal(under("80,", "STATIC (FT)"), "80'-0\"");
  assert.equal(meant("11", "FRAME WALL"), "11");
});
