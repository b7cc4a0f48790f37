/** Whether two meanings of a dimension say one thing: people and building data put them in different words. */

interface Meaning {
  property: string;
  thing?: string | null;
  room?: string | null;
  /** The door, or the flight, whose width it is by the truth. */
  door?: string | null;
  stair?: string | null;
  /** What its line runs between. */
  ends?: readonly string[];
}

/** Extents of a thing: a label's width is another's length or depth. */
const EXTENT = new Set(["width", "length", "depth", "clear width", "running", "run"]);
/** Things in the words of people, and in the reader's. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:WINDOWS?|STOREFRONT|GLAZING)\b/i, "window"],
  [/\bDOORS?\b|\bSLIDER\b/i, "door"],
  [/\b(?:WC|WATER CLOSET|TOILET)\b/i, "water closet"],
  [/\b(?:LAV|LAVATORY|BASIN)\b/i, "lavatory"],
  [/\bURINAL\b/i, "urinal"],
  [/\bSINK\b/i, "sink"],
  [/\bOPENINGS?\b/i, "opening"],
];
const OPENINGS = /^(?:window|door|opening)$/;
/** Rooms by what they are called: a hall or a porch is a room as well. */
const ROOMS = /^(?:corridor|hall|closet|porch|deck|balcony|patio|elevator hoistway|hoistway)$/;

/** The kinds of things words name, `window to sliding door` both. */
function kindsOf(words: string): string {
  const named = words.split(/\bto\b/i)
    .flatMap((part) => KINDS.find(([pattern]) => pattern.test(part))?.[1] ?? []);
  return [...new Set(named)].sort().join(" and ");
}

/** The property without its thing, and the thing. */
function core(meaning: Meaning): { property: string; thing: string } {
  const { property, thing, door, stair } = meaning;
  const words = property.toLowerCase();
  if (words === "opening" && door) return { property: "extent", thing: "door" };
  if (stair) return { property: "extent", thing: "stair" };
  if (/^(?:room|closet) (?:width|depth|length)$/.test(words)) {
    return { property: "extent", thing: "room" };
  }
  if (/^overall (width|depth|length)$/.test(words)) {
    return { property: "extent", thing: "building" };
  }
  if (words === "grid spacing") return { property: "spacing", thing: "grid" };
  if (words === "wall to wall") return { property: "spacing", thing: "wall" };
  if (words === "landing depth") return { property: "extent", thing: "landing" };
  if (words === "shower width") return { property: "extent", thing: "shower" };
  if (/latch side/.test(words)) return { property: "latch side clearance", thing: "door" };
  const own = (thing ?? "").toLowerCase();
  const kinds = kindsOf(own);
  if (/center to center$/.test(words) || words === "spacing" && kinds !== "") {
    return { property: "center to center", thing: kinds };
  }
  const isPier = /^pier width$/.test(words) || words === "width" && own === "pier" ||
    words === "opening location" && meaning.ends?.some((it) => /\bjamb\b/i.test(it));
  if (isPier) return { property: "extent", thing: "pier" };
  if (words === "opening location") return { property: "center to side", thing: kinds };
  if (/^centerline to (?:wall|fixture)$/.test(words)) {
    return { property: "center to side", thing: kinds };
  }
  if (words === "distance" && meaning.ends?.some((it) => /^middle of /.test(it))) {
    return { property: "center to side", thing: kinds };
  }
  if (words === "opening width") return { property: "extent", thing: kinds };
  const plain = EXTENT.has(words) ? "extent" : words;
  return { property: plain, thing: ROOMS.test(own) ? "room" : own };
}

/** The same kind of thing; what is called an opening may be a window or a door. */
const isOneThing = (a: string, b: string): boolean =>
  a === b || [a, b].includes("opening") && OPENINGS.test(a) && OPENINGS.test(b);

/** The same property of the same kind of thing. */
export function sameMeaning(a: Meaning, b: Meaning): boolean {
  const [p, q] = [core(a), core(b)];
  return p.property === q.property && isOneThing(p.thing, q.thing) && !isOtherSide(a, b);
}

/** A wall at one end of a line that by the other meaning runs to a fixture. */
function isOtherSide(a: Meaning, b: Meaning): boolean {
  const toFixture = (it: Meaning) => it.property.toLowerCase() === "centerline to fixture";
  const toWall = (it: Meaning) => it.property === "distance" && it.ends?.includes("wall") === true;
  return toFixture(a) && toWall(b) || toFixture(b) && toWall(a);
}
