/** Draws a building given as rings of corners: heavy single strokes or pairs of lines for walls, curves as Beziers. */
import PDFDocument from "pdfkit";
import type { Point as PercentPoint, Truth } from "../truth.ts";
import { strokesOf, widthOf } from "./stroke_font.ts";
import type { Point, WingBuilding, WingDoor, WingFixture } from "./wings.ts";
import { boxAround, round } from "./outline.ts";

/** How an office draws. */
export interface WingStyle {
  paperIn: readonly [width: number, height: number];
  pointsPerFoot: number;
  scale: string;
  /** One stroke as heavy as this, points, or two lines so many inches apart. */
  walls: { heavyPt: number } | { thickIn: number };
  /** Lettering in single strokes instead of a font. */
  hasStrokes: boolean;
}

const TEXT_PT = 7;
/** How far a door's mark stands off its wall, inches. */
const MARK_IN = 20;
/** Leaves of doors by their kind. */
const LEAVES: Record<WingDoor["kind"], number> = {
  single: 1,
  pocket: 1,
  double: 2,
  sliding: 2,
  folding: 4,
};

/** A sheet with the plan, and its truth. */
export async function drawWings(
  building: WingBuilding,
  style: WingStyle,
): Promise<{ bytes: Uint8Array; truth: Truth }> {
  const drawing = new WingDrawing(building, style);
  drawing.sheet();
  drawing.walls();
  for (const it of building.doors) drawing.door(it);
  for (const it of building.windows) drawing.window(it);
  for (const it of building.stairs) drawing.stair(it);
  for (const it of building.fixtures) drawing.fixture(it);
  for (const it of building.rooms) drawing.room(it);
  return { bytes: await drawing.save(), truth: drawing.truth };
}

class WingDrawing {
  readonly truth: Truth;
  readonly #document: PDFKit.PDFDocument;
  readonly #left: number;
  readonly #top: number;
  readonly #openings: { a: Point; b: Point }[];

  constructor(private readonly building: WingBuilding, private readonly style: WingStyle) {
    const [width, height] = style.paperIn.map((it) => it * 72);
    this.#document = new PDFDocument({ size: [width, height], margin: 0 });
    const xs = building.outer.map(([x]) => x), ys = building.outer.map(([, y]) => y);
    const scale = style.pointsPerFoot / 12;
    this.#left = (width - 170) / 2 - (Math.min(...xs) + Math.max(...xs)) / 2 * scale;
    this.#top = height * 0.47 - (Math.min(...ys) + Math.max(...ys)) / 2 * scale;
    this.truth = {
      sheets: [{ page: 1, sizeIn: [...style.paperIn], kind: "floor plan" }],
      rooms: [],
      doors: [],
      stairs: [],
      fixtures: [],
      dimensions: [],
    };
    this.#openings = [...building.doors, ...building.windows].map((it) => openingOf(it));
  }

  /** Half the thickness of a wall, inches. */
  get #half(): number {
    const { walls, pointsPerFoot } = this.style;
    return "thickIn" in walls ? walls.thickIn / 2 : walls.heavyPt / pointsPerFoot * 12 / 2;
  }

  #at([x, y]: Point): [number, number] {
    const scale = this.style.pointsPerFoot / 12;
    return [this.#left + x * scale, this.#top + y * scale];
  }

  #percent(point: Point): PercentPoint {
    const [x, y] = this.#at(point);
    const [width, height] = this.style.paperIn;
    return [round(x / width / 0.72), round(y / height / 0.72)];
  }

  #box(points: readonly Point[]) {
    return boxAround(points.map((it) => this.#percent(it)));
  }

  #line(points: readonly Point[], pen: number): void {
    const d = this.#document.lineWidth(pen);
    points.forEach((it, index) => {
      const [x, y] = this.#at(it);
      if (index === 0) d.moveTo(x, y);
      else d.lineTo(x, y);
    });
    d.stroke();
  }

  /** Text centred on a place of the paper; its box in points. */
  #text(text: string, [x, y]: readonly [number, number], size = TEXT_PT) {
    const d = this.#document;
    if (this.style.hasStrokes) {
      const width = widthOf(text, size);
      d.lineWidth(0.55);
      for (const run of strokesOf(text, [x - width / 2, y - size / 2], size)) {
        run.forEach(([px, py], index) => index === 0 ? d.moveTo(px, py) : d.lineTo(px, py));
        d.stroke();
      }
      return;
    }
    d.font("Helvetica").fontSize(size);
    d.text(text, x - d.widthOfString(text) / 2, y - size / 2, { lineBreak: false });
  }

  sheet(): void {
    const [width, height] = this.style.paperIn.map((it) => it * 72);
    const d = this.#document.lineWidth(1.4);
    d.rect(26, 26, width - 52, height - 52).stroke();
    d.rect(width - 166, 26, 140, height - 52).stroke();
    const middle = width - 96;
    this.#text(this.building.title, [middle, 60], 8);
    this.#text("TEST DRAWING", [middle, 80], 6);
    this.#text("FLOOR PLAN", [middle, height - 130], 10);
    this.#text("A-101", [middle, height - 70], 18);
    this.#text("FLOOR PLAN", [width * 0.35, height - 110], 11);
    this.#text(`SCALE: ${this.style.scale}`, [width * 0.35, height - 92], 8);
  }

  walls(): void {
    const { outer, rooms } = this.building;
    const { walls } = this.style;
    if ("heavyPt" in walls) {
      this.#document.lineCap("butt");
      for (const { ring } of rooms) this.#ring(ring, walls.heavyPt);
      return;
    }
    for (const { ring } of rooms) this.#ring(inset(ring, this.#half), 1.1);
    this.#ring(inset(outer, -this.#half), 1.1);
    for (const { a, b } of this.#openings) {
      const across = normal(a, b, this.#half);
      for (const end of [a, b]) this.#line([add(end, across, -1), add(end, across, 1)], 1.1);
    }
  }

  /** Sides of a ring without the openings in them. */
  #ring(ring: readonly Point[], pen: number): void {
    ring.forEach((a, index) => {
      const b = ring[(index + 1) % ring.length];
      const length = distance(a, b);
      const u: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
      const along = (p: Point) => (p[0] - a[0]) * u[0] + (p[1] - a[1]) * u[1];
      const off = (p: Point) => Math.abs((p[0] - a[0]) * u[1] - (p[1] - a[1]) * u[0]);
      let left: [number, number][] = [[0, length]];
      for (const it of this.#openings) {
        if (off(it.a) > this.#half + 0.5 || off(it.b) > this.#half + 0.5) continue;
        const [from, to] = [along(it.a), along(it.b)].sort((p, q) => p - q);
        left = left.flatMap(([p, q]): [number, number][] =>
          ([[p, Math.min(q, from)], [Math.max(p, to), q]] as [number, number][])
            .filter(([s, t]) => t - s > 0.01)
        );
      }
      for (const [from, to] of left) this.#line([add(a, u, from), add(a, u, to)], pen);
    });
  }

  door(door: WingDoor): void {
    const { a, b } = openingOf(door);
    const { kind, width, between: [from, to], mark } = door;
    const u: Point = [(b[0] - a[0]) / width, (b[1] - a[1]) / width];
    const middle = add(a, u, width / 2);
    const out = this.#sideOf(to, middle, [-u[1], u[0]], from);
    const face = (p: Point): Point => "thickIn" in this.style.walls ? add(p, out, this.#half) : p;
    const drawn: Point[] = [a, b];
    const leafIn = width / LEAVES[kind];
    let hinge: Point | null = null;
    const leaves = kind === "double" ? [true, false] : kind === "single" ? [door.hingesFirst!] : [];
    for (const first of leaves) {
      hinge = face(first ? a : b);
      const way: Point = first ? u : [-u[0], -u[1]];
      drawn.push(...this.#swing(hinge, { way, out, length: leafIn }));
    }
    if (kind === "sliding") {
      this.#line([add(a, out, -1), add(add(a, u, width * 0.52), out, -1)], 0.5);
      this.#line([add(add(a, u, width * 0.48), out, 1), add(b, out, 1)], 0.5);
    }
    if (kind === "pocket") {
      this.#document.dash(3, { space: 2 });
      this.#line([add(a, u, -width * 0.95), a], 0.5);
      this.#document.undash();
      this.#line([a, add(a, u, width * 0.45)], 0.9);
    }
    if (kind === "folding") {
      const fold = leafIn;
      for (const [jamb, way] of [[a, u], [b, [-u[0], -u[1]] as Point]] as const) {
        const start = face(jamb);
        const tip = add(add(start, way, fold * 0.5), out, fold * 0.866);
        const end = add(start, way, fold);
        drawn.push(tip);
        this.#line([start, tip, end], 0.7);
      }
    }
    const [x, y] = this.#at(add(middle, out, -MARK_IN));
    this.#document.lineWidth(0.5).circle(x, y, 7).stroke();
    this.#text(mark, [x, y], 6);
    const isSingle = kind === "single";
    this.truth.doors.push({
      id: mark,
      mark,
      page: 1,
      centerPct: this.#percent(middle),
      boxPct: this.#box(drawn),
      widthIn: width,
      leafIn,
      from,
      to,
      swingsInto: isSingle || kind === "double" ? to : null,
      hingeSide: isSingle && hinge ? handOf(hinge, middle, out) : null,
      kind,
    });
  }

  /** The way across a wall towards a room; away from the other room where that is open ground. */
  #sideOf(to: string, middle: Point, across: Point, from: string): Point {
    const named = (number: string) => this.building.rooms.find((it) => it.number === number);
    const [room, sign] = named(to) ? [named(to)!, 1] : [named(from)!, -1];
    const isIn = isInside(room.ring, add(middle, across, 10)) ? sign : -sign;
    return [across[0] * isIn, across[1] * isIn];
  }

  /** A leaf as a thin box and its swing as one curve; corners of both. */
  #swing(hinge: Point, { way, out, length }: { way: Point; out: Point; length: number }): Point[] {
    const open = add(hinge, out, length), closed = add(hinge, way, length);
    if (this.style.hasStrokes) this.#line([hinge, open], 0.5);
    else {
      this.#line([
        hinge,
        open,
        add(open, way, 1.75),
        add(hinge, way, 1.75),
        hinge,
      ], 0.4);
    }
    const k = 0.5523 * length;
    const [c1, c2, end] = [add(open, way, k), add(closed, out, k), closed].map((it) =>
      this.#at(it)
    );
    const d = this.#document.lineWidth(0.35);
    d.moveTo(...this.#at(open)).bezierCurveTo(...c1, ...c2, ...end).stroke();
    return [open, closed];
  }

  window(window: WingBuilding["windows"][number]): void {
    const { a, b } = openingOf(window);
    const across = normal(a, b, this.#half);
    for (const share of [-1, 0, 1]) {
      this.#line([add(a, across, share), add(b, across, share)], 0.4);
    }
  }

  stair({ at, along, width, treads }: WingBuilding["stairs"][number]): void {
    const across: Point = [-along[1], along[0]];
    const end = add(at, along, 11 * (treads - 1));
    for (let tread = 0; tread < treads; tread++) {
      const start = add(at, along, 11 * tread);
      this.#line([start, add(start, across, width)], 0.4);
    }
    const middle = width / 2;
    this.#line([add(add(at, along, -8), across, middle), add(end, across, middle)], 0.4);
    this.#text("UP", this.#at(add(add(at, along, -18), across, middle)), 6);
    this.truth.stairs.push({
      page: 1,
      boxPct: this.#box([at, end, add(at, across, width), add(end, across, width)]),
      widthIn: width,
    });
  }

  fixture({ type, at, turn }: WingFixture): void {
    const angle = turn * Math.PI / 180;
    const out: Point = [Math.cos(angle), Math.sin(angle)], along: Point = [-out[1], out[0]];
    const place = (across: number, forth: number) => add(add(at, along, across), out, forth);
    const frame = (wide: number, from: number, to: number, shift = 0) =>
      this.#line([
        place(shift - wide / 2, from),
        place(shift + wide / 2, from),
        place(shift + wide / 2, to),
        place(shift - wide / 2, to),
        place(shift - wide / 2, from),
      ], 0.4);
    const oval = (wide: number, from: number, to: number) => {
      const d = this.#document.lineWidth(0.4);
      const [rx, ry] = [wide / 2, (to - from) / 2], middle = from + ry, k = 0.5523;
      const p = (x: number, y: number) => this.#at(place(x * rx, middle + y * ry));
      d.moveTo(...p(1, 0));
      for (const [x, y] of [[1, 0], [0, 1], [-1, 0], [0, -1]]) {
        // From one quarter of the ellipse to the next.
        const [nx, ny] = [-y, x];
        d.bezierCurveTo(
          ...p(x + k * nx, y + k * ny),
          ...p(nx + k * x, ny + k * y),
          ...p(nx, ny),
        );
      }
      d.stroke();
    };
    const deep = { wc: 28, lavatory: 18, sink: 22 }[type];
    if (type === "wc") {
      frame(19, 1, 8);
      oval(14, 9, deep);
    } else if (type === "lavatory") {
      frame(24, 0, deep);
      oval(17, 3, deep - 3);
    } else {
      frame(33, 0, deep);
      frame(13, 4, deep - 3, -8);
      frame(13, 4, deep - 3, 8);
    }
    this.truth.fixtures.push({ page: 1, type, centerPct: this.#percent(place(0, deep / 2)) });
  }

  room({ name, number, ring }: WingBuilding["rooms"][number]): void {
    const clear = inset(ring, this.#half);
    const middle: Point = [
      clear.reduce((sum, [x]) => sum + x, 0) / clear.length,
      clear.reduce((sum, [, y]) => sum + y, 0) / clear.length,
    ];
    const [x, y] = this.#at(middle);
    this.#text(name, [x, y - 5]);
    this.#text(number, [x, y + 5]);
    this.truth.rooms.push({
      page: 1,
      number,
      name,
      areaSqFt: round(Math.abs(areaOf(clear)) / 144),
      polygonPct: clear.map((it) => this.#percent(it)),
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
}

function openingOf({ wall: [start, end], at, width }: Pick<WingDoor, "wall" | "at" | "width">) {
  const length = distance(start, end);
  const u: Point = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
  return { a: add(start, u, at), b: add(start, u, at + width) };
}

const add = ([x, y]: Point, [dx, dy]: Point, length: number): Point => [
  x + dx * length,
  y + dy * length,
];
const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Across a line, so many inches long. */
function normal(a: Point, b: Point, length: number): Point {
  const of = length / distance(a, b);
  return [-(b[1] - a[1]) * of, (b[0] - a[0]) * of];
}

/** Twice the area is positive for rings that run clockwise with y down. */
const areaOf = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nx, ny] = ring[(index + 1) % ring.length];
    return sum + x * ny - nx * y;
  }, 0) / 2;

/** A ring moved inwards by so much, corner by corner. */
function inset(ring: readonly Point[], by: number): Point[] {
  const sign = Math.sign(areaOf(ring));
  return ring.map((corner, index) => {
    const before = ring.at(index - 1)!, after = ring[(index + 1) % ring.length];
    const [p, q] = [normal(before, corner, by * sign), normal(corner, after, by * sign)];
    const turn = (p[0] * q[0] + p[1] * q[1]) / by ** 2;
    return [corner[0] + (p[0] + q[0]) / (1 + turn), corner[1] + (p[1] + q[1]) / (1 + turn)];
  });
}

function isInside(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  ring.forEach((a, index) => {
    const b = ring.at(index - 1)!;
    if (a[1] > y !== b[1] > y && x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]) {
      inside = !inside;
    }
  });
  return inside;
}

/** Side of the hinge for somebody who pushes the door open, walking the way it swings. */
function handOf(hinge: Point, middle: Point, out: Point): "left" | "right" {
  const [dx, dy] = [hinge[0] - middle[0], hinge[1] - middle[1]];
  return out[0] * dy - out[1] * dx > 0 ? "right" : "left";
}
