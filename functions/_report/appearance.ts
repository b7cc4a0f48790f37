/** Appearance streams of annotations, so that every reader draws the same thing. */
import type { PDFContext, PDFFont, PDFRef } from "pdf-lib";
import type { PageRotation, PointRect } from "../_shared/geometry.ts";

/** Colour parts from 0 to 1. */
export type Rgb = [red: number, green: number, blue: number];

/** `#RRGGBB` as colour parts; the default marker yellow for anything else. */
export function toRgb(color: string): Rgb {
  const digits = /^#?([0-9a-f]{6})$/i.exec(color)?.[1] ?? "F2B705";
  return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16) / 255) as Rgb;
}

/**
 * A revision cloud along a rectangle: cubic bumps of even size, outward; a plain frame where it is asked for.
 *
 * @param rect     inner rectangle in user space
 * @param isDashed for findings that need a person
 * @param leader   line to a label that stands apart
 */
export function cloudAppearance(
  context: PDFContext,
  cloud: {
    rect: PointRect;
    bounds: PointRect;
    color: Rgb;
    lineWidth: number;
    isDashed: boolean;
    isFrame: boolean;
    leader: readonly [Point, Point] | null;
  },
): PDFRef {
  const { rect, bounds, color, lineWidth, isDashed, isFrame, leader } = cloud;
  const step = Math.min(bumpOf(lineWidth), Math.min(rect.width, rect.height));
  const { x, y, width, height } = rect;
  const corners: Point[] = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
  const lines = [
    `${numbers(color)} RG ${number(lineWidth)} w 1 J 1 j`,
    isDashed ? `[${number(lineWidth * 3)} ${number(lineWidth * 2.4)}] 0 d` : "",
    `${point(corners[0])} m`,
  ];
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % 4];
    lines.push(...(isFrame ? [`${point(to)} l`] : bumps(from, to, step)));
  }
  lines.push("s");
  if (leader) {
    const [from, to] = leader;
    lines.push(`[] 0 d ${number(lineWidth * 0.5)} w ${point(from)} m ${point(to)} l S`);
  }
  return form(context, lines.filter(Boolean).join("\n"), bounds);
}

/** A place in user space, points. */
export type Point = [x: number, y: number];

/** Bumps from one corner to the next, counter-clockwise, so that outward is to the right. */
function bumps([x1, y1]: Point, [x2, y2]: Point, step: number): string[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const count = Math.max(1, Math.round(length / step));
  const [dx, dy] = [(x2 - x1) / count, (y2 - y1) / count];
  const rise = RISE;
  const [outX, outY] = [dy * rise, -dx * rise];
  return Array.from({ length: count }, (_, index) => {
    const from: Point = [x1 + dx * index, y1 + dy * index];
    const to: Point = [from[0] + dx, from[1] + dy];
    const first: Point = [from[0] + outX, from[1] + outY];
    const second: Point = [to[0] + outX, to[1] + outY];
    return `${point(first)} ${point(second)} ${point(to)} c`;
  });
}

/** How far bumps stand out of the rectangle at most, in points. */
export const cloudMargin = (lineWidth: number): number => bumpOf(lineWidth) * RISE + lineWidth;

/** How far a plain frame does. */
export const frameMargin = (lineWidth: number): number => lineWidth / 2;

/**
 * A line of lettering or a row of a schedule, whose neighbours stand so close that bumps would run through them: it
 * gets a plain frame.
 */
export function isLine(
  { width, height }: Pick<PointRect, "width" | "height">,
  lineWidth: number,
): boolean {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  return short < bumpOf(lineWidth) * 3 && long > short * 3;
}

/** Width of one bump in points, and how far it stands out as a share of that. */
const bumpOf = (lineWidth: number): number => Math.max(lineWidth * 5, 5);
const RISE = 0.45;

/**
 * A one-line label on white, upright on the page as seen.
 *
 * @param size width and height as seen, before the page is turned
 */
export function labelAppearance(
  context: PDFContext,
  label: {
    text: string;
    font: PDFFont;
    letterSize: number;
    size: { width: number; height: number };
    color: Rgb;
    lineWidth: number;
    rotation: PageRotation;
  },
): PDFRef {
  const { text, font, letterSize, size: { width, height }, color, rotation } = label;
  const border = Math.min(label.lineWidth, 1.2);
  const content = [
    "1 1 1 rg",
    `${numbers(color)} RG ${number(border)} w`,
    `${number(border / 2)} ${number(border / 2)} ${number(width - border)} ${
      number(height - border)
    } re B`,
    "0.07 0.125 0.18 rg BT",
    `/Helv ${number(letterSize)} Tf ${number(letterSize * 0.35)} ${number(letterSize * 0.38)} Td`,
    `${font.encodeText(text)} Tj ET`,
  ].join("\n");
  return form(context, content, { x: 0, y: 0, width, height }, {
    Resources: { Font: { Helv: font.ref } },
    Matrix: uprightMatrix(rotation, width, height),
  });
}

/** Turns a form upright on a page that is shown turned. @source PDF 32000-1, 12.5.5 */
function uprightMatrix(rotation: PageRotation, width: number, height: number): number[] {
  if (rotation === 90) return [0, 1, -1, 0, height, 0];
  if (rotation === 180) return [-1, 0, 0, -1, width, height];
  return rotation === 270 ? [0, -1, 1, 0, 0, width] : [1, 0, 0, 1, 0, 0];
}

/** Dictionary entries as pdf-lib takes them. */
type Entries = NonNullable<Parameters<PDFContext["flateStream"]>[1]>;

function form(
  context: PDFContext,
  content: string,
  { x, y, width, height }: PointRect,
  extra: Entries = {},
): PDFRef {
  const dictionary: Entries = {
    Type: "XObject",
    Subtype: "Form",
    FormType: 1,
    BBox: [x, y, x + width, y + height].map(round),
    Resources: {},
    ...extra,
  };
  return context.register(context.flateStream(content, dictionary));
}

const round = (value: number): number => Math.round(value * 100) / 100;
const number = (value: number): string => String(round(value));
const numbers = (values: readonly number[]): string => values.map(number).join(" ");
const point = ([x, y]: Point): string => `${number(x)} ${number(y)}`;
