/**
 * Whose a value is, by the words left over when those of the matter are taken away: `The hall holds 70 persons`. A thing goes
 * by its name; where the set has two of that name, by its number or its floor as well.
 */
import { ordinals } from "../../_lexicon/mod.ts";
import type { Note, PlanSet } from "../../_shared/domain/plan_set.ts";
import { isRightUnder } from "../reading/places.ts";
import { type Claim, listWords, titlesOf } from "./claims.ts";

/** What a value is of, as its place calls it. */
interface Owner {
  /** As its place calls it. */
  called: string;
  /** Without the words for any room. */
  name: string;
  number: string | null;
  floor: string | null;
  /** One of several its drawing shows. */
  building: string;
}

/** More words are no name. */
const LONGEST_NAME = 4;
const NUMBER = /(?<![\w'".,:+-])#?(\d{3,4}[A-Z]?)(?![\w'"%]|[.,]\d|\s*(?:S\.?F|SQ|PSF))/gi;

/** Names of the owners of claims; a claim without one, or with one of several alike, has none. */
export function ownersOf(
  claims: readonly Claim[],
  isOfMatter: (word: string) => boolean,
  plan: PlanSet,
): ReadonlyMap<Claim, string> {
  const called = claims.flatMap((claim) => {
    const owner = ownerOf(claim, isOfMatter, plan);
    return owner ? [{ claim, owner }] : [];
  });
  const names = new Set([
    ...called.map(({ owner }) => owner.name),
    ...plan.rooms.map(({ name }) => nameIn(name, isOfMatter)),
  ]);
  const whole = called.map(({ claim, owner }) => ({
    claim,
    owner: { ...owner, name: fullName(owner.name, names) },
  }));
  const drawn = Map.groupBy(plan.rooms, ({ name }) => nameIn(name, isOfMatter));
  const isOfSeveral = (name: string): boolean => {
    const rooms = drawn.get(name) ?? [];
    return new Set(rooms.map(({ page }) => page)).size < rooms.length;
  };
  const found = new Map<Claim, string>();
  const grouped = Map.groupBy(whole, ({ owner }) => `${owner.building} ${owner.name}`);
  for (const all of grouped.values()) {
    const [{ owner: { name, building } }] = all;
    const isOneOf = (tell: (owner: Owner) => string | null) =>
      new Set(all.flatMap(({ owner }) => tell(owner) ?? [])).size < 2;
    const byName = isOneOf((it) => it.number) && !isOfSeveral(name);
    const byFloor = isOneOf((it) => it.floor);
    const longest = all.map(({ owner }) => owner.called).sort((a, b) => b.length - a.length)[0];
    for (const { claim, owner: { number, floor } } of all) {
      const marks = [...(byName ? [] : [number]), ...(byFloor || !byName ? [] : [floor])];
      if (marks.every((it) => it !== null)) {
        found.set(claim, [building, longest, ...marks].filter(Boolean).join(" "));
      }
    }
  }
  return found;
}

/** `HALL` of a set whose only hall is the gathering hall. */
function fullName(name: string, names: ReadonlySet<string>): string {
  const longer = [...names].filter((it) => it.endsWith(` ${name}`));
  return longer.length === 1 ? longer[0] : name;
}

const FLOORS: ReadonlySet<string> = new Set(ordinals);

const calledIn = (text: string, isOfMatter: (word: string) => boolean): string =>
  listWords(text).filter((it) => it.length > 2 && !FLOORS.has(it) && !isOfMatter(it)).join(" ");
const plain = (called: string): string => called.replace(ANY_ROOM, "") || called;
const ANY_ROOM = /(?:\s(?:ROOM|SPACE|AREA))+$/;
const nameIn = (text: string, isOfMatter: (word: string) => boolean): string =>
  plain(calledIn(text, isOfMatter));

/** By the words of the place, else by the room it stands in, else by the label right above it. */
function ownerOf(
  { it, value, said, words, titles }: Claim,
  isOfMatter: (word: string) => boolean,
  { notes }: PlanSet,
): Owner | null {
  const mark = it.row ? it.row.cells.map(({ text }) => text).slice(0, 2).join(" ") : "";
  const floor = ordinals.find((word) => words.has(word)) ??
    ordinals.find((word) => titles.has(word)) ?? null;
  const building = titlesOf(it).map((title) => ONE_BUILDING.exec(title)?.[0].toUpperCase())
    .find(Boolean) ?? "";
  const asOwner = (text: string, numbered: string): Owner | null => {
    const called = calledIn(text, isOfMatter);
    const name = plain(called);
    const [number = null] = [...numbered.matchAll(NUMBER)].map(([, digits]) => digits)
      .filter((digits) => digits !== String(value));
    return name !== "" && name.split(" ").length <= LONGEST_NAME
      ? { called, name, number, floor, building }
      : null;
  };
  if (nameIn(said, isOfMatter) !== "") return asOwner(said, it.row ? mark : said);
  if (it.row || nameIn(it.text, isOfMatter) !== "") return null;
  if (it.room !== null) return asOwner(it.room, it.room);
  const above = notes.filter((note) => isName(note) && isRightUnder(it, note, UNDER));
  return above.length === 1 ? asOwner(above[0].text, above[0].text) : null;
}

/** A drawing of one of several. */
const ONE_BUILDING =
  /\b(?:FRONT|REAR|LEFT|RIGHT|NORTH|SOUTH|EAST|WEST)\s+(?:BUILDING|HOUSE|WING|TOWER|UNIT)\b/i;
const UNDER = { below: 1.5, off: 2 };
const isName = ({ text, kind }: Note): boolean =>
  kind !== "title" && kind !== "title-block" &&
  /^[A-Z][A-Z \/&.'-]{2,30}(?:\s\d{3,4})?$/i.test(text);
