/**
 * A shower is large enough to turn and bend in.
 * Reads printed sizes of showers: least side and area in inches; a narrower one passes with more
 * area.
 * @source FBC-P 8th ed. (2023), 421.4
 */
import { findLengths, normaliseMarks } from "../../_shared/units.ts";
import { defineRule, fail, pass } from "../define_rule.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import {
  around,
  clausesSaying,
  isKept,
  measuredCellHeaded,
  newWork,
  reaches,
  rounded,
  sizesIn,
  type Statement,
} from "../measure.ts";

/** A shower with its least side in inches (when a size is printed) and its area in square inches. */
type Shower = Statement & { side: number | null; area: number; raw: string };

/** Showers, as far as a text or its title names them. */
const SHOWER = /\bSHOWERS?\b|\bSHW?R\b/i;
/** A callout that is nothing but a size: under the title of a shower it is the shower's. */
const BARE =
  /^[^:]*SHOWER[^:]*: *[\d\s'"./-]+(?:MM|IN\.?|W|WIDE)? *(?:X|BY) *[\d\s'"./-]+(?:MM|IN\.?|D|DEEP)?\s*(?:INSIDE|CLEAR|CLR|FIN\w*|MIN|TYP|PANS?|BASE|RECEPTOR|STALL|I\.?D|[.,])*\s*$/i;
/** Lists of things that stand in a shower. */
const OTHER_LISTS: readonly string[] = ["window", "door", "lighting", "product approval", "panel"];
/** Parts of a shower with sizes of their own; behind an inside size they say nothing of it: `28" X 36" INSIDE, VALVE`. */
const OF_A_PART = exactCase`(?<!\d ?("|IN\.?)? ?(CLEAR )?(INSIDE|I\.D)\b\.?[^\d;]*)(${
  [
    "DOOR",
    "(?<!FIBER ?-?)GLASS",
    "ACCESS PANEL",
    "HEAD\\b",
    "\\bSEAT",
    "CURB",
    "NICHE",
    "VALVE",
    "BENCH",
    "DRAIN",
    "ROD",
    "CURTAIN",
    "PIPE",
    "WINDOW",
    "GRAB",
    "CONTROL",
    "RECEPTOR DEPTH",
    "CLEAR FLOOR",
  ].join("|")
})`;
/** Sizes of tiles; a column of a list may name them beside the shower's own size. */
const TILE = /TILE(?!D)/i;
/** A size that is lettered right at the tile. */
const OF_TILE =
  /(?:X|BY)\s*\d[^,;A-Z]*(?:IN\.?\s*)?(?:[A-Z]+\.?\s+)?TILES?\b(?!\s*SH)|\bTILES?\b(?!\s*SH)[^;]*\d["']?\s*X/i;
/** The widest tiles have no side between this and the least of a shower, inches. */
const LARGEST_TILE_IN = 24;

/** Is the size told beside tiles that of the shower: `SHOWER 28" X 34", TILE`, `2'-4" X 3'-6" TILE SHOWER`? */
function isBesideTile(clause: string): boolean {
  const [size] = sizesIn(clause);
  return size !== undefined && !OF_TILE.test(clause) && Math.min(size.a, size.b) > LARGEST_TILE_IN;
}
const ONE_SIDE =
  /\bSH(?:OWER|W?R)\b[^\d"';|]{0,14}(?<side>\d[\d\s\/'"-]*["'])\s*(?:CLEAR|CLR|WIDE|INSIDE|I\.?D\b)(?!\s*(?:X|BY))/i;

export default defineRule({
  id: "plumbing/shower-size",
  requirementId: "FBC-P-shower",
  source: { volume: "FBC-P", edition: "2023", section: "421.4" },
  demand: {
    thing: "shower",
    property: ["width", "depth"],
    unless: /DOOR|BENCH|SEAT|CURB|HEAD|NICHE/i,
    // What the sheet says itself may be a narrow one with more area; of a link that is an exception, which asks.
    limit: ({ plumbing }, { sure }) => ({
      min: sure === "proposed" ? plumbing.showerSideIn : plumbing.narrowShowerSideIn,
    }),
    mild: ({ plumbing }) => ({ min: plumbing.narrowShowerSideIn }),
  },
  applies: (plan) => [
    ...sizesInShowers(plan),
    ...clausesSaying(plan, {
      titled: true,
      says: SHOWER,
      not: OF_A_PART,
    }).filter((it) =>
      !isKept(it.text) &&
      (it.row === null
        ? !TILE.test(it.clause) || isBesideTile(it.clause)
        : !OTHER_LISTS.includes(it.schedule?.kind ?? "other"))
    ).filter((it) => SHOWER.test(it.text) || it.row !== null || BARE.test(it.clause)).flatMap(
      (it): Shower[] => {
        const own = it.row ? insideOf(it) : null;
        const [size] = sizesIn(own ?? it.clause);
        const [side] = findLengths(ONE_SIDE.exec(normaliseMarks(it.clause))?.groups?.side ?? "");
        if (!size && side && side.valueIn >= 12 && side.valueIn <= 60) {
          return [{ ...it, side: side.valueIn, area: Infinity, raw: side.raw }];
        }
        const area = Number(
          /(\d[\d,]*) *(SQ\.? *IN|SQUARE IN)/i.exec(it.text)?.[1]?.replaceAll(",", "") ?? NaN,
        );
        if (size && Math.max(size.a, size.b) <= 120 && Math.min(size.a, size.b) >= 12) {
          return [{ ...it, side: Math.min(size.a, size.b), area: size.a * size.b, raw: size.raw }];
        }
        return Number.isFinite(area) && area < 3000
          ? [{ ...it, side: null, area, raw: it.sourceText }]
          : [];
      },
    ),
  ],
  check({ side, area, raw }, { limits }) {
    const { showerSideIn, showerAreaSqin, narrowShowerSideIn, narrowShowerAreaSqin } =
      limits.plumbing;
    const isWide = side === null || reaches(side, showerSideIn, "in");
    const isNarrowButLarge = side !== null && reaches(side, narrowShowerSideIn, "in") &&
      area >= narrowShowerAreaSqin;
    const bySide = side !== null && !isWide;
    const data = bySide
      ? { actual: side, required: showerSideIn, unit: "in", raw, area: rounded(area) }
      : {
        actual: rounded(area),
        required: showerAreaSqin,
        unit: "sq in",
        raw,
        area: rounded(area),
      };
    if (isNarrowButLarge && Number.isFinite(area)) return pass(data);
    if (bySide) return fail("narrow", data);
    return area >= showerAreaSqin * 0.995 ? pass(data) : fail("small", data);
  },
  messages: {
    ok: "The shower is {raw}.",
    narrow:
      "The shower is {raw}; its shorter side is {actual} in. At least {required} in and 900 sq in are required.",
    small: "The shower ({raw}) has {actual} sq in; at least {required} sq in is required.",
  },
  recommendation: "Enlarge the shower to at least 30 in each way and 900 sq in.",
});

/** Per cent of the page between the name of a shower drawn as a room and the size lettered with it. */
const AT_NAME = 2;
const SIZE_ALONE =
  /^[\d\s'"./-]+(?:IN\.?|W|WIDE)?\s*[X×]\s*[\d\s'"./-]+(?:IN\.?|D|DEEP)?(?:\s*(?:CLEAR|CLR|INSIDE|I\.?D)\b\.?)?$/i;

/** Sizes lettered under the name of a shower that is a room of its own. */
function sizesInShowers(plan: PlanSet): Shower[] {
  const showers = plan.rooms.filter(({ name }) => SHOWER_ROOM.test(name));
  if (showers.length === 0) return [];
  return newWork(plan, { topic: SIZE_ALONE, in: "notes" }).flatMap((it): Shower[] => {
    const [size] = sizesIn(it.text);
    const [room] = around(it, showers, AT_NAME);
    const isSize = size && Math.max(size.a, size.b) <= 120 && Math.min(size.a, size.b) >= 12;
    if (!isSize || !room || it.room === null || !SHOWER_ROOM.test(it.room)) return [];
    return [{ ...it, side: Math.min(size.a, size.b), area: size.a * size.b, raw: size.raw }];
  });
}

/** A room that is a shower and nothing else, maybe with the bath it belongs to: `BATH 1 SHOWER`. */
const SHOWER_ROOM =
  /^\W*(?:(?:BATH(?:ROOM)?|MASTER|PRIMARY|OWNER'?S|GUEST|HALL)\s*#?\d{0,3}\s+)*(?:WALK-?\s?IN\s+)?SH(?:OWER|W?R)\b\W*\w?\W*$/i;

/** The inside size of a row in a list of showers. */
const insideOf = (it: Statement): string | null =>
  measuredCellHeaded(it, /\bINSIDE|\bCLEAR|\bSIZE|\bDIM/i);
