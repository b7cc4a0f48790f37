/**
 * What a building has once: every place that names it, in any words of the lexicon, with the value it gives. A word more that
 * stands where a part is named makes its value one of that part, which is held against itself alone.
 */
import {
  numberWords,
  type Once,
  once,
  ordinals,
  partWords,
  wholeWords,
} from "../../_lexicon/mod.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { formatLength } from "../../_shared/units.ts";
import { isOfOneOfSeveral } from "../reading/other_buildings.ts";
import { placeOf } from "../reading/places.ts";
import type { Statement } from "../reading/statements.ts";
import { isOneStorey } from "./areas.ts";
import { type Claim, claimsOf, listWords, titlesOf, wordsIn, wordsOver } from "./claims.ts";
import { ownersOf } from "./owners.ts";
import { isNeutral, isOfTitles, withoutCut } from "./plain.ts";
import { viewOf } from "./said.ts";
import { quote, type Told } from "./told.ts";

/** Words a place says itself, words it or its title says, words of its title. */
interface Name {
  own: readonly string[];
  either: readonly string[];
  over: readonly string[];
}

interface Matter extends Omit<Once, "sorts" | "unlessOver"> {
  names: readonly Name[];
  /** All words of the names. */
  naming: ReadonlySet<string>;
  /** … and what belongs to it besides. */
  known: ReadonlySet<string>;
  others: ReadonlySet<string>;
  othersOver: ReadonlySet<string>;
  sorts: ReadonlySet<string>;
  unparting: ReadonlySet<string>;
  isTagged: RegExp | null;
}

const split = (text = ""): string[] => text.split(" ").filter(Boolean);
const PARTS = new Set(split(partWords));
const WHOLE = new Set(split(wholeWords));
/** Every elevation is of a side. */
const SIDES = new Set(split("NORTH SOUTH EAST WEST FRONT REAR LEFT RIGHT"));

const wordsOf = (names: readonly (string | undefined)[]): ReadonlySet<string> =>
  new Set(names.flatMap(split).map((word) => word.replace(/^[@!]/, "")));

const MATTERS: readonly Matter[] = once.map((it) => {
  const signed = (sign: string, words: string[]) =>
    words.filter((word) => word.startsWith(sign)).map((word) => word.slice(1));
  return {
    ...it,
    names: it.named.map((name) => ({
      own: split(name).filter((word) => !/^[@!]/.test(word)),
      either: signed("@", split(name)),
      over: signed("!", split(name)),
    })),
    naming: wordsOf(it.named),
    known: wordsOf([...it.named, it.also]),
    others: new Set(split(it.unless)),
    othersOver: new Set(split(it.unlessOver)),
    sorts: new Set(split(it.sorts)),
    unparting: new Set(split(it.titlesPartNothing)),
    isTagged: it.tags === undefined
      ? null
      : anyCase`(?<![\w-])(?:${it.tags})\.?\s?[-#]?\s?(\d|[A-H])\b(?!["'.%]|,\d)`,
  };
});

/** All that is told of what a building has once. */
export function toldOnce(plan: PlanSet): Told[] {
  const claims = claimsOf(plan);
  const isLow = isOneStorey(plan);
  const kinds = Map.groupBy(claims, ({ kind }) => kind);
  return MATTERS.filter(({ ofOneStorey }) => isLow || !ofOneStorey).flatMap((matter) => {
    const about = kinds.get(matter.kind)?.filter((it) => isAbout(it, matter)) ?? [];
    if (about.length === 0) return [];
    const areSeveral = matter.isTagged !== null && plan.notes.some(({ text }) =>
          isLater(tagIn(text, matter))
        ) ||
      claims.some(({ it }) => isLater(tagIn(it.text, matter)));
    const boards = new Set(about.flatMap((it) => boardOf(it) ?? []));
    const isOneBoard = boards.size === 1 && boards.has("A");
    const named = matter.each === "name"
      ? ownersOf(about, (word) => !isStrange(word, matter.known), plan)
      : null;
    const parted = about.flatMap((it): Parted[] => {
      if (matter.each) {
        const part = named ? named.get(it) ?? null : sortOf(it, matter);
        return part === null ? [] : [{ it, part }];
      }
      const tag = areSeveral ? tagIn(it.it.text, matter) : "";
      if (tag === null) return [];
      const board = isOneBoard ? null : boardOf(it);
      return [{
        it,
        part: [board ? `panel ${board}` : partOf(it, matter), tag].filter(Boolean).join(" "),
      }];
    });
    const places = Map.groupBy(parted, ({ it, part }) => `${part} ${placeIn(it, matter)}`);
    return [...places.values()].map((all) =>
      toldOf(
        matter,
        all,
        parted.filter(({ it }) => placeIn(it, matter) === placeIn(all[0].it, matter)),
      )
    );
  });
}

/** A claim with the part it is one of. */
interface Parted {
  it: Claim;
  part: string;
}

/** A tag but the first: the set has several. */
const isLater = (tag: string | null): boolean => tag !== null && tag !== "1" && tag !== "A";

/** The board a current is that of, where it is none a service ends in. */
function boardOf({ it, kind, said }: Claim): string | null {
  if (kind !== "amperes") return null;
  const mark = it.row?.cells[0]?.text.trim() ?? "";
  const text = /^[A-Z]{1,4}-?\d{0,3}[A-Z]?$/.test(mark) ? `PANEL ${mark} ${said}` : said;
  return MAIN_BOARD.test(text) ? null : BOARD.exec(text)?.[1].toUpperCase() ?? null;
}
const BOARD =
  /\bPANEL(?:BOARD)?\s+["']?(?!(?:MAIN|BOARD|BY|IN|AT|OF|IS|AND|FOR|TO|ON|HAS)\b)([A-Z]{0,3}-?\d{0,3}[A-Z]?)["']?(?![A-Z0-9])/i;
const MAIN_BOARD =
  /\b(?:MDP|MSB|MDB|MDC|SWBD|MSP|SERVICE|MAIN\s+(?:DISTRIBUTION|SWITCH\s?BOARD|PANEL))\b/i;

const tagIn = (text: string, { isTagged }: Matter): string | null =>
  isTagged?.exec(text)?.[1].toUpperCase() ?? null;

/** What is one place: a list, a drawing, the notes of a sheet; of what nothing has several each text. */
const placeIn = ({ it }: Claim, { isSingle }: Matter): string =>
  isSingle
    ? `${it.page} ${it.box.x} ${it.box.y}`
    : `${it.page} ${it.schedule?.title ?? it.drawing ?? it.heading ?? viewOf(it)}`;

/** A place that shows several parts of what it gives the whole of may mean any of them. */
function toldOf(matter: Matter, all: readonly Parted[], here: readonly Parted[]): Told {
  const [{ it, part }] = all;
  const values = (part === "" ? here : all).map(({ it }) =>
    matter.inFeet ? Number(it.value) / 12 : it.value
  );
  return {
    ...placeOf(it.it),
    topic: matter.topic,
    of: nameOf(matter, part),
    values,
    said: sayingOf(matter, it.value),
    upTo: matter.upTo,
  };
}

/** A part in words: `level 2` for SECOND. */
const spoken = (part: string): string => part.toLowerCase().replace(ORDINAL, asLevel);

/** Boards go by their names, as everywhere. */
const nameOf = ({ of, each }: Matter, part: string): string => {
  if (part === "") return of;
  if (each) return of.replace("{}", spoken(part));
  if (part === "UNIT") return `each unit's ${of.replace(/^the /, "")}`;
  return part.startsWith("panel ") ? `${part} main rating` : `${of} (${spoken(part)})`;
};

/** Does a claim of its kind speak of a matter? Most name something else, and are not looked at further. */
function isAbout(claim: Claim, matter: Matter): boolean {
  const { value, words, near, counted, titles, isBound, isListed } = claim;
  if (isBound && !matter.isLimit || isListed && !matter.each) return false;
  if (matter.within && (Number(value) < matter.within[0] || Number(value) > matter.within[1])) {
    return false;
  }
  if (matter.among && !matter.among.includes(Number(value))) return false;
  const isNamed = matter.names.some(({ own, either, over }) =>
    own.every((it) => words.has(it)) && (own.length === 0 || own.some((it) => counted.has(it))) &&
    either.every((it) => words.has(it) || titles.has(it)) && over.every((it) => titles.has(it)) &&
    (matter.each === "name" || [...own, ...either].some((it) => words.has(it)) ||
      saysNothingElse(words, matter))
  );
  if (!isNamed || !near.isDisjointFrom(matter.others)) return false;
  if (matter.isPlain && !saysNothingElse(words, matter)) return false;
  if (matter.othersOver.size > 0 && !wordsOver(claim).isDisjointFrom(matter.othersOver)) {
    return false;
  }
  const titled = titlesOf(claim.it).map((it) => matter.isShared ? it.replace(OF_UNIT, " ") : it);
  return ![claim.said, ...titled].some(isOfOneOfSeveral);
}

/** Is it a label that leaves to its title what it speaks of? */
const saysNothingElse = (words: ReadonlySet<string>, { known, sorts }: Matter): boolean =>
  [...words].every((it) => sorts.has(it) || !isStrange(it, known));

const ORDINAL = anyCase`^(${ordinals.join("|")})\b`;
const asLevel = (word: string): string =>
  `level ${ordinals.findIndex((it) => it === word.toUpperCase()) + 1}`;

/** The one sort a value is of, by its own words or else by the titles of its list, and what part of that. */
function sortOf({ it, words, near, titles, said }: Claim, matter: Matter): string | null {
  const { known, sorts } = matter;
  const own = words.intersection(sorts);
  const over = it.row ? titles.intersection(sorts) : [];
  const [sort, ...others] = own.size > 0 ? own : over;
  if (sort === undefined || others.length > 0) return null;
  const parts = [
    ...[...words].filter((it) => PARTS.has(it)),
    ...strangersIn(said, matter).filter((it) => near.has(it)),
    ...partsOver(it, known),
  ].filter((it) => !known.has(it) && !sorts.has(it));
  return [sort, ...new Set(parts.sort())].join(" ");
}

/** `BUILDING SECTION, UNIT A`. */
const OF_UNIT = /\bUNITS?\s+[A-H]\b/gi;

/** The part a place speaks of: by its own words, else by those of its titles. */
function partOf({ it, kind, said, words, near }: Claim, matter: Matter): string {
  if (matter.isEverywhere) return "";
  const { known, sorts } = matter;
  const isWhole = !words.isDisjointFrom(WHOLE);
  const sort = isWhole ? [] : [...words].filter((it) => sorts.has(it));
  const isSum = words.has("FIRST") && words.has("SECOND");
  if (isSum && kind === "area") return "";
  const unit = words.has("UNIT") && (kind === "amperes" || kind === "area" && !isWhole)
    ? ["UNIT"]
    : [];
  const first = kind === "area" && !known.has("FIRST") && words.has("FIRST") ? ["FIRST"] : [];
  const own = new Set([
    ...sort,
    ...first,
    ...unit,
    ...[...words].filter((it) => PARTS.has(it)),
    ...strangersIn(said, matter).filter((it) => near.has(it)),
  ].filter((it) => it === "UNIT" || !known.has(it)));
  if (own.size > 0) return [...own].sort().join(" ");
  if (isWhole || words.has("HOUSE")) return "";
  return partsOver(it, known.union(matter.unparting)).sort().join(" ");
}

/** Parts the titles over a place name. */
const partsOver = (it: Statement, known: ReadonlySet<string>): string[] =>
  titlesOf(it).flatMap((title) => {
    if (isOfWholeToo(title)) return [];
    const cut = withoutCut(title);
    const parts = [...wordsIn(cut)].filter((it) =>
      PARTS.has(it) && !SIDES.has(it) && !known.has(it)
    );
    return parts.length > 0 || title !== it.drawing ? parts : strangersOf(cut, known);
  });

/** `SITE AND POOL PLAN` shows the whole beside a part. */
const isOfWholeToo = (title: string): boolean => {
  const shown = title.split(/\bAND\b|[&+]/i);
  return shown.length > 1 && shown.some((it) => {
    const words = listWords(it);
    return words.some(isOfTitles) && words.every((word) => isOfTitles(word) && !PARTS.has(word));
  });
};

/**
 * Words nobody knows that stand where a part is named: right before the words of the matter or right behind them, `TURRET
 * ROOF`, `SLAB TOPPING`, or behind a word of place, `AT THE DOCK`.
 */
function strangersIn(said: string, { known, naming, sorts }: Matter): string[] {
  return said.split(/[\d|:;,()=@"'\/+]+/).flatMap((phrase) => {
    const words = listWords(phrase);
    const [first, last] = [
      words.findIndex((it) => known.has(it)),
      words.findLastIndex((it) => known.has(it)),
    ];
    if (!words.some((it) => naming.has(it))) return [];
    const place = words.findIndex((it, at) => at > last && OF_PLACE.has(it));
    const object = place < 0 ? undefined : words.slice(place + 1).find((it) => !ARTICLES.has(it));
    return [words[first - 1], words[last + 1], object].filter((it): it is string =>
      it !== undefined && isStrange(it, known) && !sorts.has(it)
    );
  });
}
const OF_PLACE = new Set(split("AT TO FOR IN OF"));
const ARTICLES = new Set(split("THE THIS A AN EACH EVERY"));

const strangersOf = (title: string, known: ReadonlySet<string>): string[] =>
  listWords(title).filter((it) => isStrange(it, known) && !isOfTitles(it));

const isStrange = (word: string, known: ReadonlySet<string>): boolean =>
  word.length > 2 && !known.has(word) && !NUMBERS.has(word) && !isNeutral(word);
const NUMBERS = new Set(split(numberWords));

function sayingOf({ kind, topic, says }: Matter, value: number | string): string {
  if (says) return says.replace("{}", String(value));
  if (kind === "length") return formatLength(Number(value));
  if (kind === "pounds") return `${value} lb`;
  return kind === "pressures" ? `${value} psf` : quote(topic, value);
}
