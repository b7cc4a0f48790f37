/** Whether two meanings of a dimension say one thing: people and building data put them in different words. */

interface Meaning {
  property: string;
  thing?: string | null;
  room?: string | null;
  /** The door, or the flight, whose width it is by the truth. */
  door?: string | null;
  stair?: string | null;
}

/** Extents of a thing: a label's width is another's length or depth. */
const EXTENT = new Set(["width", "length", "depth", "clear width", "running", "run"]);

/** The property without its thing, and the thing. */
function core({ property, thing, door, stair }: Meaning): { property: string; thing: string } {
  const words = property.toLowerCase();
  if (words === "opening" && door) return { property: "extent", thing: "door" };
  if (stair) return { property: "extent", thing: "stair" };
  if (/^room (width|depth|length)$/.test(words)) return { property: "extent", thing: "room" };
  if (/^overall (width|depth|length)$/.test(words)) {
    return { property: "extent", thing: "building" };
  }
  if (words === "grid spacing") return { property: "spacing", thing: "grid" };
  if (words === "wall to wall") return { property: "spacing", thing: "wall" };
  if (/latch side/.test(words)) return { property: "latch side clearance", thing: "door" };
  const plain = EXTENT.has(words) ? "extent" : words;
  const own = (thing ?? "").toLowerCase();
  // A hall is a room as well; a stair's flight is its own.
  return { property: plain, thing: /^(corridor|hall|closet)$/.test(own) ? "room" : own };
}

/** The same property of the same kind of thing. */
export function sameMeaning(a: Meaning, b: Meaning): boolean {
  const [p, q] = [core(a), core(b)];
  return p.property === q.property && p.thing === q.thing;
}
