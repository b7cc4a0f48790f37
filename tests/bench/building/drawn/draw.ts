/** Draws a building's floor plan in an office's style, and says exactly what was drawn where. */
import PDFDocument from "pdfkit";
import type { Point as PercentPoint, Truth } from "../truth.ts";
import { type Manner, manners } from "./fixture_manners.ts";
import { flattened, mapped, type Shape } from "./shapes.ts";
import type { BuildingData, Clear, DoorData, FixtureData, StairData } from "./data.ts";
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

/** How an office draws. */
export interface Style {
  paperIn: readonly [width: number, height: number];
  /** Points on paper for one foot, and how the scale is lettered. */
  pointsPerFoot: number;
  scale: string;
  /** A standard font, or the path of a font file. */
  font: string;
  walls: "lines" | "solid" | "hatched" | "heavy" | OddWalls;
  swing: "arc" | "polyline" | "half" | "dashed" | "ellipse" | "none";
  /** How far leaves stand open, degrees, and how they are drawn; 90 and a line where left out. */
  openDeg?: number;
  leaf?: "line" | "box" | "lines";
  /** Frames stand at both jambs. */
  hasFrames?: boolean;
  end: "tick" | "arrow" | "dot" | "open arrow" | "slash" | "circle" | "none";
  /** Where figures stand: over their line, in it, or under it. */
  figures?: "over" | "in" | "under";
  /** Dimension lines end this far before their witness lines, points. */
  shortPt?: number;
  /** Strings along outer walls, to the middles of openings or to their jambs. */
  strings?: "middles" | "jambs";
  tag: "circle" | "box" | "hexagon" | "oval" | "none";
  /** How fixtures are drawn; plainly where left out. */
  fixtures?: keyof typeof manners;
  /** Whether curves of fixtures are written as curves; as lines where left out. */
  hasCurves?: boolean;
  feet: (inches: number) => string;
  printsArea: boolean;
  /** Stored turned by a quarter, shown upright. */
  isTurned?: boolean;
  /** The plan turned on the sheet, degrees clockwise. */
  skewDeg?: number;
}

/** Grays with and without lines, one stroke for each wall, lighter partitions, layers, veneer. */
type OddWalls = "grays" | "toned" | "strokes" | "pens" | "layers" | "veneer";

const TEXT_PT = 7.5, WORD_PT = 5.5;
const WAY = { N: [0, -1], S: [0, 1], E: [1, 0], W: [-1, 0] } as const satisfies Record<Side, Point>;

/** A sheet with the plan and one with the door schedule, and the truth of both. */
export async function drawBuilding(
  building: BuildingData,
  style: Style,
): Promise<{ bytes: Uint8Array; truth: Truth }> {
  const drawing = new PlanDrawing(building, style);
  drawing.plan();
  drawing.schedule();
  return { bytes: await drawing.save(), truth: drawing.truth };
}

/** The paper of a sheet, for what is drawn on top of a plan. */
export interface Paper {
  document: PDFKit.PDFDocument;
  font: string;
  /** From inches of the building to points of the paper, and to percent of it. */
  at: (point: Point) => [number, number];
  percent: (point: Point) => PercentPoint;
}

/** A sheet with the plan alone and what `power` draws on it, then one with what `legend` draws; its truth is empty. */
export async function drawPower(
  building: BuildingData,
  style: Style,
  { power, legend }: { power: (paper: Paper) => void; legend: (paper: Paper) => void },
): Promise<{ bytes: Uint8Array; sheets: Truth["sheets"] }> {
  const drawing = new PlanDrawing(building, style);
  drawing.power(power, legend);
  return { bytes: await drawing.save(), sheets: drawing.truth.sheets };
}

class PlanDrawing {
  readonly truth: Truth = {
    sheets: [],
    rooms: [],
    doors: [],
    stairs: [],
    fixtures: [],
    dimensions: [],
  };
  readonly #document: PDFKit.PDFDocument;
  readonly #openings: Map<DoorData, Opening>;
  readonly #windows: readonly Opening[];

  constructor(private readonly building: BuildingData, private readonly style: Style) {
    this.#document = new PDFDocument({ autoFirstPage: false, compress: true });
    this.#openings = new Map(building.doors.map((it) => [it, openingOf(building, it)]));
    this.#windows = building.windows.map((it) => windowOf(building, it));
  }

  plan(): void {
    this.#page("A-101", "FLOOR PLAN", "floor plan");
    this.#walls();
    for (const door of this.building.doors) this.#door(door);
    this.building.windows.forEach((it, index) => this.#window(this.#windows[index], it.room));
    for (const it of this.building.stairs) this.#stair(it);
    for (const it of this.building.fixtures) this.#fixture(it);
    for (const it of this.building.rooms) this.#room(it);
    this.#outerDimensions();
    const [x, y, width, depth] = outerBox(this.building);
    const [left, under] = this.#at([x + width * 0.3, y + depth + 110]);
    this.#text(`FLOOR PLAN`, [left, under], 13);
    this.#text(`SCALE: ${this.style.scale}`, [left, under + 14], 8);
  }

  power(power: (paper: Paper) => void, legend: (paper: Paper) => void): void {
    const paper: Paper = {
      document: this.#document,
      font: this.style.font,
      at: (it) => this.#at(it),
      percent: (it) => this.#percent(it),
    };
    this.#page("E-101", "POWER PLAN", "electrical");
    this.#walls();
    for (const door of this.building.doors) this.#door(door);
    for (const it of this.building.fixtures) this.#fixture(it);
    for (const it of this.building.rooms) this.#room(it);
    this.#outerDimensions();
    const [x, y, width, depth] = outerBox(this.building);
    const [left, under] = this.#at([x + width * 0.3, y + depth + 110]);
    this.#text("POWER PLAN", [left, under], 13);
    this.#text(`SCALE: ${this.style.scale}`, [left, under + 14], 8);
    power(paper);
    this.#page("E-001", "ELECTRICAL LEGEND", "notes");
    legend(paper);
  }

  schedule(): void {
    this.#page("A-601", "DOOR SCHEDULE", "schedule");
    const heads = ["MARK", "WIDTH", "HEIGHT", "TYPE", "FROM", "TO"];
    const rows = this.building.doors.map((it) => [
      it.mark,
      this.style.feet(it.width),
      this.style.feet(84),
      (it.kind ?? "single").toUpperCase(),
      ...it.between.map((room) => room.toUpperCase()),
    ]);
    const [left, top, width, height] = [100, 120, 84, 18];
    this.#text("DOOR SCHEDULE", [left, top - 20], 12);
    const d = this.#document.lineWidth(0.6);
    [heads, ...rows].forEach((cells, row) =>
      cells.forEach((text, column) => {
        d.rect(left + column * width, top + row * height, width, height).stroke();
        this.#text(text, [left + column * width + 5, top + row * height + 5], 8);
      })
    );
  }

  async save(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    const done = new Promise<void>((resolve) => this.#document.on("end", resolve));
    this.#document.on("data", (it: Uint8Array) => chunks.push(it));
    this.#document.end();
    await done;
    return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
  }

  get #paper(): [number, number] {
    const [width, height] = this.style.paperIn;
    return [width * 72, height * 72];
  }

  #page(number: string, title: string, kind: string): void {
    const [width, height] = this.#paper;
    const d = this.#document;
    if (this.style.isTurned) {
      d.addPage({ size: [height, width], margin: 0 });
      Object.assign(d.page.dictionary.data, { Rotate: 90 });
      d.transform(0, -1, 1, 0, 0, width);
    } else d.addPage({ size: [width, height], margin: 0 });
    const page = this.truth.sheets.length + 1;
    this.truth.sheets.push({ page, sizeIn: [...this.style.paperIn], kind });
    d.lineWidth(1.5).rect(24, 24, width - 48, height - 48).stroke();
    d.rect(width - 180, 24, 156, height - 48).stroke();
    this.#text(this.building.title, [width - 170, 60], 11);
    this.#text("TEST DRAWING - NOT FOR CONSTRUCTION", [width - 170, 80], 6);
    this.#text("SHEET TITLE", [width - 170, height - 150], 6);
    this.#text(title, [width - 170, height - 140], 12);
    this.#text("SHEET NO.", [width - 170, height - 90], 6);
    this.#text(number, [width - 170, height - 78], 22);
  }

  /** From inches of the building to points of the paper. */
  #at([x, y]: Point): [number, number] {
    const [left, top, wide, deep] = outerBox(this.building);
    const [width, height] = this.#paper;
    const scale = this.style.pointsPerFoot / 12;
    const [dx, dy] = [(x - left - wide / 2) * scale, (y - top - deep / 2) * scale];
    const turn = (this.style.skewDeg ?? 0) * Math.PI / 180;
    return [
      (width - 180) / 2 + 12 + dx * Math.cos(turn) - dy * Math.sin(turn),
      height * 0.47 + dx * Math.sin(turn) + dy * Math.cos(turn),
    ];
  }

  #percent(point: Point): PercentPoint {
    const [width, height] = this.#paper;
    const [x, y] = this.#at(point);
    return [round(x / width * 100), round(y / height * 100)];
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

  #shape(shape: Shape, pen: number): void {
    if (!this.style.hasCurves) return this.#line(flattened(shape), pen);
    const d = this.#document.lineWidth(pen);
    const [start, ...steps] = mapped(shape, (it) => this.#at(it));
    d.moveTo(...start);
    for (const it of steps) {
      if (it.length === 6) d.bezierCurveTo(...it);
      else d.lineTo(...it);
    }
    d.stroke();
  }

  #outline([x, y, width, depth]: Clear, pen: number): void {
    this.#line([[x, y], [x + width, y], [x + width, y + depth], [x, y + depth], [x, y]], pen);
  }

  /** Text on the paper; its box in points. */
  #text(text: string, [x, y]: [number, number], size = TEXT_PT): [number, number, number, number] {
    const d = this.#document.font(this.style.font).fontSize(size);
    d.text(text, x, y, { lineBreak: false });
    return [x, y, d.widthOfString(text), size];
  }

  #walls(): void {
    const { fills, lines } = wallsOf(this.building, [...this.#openings.values(), ...this.#windows]);
    const { walls } = this.style;
    if (walls === "solid") {
      for (const [x, y, width, depth] of fills) {
        const corners = [[x, y], [x + width, y], [x + width, y + depth], [x, y + depth]] as const;
        this.#document.polygon(...corners.map((it) => this.#at(it))).fill("black");
      }
    }
    if (walls === "hatched") {
      for (const [x, y, width, depth] of fills) {
        for (let offset = -depth; offset < width; offset += 7) {
          const from: Point = [x + Math.max(0, offset), y + Math.max(0, -offset)];
          const length = Math.min(width - Math.max(0, offset), depth - Math.max(0, -offset));
          if (length > 1) this.#line([from, [from[0] + length, from[1] + length]], 0.18);
        }
      }
    }
    if (walls === "grays" || walls === "toned") {
      for (const fill of runsOf(fills)) {
        this.#fill(fill, this.#isOuter(fill) ? "#6e6e6e" : "#c9c9c9");
      }
    }
    if (walls === "grays") return;
    if (walls === "strokes") {
      for (const [x, y, width, depth] of runsOf(fills)) {
        const [from, to]: [Point, Point] = width > depth
          ? [[x, y + depth / 2], [x + width, y + depth / 2]]
          : [[x + width / 2, y], [x + width / 2, y + depth]];
        this.#line([from, to], Math.min(width, depth) * this.style.pointsPerFoot / 12);
      }
      return;
    }
    if (walls === "layers") {
      for (const line of insetLines(lines, fills, 0.75)) this.#line(line, 0.2);
    }
    if (walls === "veneer") {
      const own = fills.filter((it) => this.#isOuter(it));
      for (const line of insetLines(lines.filter((it) => this.#isOutside(it)), own, 3.6)) {
        this.#line(line, 0.4);
      }
    }
    for (const line of lines) {
      const isOuter = walls === "pens" && this.#isOuter([
        ...line[0],
        line[1][0] - line[0][0],
        line[1][1] - line[0][1],
      ]);
      const pen = walls === "heavy" ? 1.8 : walls === "toned" ? 0.35 : 0.9;
      this.#line(line, walls === "pens" ? (isOuter ? 1.4 : 0.7) : pen);
    }
  }

  #fill([x, y, width, depth]: Clear, colour: string): void {
    const corners = [[x, y], [x + width, y], [x + width, y + depth], [x, y + depth]] as const;
    this.#document.polygon(...corners.map((it) => this.#at(it))).fill(colour);
    this.#document.fillColor("black");
  }

  /** Whether something lies in the outer walls, or along them. */
  #isOuter([x, y, width, depth]: Clear): boolean {
    const [left, top, wide, deep] = outerBox(this.building);
    const thick = this.building.outerIn + 0.01;
    return x + width <= left + thick || x >= left + wide - thick || y + depth <= top + thick ||
      y >= top + deep - thick;
  }

  /** Whether a line is the outer face of the building. */
  #isOutside([[x1, y1], [x2, y2]]: readonly [Point, Point]): boolean {
    const [left, top, wide, deep] = outerBox(this.building);
    return x1 === x2 && (x1 === left || x1 === left + wide) ||
      y1 === y2 && (y1 === top || y1 === top + deep);
  }

  #door(door: DoorData): void {
    const opening = this.#openings.get(door)!;
    const { rect: [x, y, width, depth], isUpright, to } = opening;
    const kind = door.kind ?? "single";
    const out = WAY[to];
    const face: Point = [
      to === "E" ? x + width : x,
      to === "S" ? y + depth : y,
    ];
    const along: Point = isUpright ? [0, 1] : [1, 0];
    const leafIn = kind === "double" || kind === "sliding" ? door.width / 2 : door.width;
    const middle: Point = [x + width / 2, y + depth / 2];
    const drawn: Point[] = [[x, y], [x + width, y + depth]];
    const leaves = kind === "single"
      ? [{ first: door.hingesFirst ?? true }]
      : kind === "double"
      ? [{ first: true }, { first: false }]
      : [];
    if (this.style.hasFrames && kind !== "overhead") {
      for (const off of [0, door.width - 2]) {
        this.#outline(
          isUpright ? [x - 0.5, y + off, width + 1, 2] : [x + off, y - 0.5, 2, depth + 1],
          0.4,
        );
      }
    }
    let hinge: Point | null = null;
    for (const { first } of leaves) {
      const jamb = add(face, along, first ? 0 : door.width);
      hinge = jamb;
      drawn.push(...this.#leaf(jamb, { out, along, sign: first ? 1 : -1, length: leafIn }));
    }
    if (kind === "sliding") {
      const centre = isUpright ? x + width / 2 : y + depth / 2;
      for (const [part, shift] of [[0, -1], [1, 1]] as const) {
        const from = (isUpright ? y : x) + part * leafIn;
        const line: Point[] = isUpright
          ? [[centre + shift, from], [centre + shift, from + leafIn]]
          : [[from, centre + shift], [from + leafIn, centre + shift]];
        this.#line(line, 0.7);
      }
    }
    if (kind === "overhead") {
      const far = add(face, [-out[0], -out[1]], 84);
      this.#document.dash(4, { space: 3 });
      this.#line([face, far, add(far, along, door.width), add(face, along, door.width)], 0.5);
      this.#document.undash();
      this.#line(
        isUpright
          ? [middle0(x, width, y), [x + width / 2, y + depth]]
          : [[x, y + depth / 2], [x + width, y + depth / 2]],
        0.8,
      );
    }
    this.#tag(door.mark, add(middle, [-out[0], -out[1]], 22));
    this.truth.doors.push({
      id: door.mark,
      mark: door.mark,
      page: 1,
      centerPct: this.#percent(middle),
      boxPct: this.#box(drawn),
      widthIn: door.width,
      leafIn,
      from: door.between[0],
      to: door.between[1],
      swingsInto: leaves.length > 0 ? door.between[1] : null,
      hingeSide: kind === "single" ? sideOf(hinge!, middle, out) : null,
      kind,
    });
  }

  /** A leaf standing open with its swing; the points it reaches. */
  #leaf(
    jamb: Point,
    { out, along, sign, length }: { out: Point; along: Point; sign: number; length: number },
  ): Point[] {
    const closed = add(jamb, along, sign * length);
    const { swing, leaf = "line" } = this.style;
    const openDeg = this.style.openDeg ?? (swing === "half" ? 45 : 90);
    const at = (deg: number): Point => {
      const turn = deg * Math.PI / 180;
      return add(add(jamb, along, sign * length * Math.cos(turn)), out, length * Math.sin(turn));
    };
    const open = at(openDeg);
    if (leaf === "line") this.#line([jamb, open], 1.1);
    else {
      const turn = openDeg * Math.PI / 180;
      const side = (it: Point): Point =>
        add(add(it, along, sign * 1.75 * Math.sin(turn)), out, -1.75 * Math.cos(turn));
      const [a, b] = [side(jamb), side(open)];
      if (leaf === "box") this.#line([jamb, open, b, a, jamb], 0.5);
      else for (const line of [[jamb, open], [a, b]]) this.#line(line, 0.6);
    }
    if (swing === "none") return [jamb, closed, open];
    if (swing === "dashed") this.#document.dash(3, { space: 2 });
    if (swing === "ellipse") {
      const points = Array.from({ length: 13 }, (_, index): Point => {
        const turn = openDeg * Math.PI / 180 * index / 12;
        return add(
          add(jamb, along, sign * length * Math.cos(turn)),
          out,
          0.82 * length * Math.sin(turn),
        );
      });
      this.#line(points, 0.4);
    } else if (swing === "polyline" || swing === "half" || openDeg !== 90) {
      const steps = 12;
      const points = Array.from({ length: steps + 1 }, (_, index) => at(openDeg * index / steps));
      this.#line(points, 0.4);
    } else {
      const k = 0.5523 * length;
      const [a, b, c, e] = [
        closed,
        add(closed, out, k),
        add(open, along, sign * k),
        open,
      ].map((it) => this.#at(it));
      this.#document.lineWidth(0.4).moveTo(...a).bezierCurveTo(...b, ...c, ...e).stroke();
    }
    this.#document.undash();
    return [jamb, closed, open];
  }

  #tag(mark: string, point: Point): void {
    const [x, y] = this.#at(point);
    const d = this.#document.lineWidth(0.5);
    const { tag } = this.style;
    if (tag === "circle") d.circle(x, y, 9).stroke();
    if (tag === "oval") d.ellipse(x, y, 13, 7).stroke();
    if (tag === "box") d.rect(x - 10, y - 6, 20, 12).stroke();
    if (tag === "hexagon") {
      const corners = Array.from({ length: 6 }, (_, index): [number, number] => [
        x + 10 * Math.cos(index * Math.PI / 3),
        y + 10 * Math.sin(index * Math.PI / 3),
      ]);
      d.polygon(...corners).stroke();
    }
    d.font(this.style.font).fontSize(6.5);
    this.#text(mark, [x - d.widthOfString(mark) / 2, y - 3], 6.5);
  }

  #window({ rect }: Opening, _room: string): void {
    const [x, y, width, depth] = rect;
    this.#outline(rect, 0.5);
    const line: Point[] = width > depth
      ? [[x, y + depth / 2], [x + width, y + depth / 2]]
      : [[x + width / 2, y], [x + width / 2, y + depth]];
    this.#line(line, 0.3);
  }

  #stair({ box, risers, runs }: StairData): void {
    const [x, y, width, depth] = box;
    const isUpright = runs === "N" || runs === "S";
    const treads = risers - 1;
    const going = (isUpright ? depth : width) / treads;
    this.#outline(box, 0.5);
    for (let index = 1; index < treads; index++) {
      const at = index * going;
      this.#line(
        isUpright ? [[x, y + at], [x + width, y + at]] : [[x + at, y], [x + at, y + depth]],
        0.4,
      );
    }
    const out = WAY[runs];
    const middle: Point = [x + width / 2, y + depth / 2];
    const half = (isUpright ? depth : width) / 2 - 6;
    const [from, to] = [add(middle, out, -half), add(middle, out, half)];
    this.#line([from, to], 0.5);
    const side: Point = [out[1], out[0]];
    for (const way of [-1, 1]) this.#line([to, add(add(to, out, -5), side, way * 3)], 0.5);
    const [tx, ty] = this.#at(add(from, out, -14));
    this.#text(`UP ${risers} R`, [tx - 12, ty - 3], 6.5);
    this.truth.stairs.push({
      page: 1,
      boxPct: this.#box([[x, y], [x + width, y + depth]]),
      widthIn: isUpright ? width : depth,
    });
  }

  #fixture({ type, at, back, lines, places = [0], word }: FixtureData): void {
    const [width, deep] = SIZES[type];
    const out = WAY[OPPOSITE[back]];
    const along: Point = [Math.abs(out[1]), Math.abs(out[0])];
    const corner = (across: number, forth: number) => add(add(at, along, across), out, forth);
    const frame = (w: number, from: number, to: number) =>
      this.#line([
        corner(-w / 2, from),
        corner(w / 2, from),
        corner(w / 2, to),
        corner(-w / 2, to),
        corner(-w / 2, from),
      ], 0.5);
    const oval = (w: number, from: number, to: number) => {
      const middle = corner(0, (from + to) / 2);
      const points = Array.from({ length: 25 }, (_, index) => {
        const turn = index / 24 * 2 * Math.PI;
        return add(
          add(middle, along, Math.cos(turn) * w / 2),
          out,
          Math.sin(turn) * (to - from) / 2,
        );
      });
      this.#line(points, 0.5);
    };
    const manner: Manner = manners[this.style.fixtures ?? "plain"];
    const shapes = lines ?? manner[type]?.(width, deep);
    if (shapes) {
      for (const shape of shapes) this.#shape(mapped(shape, ([x, y]) => corner(x, y)), 0.5);
    } else if (type === "wc") {
      frame(width, 0, 8);
      oval(15, 8, deep);
    } else if (type === "lavatory") {
      frame(width, 0, deep);
      oval(width - 6, 4, deep - 3);
    } else if (type === "sink") {
      frame(width, 0, deep);
      frame(width - 6, 4, deep - 3);
    } else if (type === "tub") {
      frame(width, 0, deep);
      oval(width - 8, 4, deep - 4);
    } else if (type === "shower") {
      frame(width, 0, deep);
      this.#line([corner(-width / 2, 0), corner(width / 2, deep)], 0.3);
      this.#line([corner(width / 2, 0), corner(-width / 2, deep)], 0.3);
    } else {
      frame(width, 0, 4);
      oval(12, 3, deep);
    }
    if (word !== undefined) {
      const [x, y] = this.#at(corner(0, deep / 2));
      const d = this.#document.font(this.style.font).fontSize(WORD_PT);
      this.#text(word, [x - d.widthOfString(word) / 2, y - WORD_PT / 2], WORD_PT);
    }
    for (const place of places) {
      const centerPct = this.#percent(corner(place, deep / 2));
      this.truth.fixtures.push({ page: 1, type, centerPct });
    }
  }

  #room(room: BuildingData["rooms"][number]): void {
    const [first] = room.clear;
    const area = room.clear.reduce((sum, it) => sum + it[2] * it[3] / 144, 0);
    const [x, y] = this.#at([first[0] + first[2] / 2, first[1] + first[3] / 2]);
    const lines = [
      room.name,
      room.number,
      ...(this.style.printsArea ? [`${Math.round(area)} SF`] : []),
    ];
    lines.forEach((text, index) => {
      const d = this.#document.font(this.style.font).fontSize(TEXT_PT);
      this.#text(text, [x - d.widthOfString(text) / 2, y - 14 + index * 9.5]);
    });
    this.truth.rooms.push({
      page: 1,
      number: room.number,
      name: room.name,
      areaSqFt: Math.round(area * 100) / 100,
      polygonPct: ringOf(room.clear).map((it) => this.#percent(it)),
    });
    if (first[2] >= 90 && first[3] >= 70 && !room.isCorridor) {
      const level = first[1] + first[3] * 0.78;
      this.#dimension([first[0], level], [first[0] + first[2], level], {
        property: "room width",
        thing: "room",
        room: room.number,
      });
    }
    if (room.isCorridor) {
      const [cx, cy, width, depth] = first;
      const [from, to]: [Point, Point] = width > depth
        ? [[cx + width * 0.22, cy], [cx + width * 0.22, cy + depth]]
        : [[cx, cy + depth * 0.22], [cx + width, cy + depth * 0.22]];
      this.#dimension(from, to, { property: "clear width", thing: "corridor", room: room.number });
    }
  }

  #outerDimensions(): void {
    if (this.style.strings) this.#strings(this.style.strings);
    const [x, y, width, depth] = outerBox(this.building);
    const witness = (from: Point, to: Point) => this.#line([from, to], 0.25);
    // Beyond the strings, where there are any.
    const beyond = this.style.strings ? 48 * 18 / this.style.pointsPerFoot : 40;
    const over = y - beyond;
    this.#dimension([x, over], [x + width, over], { property: "overall length" });
    for (const at of [x, x + width]) witness([at, y - 4], [at, over - 6]);
    const beside = x - beyond - 4;
    this.#dimension([beside, y], [beside, y + depth], { property: "overall width" });
    for (const at of [y, y + depth]) witness([x - 4, at], [beside - 6, at]);
  }

  /** Along every outer wall with openings, from corner to corner. */
  #strings(to: "middles" | "jambs"): void {
    const [left, top, wide, deep] = outerBox(this.building);
    const outer = this.building.doors.filter(({ between }) => between.includes("outside"));
    const openings = [
      ...outer.map((it) => ({ rect: this.#openings.get(it)!.rect, thing: "door" })),
      ...this.#windows.map(({ rect }) => ({ rect, thing: "window" })),
    ];
    const off = 24 * 18 / this.style.pointsPerFoot;
    const sides = [
      { isLevel: true, wall: top, at: top - off },
      { isLevel: true, wall: top + deep, at: top + deep + off },
      { isLevel: false, wall: left, at: left - off },
      { isLevel: false, wall: left + wide, at: left + wide + off },
    ];
    for (const { isLevel, wall, at } of sides) {
      const own = openings.map(({ rect: [x, y, width, depth], thing }) => ({
        thing,
        faces: isLevel ? [y, y + depth] : [x, x + width],
        from: isLevel ? x : y,
        to: isLevel ? x + width : y + depth,
      })).filter(({ faces }) => faces.includes(wall)).sort((a, b) => a.from - b.from);
      if (own.length === 0) continue;
      const point = (along: number): Point => isLevel ? [along, at] : [at, along];
      const [start, end] = isLevel ? [left, left + wide] : [top, top + deep];
      const marks: Mark[] = [
        { along: start, thing: null },
        ...own.flatMap(({ from, to: jamb, thing }): Mark[] =>
          to === "middles"
            ? [{ along: (from + jamb) / 2, thing }]
            : [{ along: from, thing: null }, { along: jamb, thing }]
        ),
        { along: end, thing: null },
      ];
      for (const { along } of marks) {
        const beyond = at + Math.sign(at - wall) * 4;
        const begin = wall + Math.sign(at - wall) * 3;
        this.#line(
          isLevel ? [[along, begin], [along, beyond]] : [[begin, along], [beyond, along]],
          0.25,
        );
      }
      marks.slice(1).forEach((mark, index) => {
        const before = marks[index];
        this.#dimension(point(before.along), point(mark.along), partOf(before, mark, to));
      });
    }
  }

  #dimension(
    from: Point,
    to: Point,
    measures: Truth["dimensions"][number]["measures"],
  ): void {
    for (const end of [from, to]) this.#end(end, from, to);
    const lengthIn = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const valueIn = Math.round(lengthIn * 2) / 2;
    const text = this.style.feet(valueIn);
    const d = this.#document.font(this.style.font).fontSize(TEXT_PT);
    const long = d.widthOfString(text);
    const { figures = "over", shortPt = 0, pointsPerFoot } = this.style;
    const lengthPt = lengthIn * pointsPerFoot / 12;
    const along = (points: number): Point => [
      from[0] + (to[0] - from[0]) * points / lengthPt,
      from[1] + (to[1] - from[1]) * points / lengthPt,
    ];
    const half = long / 2 + 2;
    // In a stretch too short for its figure the line goes through, and the figure stands over it.
    const isIn = figures === "in" && lengthPt > 2 * half + 6;
    const [first, last] = [along(shortPt), along(lengthPt - shortPt)];
    if (isIn) {
      this.#line([first, along(lengthPt / 2 - half)], 0.25);
      this.#line([along(lengthPt / 2 + half), last], 0.25);
    } else this.#line([first, last], 0.25);
    const [ax, ay] = this.#at(from);
    const [bx, by] = this.#at(to);
    const turn = Math.atan2(by - ay, bx - ax);
    const isUpright = Math.abs(Math.abs(turn) - Math.PI / 2) < 0.3;
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    d.save().rotate(isUpright ? -90 : (turn * 180) / Math.PI, { origin: [mx, my] });
    const raised = isIn ? TEXT_PT / 2 : figures === "under" ? -2 : TEXT_PT + 1.5;
    this.#text(text, [mx - long / 2, my - raised]);
    d.restore();
    const [width, height] = this.#paper;
    const rise = raised - TEXT_PT / 2;
    const [cx, cy] = isUpright
      ? [mx - rise, my]
      : [mx + rise * Math.sin(turn), my - rise * Math.cos(turn)];
    const [w, h] = isUpright ? [TEXT_PT, long] : [long, TEXT_PT + long * Math.abs(Math.sin(turn))];
    this.truth.dimensions.push({
      page: 1,
      text,
      valueIn,
      boxPct: {
        x: round((cx - w / 2) / width * 100),
        y: round((cy - h / 2) / height * 100),
        width: round(w / width * 100),
        height: round(h / height * 100),
      },
      measures,
    });
  }

  #end(at: Point, from: Point, to: Point): void {
    const [x, y] = this.#at(at);
    const d = this.#document.lineWidth(0.7);
    if (this.style.end === "none") return;
    if (this.style.end === "circle") {
      d.circle(x, y, 1.6).stroke();
      return;
    }
    if (this.style.end === "dot") {
      d.circle(x, y, 1.4).fill("black");
      return;
    }
    const [ax, ay] = this.#at(from);
    const [bx, by] = this.#at(to);
    const turn = Math.atan2(by - ay, bx - ax) + (at === to ? Math.PI : 0);
    if (this.style.end === "tick" || this.style.end === "slash") {
      d.lineWidth(this.style.end === "slash" ? 1.6 : 0.7);
      const slant = turn + Math.PI / 4;
      d.moveTo(x - 3 * Math.cos(slant), y - 3 * Math.sin(slant))
        .lineTo(x + 3 * Math.cos(slant), y + 3 * Math.sin(slant)).stroke();
      return;
    }
    const wing = (by: number): [number, number] => [
      x + 5 * Math.cos(turn + by),
      y + 5 * Math.sin(turn + by),
    ];
    if (this.style.end === "open arrow") {
      d.moveTo(...wing(0.3)).lineTo(x, y).lineTo(...wing(-0.3)).stroke();
    } else d.polygon([x, y], wing(0.25), wing(-0.25)).fill("black");
  }
}

/** A mark of a string along a wall, and the opening that has its middle, or ends, there. */
interface Mark {
  along: number;
  thing: string | null;
}

/** What a part of a string measures, between two marks. */
function partOf(
  before: Mark,
  mark: Mark,
  to: "middles" | "jambs",
): Truth["dimensions"][number]["measures"] {
  if (to === "jambs") {
    return mark.thing
      ? { property: "opening width", thing: mark.thing }
      : { property: "pier width", thing: "exterior wall" };
  }
  if (before.thing && mark.thing) {
    return { property: "opening center to center", thing: `${before.thing} to ${mark.thing}` };
  }
  return { property: "opening location", thing: (before.thing ?? mark.thing)! };
}

/** Pieces of wall side by side as one: level ones first, then what stands between them. */
function runsOf(fills: readonly Clear[]): Clear[] {
  const level = fills.filter(([, , , depth]) => depth <= 14);
  const upright = fills.filter((it) => !level.includes(it));
  const merged = (all: readonly Clear[], along: 0 | 1): Clear[] => {
    const across = 1 - along;
    const groups = Map.groupBy(all, (it) => `${it[across]} ${it[across + 2]}`);
    return [...groups.values()].flatMap((group) => {
      const runs: [number, number, number, number][] = [];
      for (const it of group.toSorted((a, b) => a[along] - b[along])) {
        const last = runs.at(-1);
        if (last && Math.abs(last[along] + last[along + 2] - it[along]) < 0.01) {
          last[along + 2] += it[along + 2];
        } else runs.push([...it]);
      }
      return runs;
    });
  };
  return [...merged(level, 0), ...merged(upright, 1)];
}

/** Lines of walls moved into the wall. */
function insetLines(
  lines: readonly (readonly [Point, Point])[],
  fills: readonly Clear[],
  by: number,
): [Point, Point][] {
  const isIn = ([x, y]: Point) =>
    fills.some((it) => x > it[0] && x < it[0] + it[2] && y > it[1] && y < it[1] + it[3]);
  return lines.flatMap(([a, b]) => {
    const isUpright = a[0] === b[0];
    const middle: Point = [(a[0] + b[0]) / 2 + 0.013, (a[1] + b[1]) / 2 + 0.013];
    return [-by, by].flatMap((off): [Point, Point][] => {
      const move = ([x, y]: Point): Point => isUpright ? [x + off, y] : [x, y + off];
      return isIn(move(middle)) ? [[move(a), move(b)]] : [];
    });
  });
}

/** Width along the wall and depth into the room, inches. */
export const SIZES: Record<FixtureData["type"], readonly [width: number, deep: number]> = {
  wc: [18, 28],
  lavatory: [20, 18],
  sink: [33, 22],
  tub: [60, 30],
  shower: [36, 36],
  urinal: [14, 14],
  fountain: [18, 18],
  range: [30, 26],
  refrigerator: [36, 30],
  dishwasher: [24, 24],
  washer: [27, 30],
  dryer: [27, 30],
};
const OPPOSITE: Record<Side, Side> = { N: "S", S: "N", E: "W", W: "E" };

const middle0 = (x: number, width: number, y: number): Point => [x + width / 2, y];
const add = ([x, y]: Point, [dx, dy]: Point, length: number): Point => [
  x + dx * length,
  y + dy * length,
];

/** Side of the hinge for somebody who pushes the door open, walking the way it swings. */
function sideOf(hinge: Point, middle: Point, out: Point): "left" | "right" {
  const [dx, dy] = [hinge[0] - middle[0], hinge[1] - middle[1]];
  return out[0] * dy - out[1] * dx > 0 ? "right" : "left";
}
