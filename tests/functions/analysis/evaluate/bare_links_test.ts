/** Figures without words of their own: a link lets the demand of its rule judge them, as far as nothing else may be meant. */
import assert from "node:assert/strict";
import {
  judgeLinks,
  type LinkOutcome,
} from "../../../../functions/analysis/evaluate/judge_links.ts";
import { asMeant } from "../../../../functions/analysis/evaluate/link_figures.ts";
import { placeInRow } from "../../../../functions/analysis/evaluate/second_opinion.ts";
import type {
  LinkedWords,
  Proof,
  ProposedLink,
} from "../../../../functions/analysis/propose/link.ts";
import type { PlanSet } from "../../../../functions/_shared/domain/plan_set.ts";
import {
  aDimension,
  aFact,
  aList,
  aNote,
  aPlanSet,
  aProject,
  aRoom,
  aSheet,
} from "../../../fakes/plan_set.ts";
import { linksAt } from "../../../fakes/proposed_link.ts";

const FAR = { x: 80, y: 90, width: 3, height: 1 };

interface Said {
  requirement: string;
  /** As printed, with its inches. */
  figure: [text: string, valueIn: number];
  name?: string;
  drawing?: string;
  /** How its line lies; its length on paper is as printed where it is said. */
  lies?: "horizontal" | "vertical";
  proof?: Proof | null;
  group?: "B" | "R-3";
}

function judge({ requirement, figure: [text, valueIn], name, drawing, lies, proof, group }: Said) {
  const line = lies ? { orientation: lies, measuredIn: valueIn } : {};
  const dimension = aDimension(text, valueIn, { ...drawing ? { drawing } : {}, ...line });
  const plan = aPlanSet({ sheets: [aSheet()], dimensions: [dimension] });
  const words = { ids: [1], text, box: dimension.box };
  const subject = name ? { ids: [2], text: name, box: FAR } : null;
  return judgeOne(plan, { requirement, words, subject, proof: proof ?? "view", group });
}

function judgeOne(
  plan: PlanSet,
  { requirement, words, subject, proof, group = "B" }: {
    requirement: string;
    words: LinkedWords;
    subject: LinkedWords | null;
    proof: Proof;
    group?: "B" | "R-3";
  },
): LinkOutcome[] {
  const link: ProposedLink = {
    page: 1,
    requirementId: requirement,
    relation: "provides",
    words,
    subject,
    room: null,
    proof,
  };
  const project = aProject({
    occupancyClassification: [group],
    ...(group === "R-3" && { name: "Smith Residence" }),
  });
  return [...judgeLinks([link], plan, project)];
}

const kindsOf = (outcomes: LinkOutcome[]) => outcomes.map(({ verdict }) => verdict.kind);
const failing: [string, Said][] = [
  ["a handrail on the section of a stair", {
    requirement: "FBC-R-R311.7.8-handrail",
    figure: [`39"`, 39],
    drawing: "STAIR",
    group: "R-3",
  }],
  ["a water closet in a room of that name", {
    requirement: "FBC-P-405.3.1-side",
    figure: [`13 1/2"`, 13.5],
    name: "BATH 2",
  }],
  ["a dead end in a corridor, which has a length of its own", {
    requirement: "FBC-B-1020.5-dead-end",
    figure: [`71'-3"`, 855],
    name: "CORRIDOR 113",
  }],
  ["a tank whose size is lettered", {
    requirement: "NFPA58-lp-10ft",
    figure: [`7'-0"`, 84],
    name: "LP 250 GAL",
  }],
  ["a ramp that turns", {
    requirement: "FBC-A-405.7-landing",
    figure: [`4'-6"`, 54],
    name: "TURN",
  }],
];
for (const [name, said] of failing) {
  Deno.test(`a bare figure fails ${name}`, () => {
    const outcomes = judge(said);
    assert.ok(kindsOf(outcomes).includes("fail"), JSON.stringify(outcomes.map((it) => it.held)));
  });
}

const held: [string, Said, LinkOutcome["held"]][] = [
  ["keeps the limit an exception allows", {
    requirement: "FBC-A-403.5.1-route-width",
    figure: [`2'-8"`, 32],
  }, "exception"],
  ["may be the height of a drop", {
    requirement: "FBC-B-1015.3-guard-height",
    figure: [`22"`, 22],
  }, "exception"],
  ["may be how far the thing is from another", {
    requirement: "FBC-B-907.4.2-pull-stations",
    figure: [`5'-0"`, 60],
    drawing: "PULL STATIONS",
  }, "another measure"],
  ["may be that of a stall for anybody", {
    requirement: "FBC-A-502.2-space-width",
    figure: [`9'-0"`, 108],
  }, "own words"],
  ["may be how high an object is", {
    requirement: "FBC-A-307-protruding",
    figure: [`26"`, 26],
    name: "DISPLAY CASE",
  }, "own words"],
];
for (const [name, said, hold] of held) {
  Deno.test(`a bare figure asks where it ${name}`, () => {
    const outcomes = judge(said);
    assert.ok(outcomes.some((it) => it.held === hold), JSON.stringify(outcomes));
    assert.ok(!kindsOf(outcomes).includes("fail"));
  });
}

/** A cell of a list in a house, told of what its row names. */
function inList(
  requirement: string,
  [heads, cells]: [string[], string[]],
  [at, name]: [number, string],
): LinkOutcome[] {
  const plan = aPlanSet({ sheets: [aSheet()], ...aList("SCHEDULE", heads, cells) });
  const cell = plan.schedules[0].rows[0].cells[at];
  return judgeOne(plan, {
    requirement,
    words: { ids: [1], text: cell.text, box: cell.box },
    subject: { ids: [2], text: name, box: cell.box },
    proof: "row",
    group: "R-3",
  });
}

Deno.test("a link tells the one thing a rule asks of a figure", () => {
  const sill = inList(
    "FBC-R-R310.2.2-sill",
    [["MARK", "SILL", "ROOM"], ["W6", `46"`, "BED 3"]],
    [1, "W6 BED 3"],
  );
  assert.deepEqual(sill.map(({ verdict }) => [verdict.kind, verdict.message]), [["fail", "noted"]]);
});

Deno.test("the head of a column says whose figure it is, whatever else its row names", () => {
  const ceiling = (height: string, name: string) =>
    inList(
      "FBC-R-R305-ceiling",
      [["ROOM", "DOOR", "CEILING HEIGHT"], [name, "DOOR 12", height]],
      [2, `${name} DOOR 12`],
    );
  assert.ok(kindsOf(ceiling(`6'-10"`, "HALL 4")).includes("fail"));
  assert.deepEqual(ceiling(`6'-10"`, "4").map(({ held }) => held), ["exception"], "may be a bath");
});

Deno.test("a fan that is on day and night may move less air", () => {
  const fan = (controls: string) =>
    kindsOf(inList(
      "FBC-R-bath-exhaust",
      [["SERVES", "AIRFLOW", "CONTROLS"], ["BATH 1 FAN", "20 CFM", controls]],
      [1, `BATH 1 FAN ${controls}`],
    ));
  assert.ok(fan("WALL SWITCH").includes("fail"));
  assert.ok(!fan("ON DAY AND NIGHT, NO SWITCH").includes("fail"));
});

Deno.test("openings of a guard that would be allowed beside treads ask", () => {
  const opening = (figure: [string, number]) =>
    judge({ requirement: "FBC-R-R312.1-opening", figure, name: "SIDE", group: "R-3" });
  assert.ok(!kindsOf(opening([`4 3/8"`, 4.375])).includes("fail"));
  assert.ok(kindsOf(opening([`5"`, 5])).includes("fail"));
});

Deno.test("a bare figure that keeps the limit, or is in another unit, fails nothing", () => {
  const requirement = "FBC-P-405.3.1-side";
  assert.ok(!kindsOf(judge({ requirement, figure: [`15"`, 15] })).includes("fail"));
  assert.deepEqual(judge({ requirement, figure: ["13 PSF", 13] }), []);
});

Deno.test("a figure with words beside it fails nothing where they name another thing that can have it", () => {
  const requirement = "FBC-R-R302.1-eave-2ft";
  const kinds = (text: string, name: string) => {
    const note = aNote(text);
    const plan = aPlanSet({ sheets: [aSheet()], notes: [note] });
    const words = { ids: [1], text: `1'-9"`, box: note.box };
    const subject = { ids: [2], text: name, box: note.box };
    return kindsOf(judgeOne(plan, { requirement, words, subject, proof: "run", group: "R-3" }));
  };
  assert.ok(kinds(`1'-9" eave`, "eave").includes("fail"));
  assert.ok(kinds(`1'-9" from door`, "from door").includes("fail"), "measured from it");
  assert.ok(kinds(`1'-9" CO`, "CO").includes("fail"), "two letters may stand for anything");
  assert.ok(!kinds(`1'-9" cleanout`, "cleanout").includes("fail"));
});

Deno.test("a figure whose column says something else is measured asks", () => {
  const plan = aPlanSet({
    sheets: [aSheet()],
    ...aList("GRAB BARS", ["MARK", "LENGTH", "REMARKS"], ["GB-1", `40"`, "SIDE"]),
  });
  const cell = plan.schedules[0].rows[0].cells[1];
  const outcomes = judgeOne(plan, {
    requirement: "FBC-A-604.5-grab-bars",
    words: { ids: [1], text: cell.text, box: cell.box },
    subject: { ids: [2], text: "GRAB BAR LENGTH", box: cell.box },
    proof: "row",
  }).filter(({ rule }) => rule.id === "accessibility/grab-bar-height");
  assert.deepEqual(outcomes.map(({ held }) => held), ["another measure"]);
});

Deno.test("one of two figures in a cell fails nothing", () => {
  const kinds = (text: string) => {
    const plan = aPlanSet({
      sheets: [aSheet()],
      ...aList("FANS", ["MARK", "SERVES", "CFM"], ["EF-4", "MEN 1 W.C. / WOMEN 3 W.C.", text]),
    });
    const cell = plan.schedules[0].rows[0].cells[2];
    return kindsOf(judgeOne(plan, {
      requirement: "FBC-M-403-public-toilet",
      words: { ids: [1], text: "140", box: cell.box },
      subject: { ids: [2], text: "EF-4 MEN 1 W.C. / WOMEN 3 W.C.", box: cell.box },
      proof: "row",
    }));
  };
  assert.ok(kinds("140").includes("fail"));
  assert.ok(!kinds("140 / 210").includes("fail"));
});

Deno.test("a line from side to side on the sheet is no height", () => {
  const said = (lies: Said["lies"]): Said => ({
    requirement: "FBC-A-904.4-counter",
    figure: [`4'-1"`, 49],
    drawing: "RECEPTION COUNTER",
    lies,
  });
  assert.ok(kindsOf(judge(said("vertical"))).includes("fail"));
  assert.ok(!kindsOf(judge(said("horizontal"))).includes("fail"));
});

Deno.test("a counter with a part for who sits is high where it may be", () => {
  const counter = (...figures: [string, number][]) => {
    const dimensions = figures.map(([text, valueIn], at) =>
      aDimension(text, valueIn, {
        drawing: "RECEPTION COUNTER",
        orientation: "vertical",
        box: { x: 10 * at + 10, y: 10, width: 4, height: 1 },
      })
    );
    const plan = aPlanSet({ sheets: [aSheet()], dimensions });
    const links = linksAt(dimensions, "FBC-A-904.4-counter");
    return judgeLinks(links, plan, aProject({ occupancyClassification: ["B"] }))
      .filter(({ verdict }) => verdict.kind !== "pass");
  };
  assert.deepEqual(counter([`3'-6"`, 42]).map(({ held }) => held), [null]);
  assert.deepEqual(counter([`3'-6"`, 42], [`2'-10"`, 34]), []);
});

Deno.test("of two measures one requirement speaks of, the one that complies may be meant", () => {
  const note = aNote(`36" REAR GRAB BAR`);
  const outcomes = judgeOne(aPlanSet({ sheets: [aSheet()], notes: [note] }), {
    requirement: "FBC-A-604.5-grab-bars",
    words: { ids: [1], text: `36"`, box: note.box },
    subject: { ids: [2], text: "REAR GRAB BAR", box: note.box },
    proof: "run",
  });
  assert.ok(kindsOf(outcomes).includes("pass"));
  assert.ok(!kindsOf(outcomes).includes("fail"), JSON.stringify(outcomes));
});

/** A row of a finish list, and the room its number names. */
function ceilingIn(room: string, height: string): LinkOutcome[] {
  const plan = aPlanSet({
    sheets: [aSheet()],
    rooms: [aRoom(room, { number: "114" })],
    ...aList("ROOM FINISHES", ["ROOM", "FLOOR", "CEILING"], ["114", "VINYL TILE", height]),
  });
  const [mark, , cell] = plan.schedules[0].rows[0].cells;
  return judgeOne(plan, {
    requirement: "FBC-B-1003.2-egress-ceiling",
    words: { ids: [1], text: height, box: cell.box },
    subject: { ids: [2], text: "CEILING 114", box: mark.box },
    proof: "row",
  });
}

Deno.test("a number in a row is the room the plans name by it", () => {
  assert.ok(kindsOf(ceilingIn("CORRIDOR", `7'-0"`)).includes("fail"));
  assert.ok(!kindsOf(ceilingIn("STORAGE", `7'-0"`)).includes("fail"));
});

Deno.test("a mark that begins with the short name of a kind names its thing; a load is told by its unit", () => {
  const kinds = (requirement: string, text: string, figure: string, name: string) => {
    const note = aNote(text);
    return kindsOf(judgeOne(aPlanSet({ sheets: [aSheet()], notes: [note] }), {
      requirement,
      words: { ids: [1], text: figure, box: note.box },
      subject: { ids: [2], text: name, box: note.box },
      proof: "run",
    }));
  };
  const travel = (mark: string) =>
    kinds("FBC-B-906.1-extinguishers", `82'-0" to ${mark}`, `82'-0"`, `to ${mark}`);
  assert.ok(travel("FE5").includes("fail"));
  const toCleanout = kinds("FBC-B-906.1-extinguishers", `82'-0" cleanout`, `82'-0"`, "cleanout");
  assert.ok(!toCleanout.includes("fail"));
  const text = "Corridors above the first floor | 60 psf";
  assert.ok(
    kinds("FBC-B-1607.1-live-loads", text, "60 psf", "Corridors above the first floor")
      .includes("fail"),
  );
});

Deno.test("a narrow shower by a link is asked about: with more area it may be so", () => {
  const shower = (figure: [string, number]) =>
    judge({ requirement: "FBC-P-shower", figure, group: "R-3" });
  assert.deepEqual(shower([`2'-4"`, 28]).map(({ held }) => held), ["exception"]);
  assert.ok(kindsOf(shower([`1'-10"`, 22])).includes("fail"));
  assert.deepEqual(kindsOf(shower([`2'-6"`, 30])), ["pass"]);
});

Deno.test("a plan letters a fan with the air it moves, a head the unit of its column", () => {
  const meant = (text: string, name: string) => {
    const words = { ids: [1], text, box: FAR };
    const subject = { ids: [2], text: name, box: FAR };
    return asMeant({ page: 1, words, subject }, aPlanSet({ sheets: [aSheet()] }));
  };
  assert.equal(meant("40", "EF"), "40 CFM");
  assert.equal(meant("40", "WF"), "40");
  assert.equal(meant("6.8", "PERCENT GLASS"), "6.8 %");
  assert.equal(meant("0", "PROVD HR"), "0 HR");
});

/** A figure in a text, the name in front of it. */
function inText(
  requirement: string,
  { text, figure, name, group }: { text: string; figure: string; name: string; group?: "R-3" },
): LinkOutcome[] {
  const note = aNote(text);
  return judgeOne(aPlanSet({ sheets: [aSheet()], notes: [note] }), {
    requirement,
    words: { ids: [1], text: figure, box: note.box },
    subject: { ids: [2], text: name, box: note.box },
    proof: "run",
    group,
  });
}

Deno.test("how far a rate reaches is no second figure", () => {
  const fall = (figure: string) =>
    inText("FBC-R-R401.3-grading", {
      text: `GRADE FALLS ${figure}`,
      figure,
      name: "GRADE FALLS",
      group: "R-3",
    }).map(({ held }) => held);
  assert.deepEqual(fall("3 INCHES IN THE FIRST 10 FEET"), [null]);
  assert.deepEqual(fall("3 INCHES OR 10 FEET"), ["several figures"]);
});

Deno.test("a measure that fills its cell is judged without the other cells, unless one names a condition", () => {
  const kinds = (remark: string) => {
    const plan = aPlanSet({
      sheets: [aSheet()],
      ...aList("INSULATION", ["WHERE", "UNIT A", "UNIT B", "REMARKS"], [
        "DUCTS IN ATTIC",
        "R-8",
        "R-6",
        remark,
      ]),
    });
    const cell = plan.schedules[0].rows[0].cells[2];
    return kindsOf(judgeOne(plan, {
      requirement: "FBC-EC-R403.3-ducts",
      words: { ids: [1], text: "R-6", box: cell.box },
      subject: { ids: [2], text: "DUCTS IN ATTIC UNIT B", box: cell.box },
      proof: "row",
      group: "R-3",
    }));
  };
  assert.ok(kinds("FLEXIBLE").includes("fail"));
  const conditions = ["EXCEPT WHERE BURIED", "LISTED ALTERNATE", "R-8 IF OUTSIDE"];
  for (const it of conditions) assert.ok(!kinds(it).includes("fail"), it);
});

Deno.test("a stall has to comply in a view of accessible ones, or with a mark of their kind", () => {
  const stall = (drawing: string, name: string) =>
    kindsOf(judge({
      requirement: "FBC-A-502.2-space-width",
      figure: [`11'-0"`, 132],
      name,
      drawing,
    }));
  assert.ok(stall("ACCESSIBLE STALLS", "P2").includes("fail"));
  for (const mark of ["HC2", "ACC-1"]) assert.ok(stall("SITE PLAN", mark).includes("fail"), mark);
  for (const mark of ["P2", "12", "C-1"]) assert.ok(!stall("SITE PLAN", mark).includes("fail"));
});

Deno.test("a height demanded of ways out is not demanded of rooms by their names", () => {
  const ceiling = (name: string) =>
    kindsOf(judge({
      requirement: "FBC-B-1003.2-egress-ceiling",
      figure: [`7'-0"`, 84],
      name,
      drawing: "SECTION",
    }));
  assert.ok(ceiling("CEILING OF CORRIDOR 110").includes("fail"));
  for (const room of ["124 STORAGE", "CEILING OF TOILET 9"]) {
    assert.ok(!ceiling(room).includes("fail"), room);
  }
});

Deno.test("an upright line of an elevation is no length", () => {
  const bar = (drawing: string) =>
    judge({
      requirement: "FBC-A-604.5-grab-bars",
      figure: [`38"`, 38],
      name: "REAR BAR",
      drawing,
      lies: "vertical",
    }).map(({ rule }) => rule.id);
  assert.ok(!bar("ELEVATIONS").includes("accessibility/grab-bar-rear-length"));
  assert.ok(bar("TOILET 106").includes("accessibility/grab-bar-rear-length"));
});

Deno.test("a title of two matters leaves out no figure of one of them", () => {
  const kinds = (title: string) => {
    const note = aNote("STATIC PRESS. 88 PSI", { heading: title });
    return kindsOf(judgeOne(aPlanSet({ sheets: [aSheet()], notes: [note] }), {
      requirement: "FBC-P-604.8-prv",
      words: { ids: [1], text: "88 PSI", box: note.box },
      subject: { ids: [2], text: "STATIC PRESS.", box: note.box },
      proof: "run",
    }));
  };
  assert.ok(kinds("WATER & GAS DATA").includes("fail"));
  assert.ok(!kinds("GAS DATA").includes("fail"));
});

Deno.test("of two limits of one measure the milder one, linked to the same words, makes a question of a failure", () => {
  // The number of the room reads as people served, where only the name is looked at.
  const name = "STAIR TO MEZZ. 201";
  const stair = (...requirements: string[]) => {
    const note = aNote(`36" WIDE, RAILS BOTH SIDES, SERVES 2 OCC.`, { drawing: name });
    const plan = aPlanSet({
      sheets: [aSheet()],
      notes: [note],
      codeSummary: { totalOccupantLoad: [aFact(256)], stories: [aFact(1)] },
    });
    const links = requirements.map((requirementId): ProposedLink => ({
      page: 1,
      requirementId,
      relation: "provides",
      words: { ids: [1], text: `36" WIDE`, box: note.box },
      subject: { ids: [2], text: name, box: FAR },
      room: null,
      proof: "title",
    }));
    return judgeLinks(links, plan, aProject({ occupancyClassification: ["B"] }))
      .filter(({ rule }) => rule.id === "egress/stair-width");
  };
  const wide = stair("FBC-B-1011.2-stair-width");
  assert.ok(kindsOf(wide).includes("fail"), JSON.stringify(wide.map((it) => it.verdict)));
  const both = stair("FBC-B-1011.2-stair-width", "FBC-B-1011.2-stair-width-36");
  assert.ok(!kindsOf(both).includes("fail"));
});

Deno.test("of a door that is said to swing out nothing is asked, whatever its requirement is called", () => {
  const swing = (text: string) => {
    const row = `EXIT DOOR S-B3 | OCCUPANT LOAD 73 | ${text}`;
    const note = { ...aNote(row), box: { x: 10, y: 10, width: 30, height: 2 } };
    const plan = aPlanSet({ sheets: [aSheet()], notes: [note] });
    const words = { ids: [1], text, box: { x: 30, y: 10, width: 2, height: 2 } };
    const requirement = "FBC-B-1010.1.2.1-door-swing";
    return judgeOne(plan, { requirement, words, subject: null, proof: "run" })
      .map(({ verdict }) => verdict.kind);
  };
  assert.deepEqual(swing("OUT"), []);
  assert.notDeepEqual(swing("SWINGS IN"), []);
});

Deno.test("with the load of its corridor a width is narrow, which it need not be without", () => {
  const dimension = aDimension(`3'-4"`, 40);
  const at = { x: 80, y: 10, width: 3, height: 1 };
  const link = (id: number, text: string, box: LinkedWords["box"]): ProposedLink => ({
    page: 1,
    requirementId: "FBC-B-1020.3-corridor-width",
    relation: "provides",
    words: { ids: [id], text, box },
    subject: { ids: [1], text: "CORRIDOR 114,", box: FAR },
    room: null,
    proof: "dimension",
  });
  const width = link(3, `3'-4"`, dimension.box);
  const told = (load: string, over: Partial<ProposedLink> = {}, ...more: ProposedLink[]) => {
    const plan = aPlanSet({ sheets: [aSheet()], dimensions: [dimension] });
    const links = [width, { ...link(2, load, at), ...over }, ...more];
    return judgeLinks(links, plan, aProject({ occupancyClassification: ["B"] }))
      .filter((it) => it.link === width && it.rule.id === "egress/corridor-width")
      .map(({ verdict }) => verdict.message);
  };
  assert.deepEqual(told("60 PEOPLE"), ["narrow"]);
  assert.deepEqual(told("30 PEOPLE"), ["load"]);
  assert.deepEqual(told("60 PEOPLE", { proof: null }), ["load"], "not borne out");
  const other = { ids: [9], text: "CORRIDOR 220,", box: FAR };
  assert.deepEqual(told("60 PEOPLE", { subject: other }), ["load"], "another corridor");
  const second = link(4, `5'-0"`, { ...at, x: 20 });
  assert.deepEqual(told("60 PEOPLE", {}, second), ["load"], "which of two widths is meant");
});

Deno.test("what is excepted in a row holds for each of its figures", () => {
  const judgeGlass = (glass: string) => {
    const list = aList("GLAZED DOORS", ["MARK", "ROOM", "GLASS", "U"], [
      "SGD",
      "GREAT ROOM",
      glass,
      "0.60",
    ]);
    const notes = [aNote("ENERGY COMPLIANCE: PRESCRIPTIVE PATH, FORM R402, CLIMATE ZONE 2A")];
    const plan = aPlanSet({ sheets: [aSheet()], notes, ...list });
    const cell = plan.schedules[0].rows[0].cells[3];
    const words = { ids: [1], text: cell.text, box: cell.box };
    const subject = { ids: [2], text: "WINDOW U-FACTOR SGD", box: cell.box };
    const requirement = "FBC-EC-R402-ufactor";
    return judgeOne(plan, { requirement, words, subject, proof: "row", group: "R-3" })
      .filter(({ verdict }) => verdict.kind !== "pass").map(({ verdict }) => verdict.kind);
  };
  assert.deepEqual(judgeGlass("CLEAR INSULATING"), ["fail"]);
  assert.deepEqual(judgeGlass("IMPACT LAMINATED"), []);
});

/** A figure in the words of a note, told of what stands with it. */
function inNote(
  requirement: string,
  text: string,
  [figure, name]: [string, string],
  group: "A-2" | "B" = "B",
): LinkOutcome[] {
  const note = { ...aNote(text), box: { x: 10, y: 10, width: 30, height: 2 } };
  const plan = aPlanSet({ sheets: [aSheet()], notes: [note] });
  const words = { ids: [2], text: figure, box: { x: 30, y: 10, width: 2, height: 2 } };
  const subject = { ids: [1], text: name, box: { x: 10, y: 10, width: 20, height: 2 } };
  const project = aProject({ occupancyClassification: [group] });
  const link: ProposedLink = {
    page: 1,
    requirementId: requirement,
    relation: "provides",
    words,
    subject,
    room: null,
    proof: "run",
  };
  return [...judgeLinks([link], plan, project)];
}

Deno.test("how far a thing is from a door is not asked about as its height", () => {
  const box = (figure: string) =>
    inNote("FBC-B-907.4.2-pull-stations", `MANUAL BOX ${figure} FROM DOOR G1`, [
      figure,
      "MANUAL BOX FROM DOOR G1",
    ]).map(({ verdict }) => [verdict.kind, verdict.data.actual]);
  assert.deepEqual(box(`5'-0"`), []);
  assert.deepEqual(box(`8'-0"`), [["fail", 8]]);
});

Deno.test("how far a hood overhangs is not its distance from what burns", () => {
  for (const name of ["HOOD O'HANG ALL SIDES", "OVERHANG HOOD H-1"]) {
    const outcomes = inNote("FBC-M-507-type1", `${name} 6"`, [`6"`, name], "A-2");
    assert.deepEqual(
      outcomes.filter(({ rule }) => rule.id === "mechanical/hood-combustible-clearance"),
      [],
      name,
    );
  }
});

Deno.test("what hangs on a wall is not held to the headroom of a walk", () => {
  const text =
    `WALL TELEVISION IN PHARMACY: BRACKET 3" OUT FROM THE WALL, BOTTOM 5'-0" ABOVE THE FLOOR`;
  const told = inNote("FBC-B-1003.3.1-headroom", text, [`5'-0"`, "BOTTOM TELEVISION"]);
  assert.deepEqual(told, []);
  const duct = inNote("FBC-B-1003.3.1-headroom", `DUCT OVER THE AISLE, BOTTOM 5'-0" ABOVE FLOOR`, [
    `5'-0"`,
    "BOTTOM DUCT OVER THE AISLE",
  ]);
  assert.notDeepEqual(duct, []);
});

Deno.test("words of a row that give no figure are shown with their mark, a figure is shown alone", () => {
  const heads = ["MARK", "ROOM", "SILL", "GLASS"];
  const list = aList("GLAZING", heads, ["W8", "BATH 2", "44", "ANNEALED"]);
  const plan = aPlanSet({ sheets: [aSheet()], ...list });
  const { cells } = plan.schedules[0].rows[0];
  const [outcome] = judge({
    requirement: "FBC-P-405.3.1-side",
    figure: [`13 1/2"`, 13.5],
    name: "BATH 2",
  });
  const place = (cell: typeof cells[number], actual: number | null) => {
    const words = { ids: [1], text: cell.text, box: cell.box };
    return placeInRow({
      ...outcome,
      link: { ...outcome.link, words },
      at: { ...outcome.at, box: cell.box },
      verdict: { ...outcome.verdict, data: { actual } },
    }, plan);
  };
  assert.deepEqual(place(cells[2], 44), cells[2].box);
  const { x, width } = cells[3].box;
  const wide = place(cells[3], null);
  assert.equal(wide.x, cells[0].box.x);
  assert.equal(wide.x + wide.width, x + width);
});
