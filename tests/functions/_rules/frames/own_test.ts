import assert from "node:assert/strict";
import { framesOfText } from "../../../../functions/_rules/frames/make.ts";

/** What a text says of things, as `thing property value`. */
function said(text: string, ...under: string[]): string[] {
  return framesOfText({ text, under }).filter(({ property }) => property !== null)
    .map(({ thing, property, value }) => `${thing} ${property} ${value}`);
}

Deno.test("a figure belongs to the thing whose words stand at it", () => {
  const rows: [text: string, ...frames: string[]][] = [
    [`LANDING 58" DEEP`, "landing depth 58"],
    [`58 IN DEEP LANDING`, "landing depth 58"],
    [
      "LANDING OF THE 52-INCH-WIDE STAIR IS 46 INCHES DEEP",
      "stair width 52",
      "landing depth 46",
    ],
    [`42" HIGH GUARD W/ PICKETS @ 4" O.C.`, "guard height 42", "baluster distance 4"],
    [`CORRIDOR IS 5 FT WIDE`, "corridor width 60"],
    [`DECK GUARD 34 1/2" (DROP 34")`, "guard height 34.5", "drop height 34"],
    [`GUARD 34" (PICKETS @ 4")`, "guard height 34", "baluster opening 4"],
    [`CORRIDOR (EAST WING) 5 FT WIDE`, "corridor width 60"],
    [`WATER CLOSET BATH 2: 13 1/2" C.L. TO TUB`, "water closet distance 13.5"],
    [`CLEAR WIDTH OF STAIR: 40"`, "stair width 40"],
    [`RAMP SLOPE 1:12`, "ramp slope 8.333333333333332"],
    [`1 HR STAIR ENCLOSURE`, "exit enclosure rating 1"],
    [`STAIR GUARD 42" HIGH`, "guard height 42"],
    [`FINISH FLOOR TO TOP OF HANDRAIL 34"`, "handrail height 34"],
    [`GUARD BESIDE ROOFING 42"`, "guard height 42"],
    [`CLASS C WALL PANELING`, "interior finish class 3"],
    [
      `GRAB BAR 36" LONG AT REAR WALL, MTD @ 34" A.F.F.`,
      "grab bar length 36",
      "grab bar height 34",
    ],
    [`7" R, 11" T`, "riser height 7", "tread depth 11"],
    [`7" MAX RISER 11" MIN TREAD`, "riser height 7", "tread depth 11"],
    [`7" RISER 11" TREAD`, "riser height 7", "tread depth 11"],
    [`DEAD END 18'-0"`, "dead end length 216"],
    ["COMMON PATH (STOCK ROOM DOOR 3) 60 FT", "common path length 720"],
    [`GUARDS (42" HIGH) AT STAIR`, "guard height 42"],
    [`DOOR OPENING FORCE 5 LBF`, "door force 5"],
    [`RUN SLOPE 8.3%, GUTTER COUNTER SLOPE 5.0%`, "counter slope slope 5"],
    [`WH PAN 1 1/2" DEEP, 1" DRN.`, "water heater pan depth 1.5"],
    [`PLATFORM 1'-2" HIGH, 2 RISERS AT 7"`, "riser height 7", "riser count 2"],
    [`STAGE 14" HIGH WITH 2 RISERS AT 7"`, "riser height 7", "riser count 2"],
    [`HOLD 98" CLEAR OVER VAN SPACE, AISLE AND DRIVE`, "van space clear height 98"],
    [`DOOR SWINGS IN, 30 X 48 IN. FLOOR LEFT CLEAR`, "door swing 2"],
    ["COMMON PATH: CAFE, BOOTH TO CHOICE OF EXITS, 82 FT", "common path length 984"],
    [`RISERS 7", 7 1/4"`, "riser height 7", "riser height 7.25"],
    [
      `LAST RISER 6", BALANCE 7"`,
      "riser height 6",
      "riser height 7",
      "riser variation thickness 1",
    ],
  ];
  for (const [text, ...frames] of rows) assert.deepEqual(said(text), frames, text);
});

Deno.test("a figure belongs to no thing that is only where another stands", () => {
  assert.deepEqual(said("MIXING VALVES AT LAVATORIES FOR 120 F"), [
    "tempered water temperature 120",
  ]);
  assert.deepEqual(said(`GFCI AT VANITY, 42" AFF`), []);
  assert.deepEqual(said(`TEMPERED GLASS WITHIN 24" OF DOORS, BELOW 18" AND AT STAIRS`), []);
  assert.deepEqual(said(`EF-1 ON ROOF CURB 14" HIGH`), []);
  assert.deepEqual(said(`ROOF CURB 14" HIGH`), ["roof curb height 14"]);
});

Deno.test("the size a thing is known by is no distance", () => {
  assert.deepEqual(said(`3" VTR`), []);
  assert.deepEqual(said(`B-VENT 4" THRU ROOF`), []);
});

Deno.test("a label leaves its thing to the title, a sentence about something else does not", () => {
  assert.deepEqual(said(`3'-4" CLR.`, "CORRIDOR 100 (120 OCC.)"), ["corridor width 40"]);
  assert.deepEqual(said(`58" DEEP`, "SITE PLAN", "LANDING AT STAIR 2"), ["landing depth 58"]);
  assert.deepEqual(said(`8" CMU, #5 @ 32" O.C.`, "TOILET ROOM PLAN"), []);
  assert.deepEqual(said(`LAP 25" AT CORNERS`, "STAIR DETAILS"), []);
  assert.deepEqual(said(`SCALE: 1/4" = 1'-0"`, "RAMP"), []);
});

Deno.test("two things that could own a figure alike leave it to nobody", () => {
  assert.deepEqual(said(`GUARD 42" HANDRAIL`), []);
});

Deno.test("what nobody would draw of a thing is not its measure", () => {
  assert.deepEqual(said(`RISER 84" FROM COLUMN`), []);
});

Deno.test("a long text leaves nothing to a title", () => {
  assert.deepEqual(said(`48" CLR. MIN. TO BE HELD AFTER ALL FINISHES ARE IN`, "CORRIDOR 100"), []);
});

Deno.test("a size gives its sides, a range its words, a sum nothing", () => {
  assert.deepEqual(said(`WINDOW 36" X 48"`), ["window width 36", "window height 48"]);
  assert.deepEqual(said(`GRAB BAR 33" TO 36" A.F.F.`), [
    "grab bar height 33",
    "grab bar height 36",
  ]);
  assert.deepEqual(said(`18 R @ 7 1/2" = 11'-3"`, "STAIR 1"), [
    "riser height 7.5",
    "riser count 18",
    "stair rise 135",
  ]);
});

Deno.test("a title is about its own thing before what that stands at", () => {
  assert.deepEqual(said(`1:9 DN.`, "CURB CUT AT ADA AISLE"), ["curb ramp slope 11.11111111111111"]);
});

Deno.test("a part owns its figure where the whole is spoken of, and the whole its own beside its parts", () => {
  assert.deepEqual(said(`LANDING OUTSIDE ENTRY DOOR EXTENDS 30 INCHES FROM THE DOOR`), [
    "landing depth 30",
  ]);
  assert.deepEqual(said(`STAIR: 7" MAX RISERS, 42" CLEAR WIDTH, 48" LANDINGS`), [
    "riser height 7",
    "stair width 42",
    "landing depth 48",
  ]);
});

Deno.test("what is clear of a thing is its opening or its width, under something its height", () => {
  assert.deepEqual(said(`5 1/2" CLR.`, "BALCONY GUARD"), ["guard opening 5.5"]);
  assert.deepEqual(said(`30" CLEAR RAMP`), ["ramp width 30"]);
  assert.deepEqual(said(`6'-8" CLR. UNDER DUCT`), ["obstruction clear height 80"]);
});

Deno.test("where a thing stands owns none of its figures, on a level with a number neither", () => {
  assert.deepEqual(said("GUARD AT LEVEL 2 LANDING 36 IN HIGH"), ["guard height 36"]);
  assert.deepEqual(said("HANDRAIL AT THE UPPER LANDING 34 IN HIGH"), ["handrail height 34"]);
});

Deno.test("behind a comma or a count the next thing begins", () => {
  assert.deepEqual(said(`GUARD AT L2, L3: 40 IN. HIGH, DROP 10 FT`), [
    "guard height 40",
    "drop height 120",
  ]);
  assert.deepEqual(said(`10 TREADS @ 10 1/2" 11 RISERS @ 6 29/32"`).slice(0, 2), [
    "tread depth 10.5",
    "riser height 6.90625",
  ]);
});

Deno.test("nothing is as wide as it stands in a section", () => {
  assert.deepEqual(said(`2'-10" CLR`, "STAIR SECTION"), []);
});

Deno.test("a thing behind FROM in a head or label is where the figure begins, not its owner", () => {
  for (const text of [`HORIZ. FROM TUB RIM 48"`, `FROM SHOWER: 50"`, `DISTANCE FROM STALL 31"`]) {
    assert.deepEqual(said(text).filter((it) => !it.includes(" distance ")), [], text);
  }
  assert.deepEqual(said(`SHOWER 50" WIDE`), ["shower width 50"]);
});

Deno.test("a place is no owner", () => {
  assert.deepEqual(said("Headroom is 6 feet 6 inches at the sixth tread."), [
    "headroom clear height 78",
  ]);
  assert.deepEqual(said("Mixing valve set to deliver 115 F at the public lavatories"), [
    "tempered water temperature 115",
  ]);
  assert.deepEqual(said("Receptacle is 2 feet outside the rim of the tub"), [
    "receptacle distance 24",
  ]);
});

Deno.test("of two figures of a kind the second is not the first one's again", () => {
  assert.deepEqual(said("CORRIDOR 1 HR AT SHAFT 2 HR"), ["corridor rating 1"]);
});

Deno.test("what is tied to a thing is its own, whatever it goes on to say", () => {
  assert.deepEqual(said("Sixteen risers of 8 inches from the first floor to the second floor"), [
    "riser height 8",
  ]);
  for (const text of [`STAIR IS 30" FROM WALL`, `TREAD IS 6" FROM WALL`, `HALL: 30" FROM DOOR`]) {
    assert.deepEqual(said(text), [], text);
  }
});

Deno.test("a level something lies above or below is no measure of what follows", () => {
  assert.deepEqual(said(`STORE BELOW 8.5': FLOOD VENTS 10" ABOVE GRADE`), [
    "flood opening height 10",
  ]);
  assert.deepEqual(said(`SWITCH AT 11' NAVD`), []);
});

Deno.test("what something falls to has no such slope, a part named behind its whole its own figure", () => {
  const tells = (text: string, ...under: string[]) =>
    framesOfText({ text, under }).map(({ thing, property, value }) => [thing, property, value]);
  assert.deepEqual(tells("SLOPE 2.6% TO DRAIN"), []);
  assert.deepEqual(tells("ACCESSIBLE STALLS + AISLE PITCH 3.0 % TO SW"), [
    ["accessible parking space", "slope", 3],
  ]);
  assert.deepEqual(tells("SLOPE 2.6% TO DRAIN", "ACCESSIBLE SPACES"), [
    ["accessible parking space", "slope", 2.6],
  ]);
  assert.deepEqual(tells(`WATER HEATER SITS IN A PAN 1" DEEP`), [["water heater pan", "depth", 1]]);
  assert.deepEqual(tells(`3 R @ 8 1/2" FROM GRADE`).slice(0, 1), [["riser", "height", 8.5]]);
  assert.deepEqual(tells(`ACCESSIBLE SPACE P3 AT THE CLUBROOM DOOR IS 11'-6" WIDE`), [
    ["accessible parking space", "width", 138],
  ]);
  assert.deepEqual(tells("EMERGENCY MODE: 0.7 FC AVERAGE").map(([thing]) => thing), [
    "emergency light",
  ]);
});
