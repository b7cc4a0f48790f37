/**
 * The model as a reader of lettering, where a page has no text and its words had to be recognized. What it reads becomes a
 * word of the page only where the picture bears it out: ink stands there, and the recognizer finds that very text likely
 * and no other figure likelier, or a second reading, fresh and blind, says the same of the strip alone.
 */
import type { OcrResult, OcrWord } from "../../_providers/ocr/mod.ts";
import {
  type Box,
  type Claim,
  claimedWords,
  findLetters,
  findRows,
  type TurnedBox,
  type Weighed,
} from "../../_providers/ocr/picture.ts";
import type { ModelImage } from "../../_providers/model/port.ts";
import type { PageLettering, PageReading } from "../../_shared/domain/page_reading.ts";
import { overlaps, type PointRect } from "../../_shared/geometry.ts";
import { normaliseMarks } from "../../_shared/units.ts";
import { extractPage } from "../extract/mod.ts";
import type { OcrPicture } from "../read/ocr_picture.ts";
import type { Answer } from "./ask.ts";
import { captionOf, drawPart, drawTile, layLetteringTiles, type Tile } from "./lettering_tiles.ts";
import { lettering } from "./tasks/lettering/mod.ts";
import type { Answer as Pieces } from "./tasks/lettering/schema.ts";
import { letteringAgain } from "./tasks/lettering_again/mod.ts";
import type { Answer as Texts } from "./tasks/lettering_again/schema.ts";

/** Fewer pieces of lettering are no sheet that is worth a question. */
const LEAST_PIECES = 8;
/** Letters in a row that are lettering and no pattern. */
const ROW = 3;
/** Lettering of dimensions is among the smaller ones of a sheet: this share is smaller still. */
const SMALL_SHARE = 0.25;
/** More pieces than this, or longer ones, are no answer about one sheet. */
const MOST_PIECES = 800, MOST_SIGNS = 120;

/**
 * How much less likely than the recognizer's best guess a text may be, as a logarithm: with figures, and without any so
 * much and this much more for each letter. And how much likelier it must be than with another figure.
 * @source docs/reading.md
 */
const MOST_LOST = 10, LOST = 2, LOST_A_LETTER = 0.5, LEAST_LEAD = 1;
/** Another figure that is hardly less likely than the best guess, and so much likelier, gainsays what was read twice. */
const GAINSAID_LOST = 7, GAINSAID_LEAD = 4;
/** How sure words are that the recognizer bears out, and that were read twice. */
const SURE = 0.95, SURE_TWICE = 0.9;
/** Strips of one question, and how many questions there are. */
const STRIPS_AT_ONCE = 40, MOST_STRIPS = 120;
/** Height of a strip in pixels, and what it shows beyond its lettering, in heights of the cut: at both ends, and across. */
const STRIP_PX = 64, BESIDE = 0.6, ABOVE = 1.3;
const MOST_STRIP_PX = 1500;

const NOT_WEIGHED = "what it read could not be compared with the sheet";

/** What is read, and on what. */
export interface LetteringInput {
  /** The page as it was read without the model. */
  page: PageReading;
  picture: OcrPicture;
  result: OcrResult;
}

/** Whom the reading asks. */
export interface LetteringHelp {
  ask: (
    question: { task: string; contentHash: string; context?: string },
    render: () => Promise<ModelImage[]>,
  ) => Promise<Answer>;
  /** Null where that can't be done, or not in time. */
  weigh: (claims: readonly Claim[]) => Promise<Weighed[] | null>;
}

/** The words with those of the model among them, and its part in the page. */
export interface Lettered {
  result: OcrResult;
  lettering: PageLettering;
}

/** Puts a page to the model; null where it is none to be asked about. */
export async function readLettering(
  { page, picture, result }: LetteringInput,
  { ask, weigh }: LetteringHelp,
): Promise<Lettered | null> {
  const { found, isFinal, unread } = result;
  if (!isFinal || found < LEAST_PIECES) return null;
  // A letter or a form among the uploads is nobody's business but its owner's.
  if (extractPage(page).sheet.reading.state === "not-a-plan") return null;
  const pieces = [...result.words, ...unread].map(({ box }) => toBox(box));
  const blobs = findLetters(picture);
  const rows = [false, true].flatMap((isUpright) => findRows(blobs, { isUpright, least: ROW }));
  const capitalsPx = capitalsOf(result);
  const tiles = layLetteringTiles(picture, { capitalsPx, pieces: [...pieces, ...rows] });
  const { contentHash } = page;
  const share = nothing();
  const first = await ask({ task: lettering.name, contentHash }, () => drawTiles(picture, tiles));
  add(share, first, lettering.name);
  const claims = first.parts.flatMap((part) => claimsOf(part as Pieces, tiles));
  if (claims.length === 0) return { result, lettering: share };
  const weighed = await weigh(claims);
  if (!weighed) {
    share.asked.failures.push({ task: lettering.name, why: NOT_WEIGHED });
    return { result, lettering: share };
  }
  const held = withoutDoubles(claims.map((claim, i) => ({ claim, weighed: weighed[i] })));
  const open = held.filter((it) => !isBorneOut(it) || isContested(it, result.words))
    .slice(0, MOST_STRIPS);
  const again = new Map<Held, string>();
  for (let from = 0; from < open.length; from += STRIPS_AT_ONCE) {
    const strips = open.slice(from, from + STRIPS_AT_ONCE);
    const places = strips.map(({ cut }) => [cut.cx, cut.cy, cut.width].map(Math.round));
    const second = await ask(
      { task: letteringAgain.name, contentHash: `${contentHash} ${JSON.stringify(places)}` },
      () => drawStrips(picture, strips),
    );
    add(share, second, letteringAgain.name);
    const [texts] = second.parts as Texts[];
    if (texts?.texts.length !== strips.length) continue;
    strips.forEach((it, i) => again.set(it, texts.texts[i]));
  }
  return { result: takeIn(result, picture, { held, again, share }), lettering: share };
}

const nothing = (): PageLettering => ({
  recognized: 0,
  readTwice: 0,
  unchanged: 0,
  refused: 0,
  words: [],
  asked: {
    answered: 0,
    sent: 0,
    costUsd: 0,
    failures: [],
    isCutShort: false,
    halt: null,
    ceiling: null,
  },
});

function add({ asked }: PageLettering, answer: Answer, task: string): void {
  asked.answered += answer.parts.length > 0 ? 1 : 0;
  asked.sent += answer.sent;
  asked.costUsd += answer.costUsd;
  if (answer.failure) asked.failures.push({ task, why: answer.failure });
  asked.isCutShort ||= answer.isOver && answer.ceiling === null;
  asked.halt ??= answer.halt;
  asked.ceiling ??= answer.ceiling;
}

const toBox = ({ x, y, width, height }: PointRect): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** Height of the smaller capitals of a picture, in pixels. */
function capitalsOf({ words, letteringPx }: OcrResult): number {
  const heights = words.filter(({ text }) => /[A-Z0-9]/.test(text)).map((it) => it.inkHeight)
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length * SMALL_SHARE)] ?? letteringPx;
}

const drawTiles = async (picture: OcrPicture, tiles: readonly Tile[]): Promise<ModelImage[]> => {
  const images: ModelImage[] = [];
  for (const tile of tiles) {
    images.push({ png: await drawTile(picture, tile), caption: captionOf(tile) });
  }
  return images;
};

const drawStrips = async (picture: OcrPicture, strips: readonly Held[]): Promise<ModelImage[]> => {
  const images: ModelImage[] = [];
  for (const { cut } of strips) {
    const shown = {
      ...cut,
      width: cut.width + 2 * BESIDE * cut.height,
      height: ABOVE * cut.height,
    };
    const height = Math.min(STRIP_PX, Math.floor(MOST_STRIP_PX * shown.height / shown.width));
    const png = await drawPart(picture, shown, Math.max(16, height));
    images.push({ png, caption: `Picture ${images.length + 1}` });
  }
  return images;
};

const TURNS = { level: 0, upwards: 90, upside_down: 180, downwards: 270 } as const;

/** What an answer claims to stand where; what has no place or no text is none. */
function claimsOf({ pieces }: Pieces, tiles: readonly Tile[]): Claim[] {
  return pieces.slice(0, MOST_PIECES).flatMap((piece): Claim[] => {
    const tile = tiles.find(({ number }) => number === piece.picture);
    const text = normaliseMarks(piece.text).replace(/\s+/g, " ").trim();
    if (!tile || piece.kind === "illegible" || text === "" || text.length > MOST_SIGNS) return [];
    const sides = [piece.left, piece.top, piece.right, piece.bottom];
    if (sides.some((it) => it < -50 || it > 1050)) return [];
    if (piece.right <= piece.left || piece.bottom <= piece.top) return [];
    const { left, right, top, bottom } = tile.box;
    const x = (at: number) => left + at / 1000 * (right - left);
    const y = (at: number) => top + at / 1000 * (bottom - top);
    const box = {
      left: x(piece.left),
      right: x(piece.right),
      top: y(piece.top),
      bottom: y(piece.bottom),
    };
    return [{ text, box, angleDeg: TURNS[piece.reads] }];
  });
}

/** A claim on ink. */
interface Held {
  claim: Claim;
  weighed: Weighed;
  cut: TurnedBox;
}

/** Claims on ink, each piece of it claimed once: by the text that the picture bears out, else by the longest. */
function withoutDoubles(all: readonly { claim: Claim; weighed: Weighed }[]): Held[] {
  const held = all.flatMap(({ claim, weighed }): Held[] =>
    weighed.cut ? [{ claim, weighed, cut: weighed.cut }] : []
  ).toSorted((a, b) =>
    Number(isBorneOut(b)) - Number(isBorneOut(a)) || b.claim.text.length - a.claim.text.length
  );
  const kept: Held[] = [];
  for (const it of held) {
    if (!kept.some(({ cut }) => covers(cut, it.cut) || covers(it.cut, cut))) kept.push(it);
  }
  return kept;
}

/** The middle of a cut lies in another. */
function covers(outer: TurnedBox, { cx, cy }: { cx: number; cy: number }): boolean {
  const [w, h] = outer.angleDeg % 180 === 0
    ? [outer.width, outer.height]
    : [outer.height, outer.width];
  // There is paper around the letters of a cut.
  const paper = 0.2 * Math.min(w, h);
  return Math.abs(outer.cx - cx) < w / 2 - paper && Math.abs(outer.cy - cy) < h / 2 - paper;
}

/** The recognizer finds the text likely, and no other figure in its place. */
function isBorneOut(
  { claim: { text }, weighed: { lost, lead, isPiece } }: Pick<Held, "claim" | "weighed">,
): boolean {
  if (/\d/.test(text)) return !isPiece && lost <= MOST_LOST && lead >= LEAST_LEAD;
  return lost <= LOST + LOST_A_LETTER * text.replace(/\s/g, "").length;
}

/** Words on the ink of a claim. */
const wordsOn = ({ cut }: Held, words: readonly OcrWord[]): OcrWord[] =>
  words.filter(({ box }) => covers(cut, { cx: box.x + box.width / 2, cy: box.y + box.height / 2 }));

/** Other figures were recognized there, or figures that reach into it: one of both readings is wrong. */
function isContested(it: Held, words: readonly OcrWord[]): boolean {
  const own = figuresOf([it.claim.text]);
  if (own === "") return false;
  const on = wordsOn(it, words);
  const recognized = figuresOf(on.map(({ text }) => text));
  if (recognized !== "" && recognized !== own) return true;
  const ink = shrunk(it.cut);
  return words.some((word) =>
    /\d/.test(word.text) && !on.includes(word) && overlaps(word.box, ink)
  );
}

/** Figures of texts, those of each word together, in an order that is not that of the words. */
const figuresOf = (texts: readonly string[]): string =>
  texts.flatMap((text) => text.split(/[\sx]+/i)).map((word) => word.replace(/\D/g, ""))
    .filter(Boolean).toSorted().join(" ");

/** A cut without the paper around its letters. */
function shrunk(cut: TurnedBox): PointRect {
  const { x, y, width, height } = outlineOf(cut);
  const paper = 0.3 * Math.min(width, height);
  return { x: x + paper, y: y + paper, width: width - 2 * paper, height: height - 2 * paper };
}

/** The recognizer plainly reads another figure. */
const isGainsaid = ({ weighed: { lost, lead } }: Held): boolean =>
  lead <= -GAINSAID_LEAD && lost + lead <= GAINSAID_LOST;

/** Without what is written either way: capitals, spaces, and marks where there are letters alone. */
const plain = (text: string): string => {
  const bare = normaliseMarks(text).toUpperCase().replace(/\s/g, "");
  return /\d/.test(bare) ? bare : bare.replace(/[^\p{L}]/gu, "");
};

/**
 * Whether words say a text already: the same words, whatever their order and capitals, or figures parted otherwise or
 * without the sign that leads to the next line of a size.
 */
function isSaid(text: string, words: readonly string[]): boolean {
  const sorted = (of: readonly string[]) => of.map((it) => it.toUpperCase()).toSorted().join(" ");
  if (sorted(text.split(" ")) === sorted(words.flatMap((it) => it.split(" ")))) return true;
  const said = plain(text);
  return !/[A-Z]{2}/i.test(text) &&
    [said, said.replace(/X$/, "")].includes(plain(words.join("")));
}

function takeIn(
  result: OcrResult,
  picture: OcrPicture,
  { held, again, share }: {
    held: readonly Held[];
    again: ReadonlyMap<Held, string>;
    share: PageLettering;
  },
): OcrResult {
  let { words, unread } = result;
  let line = 1 + Math.max(-1, ...words.map((it) => it.line));
  for (const it of held) {
    const { claim: { text }, cut } = it;
    const second = again.get(it);
    const isAgreed = second !== undefined && plain(second) === plain(text);
    // What was recognized otherwise before takes both to give way.
    const isTold = isBorneOut(it) && (isAgreed || !isContested(it, result.words));
    const isTwice = !isTold && isAgreed;
    const covered = wordsOn(it, words);
    if (isSaid(text, covered.map((word) => word.text))) {
      share.unchanged += 1;
      continue;
    }
    const isDisputed = isTwice && isGainsaid(it);
    if (!isTold && (!isTwice || isDisputed)) share.refused += 1;
    if (!isTold && !isTwice) continue;
    words = words.filter((word) => !covered.includes(word));
    unread = unread.filter(({ box }) =>
      !covers(cut, { cx: box.x + box.width / 2, cy: box.y + box.height / 2 })
    );
    // Two readers who each plainly see another figure: neither counts.
    if (isDisputed) {
      unread = [...unread, { box: outlineOf(cut), letters: text.length }];
      continue;
    }
    if (isTold) share.recognized += 1;
    else share.readTwice += 1;
    const own = claimedWords(picture, { text, cut, line, confidence: isTold ? SURE : SURE_TWICE });
    share.words.push(...own.map((word) => ({ box: toPoints(word, picture) })));
    words = [...words, ...own];
    line += 1;
  }
  return { ...result, words, unread };
}

function outlineOf({ cx, cy, width, height, angleDeg }: TurnedBox): PointRect {
  const [w, h] = angleDeg % 180 === 0 ? [width, height] : [height, width];
  return { x: cx - w / 2, y: cy - h / 2, width: w, height: h };
}

function toPoints({ box }: OcrWord, { dpi }: OcrPicture): PointRect {
  const scale = 72 / dpi;
  return {
    x: box.x * scale,
    y: box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}
