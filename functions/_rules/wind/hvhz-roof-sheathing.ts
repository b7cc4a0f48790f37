/**
 * Roof decks in the high-velocity hurricane zone are plywood or boards, not oriented strand board.
 * Applies to statements of roof sheathing in Miami-Dade and Broward counties.
 * @source FBC-B 8th ed. (2023), 2322.2
 */
import { anyCase } from "../../_shared/pattern.ts";
import { isInHvhz } from "../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { answered, clausesOf, contextOf, newWork, type Statement } from "../measure.ts";

const OSB =
  /\bO\.?\s?S\.?\s?B\b\.?|\bORIENTED\s+STRAND|\bSTRAND\s?-?\s?BOARD|\bADVANTECH|\bZIP\s+(?:SYSTEM\s+)?(?:ROOF|SHEATH)/i;
const PLYWOOD = /\bPLY\s*-?WOOD|\bPLYWD|\bC\.?D\.?X\b|\bT\s*&\s*G\s+BOARDS?/i;
const ROOF = /\bROOF|\bTRUSS|\bRAFTER|\bATTIC|\bSHINGLE|\bTILE\b|\bEAVE/i;
const OTHER = /\b(WALL|FLOOR|SUB-?FLOOR|SOFFIT|GABLE|CEILING)\s+(SHEATH|DECK)/i;
const NEGATED =
  /\b(NO|NOT|NEVER|PROHIBIT\w*|EXCEPT|EXCLUD\w*|IN\s+LIEU\s+OF|SHALL\s+NOT)\b[^.;]{0,25}(O\.?\s?S\.?\s?B|ORIENTED)|(O\.?\s?S\.?\s?B\b\.?|STRAND\s+BOARD)[^.;]{0,30}\b(NOT|PROHIBIT|UNACCEPT|SHALL\s+NOT)/i;
const CHOICE =
  /(O\.?\s?S\.?\s?B\b\.?)\s*(\/|OR)\s*(CDX|PLY)|(PLY\s*-?WOOD|CDX)\s*(\/|OR)\s*O\.?\s?S\.?\s?B/i;

/** Drawings and lists of roofs, where sheathing is the roof's unless the text says otherwise. */
const ROOF_TITLE =
  /\bROOF\s+(?:FRAMING|PLAN|DETAIL|DECK|SHEATH\w*|SECTION|EDGE|ASSEMBLY|NOTES?|NAILING)|\bEAVE\s+DETAIL|\bTRUSS\s+(?:LAYOUT|PLAN)/i;
const NOT_ROOF = /\b(?:WALL|FLOOR|SUB-?FLOOR|SOFFIT|GABLE|CEILING|CATWALK|ATTIC\s+FLOOR)/i;

const isOnRoof = ({ text, drawing, heading, schedule }: Statement): boolean =>
  ROOF_TITLE.test([drawing, heading, schedule?.title].filter(Boolean).join(" | ")) &&
  !NOT_ROOF.test(text);

export default defineRule({
  id: "wind/hvhz-roof-sheathing",
  requirementId: "FBC-B-2322-hvhz-sheathing",
  title: "Roof sheathing in the HVHZ",
  when: isInHvhz,
  demand: { thing: "roof sheathing", onlyHolds: true },
  applies: (plan) =>
    newWork(plan, { topic: anyCase`${OSB}|${PLYWOOD}` }).map(answered)
      .filter((it) =>
        ROOF.test(it.text) || isOnRoof(it) ||
        (/SHEATH|DECK/i.test(it.text) && ROOF.test(contextOf(it)))
      )
      .filter((it) => !OTHER.test(it.text) || /\bROOF\s+(SHEATH|DECK)/i.test(it.text)),
  check(it) {
    const data = {
      actual: OSB.test(it.text) ? "OSB" : "plywood",
      required: "plywood or boards",
      unit: null,
      text: it.text,
    };
    const parts = clausesOf(it.text);
    if (!OSB.test(it.text)) {
      const isOfRoof = parts.length === 1 ||
        parts.some((part) => PLYWOOD.test(part) && (ROOF.test(part) || !NOT_ROOF.test(part)));
      return isOfRoof ? pass(data) : inapplicable();
    }
    const isElsewhere = parts.filter((part) => OSB.test(part)).every((part) =>
      NOT_ROOF.test(part) && !ROOF.test(part)
    );
    if (isElsewhere) {
      return parts.some((part) => PLYWOOD.test(part) && ROOF.test(part))
        ? pass({ ...data, actual: "plywood" })
        : inapplicable();
    }
    if (NEGATED.test(it.text)) {
      return PLYWOOD.test(it.text) ? pass({ ...data, actual: "plywood" }) : inapplicable();
    }
    const isRoof =
      /\bROOF\s+(SHEATH|DECK)|(SHEATH\w*|DECK\w*)\b[^.;]{0,25}\b(ROOF|TRUSS|RAFTER)|\bROOF\b[^.;]{0,30}O\.?\s?S\.?\s?B|O\.?\s?S\.?\s?B\b\.?[^.;]{0,30}\bROOF/i
        .test(it.text);
    return CHOICE.test(it.text) || !(isRoof || isOnRoof(it))
      ? cantTell("unsure", data)
      : fail("osb", data);
  },
  messages: {
    ok: "The roof sheathing is {actual}; {required} is required.",
    osb:
      "The roof sheathing is {actual}; {required} is required in the high-velocity hurricane zone: {text}.",
    unsure:
      "{actual} is specified for sheathing; on roofs in the high-velocity hurricane zone, only {required} is allowed: {text}.",
  },
  recommendation: "Specify plywood or boards for the roof deck.",
});
