import assert from "node:assert/strict";
import { conflictsOf } from "../../../../../functions/_rules/conflicts/mod.ts";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import {
  isRoomName,
  readRoomLine,
} from "../../../../../functions/analysis/extract/building/room_words.ts";
import { PageBuilder } from "../page_builder.ts";

const sheet = () => new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`);

Deno.test("a label stack gives name, number, dimensions, area, ceiling and occupants", () => {
  const page = sheet().centred(300, 300, "CONFERENCE", { size: 9, isBold: true })
    .rect(285, 311, 30, 10).centred(300, 313, "112", { size: 6 })
    .centred(300, 324, `24'-6" x 30'-0"`, { size: 6 })
    .centred(300, 332, "735 SF / 15 NET = 49 OCC", { size: 6 })
    .centred(300, 340, `CLG 9'-0"`, { size: 6 });
  const [room] = extractPlanSet([page.build()]).rooms;
  assert.equal(room.name, "CONFERENCE");
  assert.equal(room.number, "112");
  assert.equal(room.areaSqft, 735);
  assert.equal(room.areaFrom, "printed");
  assert.equal(room.widthFt, 24.5);
  assert.equal(room.ceilingHeightIn, 108);
  assert.equal(room.occupants, 49);
  assert.deepEqual(room.occupantFactor, { sqftPerOccupant: 15, basis: "net" });
});

Deno.test("number and area side by side in one tag under a name are both its own", () => {
  const tagged = (name: string, [number, area]: [string, string], apart = 6) => {
    const [left, right] = [number.length * 3.5, area.length * 3.5];
    const from = 300 - (left + apart + right) / 2;
    return sheet().centred(300, 300, name, { isBold: true })
      .text(from, 312, number, { size: 7 })
      .text(from + left + apart, 312, area, { size: 7 });
  };
  const [hall] = extractPlanSet([tagged("CORRIDOR", ["100", "674 SF"]).build()]).rooms;
  assert.deepEqual([hall.name, hall.number, hall.areaSqft], ["CORRIDOR", "100", 674]);
  const [swapped] = extractPlanSet([tagged("OPEN OFFICE", ["1,059 SF", "B109"]).build()]).rooms;
  assert.deepEqual([swapped.number, swapped.areaSqft], ["B109", 1059], "the area first");
  const [narrow] = extractPlanSet([tagged("LOBBY", ["108", "12,799 SF"]).build()]).rooms;
  assert.deepEqual([narrow.number, narrow.areaSqft], ["108", 12799], "wider than its name");
  const [far] = extractPlanSet([tagged("CORRIDOR", ["100", "674 SF"], 40).build()]).rooms;
  assert.equal(far.areaSqft, null, "too far apart for one tag");
});

Deno.test("names of two lines, numbers on the name's line and names alone are rooms", () => {
  const page = sheet().centred(300, 300, "CLOSET -", { isBold: true })
    .centred(300, 309, "WALK-IN", { isBold: true }).rect(288, 319, 24, 9)
    .centred(300, 320.5, "403", { size: 6 }).text(500, 300, "OFFICE 101").text(
      500,
      500,
      "BEDROOM 2",
    );
  const rooms = extractPlanSet([page.build()]).rooms.map((room) => [room.name, room.number]);
  assert.deepEqual(rooms.sort(), [["BEDROOM 2", null], ["CLOSET - WALK-IN", "403"], [
    "OFFICE",
    "101",
  ]]);
});

Deno.test("lines of a name whose font has tall boxes overlap, and are one name", () => {
  const page = sheet().centred(300, 300, "PRIMARY").centred(300, 308.2, "BEDROOM")
    .centred(300, 318, "207", { size: 6 });
  for (const { box } of [...page.lines, ...page.words]) box.height *= 1.7;
  const named = (it: PageBuilder) =>
    extractPlanSet([it.build()]).rooms.map(({ name, number }) => [name, number]);
  assert.deepEqual(named(page), [["PRIMARY BEDROOM", "207"]]);
  const printedOver = sheet().centred(300, 300, "PRIMARY").centred(300, 303, "BEDROOM");
  assert.equal(named(printedOver).length, 2);
});

Deno.test("a letter and one figure in the next line of a label are its number", () => {
  const numberOf = (under: (page: PageBuilder) => PageBuilder) => {
    const page = sheet().centred(300, 300, "LIVING").centred(300, 310, `25'-2" x 13'-6"`, {
      size: 6,
    });
    return extractPlanSet([under(page).build()]).rooms[0].number;
  };
  assert.equal(numberOf((it) => it.centred(300, 318, "A1", { size: 6 })), "A1");
  assert.equal(numberOf((it) => it.centred(300, 322, "A1", { size: 6 })), null, "in a shape");
  assert.equal(numberOf((it) => it.centred(300, 318, "A1", { size: 8 })), null, "in other letters");
});

Deno.test("names in small letters are rooms where the office letters all of them so", () => {
  const names = ["Bedroom 2", "Living", "Bath", "Laundry"];
  const roomsOf = (said: string[]) => {
    const page = sheet();
    said.forEach((name, index) => page.text(200 + 150 * index, 300, name));
    return extractPlanSet([page.build()]).rooms.map((room) => room.name).sort();
  };
  assert.deepEqual(roomsOf(names), ["Bath", "Bedroom 2", "Laundry", "Living"]);
  assert.deepEqual(roomsOf(["Bath", "Laundry"]), []);
  assert.deepEqual(roomsOf([...names, "KITCHEN"]), ["KITCHEN"]);
});

Deno.test("a hall said to serve people is not split from them", () => {
  const roomsOf = (text: string) =>
    extractPlanSet([sheet().text(300, 300, text).build()]).rooms.map((room) => room.occupants);
  assert.deepEqual(roomsOf("CORRIDOR 210 SERVES 64 OCC"), []);
  assert.deepEqual(roomsOf("LOUNGE 210 - 64 OCC"), [64]);
});

Deno.test("a load with nothing but a bracket before it has no name", () => {
  const set = extractPlanSet([sheet().text(300, 300, "( 62 OCC").build()]);
  assert.deepEqual(set.rooms, []);
});

Deno.test("the area in a long note is not that of a word over it", () => {
  const page = sheet().text(300, 300, "SHOP DWGS.")
    .text(300, 310, "UPLIFT ON ALL CLADDING AND SOFFIT PANELS OF UP TO 10 SF EACH IS LISTED");
  assert.deepEqual(extractPlanSet([page.build()]).rooms, []);
});

Deno.test("a name of two lines flush at the left is one room, names in a list are not", () => {
  const page = new PageBuilder().titleBlock("A-100", "SITE PLAN", `1/16" = 1'-0"`)
    .text(300, 300, "COVERED", { isBold: true }).text(300, 309, "DECK", { isBold: true })
    .text(600, 300, "LIVING ROOM", { isBold: true }).text(600, 309, "BATH", { isBold: true });
  const { rooms } = extractPlanSet([page.build()]);
  assert.deepEqual(rooms.map((room) => room.name).sort(), ["BATH", "COVERED DECK", "LIVING ROOM"]);
});

Deno.test("area from printed dimensions is said to be so", () => {
  const page = sheet().centred(300, 300, "MASTER BEDROOM").centred(300, 310, `14'-0" x 12'-0"`);
  const [room] = extractPlanSet([page.build()]).rooms;
  assert.equal(room.areaSqft, 168);
  assert.equal(room.areaFrom, "dimensions");
});

Deno.test("sides of a room may be written with a dash for the feet", () => {
  assert.deepEqual(readRoomLine("22-0 x 14-0"), { widthFt: 22, depthFt: 14 });
  assert.deepEqual(readRoomLine("10-6 X 12-3"), { widthFt: 10.5, depthFt: 12.25 });
  assert.equal(readRoomLine("22-18 x 14-0"), null);
  assert.equal(readRoomLine("2-0 x 2-0"), null);
});

Deno.test("names may begin with an initial or say whose room it is, letters of a list are no names", () => {
  const page = sheet().text(200, 200, "O. BATH").text(400, 200, "OWNER'S BR")
    .text(600, 200, "A. KITCHEN").text(600, 212, "B. CABINETS BY OWNER");
  assert.deepEqual(extractPlanSet([page.build()]).rooms.map((room) => room.name), [
    "O. BATH",
    "OWNER'S BR",
  ]);
});

Deno.test("notes, equipment and building labels are no rooms", () => {
  const page = sheet().text(200, 200, "SEE KITCHEN ELEVATIONS ON SHEET A-401")
    .text(200, 300, "ONE-STORY RETAIL BUILDING").text(200, 310, "12,000 SF")
    .text(200, 400, "FIRST FLOOR").text(200, 500, "REFRIGERATOR");
  assert.deepEqual(extractPlanSet([page.build()]).rooms, []);
});

Deno.test("isRoomName() knows shortened names", () => {
  for (const name of ["VEST.", "Vest. 2", "CONF. RM", "TLT", "PWDR.", "MTG. ROOM"]) {
    assert.ok(isRoomName(name), name);
  }
  for (const text of ["CORR. METAL DECK", "VESTED", "CONFIRM", "MTG. HEIGHT"]) {
    assert.ok(!isRoomName(text), text);
  }
});

Deno.test("isRoomName() knows the trade's names", () => {
  for (
    const name of [
      "KITCHEN / DINING",
      "W.I.C.",
      "PRIMARY BATH",
      "HALL 2",
      "JANITOR / ELEC",
      "RR 1",
      "Great Room",
      "OPEN OFFICE",
      "MEN",
      "COVERED PORCH",
      "DRY STORAGE",
      "MUD / LAUNDRY",
    ]
  ) assert.ok(isRoomName(name), name);
  for (const name of ["TYP", "SECOND FLOOR", "GRAB BAR", "NORTH", "EXIT 2", "12", "SLOPE"]) {
    assert.ok(!isRoomName(name), name);
  }
});

Deno.test("readRoomLine() reads areas, sides, ceilings and occupants", () => {
  assert.deepEqual(readRoomLine("1,456 SF"), { areaSqft: 1456 });
  assert.deepEqual(readRoomLine("219 SQ. FT."), { areaSqft: 219 });
  assert.deepEqual(readRoomLine(`13'-2 1/2" x 11'-0"`), {
    widthFt: 13.208333333333334,
    depthFt: 11,
  });
  assert.deepEqual(readRoomLine(`8'-0" A.F.F.`), { ceilingHeightIn: 96 });
  assert.deepEqual(readRoomLine("170 OCC"), { occupants: 170 });
  assert.equal(readRoomLine(`SILL 44" A.F.F.`), null);
  assert.equal(readRoomLine("1 EXIT DOOR (103)"), null);
});

Deno.test("one number with two names on two sheets is a conflict", () => {
  const page = (name: string, number: string) =>
    new PageBuilder().titleBlock(number, "FLOOR PLAN").centred(300, 300, name, { isBold: true })
      .rect(288, 310, 24, 9).centred(300, 311, "104", { size: 6 });
  const conflicts = conflictsOf(extractPlanSet([
    page("OFFICE", "A-101").build(1),
    page("STORAGE", "A-102").build(2),
  ]));
  assert.deepEqual(conflicts.map((it) => [it.topic, it.a.value, it.b.value]), [
    ["room name", "OFFICE", "STORAGE"],
  ]);
  const between = (first: string, second: string) =>
    conflictsOf(extractPlanSet([page(first, "A-101").build(1), page(second, "A-102").build(2)]));
  assert.deepEqual(between("STOR.", "STORAGE"), []);
  assert.deepEqual(between("MECH. RM", "MECHANICAL ROOM"), []);
  assert.deepEqual(between("LECTURE", "LECTURE ROOM"), []);
  assert.equal(between("STOR.", "STUDIO").length, 1);
  assert.equal(between("LECTURE ROOM", "BREAK ROOM").length, 1);
});

Deno.test("a name of several lines counts as a whole, a number proves an unusual one", () => {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN");
  [["MEN'S", "TOILET", "ROOM", "121"], ["ELEC.", "ROOM", "122"], ["LAKE PATIO", "123"]]
    .forEach((lines, at) =>
      lines.forEach((line, row) => page.centred(200 + 200 * at, 300 + 9 * row, line))
    );
  page.centred(800, 300, "SEE DOOR").centred(800, 309, "124");
  page.centred(900, 300, "MAP ROOM").centred(900, 309, "125");
  page.centred(1000, 300, "QUIET ROOM");
  const { rooms } = extractPlanSet([page.build()]);
  assert.deepEqual(rooms.map((it) => [it.name, it.number]).sort(), [
    ["ELEC. ROOM", "122"],
    ["LAKE PATIO", "123"],
    ["MAP ROOM", "125"],
    ["MEN'S TOILET ROOM", "121"],
  ]);
});

Deno.test("the heading of keynotes is no room, however its first number is boxed", () => {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN")
    .text(400, 300, "KEY NOTES", { size: 10, isBold: true }).rect(400, 314, 14, 12)
    .text(404, 316, "1").text(424, 316, "PROVIDE EXIT SIGN.");
  assert.deepEqual(extractPlanSet([page.build()]).rooms, []);
});

Deno.test("readRoomLine() reads number and area parted on one line", () => {
  for (const text of ["108 – 159 sf", "108 | 159 S.F.", "RM 108 (159 SF)", "#108 · 159 sq ft"]) {
    assert.deepEqual(readRoomLine(text), { number: "108", areaSqft: 159 }, text);
  }
  assert.deepEqual(readRoomLine("B-12 - 64 SF"), { number: "B-12", areaSqft: 64 });
  assert.deepEqual(readRoomLine("1.04 - 64 SF"), { number: "1.04", areaSqft: 64 });
});

Deno.test("readRoomLine() takes no part of an area for a number", () => {
  assert.deepEqual(readRoomLine("1,159 SF"), { areaSqft: 1159 });
  assert.equal(readRoomLine("108 159 SF")?.number, undefined);
  assert.equal(readRoomLine("950 / 1020 SF")?.number, undefined, "net and gross");
});

Deno.test("a way on with its width on one line is named without it", () => {
  const roomsOf = (text: string) =>
    extractPlanSet([sheet().text(300, 300, text).build()]).rooms
      .map(({ name, number }) => [name, number]);
  assert.deepEqual(roomsOf(`CORRIDOR 110, 5'-0" CLEAR`), [["CORRIDOR", "110"]]);
  assert.deepEqual(roomsOf(`Corridor 110, 6' wide`), [["Corridor", "110"]]);
  assert.deepEqual(roomsOf(`PASSAGE: 3'-8 1/2" CLR.`), [["PASSAGE", null]]);
  assert.deepEqual(roomsOf(`CORRIDOR 110, 5'-0" CLEAR OF DOORS`), []);
  assert.deepEqual(roomsOf(`CORRIDOR LIGHTS, 5'-0" CLEAR`), []);
});

Deno.test("a last word rooms are called by and the number on its line are a room, the tag of a fixture is none", () => {
  const page = sheet().text(100, 300, "RECTORY BATH 116").text(300, 300, "WC-1")
    .text(500, 300, "WC 2");
  const rooms = extractPlanSet([page.build()]).rooms.map((room) => [room.name, room.number]);
  assert.deepEqual(rooms.sort(), [["RECTORY BATH", "116"], ["WC 2", null]]);
});
