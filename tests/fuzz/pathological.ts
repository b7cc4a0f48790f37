/**
 * Pages as no draftsman draws them: one thing so many times that whatever compares all with all, or copies a text for
 * each of its words, takes minutes or the whole memory. Each kind is generated at any size.
 */
import type { Chance } from "../fakes/random.ts";
import { escapeText, sheet } from "../siege/files.ts";

/** Words that rules look for, so that texts are not passed over. */
const WORDS = [
  "EGRESS DOOR",
  "CORRIDOR WIDTH",
  "GUARD HEIGHT",
  "HANDRAIL",
  "RISER",
  "TREAD",
  "OCCUPANT LOAD",
  "SMOKE DETECTOR",
  "RAMP SLOPE",
  "CLEAR FLOOR SPACE",
  "FIRE RATED WALL",
  "EXIT SIGN",
  "GRAB BAR",
  "SPRINKLER",
];
const LENGTHS = [`3'-0"`, `36"`, `7'-6 1/2"`, `1220 mm`, `44 IN MIN`, `2.5 m`];

const VIEWS = ["ENLARGED RESTROOM PLAN", "STAIR SECTION", "ROOF PLAN", "DOOR DETAIL"];
const SYMBOLS = ["DUPLEX RECEPTACLE", "EXIT SIGN", "SMOKE DETECTOR", "SWITCH"];
const SCHEDULE = ["MARK", "WIDTH", "HEIGHT", "TYPE", "FIRE RATING", "HARDWARE", "REMARKS"];
const scheduleRow = (n: number): string[] => [
  `D${n}`,
  `3'-0"`,
  `7'-0"`,
  "A",
  ["20 MIN", "90 MIN"][n % 2],
  `HW-${n % 9}`,
  "SEE PLAN",
];

/** What a page holds: a content stream, or annotations. */
type Holding = string | { annotations: string };

/** Pages by kind. @param size how many of the thing; content streams stay below half a megabyte at 20,000 */
export const KINDS: Record<string, (size: number, chance: Chance) => Holding> = {
  repeats: (size, chance) => line(fill(size, () => chance.pick(LENGTHS.slice(0, 1)))),
  mixedLengths: (size, chance) => line(fill(size, () => chance.pick(LENGTHS))),
  longSentence: (size, chance) => line(fill(size, () => chance.pick(WORDS))),
  sentences: (size, chance) =>
    line(fill(size, () => `${chance.pick(WORDS)} SHALL BE ${chance.pick(LENGTHS)} MINIMUM.`)),
  unbroken: (size) => `BT /F1 0.02 Tf 20 1700 Td (${"A".repeat(Math.min(size, 30_000))}) Tj ET`,
  manyLines: (size, chance) => grid(size, () => `${chance.pick(WORDS)} ${chance.pick(LENGTHS)}`),
  bareLengths: (size, chance) => grid(size, () => chance.pick(LENGTHS)),
  notes: (size, chance) => grid(size, (n) => `${n + 1}. ${chance.pick(WORDS)} AT ALL LEVELS`),
  headings: (size, chance) =>
    grid(size, (n) => n % 3 === 0 ? `${chance.pick(WORDS)} NOTES:` : `${n % 3}. SEE PLAN`),
  dimensions: (size, chance) =>
    drawnAt(size, (n) => n % 2 === 0 ? chance.pick(LENGTHS) : chance.pick(WORDS)),
  roomNames: (size, chance) => grid(size, (n) => `${chance.pick(["OFFICE", "STOR", "CORR"])} ${n}`),
  tags: (size) => grid(size, (n) => `${100 + n % 900}${"ABC"[n % 3]}`),
  onePlace: (size, chance) =>
    `BT /F1 6 Tf ${
      fill(size, () => `1 0 0 1 400 400 Tm (${escapeText(chance.pick(WORDS))}) Tj`).join("\n")
    } ET`,
  fractions: (size) => grid(size, (n) => `${n % 15 + 1}/16`),
  brackets: (size) => line(fill(size, () => "((")),
  table: (size) => ruled(size) + grid(size, (n) => `D${n}`),
  strokes: (size, chance) => fill(size, () => `${point(chance)} m ${point(chance)} l S`).join("\n"),
  dashes: (size) =>
    fill(size, (n) => `${20 + n % 500 * 5} ${20 + Math.floor(n / 500) * 3} m 3 0 l S`).join("\n"),
  walls: (size) =>
    fill(size, (n) => `${20 + n % 80 * 30} ${20 + Math.floor(n / 80) * 12} 28 6 re S`).join("\n"),
  arcs: (size) =>
    fill(size, (n) => {
      const [x, y] = [20 + n % 80 * 30, 20 + Math.floor(n / 80) * 12];
      return `${x} ${y} m ${x} ${y + 5.5} ${x + 4.5} ${y + 10} ${x + 10} ${y + 10} c S`;
    }).join("\n"),
  circles: (size) => grid(size, (n) => String(n % 90)) + fill(size, (n) => circle(n)).join("\n"),
  overlaid: (size, chance) =>
    lettered(size / 20, 14, (n) => [20 + chance.below(200), 100 + n % 1500, 20], chance),
  closeLines: (size, chance) => lettered(size / 10, 20, (n) => [20, 100 + n * 0.4, 10], chance),
  hugeLetters: (size, chance) =>
    lettered(size, 200, () => [chance.below(2000), chance.below(1500), 1], chance),
  comments: (size, chance) => ({
    annotations: fill(size, (n) => `${annotation("FreeText", n)}/Contents(${chance.pick(WORDS)})>>`)
      .join("\n"),
  }),
  clouds: (size, chance) => ({
    annotations: fill(size, (n) => `${annotation("Square", n)}/Contents(${chance.pick(WORDS)})>>`)
      .join("\n"),
  }),
  hatch: (size) => fill(size, (n) => `${n % 2500} 20 m ${n % 2500 + 60} 80 l S`).join("\n"),
  views: (size, chance) =>
    drawn(size / 3, (n, [x, y]) => [
      `${circle(n)} ${stroke(x + 6, y - 1, 20, 0)}`,
      [x + 8, y, `${chance.pick(VIEWS)} ${n}`],
      [x + 8, y - 4, `SCALE: ${chance.pick(["1/4", "1/8", "1/2"])}" = 1'-0"`],
    ]),
  schedule: (size) => {
    const rows = Math.max(1, Math.floor(size / SCHEDULE.length));
    const step = 1600 / rows;
    const cells = [SCHEDULE, ...fill(rows, scheduleRow)].flatMap((row, line) =>
      row.map((text, column): Lettering => [22 + column * 350, 1650 - line * step, text])
    );
    return ruled(rows) + write([[22, 1680, "DOOR SCHEDULE"], ...cells]);
  },
  legend: (size, chance) =>
    `${write([[20, 1710, "ELECTRICAL LEGEND"]])}\n${
      drawn(size / 4, (n, [x, y]) => [
        `${circle(n)} ${stroke(x - 2, y, 4, n % 5)} ${stroke(x, y - 2, n % 4, 4)}`,
        [x + 9, y, `${chance.pick(SYMBOLS)} ${n}`],
      ])
    }`,
  leaders: (size, chance) =>
    drawn(size / 2, (_, [x, y]) => [
      `${stroke(x, y, 8, 5)} ${x} ${y} m ${x + 3} ${y + 1} l ${x + 2} ${y + 2} l f`,
      [x + 9, y + 4, `${chance.pick(WORDS)} ${chance.pick(LENGTHS)}`],
    ]),
  rooms: (size, chance) =>
    drawn(size / 6, (n, [x, y]) => [
      `${x} ${y} 28 10 re S ${x + 1} ${y + 1} 26 8 re S ${stroke(x + 6, y, 0, 5)}`,
      [x + 8, y + 4, `${chance.pick(["OFFICE", "STOR", "CORR"])} ${n}`],
    ]),
  swings: (size) =>
    drawn(size / 6, (n, [x, y]) => [
      `${stroke(x, y, 6, 0)} ${stroke(x + 14, y, 14, 0)} ${stroke(x + 6, y, 0, 8)} ` +
      `${x + 6} ${y + 8} m ${x + 10.4} ${y + 8} ${x + 14} ${y + 4.4} ${x + 14} ${y} c S`,
      [x + 8, y - 3, String(100 + n)],
    ]),
};

/** A page of one kind, on a sheet that is a plan: what is no plan is not judged. */
export function makePage(kind: string, size: number, chance: Chance): Uint8Array<ArrayBuffer> {
  const holding = KINDS[kind](size, chance);
  return typeof holding === "string" ? sheet(`${PLAN}\n${holding}`) : sheet(PLAN, holding);
}

/** The margin of a plan: border, title block, a scale, a room and a length. It comes first, so that no cap takes it. */
const PLAN = `6 6 2580 1716 re S 2530 6 m 2530 1722 l S 2530 60 m 2586 60 l S BT /F1 5 Tf ${
  ([
    [2534, 90, "SHEET TITLE"],
    [2534, 80, "FLOOR PLAN"],
    [2534, 68, `SCALE: 1/8" = 1'-0"`],
    [2534, 52, "SHEET"],
    [30, 1714, "OFFICE 100"],
    [90, 1714, `12'-0"`],
    [150, 1714, "CORRIDOR"],
  ] as const).map(([x, y, text]) => `1 0 0 1 ${x} ${y} Tm (${escapeText(text)}) Tj`).join("\n")
} /F1 14 Tf 1 0 0 1 2536 20 Tm (A-101) Tj ET`;

const fill = <T>(size: number, make: (n: number) => T): T[] =>
  Array.from({ length: size }, (_, n) => make(n));

/** Words in one line; a string of a PDF holds 32,767 bytes at most. */
function line(words: string[]): string {
  const parts: string[] = [];
  for (let at = 0; at < words.length; at += 600) {
    parts.push(`(${escapeText(words.slice(at, at + 600).join(" "))} ) Tj`);
  }
  return `BT /F1 0.02 Tf 20 1700 Td ${parts.join("\n")} ET`;
}

/** Texts side by side, row under row. */
function grid(size: number, make: (n: number) => string): string {
  const columns = Math.max(1, Math.ceil(Math.sqrt(size / 2)));
  const step = 2500 / columns;
  const texts = fill(size, (n) => {
    const [x, y] = [20 + n % columns * step, 1700 - Math.floor(n / columns) * 6];
    return `1 0 0 1 ${x.toFixed(1)} ${y} Tm (${escapeText(make(n))}) Tj`;
  });
  return `BT /F1 3 Tf ${texts.join("\n")} ET\n`;
}

/** Dimension lines between ticks, each with a text over it. */
function drawnAt(size: number, make: (n: number) => string): string {
  const lines = fill(size, (n) => {
    const [x, y] = [20 + n % 60 * 40, 20 + Math.floor(n / 60) * 5];
    const tick = (at: number) => `${at - 1} ${y - 1} m ${at + 1} ${y + 1} l S`;
    return `${x} ${y} m ${x + 36} ${y} l S ${tick(x)} ${tick(x + 36)}`;
  });
  const texts = fill(
    size,
    (n) =>
      `1 0 0 1 ${30 + n % 60 * 40} ${21 + Math.floor(n / 60) * 5} Tm (${escapeText(make(n))}) Tj`,
  );
  return `${lines.join("\n")}\nBT /F1 3 Tf ${texts.join("\n")} ET\n`;
}

/** Rulings of a table of so many cells. */
function ruled(size: number): string {
  const rows = Math.ceil(Math.sqrt(size));
  return fill(rows, (n) => {
    const at = (n * 1600 / rows + 20).toFixed(1);
    return `20 ${at} m 2500 ${at} l S ${at} 20 m ${at} 1700 l S`;
  }).join("\n");
}

/** Lines of words at places, over and through one another. */
function lettered(
  size: number,
  sizePt: number,
  place: (n: number) => [x: number, y: number, words: number],
  chance: Chance,
): string {
  const texts = fill(Math.max(1, Math.round(size)), (n) => {
    const [x, y, words] = place(n);
    const text = fill(words, () => chance.pick(WORDS)).join(" ");
    return `1 0 0 1 ${x} ${y.toFixed(1)} Tm (${text}) Tj`;
  });
  return `BT /F1 ${sizePt} Tf ${texts.join("\n")} ET`;
}

/** An annotation in its place of a grid, its dictionary still open. */
function annotation(subtype: string, n: number): string {
  const [x, y] = [20 + n % 80 * 30, 20 + Math.floor(n / 80) % 140 * 12];
  return `<</Type/Annot/Subtype/${subtype}/DA(/Helv 6 Tf)/Rect[${x} ${y} ${x + 28} ${y + 10}]`;
}

/** A text and where it begins. */
type Lettering = [x: number, y: number, text: string];

const write = (texts: readonly Lettering[]): string =>
  `BT /F1 3 Tf ${
    texts.map(([x, y, text]) => `1 0 0 1 ${x} ${y.toFixed(1)} Tm (${escapeText(text)}) Tj`)
      .join("\n")
  } ET\n`;

const stroke = (x: number, y: number, right: number, up: number): string =>
  `${x} ${y} m ${x + right} ${y + up} l S`;

/** Things drawn side by side, each with its lettering. */
function drawn(
  size: number,
  make: (n: number, place: [x: number, y: number]) => [strokes: string, ...texts: Lettering[]],
): string {
  const things = fill(Math.max(1, Math.round(size)), (n) => make(n, placeOf(n)));
  return `${things.map(([strokes]) => strokes).join("\n")}\n${
    write(things.flatMap(([, ...texts]) => texts))
  }`;
}

/** The place of one of many things, row under row. */
const placeOf = (n: number): [x: number, y: number] => [
  20 + n % 80 * 30,
  20 + Math.floor(n / 80) * 12,
];

function circle(n: number): string {
  const [x, y] = placeOf(n);
  return `${x + 4} ${y} m ${x + 4} ${y + 2.2} ${x + 2.2} ${y + 4} ${x} ${y + 4} c ` +
    `${x - 2.2} ${y + 4} ${x - 4} ${y + 2.2} ${x - 4} ${y} c ` +
    `${x - 4} ${y - 2.2} ${x - 2.2} ${y - 4} ${x} ${y - 4} c ` +
    `${x + 2.2} ${y - 4} ${x + 4} ${y - 2.2} ${x + 4} ${y} c S`;
}

const point = (chance: Chance) => `${chance.below(2500)} ${chance.below(1700)}`;
