/** Draws a building in an office's style of its own: batts in gray walls, leaves as thin boxes, lengths in feet and millimeters, turned on its sheet. */
import PDFDocument from "pdfkit";
import type { Point as PercentPoint, Truth } from "../truth.ts";
import type { BuildingData, Clear } from "./data.ts";
import { hospital, type HospitalDoor, type HospitalFixture } from "./hospital.ts";
import {
  boxAround,
  type Opening,
  openingOf,
  outerBox,
  type Point,
  ringOf,
  round,
  type Side,
  wallsOf,
  windowOf,
} from "./outline.ts";

const PAPER: Point = [30, 21];
/** Its rooms and walls, for what every drawing measures. */
const building: BuildingData = { ...hospital, doors: [], fixtures: [] };
/** 1/4 in = 1 ft. */
const POINTS_PER_FOOT = 18;
const TURN = 17 * Math.PI / 180;
const TEXT_PT = 6.5;
const FONT = "Helvetica";
const WAY = { N: [0, -1], S: [0, 1], E: [1, 0], W: [-1, 0] } as const satisfies Record<Side, Point>;

/** The plan of the animal hospital, and its truth. */
export async function drawHospital(): Promise<{ bytes: Uint8Array; truth: Truth }> {
  const drawing = new BattDrawing();
  drawing.sheet();
  drawing.floors();
  drawing.walls();
  for (const it of hospital.doors) drawing.door(it);
  for (const it of hospital.windows) drawing.window(windowOf(building, it));
  drawing.stairs();
  for (const it of hospital.fixtures) drawing.fixture(it);
  drawing.furniture();
  for (const it of hospital.rooms) drawing.room(it);
  drawing.dimensions();
  return { bytes: await drawing.save(), truth: drawing.truth };
}

class BattDrawing {
  readonly truth: Truth = {
    sheets: [{ page: 1, sizeIn: [...PAPER], kind: "floor plan" }],
    rooms: [],
    doors: [],
    stairs: [],
    fixtures: [],
    dimensions: [],
  };
  readonly #document = new PDFDocument({ size: [PAPER[0] * 72, PAPER[1] * 72], margin: 0 });
  readonly #openings = new Map<HospitalDoor, Opening>(
    hospital.doors.map((it) => [it, openingOf(building, { ...it, kind: undefined })]),
  );

  sheet(): void {
    const [width, height] = PAPER.map((it) => it * 72);
    this.#document.lineWidth(2).rect(20, 20, width - 40, height - 40).stroke();
    this.#document.lineWidth(1).moveTo(20, height - 110).lineTo(width - 20, height - 110).stroke();
    this.#text(hospital.title, [40, height - 95], 14);
    this.#text("TEST DRAWING - NOT FOR CONSTRUCTION", [40, height - 70], 7);
    this.#text("FIRST FLOOR PLAN", [width - 420, height - 95], 14);
    this.#text(`SCALE 1/4" = 1'-0"`, [width - 420, height - 74], 9);
    this.#text("A1.01", [width - 120, height - 90], 24);
    this.#text("ALL DIMENSIONS ARE FEET AND INCHES, MILLIMETERS IN BRACKETS", [40, 40], 8);
  }

  /** Boards of a room and tiles of another, before the walls. */
  floors(): void {
    for (const { clear: [[x, y, width, depth]], floor } of hospital.rooms) {
      if (floor === "boards") {
        for (let at = y + 6; at < y + depth; at += 6) {
          this.#line([[x, at], [x + width, at]], 0.15, "#999");
        }
      }
      if (floor === "tiles") {
        for (let at = y + 12; at < y + depth; at += 12) {
          this.#line([[x, at], [x + width, at]], 0.12, "#aaa");
        }
        for (let at = x + 12; at < x + width; at += 12) {
          this.#line([[at, y], [at, y + depth]], 0.12, "#aaa");
        }
      }
    }
  }

  walls(): void {
    const windows = hospital.windows.map((it) => windowOf(building, it));
    const { fills, lines } = wallsOf(building, [...this.#openings.values(), ...windows]);
    for (const [x, y, width, depth] of fills) {
      const corners = [[x, y], [x + width, y], [x + width, y + depth], [x, y + depth]] as const;
      this.#document.polygon(...corners.map((it) => this.#at(it))).fill("#dcdcdc");
    }
    for (const fill of fills) this.#batt(fill);
    for (const line of lines) this.#line(line, 0.8);
  }

  /** Loops of insulation from face to face of a length of wall. */
  #batt([x, y, width, depth]: Clear): void {
    const isUpright = depth > width;
    const [long, thick] = isUpright ? [depth, width] : [width, depth];
    if (long < 14 || thick < 4) return;
    const at = (along: number, across: number) =>
      this.#at(isUpright ? [x + across, y + along] : [x + along, y + across]);
    const step = thick * 0.45;
    const [low, high] = [thick * 0.15, thick * 0.85];
    const d = this.#document.lineWidth(0.2).strokeColor("#777").moveTo(...at(0, low));
    for (let along = 0, index = 0; along + step <= long; along += step, index++) {
      const [from, to] = index % 2 === 0 ? [low, high] : [high, low];
      d.bezierCurveTo(
        ...at(along + step * 0.9, from),
        ...at(along + step * 0.1, to),
        ...at(along + step, to),
      );
    }
    d.stroke().strokeColor("black");
  }

  door(door: HospitalDoor): void {
    const opening = this.#openings.get(door)!;
    const { rect: [x, y, width, depth], isUpright, to } = opening;
    const { kind = "single" } = door;
    const out = WAY[to];
    const along: Point = isUpright ? [0, 1] : [1, 0];
    const middle: Point = [x + width / 2, y + depth / 2];
    const centre: Point = isUpright ? [middle[0], y] : [x, middle[1]];
    if (kind === "cased") {
      const far = add(centre, along, door.width);
      const thick = isUpright ? width / 2 : depth / 2;
      this.#document.dash(3, { space: 2 });
      for (const side of [-1, 1]) {
        this.#line([add(centre, out, side * thick), add(far, out, side * thick)], 0.3);
      }
      this.#document.undash();
      return;
    }
    const face: Point = [to === "E" ? x + width : x, to === "S" ? y + depth : y];
    const leafIn = kind === "double" || kind === "sliding" ? door.width / 2 : door.width;
    const drawn: Point[] = [[x, y], [x + width, y + depth]];
    const isFirst = door.hingesFirst ?? true;
    if (kind === "single") {
      drawn.push(
        ...this.#leaf(add(face, along, isFirst ? 0 : door.width), {
          out,
          along,
          sign: isFirst ? 1 : -1,
          length: leafIn,
        }),
      );
    }
    if (kind === "double") {
      drawn.push(...this.#leaf(face, { out, along, sign: 1, length: leafIn }));
      drawn.push(
        ...this.#leaf(add(face, along, door.width), { out, along, sign: -1, length: leafIn }),
      );
    }
    if (kind === "sliding") {
      for (const [part, shift] of [[0, -0.9], [1, 0.9]] as const) {
        const from = add(add(centre, along, part * (leafIn - 1)), out, shift);
        this.#box(from, along, leafIn + 1, out, 0.8);
      }
    }
    if (kind === "pocket") {
      this.#box(
        add(add(centre, along, -door.width * 0.35), out, -0.7),
        along,
        door.width,
        out,
        1.4,
      );
      this.#document.dash(2, { space: 1.5 });
      for (const side of [-1.2, 1.2]) {
        this.#line(
          [add(add(centre, along, -door.width - 1), out, side), add(centre, out, side)],
          0.3,
        );
      }
      this.#document.undash();
    }
    if (kind === "folding") {
      const part = door.width / 4;
      const rise = part * 0.8, run = part * 0.6;
      for (const [start, sign] of [[0, 1], [door.width, -1]] as const) {
        const jamb = add(face, along, start);
        const peak = add(add(jamb, along, sign * run), out, rise);
        this.#line([jamb, peak, add(jamb, along, sign * run * 2)], 0.8);
      }
    }
    if (kind === "overhead") {
      const inside = add(face, [-out[0], -out[1]], isUpright ? width : depth);
      const far = add(inside, [-out[0], -out[1]], 90);
      this.#document.dash(5, { space: 3 });
      this.#line([inside, far, add(far, along, door.width), add(inside, along, door.width)], 0.4);
      this.#document.undash();
      this.#box(add(inside, out, 1), along, door.width, out, 2);
    }
    this.#tag(door.mark, add(middle, out, -24));
    const swings = kind === "single" || kind === "double";
    this.truth.doors.push({
      id: door.mark,
      mark: door.mark,
      page: 1,
      centerPct: this.#percent(middle),
      boxPct: this.#boxOf(drawn),
      widthIn: door.width,
      leafIn: kind === "folding" ? door.width / 4 : leafIn,
      from: door.between[0],
      to: door.between[1],
      swingsInto: swings ? door.between[1] : null,
      hingeSide: null,
      kind,
    });
  }

  /** A leaf as a thin box, its swing as a polyline of ten. */
  #leaf(
    jamb: Point,
    { out, along, sign, length }: { out: Point; along: Point; sign: number; length: number },
  ): Point[] {
    const at = (deg: number) =>
      add(
        add(jamb, along, sign * length * Math.cos(deg * Math.PI / 180)),
        out,
        length * Math.sin(deg * Math.PI / 180),
      );
    this.#box(jamb, out, length, [along[0] * sign, along[1] * sign], 1.75);
    this.#line(Array.from({ length: 11 }, (_, index) => at(90 * index / 10)), 0.25, "#555");
    return [jamb, at(0), at(90)];
  }

  #tag(mark: string, point: Point): void {
    const [x, y] = this.#at(point);
    this.#document.lineWidth(0.4).ellipse(x, y, 12, 6).stroke();
    this.#document.font(FONT).fontSize(6);
    this.#text(mark, [x - this.#document.widthOfString(mark) / 2, y - 2.5], 6);
  }

  /** Frame boxes at both jambs, two panes of glass, and a sill that stands out. */
  window({ rect: [x, y, width, depth], isUpright, to }: Opening): void {
    const along: Point = isUpright ? [0, 1] : [1, 0];
    const across: Point = isUpright ? [1, 0] : [0, 1];
    const long = isUpright ? depth : width, thick = isUpright ? width : depth;
    this.#box([x, y], along, long, across, thick, 0.3);
    for (const at of [0, long - 2]) this.#box(add([x, y], along, at), along, 2, across, thick, 0.4);
    for (const at of [0.4, 0.6]) {
      this.#line([
        add(add([x, y], across, thick * at), along, 2),
        add(add([x, y], across, thick * at), along, long - 2),
      ], 0.25);
    }
    const sill = add(add([x, y], across, to === "S" || to === "E" ? thick + 2 : -2), along, -3);
    this.#line([sill, add(sill, along, long + 6)], 0.3);
  }

  stairs(): void {
    for (const { box: [x, y, width, depth], treads, label, isBroken } of hospital.flights) {
      const going = depth / treads;
      this.#line([[x, y], [x, y + depth]], 0.5);
      this.#line([[x + width, y], [x + width, y + depth]], 0.5);
      this.#line([[x + 1.5, y], [x + 1.5, y + depth]], 0.2);
      for (let index = 0; index <= treads; index++) {
        const at = y + index * going;
        if (isBroken && index > treads * 0.6) this.#document.dash(2.5, { space: 2 });
        this.#line([[x, at], [x + width, at]], 0.35);
        this.#document.undash();
        if (index < treads) this.#line([[x, at + 1], [x + width, at + 1]], 0.1, "#888");
      }
      if (isBroken) {
        const at = y + depth * 0.6;
        const half = x + width / 2;
        this.#line([[x - 3, at + 6], [half - 3, at], [half - 1, at + 5], [half + 1, at - 7], [
          half + 3,
          at - 2,
        ], [x + width + 3, at - 8]], 0.5);
      }
      const top = y + 5, end = y + depth * 0.5;
      this.#line([[x + width / 2, top], [x + width / 2, end]], 0.4);
      this.#line([[x + width / 2 - 2.5, end - 5], [x + width / 2, end], [
        x + width / 2 + 2.5,
        end - 5,
      ]], 0.4);
      const [tx, ty] = this.#at([x + width / 2 - 12, y - 10]);
      this.#text(label, [tx, ty - 3], 6);
      this.truth.stairs.push({
        page: 1,
        boxPct: this.#boxOf([[x, y], [x + width, y + depth], [x + width, y], [x, y + depth]]),
        widthIn: width,
      });
    }
  }

  fixture({ type, shape, at, back }: HospitalFixture): void {
    const opposite = { N: "S", S: "N", E: "W", W: "E" } as const;
    const out = WAY[opposite[back]];
    const along: Point = [Math.abs(out[1]), Math.abs(out[0])];
    const spot = (across: number, forth: number) => add(add(at, along, across), out, forth);
    const box = (w: number, from: number, to: number, pen = 0.35) =>
      this.#line([
        spot(-w / 2, from),
        spot(w / 2, from),
        spot(w / 2, to),
        spot(-w / 2, to),
        spot(-w / 2, from),
      ], pen);
    const oval = (middle: Point, w: number, deep: number, from = 0, to = 360) => {
      const k = 4 / 3 * Math.tan((to - from) / 4 * Math.PI / 180 / 4);
      const p = (c: number, s: number) => add(add(middle, along, c * w / 2), out, s * deep / 2);
      const d = this.#document.lineWidth(0.35);
      for (let q = 0; q < 4; q++) {
        const a = (from + (to - from) * q / 4) * Math.PI / 180,
          b = (from + (to - from) * (q + 1) / 4) * Math.PI / 180;
        const start = this.#at(p(Math.cos(a), Math.sin(a)));
        if (q === 0) d.moveTo(...start);
        d.bezierCurveTo(
          ...this.#at(p(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a))),
          ...this.#at(p(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b))),
          ...this.#at(p(Math.cos(b), Math.sin(b))),
        );
      }
      d.stroke();
    };
    let deep = 22;
    if (type === "wc") {
      deep = 28;
      box(19, 0, 7.5);
      oval(spot(0, 18), 14, 20);
      oval(spot(0, 18.5), 9.5, 14);
    } else if (type === "urinal") {
      deep = 13;
      box(16, 0, 2);
      oval(spot(0, 2), 14, 22, 0, 180);
      oval(spot(0, 3), 8, 12, 0, 180);
    } else if (type === "lavatory" && shape === "counter") {
      oval(spot(0, 11), 19, 15);
      oval(spot(0, 4.5), 1.5, 1.5);
      deep = 22;
    } else if (type === "lavatory") {
      deep = 18;
      this.#line([spot(-10, 8), spot(-10, 0), spot(10, 0), spot(10, 8)], 0.35);
      oval(spot(0, 8), 20, 20, 0, 180);
      oval(spot(0, 9), 14, 11);
      this.#line([spot(0, 1), spot(0, 5)], 0.5);
    } else if (type === "sink" && shape === "double") {
      for (const side of [-8, 8]) {
        this.#line([
          spot(side - 7, 4),
          spot(side + 7, 4),
          spot(side + 7, 20),
          spot(side - 7, 20),
          spot(side - 7, 4),
        ], 0.35);
        oval(spot(side, 12), 3, 3);
      }
      box(33, 2, 22);
      this.#line([spot(0, 2.5), spot(0, 8)], 0.6);
    } else if (type === "sink") {
      box(22, 2, 20);
      box(18, 5, 18);
      oval(spot(0, 11), 3, 3);
      deep = 22;
    } else if (type === "tub") {
      deep = 30;
      box(60, 0, 30);
      this.#line([spot(-24, 3), spot(22, 3)], 0.35);
      this.#line([spot(-24, 27), spot(22, 27)], 0.35);
      this.#line([spot(22, 3), spot(27, 8), spot(27, 22), spot(22, 27)], 0.35);
      this.#line([spot(-24, 3), spot(-27, 7), spot(-27, 23), spot(-24, 27)], 0.35);
      oval(spot(22, 15), 3, 3);
    }
    this.truth.fixtures.push({ page: 1, type, centerPct: this.#percent(spot(0, deep / 2)) });
  }

  furniture(): void {
    for (const [x, y, width, depth] of hospital.counters) {
      this.#box([x, y], [1, 0], width, [0, 1], depth, 0.4);
    }
    for (const [a, b] of hospital.partitions) this.#line([a, b], 0.7);
    for (const [x, y, width, depth] of hospital.tables) {
      this.#box([x, y], [1, 0], width, [0, 1], depth, 0.3);
      this.#box([x + 2, y + 2], [1, 0], width - 4, [0, 1], depth - 4, 0.2);
    }
  }

  room({ name, number, clear }: typeof hospital.rooms[number]): void {
    const [x, y, width, depth] = clear[0];
    const areaSqFt = width * depth / 144;
    const [cx, cy] = this.#at([x + width / 2, y + depth / 2]);
    const d = this.#document;
    d.font(FONT).fontSize(TEXT_PT);
    this.#text(name, [cx - d.widthOfString(name) / 2, cy - 14], TEXT_PT);
    this.#text(number, [cx - d.widthOfString(number) / 2, cy - 5], TEXT_PT);
    d.lineWidth(0.4).rect(cx - 10, cy - 6.5, 20, 8.5).stroke();
    const area = `${Math.round(areaSqFt)} SF / ${(areaSqFt * 0.092903).toFixed(1)} m²`;
    d.fontSize(5.5);
    this.#text(area, [cx - d.widthOfString(area) / 2, cy + 4], 5.5);
    this.truth.rooms.push({
      page: 1,
      number,
      name,
      areaSqFt: Math.round(areaSqFt * 100) / 100,
      polygonPct: ringOf(clear).map((it) => this.#percent(it)),
    });
  }

  dimensions(): void {
    const [x, y, width, depth] = outerBox(building);
    this.#dimension([x, y - 48], [x + width, y - 48], { property: "overall length" }, [[x, y - 3], [
      x + width,
      y - 3,
    ]]);
    this.#dimension([x - 54, y], [x - 54, y + depth], { property: "overall width" }, [[x - 3, y], [
      x - 3,
      y + depth,
    ]]);
    for (const { from, to, measures } of hospital.lengths) this.#dimension(from, to, measures, []);
  }

  #dimension(
    from: Point,
    to: Point,
    measures: Truth["dimensions"][number]["measures"],
    witness: readonly Point[],
  ): void {
    this.#line([from, to], 0.2);
    witness.forEach((it, index) => this.#line([it, index === 0 ? from : to], 0.2));
    const [ax, ay] = this.#at(from), [bx, by] = this.#at(to);
    const turn = Math.atan2(by - ay, bx - ax);
    const d = this.#document;
    for (const [ex, ey] of [[ax, ay], [bx, by]]) {
      const slant = turn - Math.PI / 4;
      d.lineWidth(0.8).moveTo(ex - 3 * Math.cos(slant), ey - 3 * Math.sin(slant)).lineTo(
        ex + 3 * Math.cos(slant),
        ey + 3 * Math.sin(slant),
      ).stroke();
    }
    const valueIn = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 4) / 4;
    const text = `${feet(valueIn)} [${Math.round(valueIn * 25.4)}]`;
    d.font(FONT).fontSize(TEXT_PT);
    const long = d.widthOfString(text);
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    const lean = turn > Math.PI / 2 - 0.01 ? turn - Math.PI : turn;
    d.save().rotate(lean * 180 / Math.PI, { origin: [mx, my] });
    this.#text(text, [mx - long / 2, my - TEXT_PT - 1.2], TEXT_PT);
    d.restore();
    const rise = TEXT_PT / 2 + 1.2;
    const [cx, cy] = [mx + rise * Math.sin(lean), my - rise * Math.cos(lean)];
    const w = long * Math.abs(Math.cos(lean)) + TEXT_PT * Math.abs(Math.sin(lean));
    const h = long * Math.abs(Math.sin(lean)) + TEXT_PT * Math.abs(Math.cos(lean));
    const [pw, ph] = PAPER.map((it) => it * 0.72);
    this.truth.dimensions.push({
      page: 1,
      text,
      valueIn,
      boxPct: {
        x: round((cx - w / 2) / pw),
        y: round((cy - h / 2) / ph),
        width: round(w / pw),
        height: round(h / ph),
      },
      measures,
    });
  }

  async save(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    const done = new Promise<void>((resolve) => this.#document.on("end", resolve));
    this.#document.on("data", (it: Uint8Array) => chunks.push(it));
    this.#document.end();
    await done;
    return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
  }

  #at([x, y]: Point): [number, number] {
    const [left, top, wide, deep] = outerBox(building);
    const scale = POINTS_PER_FOOT / 12;
    const [dx, dy] = [(x - left - wide / 2) * scale, (y - top - deep / 2) * scale];
    return [
      PAPER[0] * 36 + dx * Math.cos(TURN) - dy * Math.sin(TURN),
      PAPER[1] * 33 + dx * Math.sin(TURN) + dy * Math.cos(TURN),
    ];
  }

  #percent(point: Point): PercentPoint {
    const [x, y] = this.#at(point);
    return [round(x / PAPER[0] / 0.72), round(y / PAPER[1] / 0.72)];
  }

  #boxOf(points: readonly Point[]) {
    return boxAround(points.map((it) => this.#percent(it)));
  }

  /** A box from a corner, so long one way and so wide the other. */
  #box(corner: Point, one: Point, long: number, other: Point, wide: number, pen = 0.5): void {
    const far = add(corner, one, long);
    this.#line([corner, far, add(far, other, wide), add(corner, other, wide), corner], pen);
  }

  #line(points: readonly Point[], pen: number, color = "black"): void {
    const d = this.#document.lineWidth(pen).strokeColor(color);
    points.forEach((it, index) =>
      index === 0 ? d.moveTo(...this.#at(it)) : d.lineTo(...this.#at(it))
    );
    d.stroke().strokeColor("black");
  }

  #text(text: string, [x, y]: readonly [number, number], size: number): void {
    this.#document.font(FONT).fontSize(size).fillColor("black").text(text, x, y, {
      lineBreak: false,
    });
  }
}

/** Feet and inches to a quarter: `11'-9 3/4"`. */
function feet(inches: number): string {
  const quarters = Math.round(inches * 4);
  const rest = ["", " 1/4", " 1/2", " 3/4"][quarters % 4];
  return `${Math.floor(quarters / 48)}'-${Math.floor((quarters % 48) / 4)}${rest}"`;
}

const add = (
  [x, y]: Point,
  [dx, dy]: Point,
  length: number,
): Point => [x + dx * length, y + dy * length];
