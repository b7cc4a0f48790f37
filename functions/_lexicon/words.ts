/**
 * Finds the words of the lexicon in a text: things, properties, bounds, denials. It knows spellings, nothing of what
 * belongs to what.
 */
import type { Property, Thing } from "./lexicon.ts";
import { properties } from "./properties.ts";
import * as signs from "./signs.ts";
import { detailThings } from "./things/details.ts";
import { electricalThings } from "./things/electrical.ts";
import { electricalParts } from "./things/electrical_parts.ts";
import { envelopeThings } from "./things/envelope.ts";
import { envelopeParts } from "./things/envelope_parts.ts";
import { exitMarkThings } from "./things/exit_marks.ts";
import { fireProtectionThings } from "./things/fire_protection.ts";
import { fireWallThings } from "./things/fire_walls.ts";
import { gasThings } from "./things/gas.ts";
import { mechanicalThings } from "./things/mechanical.ts";
import { mechanicalParts } from "./things/mechanical_parts.ts";
import { openingThings } from "./things/openings.ts";
import { parkingThings } from "./things/parking.ts";
import { plumbingThings } from "./things/plumbing.ts";
import { plumbingParts } from "./things/plumbing_parts.ts";
import { railThings } from "./things/rails.ts";
import { routeThings } from "./things/routes.ts";
import { siteThings } from "./things/site.ts";
import { stairThings } from "./things/stairs.ts";
import { structureThings } from "./things/structure.ts";
import { toiletRoomThings } from "./things/toilet_rooms.ts";
import { wayOutThings } from "./things/ways_out.ts";
import { withinReachThings } from "./things/within_reach.ts";

/** Every thing, by trade. Of things with one word in common the first is its first sense. */
export const things: readonly Thing[] = [
  ...stairThings,
  ...railThings,
  ...wayOutThings,
  ...exitMarkThings,
  ...openingThings,
  ...parkingThings,
  ...routeThings,
  ...toiletRoomThings,
  ...withinReachThings,
  ...fireWallThings,
  ...fireProtectionThings,
  ...plumbingThings,
  ...mechanicalThings,
  ...gasThings,
  ...electricalThings,
  ...siteThings,
  ...structureThings,
  ...envelopeThings,
  ...detailThings,
  ...envelopeParts,
  ...electricalParts,
  ...plumbingParts,
  ...mechanicalParts,
];

/** What a phrase can mean. */
export interface Sense {
  kind: "thing" | "after" | "before" | keyof typeof SIGNS;
  /** Thing or property; the sign itself for signs. */
  id: string;
}

/** A phrase of the lexicon where it stands in a text. */
export interface Mark {
  senses: readonly Sense[];
  /** Those of its senses that are things. */
  things: readonly string[];
  start: number;
  end: number;
}

const SIGNS = {
  least: signs.LEAST,
  most: signs.MOST,
  noneBefore: signs.NONE_BEFORE,
  noneAfter: signs.NONE_AFTER,
  required: signs.REQUIRED,
  allowed: signs.ALLOWED,
  provided: signs.PROVIDED,
} as const;

interface Node {
  next: Map<string, Node>;
  senses: Sense[] | null;
  things: string[];
}

const root: Node = { next: new Map(), senses: null, things: [] };

/** A word as the lexicon compares it, in capitals and in the singular, with its place. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** A count and what it counts are two words, `16R`. */
const TOKEN =
  /(?:[A-Z]\.){2,}[A-Z]?(?![A-Z])|[A-Z]\.[A-Z](?![A-Z.])|[A-Z]+'[A-Z]+|\d{1,2}(?=[RT]S?\b)|[A-Z0-9]+|Ø/gi;

/** The words of a text; a figure is one too. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[0];
    tokens.push({ word: singular(plain(raw)), start: match.index, end: match.index + raw.length });
  }
  return tokens;
}

const plain = (raw: string): string => raw.replace(/[.']/g, "").toUpperCase();

const singulars = new Map<string, string>();
const ALIKE_AS = new Map(
  Object.entries(signs.ALIKE).flatMap(([as, words]) => words.map((it) => [it, as] as const)),
);

function singular(word: string): string {
  let found = singulars.get(word);
  if (found === undefined) {
    if (singulars.size > 20_000) singulars.clear();
    const one = withoutPlural(word);
    singulars.set(word, found = ALIKE_AS.get(one) ?? one);
  }
  return found;
}

/** Right or wrong, the same is done to the words of the lexicon. */
function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith("S") || word.endsWith("SS")) return word;
  if (word.endsWith("IES")) return `${word.slice(0, -3)}Y`;
  if (/(?:CH|SH|X|SS)ES$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function add(phrase: string, sense: Sense): void {
  let node = root;
  for (const { word } of tokensOf(phrase)) {
    let next = node.next.get(word);
    if (!next) node.next.set(word, next = { next: new Map(), senses: null, things: [] });
    node = next;
  }
  (node.senses ??= []).push(sense);
  if (sense.kind === "thing") node.things.push(sense.id);
}

for (const { id, words } of things) for (const it of words) add(it, { kind: "thing", id });
for (const { id, after, before } of properties) {
  for (const it of after) add(it, { kind: "after", id });
  for (const it of before) add(it, { kind: "before", id });
}
for (const [kind, words] of Object.entries(SIGNS)) {
  for (const it of words) add(it, { kind: kind as keyof typeof SIGNS, id: it });
}

/** The longest phrases of the lexicon in a text, from left to right. */
export function marksIn(text: string): Mark[] {
  const tokens = tokensOf(text);
  const marks: Mark[] = [];
  for (let at = 0; at < tokens.length;) {
    let node: Node | undefined = root;
    let [found, last]: [Node | null, number] = [null, at];
    for (let to = at; to < tokens.length; to++) {
      const gap = to > at ? text.slice(tokens[to - 1].end, tokens[to].start) : "";
      if (BREAK.test(gap)) break;
      // A sign for AT reads as the word.
      if (gap.includes("@")) node = node.next.get("AT");
      node = node?.next.get(tokens[to].word);
      if (!node) break;
      if (node.senses) [found, last] = [node, to];
    }
    if (found) {
      const { senses, things } = found;
      marks.push({ senses: senses!, things, start: tokens[at].start, end: tokens[last].end });
    }
    at = last + 1;
  }
  return marks;
}

/** No phrase goes over these; `T+P` is one. */
const BREAK = /[,;:|()"[\]=]|\s\+|\+\s|'\s|\s-\s/;

const byThing = new Map(things.map((it) => [it.id, it]));
const byProperty = new Map(properties.map((it) => [it.id, it]));

/** @throws {RangeError} when the lexicon has no such thing */
export function getThing(id: string): Thing {
  const found = byThing.get(id);
  if (!found) throw new RangeError(`Cannot look up thing: ${id} is not in the lexicon`);
  return found;
}

/** @throws {RangeError} when the lexicon has no such property */
export function getProperty(id: string): Property {
  const found = byProperty.get(id);
  if (!found) throw new RangeError(`Cannot look up property: ${id} is not in the lexicon`);
  return found;
}

/** What phrases say is measured, as the head of a column does. */
export const measuresNamed = (marks: readonly Mark[]): string[] =>
  marks.flatMap(({ senses }) =>
    senses.filter(({ kind }) => kind === "before" || kind === "after").map(({ id }) => id)
  );

/** The value a whole cell gives of one of these properties: `C` under FIRE CLASS. */
export function valueAlone(
  cell: string,
  of: readonly string[],
): { property: Property; value: number } | null {
  for (const property of of.map(getProperty)) {
    const index = property.values?.findIndex(({ alone }) =>
      alone.includes(cell.trim().toUpperCase())
    ) ?? -1;
    if (index >= 0) return { property, value: index + 1 };
  }
  return null;
}

/**
 * What messages call a value of a property that is told in words: `Class C`.
 *
 * @throws {RangeError} when the property has no such value
 */
export function getValueName(property: string, value: number): string {
  const found = getProperty(property).values?.[value - 1];
  if (!found) throw new RangeError(`Cannot name ${value} of ${property}: no such value`);
  return found.name;
}

/** Is a thing what is asked for, or a kind of it? */
export const isKindOf = (thing: string, asked: string): boolean =>
  thing === asked || (KINDS.get(asked)?.has(thing) ?? false);

/** Every thing of the lexicon that is what is asked for, in their order. */
export const kindsOf = (asked: string): readonly string[] => [...KINDS.get(asked) ?? []];

/** For each thing all that are it, in the order of the lexicon. */
const KINDS = new Map<string, Set<string>>();

for (const { id } of things) {
  for (const above of withAbove(id)) {
    const kinds = KINDS.get(above);
    if (kinds) kinds.add(id);
    else KINDS.set(above, new Set([id]));
  }
}

/** A thing and all that it is a kind of. */
function withAbove(thing: string): string[] {
  return [thing, ...byThing.get(thing)?.kindOf?.flatMap(withAbove) ?? []];
}

/** Is a thing a part of the other? */
export const isPartOf = (thing: string, whole: string): boolean =>
  byThing.get(thing)?.partOf?.some((it) => isKindOf(whole, it)) ?? false;
