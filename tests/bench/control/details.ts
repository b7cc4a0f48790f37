/** Views that fill out a sheet as offices do: elevation, wall section, door types, vicinity map, roof plan. */
import type { SheetDrawing } from "./sheet_drawing.ts";

type Frame = [x: number, y: number, width: number, height: number];

/** Outside elevation with floor levels at the left and rows of windows. */
export function drawElevation(
  d: SheetDrawing,
  [x, y, width, height]: Frame,
  { levels, bays, pitch = 0 }: { levels: string[]; bays: number; pitch?: number },
): void {
  d.box(x, y, width, height, 1.4).line([x - 90, y + height, x + width + 60, y + height], 2.4);
  const storey = height / (levels.length - 1);
  levels.forEach((level, index) => {
    const at = y + height - index * storey;
    d.line([x - 90, at, x, at], 0.4, 5).circle(x - 96, at, 5).text(x - 90, at - 14, level, 8);
  });
  for (let row = 1; row < levels.length; row += 1) {
    for (let bay = 0; bay < bays; bay += 1) {
      const left = x + (bay + 0.28) * (width / bays);
      const top = y + height - row * storey + storey * 0.28;
      const [w, h] = [(width / bays) * 0.44, storey * 0.42];
      d.box(left, top, w, h, 0.8).line([left + w / 2, top, left + w / 2, top + h], 0.4);
    }
  }
  if (pitch > 0) {
    d.line(
      [x - 20, y, x + width * 0.15, y - pitch, x + width * 0.85, y - pitch, x + width + 20, y],
      1.4,
    );
    for (let at = 1; at < 6; at += 1) {
      const step = (pitch * at) / 6;
      d.line([x - 20 + step * 1.6, y - step, x + width + 20 - step * 1.6, y - step], 0.2);
    }
  }
}

/** Cut through an outside wall from footing to roof, with notes on its right. */
export function drawWallSection(
  d: SheetDrawing,
  [x, y, width, height]: Frame,
  notes: string[],
): void {
  const wall = width * 0.16;
  d.box(x, y + 20, wall, height - 60, 1.2).box(
    x - wall * 0.8,
    y + height - 40,
    wall * 2.6,
    30,
    1.2,
  );
  d.line([x + wall, y + height - 70, x + width * 0.5, y + height - 70], 1);
  d.line([x + wall, y + height - 62, x + width * 0.5, y + height - 62], 1);
  d.line([x - wall * 1.5, y + 40, x + wall, y, x + width * 0.5, y - 26], 1.2);
  d.line([x + wall, y + 40, x + width * 0.5, y + 40], 1);
  for (let at = y + 28; at < y + height - 44; at += 14) d.line([x, at + 8, x + wall, at], 0.3);
  for (let at = 0; at < 4; at += 1) {
    d.circle(x + wall * (at * 0.45 - 0.2), y + height - 22, 2.4, 1);
  }
  notes.forEach((note, index) => {
    const at = y + 8 + (index * (height - 30)) / notes.length;
    d.leader(x + width * 0.6, at, note, x + wall * 0.8, at + 16, width * 0.75);
  });
}

/** Elevations of door leaves, named below. */
export function drawDoorTypes(d: SheetDrawing, x: number, y: number, types: string[]): void {
  types.forEach((type, index) => {
    const left = x + index * 120;
    d.box(left, y, 56, 128, 1.2).box(left + 5, y + 5, 46, 123, 0.6);
    if (index % 3 === 1) d.box(left + 33, y + 18, 10, 46, 0.6);
    if (index % 3 === 2) d.box(left + 12, y + 14, 32, 98, 0.6);
    d.circle(left + 46, y + 70, 2).centred(left + 28, y + 136, type, 8, true);
  });
}

/** Streets around the site with the site marked. */
export function drawVicinityMap(
  d: SheetDrawing,
  [x, y, width, height]: Frame,
  streets: string[],
): void {
  d.box(x, y, width, height, 1);
  for (const part of [0.25, 0.62]) {
    d.line([x, y + height * part, x + width, y + height * (part + 0.06)], 0.8);
    d.line([x, y + height * part + 9, x + width, y + height * (part + 0.06) + 9], 0.8);
    d.line([x + width * part, y, x + width * (part - 0.05), y + height], 0.8);
    d.line([x + width * part + 9, y, x + width * (part - 0.05) + 9, y + height], 0.8);
  }
  d.box(x + width * 0.36, y + height * 0.4, width * 0.16, height * 0.14, 1, "#999999");
  d.text(x + 8, y + height * 0.25 - 14, streets[0], 7).text(
    x + 8,
    y + height * 0.62 - 14,
    streets[1],
    7,
  );
  d.text(x + width * 0.54, y + height * 0.46, "SITE", 9, true);
  d.circle(x + width - 28, y + 34, 14).line([x + width - 28, y + 54, x + width - 28, y + 12], 1.2);
  d.centred(x + width - 28, y + 56, "N", 9, true);
}

/** Roof seen from above: edges, ridges or slopes, drains and units. */
export function drawRoofPlan(
  d: SheetDrawing,
  [x, y, width, height]: Frame,
  isPitched: boolean,
): void {
  d.box(x, y, width, height, 1.6);
  if (isPitched) {
    const hip = height / 2;
    d.line([x, y, x + hip, y + hip, x + width - hip, y + hip, x + width, y], 0.9);
    d.line([x, y + height, x + hip, y + hip], 0.9);
    d.line([x + width, y + height, x + width - hip, y + hip], 0.9);
    return;
  }
  d.box(x + 6, y + 6, width - 12, height - 12, 0.6);
  for (const part of [0.2, 0.5, 0.8]) {
    d.circle(x + width * part, y + height * 0.5, 5).box(
      x + width * part - 40,
      y + height * 0.2,
      36,
      26,
      0.8,
    );
    d.line([x + width * part, y + height * 0.85, x + width * part, y + height * 0.6], 0.5);
  }
}
