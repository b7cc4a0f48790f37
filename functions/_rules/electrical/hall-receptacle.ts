/**
 * A long hall has a receptacle.
 * Reads notes that a hall has none, with its length in feet from the note, the room or a dimension
 * beside it.
 * @source NFPA 70-2020, 210.52(H)
 */
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import {
  allStatements,
  around,
  clausesSaying,
  feet,
  forReading,
  gapBetween,
  rounded,
} from "../measure.ts";
import { hasDwellings } from "./_words.ts";

const HALL = /\bHALL(?:WAY)?\b|\b(?:FOYER|ENTRY|BEDROOM) PASSAGE\b|\bPASSAGE(?:WAY)?\b/i;

/** The length a text gives with the name of the hall, before what a row asks for: `HALL L2, 9.5 FT | 10 FT | 0`. */
function lengthTold(text: string): number | null {
  const [label] = text.split("|");
  const lengths = HALL.test(label) ? feet.find(forReading(label)).map(({ value }) => value) : [];
  return lengths.length > 0 ? Math.max(...lengths) : null;
}

export default defineRule({
  id: "electrical/hall-receptacle",
  requirementId: "NEC-210.52H-hall",
  when: hasDwellings,
  demand: {
    thing: ["receptacle", "corridor"],
    where: HALL,
    keep: ({ thing }) => thing !== "corridor",
    as: (_figure, { text }) => ({ lengthFt: lengthTold(text) }),
    spares: (text, { electrical }) => (lengthTold(text) ?? Infinity) < electrical.hallLengthFt,
  },
  applies: (plan) =>
    clausesSaying(plan, {
      says:
        /\b(NO|WITHOUT|W ?\/ ?O|ZERO|LACKS) (WALL |DUPLEX |CONVENIENCE )?(RECEP|OUTLET|DUPLEX|PLUG)|(RECEP\w*|OUTLETS?)[^;]{0,12}(NONE|NOT (PROV|SHOWN|REQ)|OMITTED)/,
      not: /GARAGE|COUNTER|ISLAND|CLOSET/,
    })
      .flatMap(
        (it) => {
          const room = plan.rooms.find((other) =>
            other.page === it.page && HALL.test(other.name) &&
            (other.name === it.room || gapBetween(it, other) < 4)
          );
          if (!HALL.test(it.text) && !room && !HALL.test(it.room ?? "")) return [];
          const sides = [room?.widthFt, room?.depthFt].filter((side) => typeof side === "number");
          const beside = around(it, allStatements(plan), 5).flatMap((other) =>
            feet.find(forReading(other.text)).map((mention) => mention.value)
          );
          const dimensions = plan.dimensions.filter((other) =>
            other.page === it.page &&
            (gapBetween(it, other) < 4 || (room?.page === it.page && gapBetween(room, other) < 3))
          ).map((other) => other.valueIn / 12);
          const stated = feet.find(forReading(it.text)).map((mention) => mention.value);
          const known = [stated, sides, dimensions, beside].find((list) => list.length > 0) ?? [];
          return [{ ...it, lengthFt: known.length > 0 ? Math.max(...known) : null }];
        },
      ),
  check(hall, { limits }) {
    const required = limits.electrical.hallLengthFt;
    const data = {
      actual: hall.lengthFt === null ? null : rounded(hall.lengthFt),
      required,
      unit: "ft",
    };
    // Dimensions are what optical reading loses first.
    if (hall.lengthFt === null) {
      return hall.readBy === "ocr" ? inapplicable() : cantTell("unknown", data);
    }
    // The length is no figure of the receptacle that is not there.
    return hall.lengthFt >= required - 1 / 96
      ? fail("none", data)
      : pass({ required, unit: "ft", length: data.actual });
  },
  withoutLimit: ["ok", "none", "unknown"],
  messages: {
    ok: "The hall is {length} ft long; a receptacle is required at {required} ft or more.",
    none:
      "The hall is {actual} ft long and has no receptacle; one is required at {required} ft or more.",
    unknown:
      "The hall has no receptacle, and its length is not shown; one is required at {required} ft or more.",
  },
  recommendation: "Add a receptacle in the hall.",
});
