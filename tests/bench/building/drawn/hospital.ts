/** A small animal hospital as numbers. Inches, origin top left, y down. */
import type { TrueDimension } from "../truth.ts";
import type { BuildingData, Clear, DoorData, FixtureData, RoomData } from "./data.ts";
import type { Line, Point } from "./outline.ts";

export interface HospitalDoor extends Omit<DoorData, "kind"> {
  kind?: DoorData["kind"] | "pocket" | "folding" | "cased";
}

export interface HospitalFixture extends FixtureData {
  shape?: "counter" | "double";
}

interface Hospital extends Omit<BuildingData, "doors" | "fixtures" | "rooms"> {
  rooms: (RoomData & { floor?: "boards" | "tiles" })[];
  doors: HospitalDoor[];
  fixtures: HospitalFixture[];
  /** Flights with treads across them. */
  flights: { box: Clear; treads: number; label: string; isBroken?: boolean }[];
  counters: Clear[];
  tables: Clear[];
  partitions: Line[];
  lengths: { from: Point; to: Point; measures: TrueDimension["measures"] }[];
}

const width = (room: string, x: number, wide: number, y: number): Hospital["lengths"][number] => ({
  from: [x, y],
  to: [x + wide, y],
  measures: { property: "room width", thing: "room", room },
});

const depth = (room: string, y: number, deep: number, x: number): Hospital["lengths"][number] => ({
  from: [x, y],
  to: [x, y + deep],
  measures: { property: "room depth", thing: "room", room },
});

export const hospital: Hospital = {
  name: "hospital",
  title: "HERON CREEK ANIMAL HOSPITAL",
  outerIn: 10,
  rooms: [
    { number: "101", name: "LOBBY", clear: [[0, 0, 240, 196.75]], floor: "boards" },
    { number: "102", name: "RECEPTION", clear: [[244.75, 0, 130, 130]] },
    { number: "103", name: "EXAM 1", clear: [[379.5, 0, 118, 130]] },
    { number: "104", name: "EXAM 2", clear: [[502.25, 0, 118, 130]] },
    { number: "105", name: "SURGERY", clear: [[625, 0, 175, 130]] },
    { number: "106", name: "CORRIDOR", clear: [[244.75, 134.75, 555.25, 62]], isCorridor: true },
    { number: "107", name: "MEN", clear: [[0, 201.5, 110, 140]], floor: "tiles" },
    { number: "108", name: "WOMEN", clear: [[114.75, 201.5, 125.25, 140]], floor: "tiles" },
    { number: "109", name: "STAIR", clear: [[244.75, 201.5, 98, 268.5]] },
    { number: "110", name: "BREAK ROOM", clear: [[347.5, 201.5, 150, 140]] },
    { number: "111", name: "GROOMING", clear: [[502.25, 201.5, 118, 140]] },
    { number: "112", name: "KENNEL", clear: [[625, 201.5, 175, 268.5]] },
    { number: "113", name: "CLOSET", clear: [[347.5, 346.25, 60, 123.75]] },
    { number: "114", name: "OFFICE", clear: [[412.25, 346.25, 208, 123.75]], floor: "boards" },
    { number: "115", name: "THERAPY", clear: [[0, 346.25, 240, 123.75]] },
  ],
  doors: [
    { mark: "101A", between: ["101", "outside"], at: 60, width: 72, kind: "double" },
    { mark: "101B", between: ["101", "106"], at: 10, width: 42 },
    { mark: "101C", between: ["101", "102"], at: 30, width: 72, kind: "cased" },
    { mark: "102", between: ["102", "106"], at: 60, width: 34, kind: "pocket" },
    { mark: "103", between: ["106", "103"], at: 12, width: 36 },
    { mark: "104", between: ["106", "104"], at: 70, width: 36, hingesFirst: false },
    { mark: "105", between: ["106", "105"], at: 40, width: 72, kind: "double" },
    { mark: "107", between: ["101", "107"], at: 60, width: 36 },
    { mark: "108", between: ["101", "108"], at: 20, width: 36, hingesFirst: false },
    { mark: "109A", between: ["106", "109"], at: 8, width: 36 },
    { mark: "109B", between: ["109", "outside"], at: 24, width: 36 },
    { mark: "110", between: ["106", "110"], at: 100, width: 36, hingesFirst: false },
    { mark: "111", between: ["106", "111"], at: 10, width: 36 },
    { mark: "112A", between: ["106", "112"], at: 60, width: 42 },
    { mark: "112B", between: ["112", "outside"], at: 30, width: 120, kind: "overhead" },
    { mark: "112C", between: ["112", "outside"], at: 190, width: 36 },
    { mark: "113", between: ["110", "113"], at: 6, width: 48, kind: "folding" },
    { mark: "114", between: ["110", "114"], at: 20, width: 34 },
    { mark: "115A", between: ["109", "115"], at: 60, width: 36 },
    { mark: "115B", between: ["115", "outside"], at: 60, width: 96, kind: "sliding" },
  ],
  windows: [
    { room: "101", side: "N", at: 60, width: 120 },
    { room: "102", side: "N", at: 36, width: 60 },
    { room: "103", side: "N", at: 30, width: 48 },
    { room: "104", side: "N", at: 30, width: 48 },
    { room: "105", side: "N", at: 50, width: 72 },
    { room: "114", side: "S", at: 60, width: 72 },
    { room: "115", side: "W", at: 30, width: 60 },
  ],
  stairs: [],
  flights: [
    { box: [296.75, 250, 46, 132], treads: 12, label: "UP 13R", isBroken: true },
    { box: [262, 520, 48, 44], treads: 4, label: "DN 5R" },
  ],
  fixtures: [
    { type: "wc", room: "107", at: [24, 341.5], back: "S" },
    { type: "urinal", room: "107", at: [0, 270], back: "W" },
    { type: "lavatory", room: "107", at: [110, 290], back: "E" },
    { type: "wc", room: "108", at: [134, 341.5], back: "S" },
    { type: "wc", room: "108", at: [176, 341.5], back: "S" },
    { type: "lavatory", shape: "counter", room: "108", at: [240, 236], back: "E" },
    { type: "lavatory", shape: "counter", room: "108", at: [240, 268], back: "E" },
    { type: "sink", shape: "double", room: "110", at: [460, 341.5], back: "S" },
    { type: "sink", room: "103", at: [497.5, 60], back: "E" },
    { type: "sink", room: "104", at: [620.25, 60], back: "E" },
    { type: "sink", room: "105", at: [800, 40], back: "E" },
    { type: "tub", room: "111", at: [561, 341.5], back: "S" },
    { type: "sink", room: "111", at: [620.25, 250], back: "E" },
  ],
  counters: [
    [218, 216, 22, 72],
    [475.5, 30, 22, 64],
    [598.25, 30, 22, 64],
    [432, 319.5, 65.5, 22],
    [268, 60, 24, 56],
  ],
  tables: [[400, 52, 24, 50], [524, 52, 24, 50], [690, 40, 26, 60], [560, 400, 36, 60]],
  partitions: [[[155, 341.5], [155, 284]], [[197, 341.5], [197, 284]]],
  lengths: [
    width("101", 0, 240, 150),
    width("102", 244.75, 130, 44),
    width("103", 379.5, 118, 112),
    width("104", 502.25, 118, 112),
    width("105", 625, 175, 112),
    width("110", 347.5, 150, 300),
    width("112", 625, 175, 440),
    width("114", 412.25, 208, 440),
    width("115", 0, 240, 428),
    depth("105", 0, 130, 640),
    depth("112", 201.5, 268.5, 655),
    depth("115", 346.25, 123.75, 20),
    {
      from: [600, 134.75],
      to: [600, 196.75],
      measures: { property: "clear width", thing: "corridor", room: "106" },
    },
    {
      from: [296.75, 400],
      to: [342.75, 400],
      measures: { property: "width", thing: "stair" },
    },
  ],
};
