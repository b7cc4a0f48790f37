/**
 * A trap keeps its water.
 * Reads the distance from traps to their vents against the size of the drain, in inches; on a riser diagram the arm
 * lettered on the line of a distance to the vent is likely its own.
 * @source FBC-P 8th ed. (2023), 909.1
 */
import type { Note, PlanSet } from "../../_shared/domain/plan_set.ts";
import { centre } from "../../_shared/geometry.ts";
import { findLengths, normaliseMarks } from "../../_shared/units.ts";
import { defineRule } from "../define_rule.ts";
import {
  allRows,
  asStatement,
  cellHeaded,
  demand,
  givenUnder,
  type Stated,
  type Statement,
} from "../measure.ts";
import type { Limits } from "../limits/mod.ts";

/** The size of a drain as lettered, in inches. */
const SIZE = /(?<![\d\/-])(1[- ]1\/[24]|[234])\s?(?:"|IN\b)/i;

/** `8'-0" TO VENT`, and the name of an arm with its size: `LAV, 1 1/2" ARM`. */
const TO_VENT = /^[\d\s'"\/.-]+(?:FT\.?\s*)?TO\s+(?:THE\s+)?VENT\W*$/i;
const ARM = /\bARMS?\b/i;
/** Per cent of the page from the line of an arm to its figure, up or down. */
const ON_LINE = 1.5;

/** Both in one text: `KITCHEN SINK: 1 1/2" ARM 7'-6" TO VENT`, `LAVATORY DRAIN 1 1/2", 7'-0" TO VENT`. */
const ARM_TO_VENT =
  /\b(?:ARM|(?:LAV\w*|SINK|TUB|SHOWER|FIXTURE)\s+DRAIN\s+(?:1[- ]1\/[24]|[234])\s?(?:"|IN\b))\W+(?<length>[\d\s'"\/.-]+(?:FT\.?|FEET)?)\s*(?:MAX\.?\s*)?TO\s+(?:THE\s+|ITS\s+)?VENT/i;
/** Its length in words: `2" SHOWER TRAP ARM L = 8'-6"`. */
const ARM_LENGTH =
  /\bARM\b[^;|]{0,40}?(?<![\d\/.])(?<toVent>\d[\d\s'"\/.-]*(?:FT\.?|FEET)?)\s*(?:MAX\.?\s*)?TO\s+(?:THE\s+|ITS\s+)?VENT\b|\bTRAP\s+ARM\b[^;|]{0,40}?\b(?:IS|L(?:ENGTH)?\s*[=:])\s*(?<length>\d[\d\s'"\/.-]*(?:FT\.?|FEET)?)/i;
/** The same from the vent: `KITCHEN SINK DRAIN 1 1/2", VENT 7'-0" FROM TRAP`. */
const VENT_TO_TRAP =
  /\bVENT(?:ED)?\s+(?:IS\s+|AT\s+|WITHIN\s+)?(?<length>\d[\d\s'"\/.-]*(?:FT\.?|FEET)?)\s*(?:MAX\.?\s*)?(?:FROM|OF|OFF)\s+(?:THE\s+|ITS\s+)?TRAP/i;
const saidArms = ({ notes }: PlanSet): Stated[] =>
  notes.flatMap((it) => {
    const text = normaliseMarks(it.text).replace(/(?<=\d)\s*IN\.\s/gi, '" ');
    const said = [ARM_TO_VENT, VENT_TO_TRAP, ARM_LENGTH].map((it) => it.exec(text)?.groups)
      .map((groups) => groups?.length ?? groups?.toVent).find((it) => it !== undefined);
    // The size of the arm may stand before its length.
    const length = findLengths(said ?? "").at(-1);
    if (!length || !SIZE.test(text)) return [];
    const { valueIn, raw } = length;
    return [{
      ...asStatement(text, it),
      ...{ drawing: it.drawing, value: valueIn, unit: "in", raw, isLikely: false },
    }];
  });

/** Distances to vents with the arm whose line they stand on. */
const drawnArms = ({ notes }: PlanSet): Stated[] =>
  notes.filter(({ text }) => TO_VENT.test(text)).flatMap((it) => {
    const off = (arm: Note) => Math.abs(centre(arm.box).y - centre(it.box).y);
    const arms = notes.filter((arm) =>
      arm.page === it.page && arm.drawing === it.drawing && ARM.test(arm.text) &&
      SIZE.test(arm.text) && off(arm) <= ON_LINE
    );
    const [length] = findLengths(normaliseMarks(it.text));
    return length && arms.length === 1
      ? [{
        ...asStatement(`${arms[0].text} ${it.text}`, it),
        drawing: it.drawing,
        value: length.valueIn,
        unit: "in",
        raw: length.raw,
      }]
      : [];
  });

/** Arms of a list by the head over their length: `SHOWER | 2" | 9'-0"` under `DIST. TO VENT`. */
const listedArms = (plan: PlanSet): Stated[] =>
  allRows(plan).flatMap((it): Stated[] => {
    const cell = givenUnder(it, /\bDIST\w*\b.*\bVENT\b/i, /\bOPENING|\bWINDOW|\bINTAKE/i);
    const [length] = /\bTRAP/i.test(headsOf(it)) ? findLengths(normaliseMarks(cell ?? "")) : [];
    if (!length || !SIZE.test(it.text)) return [];
    const { valueIn, raw } = length;
    return [{ ...it, ...{ value: valueIn, unit: "in", raw, isLikely: false } }];
  });

const headsOf = ({ schedule, text }: Statement): string =>
  [schedule?.title, ...schedule?.columns.map(({ header }) => header) ?? [], text].join(" | ");

const SIZES = new RegExp(SIZE.source, "gi");

/** The size an arm is told with: the last before its length, else the first of the text. */
function sizeOf(text: string, raw: string): string | undefined {
  const before = text.slice(0, Math.max(0, text.lastIndexOf(raw)));
  const sizes = [...before.matchAll(SIZES)];
  return (sizes.at(-1) ?? SIZE.exec(text))?.[1];
}

/** The bare size of a pipe under its head: `1-1/4` under WASTE. */
function sizeListed(it?: Statement): string | undefined {
  const cell = it ? cellHeaded(it, OF_PIPE) : null;
  return /^\W*(1[- ]1\/[24]|[234])\W*$/.exec(cell ?? "")?.[1];
}
const OF_PIPE = /^\W*(?:WASTE|DIA\w*|PIPE|DRAIN|TRAP)(?:\s+SIZE)?\b(?!\s*ARM)/i;

function trapArmOf(
  plumbing: Limits["plumbing"],
  it: { text: string; raw: string; statement?: Statement },
): { max: number } | null {
  const most: Readonly<Record<string, number>> = {
    "1 1/4": plumbing.trapArm125In,
    "1 1/2": plumbing.trapArm150In,
    "2": plumbing.trapArm200In,
    "3": plumbing.trapArm300In,
    "4": plumbing.trapArm400In,
  };
  const size = sizeOf(normaliseMarks(it.text), it.raw) ?? sizeListed(it.statement);
  const max = most[size?.replace("-", " ") ?? ""];
  return max === undefined ? null : { max };
}

export default defineRule({
  id: "plumbing/trap-arm",
  requirementId: "FBC-P-909-trap-arm",
  source: { volume: "FBC-P", edition: "2023", section: "909.1" },
  title: "Distance from trap to vent",
  ...demand({
    thing: "trap arm",
    property: ["length", "distance"],
    limit: ({ plumbing }, it) => trapArmOf(plumbing, it),
  }, (plan) => [...saidArms(plan), ...listedArms(plan), ...drawnArms(plan)]),
  onceTold: { likely: "outside" },
  messages: {
    ok: "The trap arm is {raw}.",
    likely:
      "{actual} in is dimensioned along this trap arm; if that is its length to the vent, at most {required} in is allowed for its size.",
    outside: "The trap arm is {actual} in long; at most {required} in is allowed for its size.",
  },
  recommendation: "Move the vent closer, or enlarge the drain.",
});
