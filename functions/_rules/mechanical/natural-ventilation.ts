/**
 * Living rooms can be aired through windows, or are ventilated by machine.
 * Reads the openable area stated as a share of the floor, in per cent, and statements that nothing opens.
 * @source FBC-R 8th ed. (2023), R303.1
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, type Verdict } from "../define_rule.ts";
import {
  cellHeaded,
  type Clause,
  clausesSaying,
  contextOf,
  demand,
  type Demanded,
  percent,
  settingOf,
  type StatedQuantity,
  type Statement,
  statements,
} from "../measure.ts";

const ROOM =
  /\b(BED ?ROOM|BR ?#?\d|MASTER|LIVING|FAMILY|DINING|GREAT|DEN|STUDY|KITCHEN|BONUS|LOFT|NOOK|GUEST|FLEX|OFFICE)\b/i;
/** The room is aired by machine. */
const BY_MACHINE =
  /\b(?<!\b(NO|WITHOUT|W ?\/ ?O|NOT) )(MECH(ANICAL(LY)?|\.)? VENT\w*|ERV|HRV|FRESH AIR|OUTDOOR AIR|\d+ ?CFM)\b(?![^;|]{0,12}(NONE|NOT))/i;
const isNothing = (text: string | null) =>
  text === null || /^\W*(NO(NE)?|N|0|N ?\/ ?A)?\W*$/i.test(text);

/** Shares that are no opening; titles may say so of other things. */
const OF_OTHER_AIR = /(?<!NO )MECHANICAL|EFFICIEN|HUMID|\bHEAT|GARAGE/i;

const stated = demand({
  thing: "openable area",
  property: "share",
  unless: /REQ|GLAZING (AREA )?#|ATTIC|CRAWL|SOFFIT|RIDGE|FLOOD|ENCLOSURE/,
  // A ratio such as 1:300 is how attics and crawl spaces state theirs.
  keep: ({ raw, clause }) => percent.find(raw).length > 0 && !OF_OTHER_AIR.test(clause),
  limit: ({ mechanical }) => ({ min: mechanical.openableAreaPercent }),
});

const OPENABLE_HEAD =
  /^(?!.*(?:REQ|%|PERCENT)).*(OPENABLE|OPERABLE|NAT\w*\.? VENT|PROV\w*\.?'?D? VENT|VENT\w*\.? PROV|^VENT\w*\b(?!.*MECH)|^OPEN(?:\s+(?:AREA|PROV\w*\W?D?))*\W*(?:\(?S\.?F\.?\)?|SQ\W?\s?FT)?\W*$)/i;
/** A column that gives the share itself: `OPEN (%)`. */
const SHARE_HEAD =
  /^(?!.*(?:REQ|GLZ|GLAZ|LIGHT)).*\b(?:OPEN\w*|OPERABLE|VENT\w*)\b.*(?:%|PERCENT)/i;
const REQUIRED_HEAD = /\bREQ\w*\.?'?D?\b.*\bVENT|\bVENT\w*\b.*\bREQ/i;

/** The cell under a bare `PROV` right after the column of the ventilation required. */
function besideRequired({ schedule, row }: Statement): string | null {
  const heads = schedule?.columns.map(({ header }) => header.trim()) ?? [];
  const at = heads.findIndex((head) => REQUIRED_HEAD.test(head)) + 1;
  return at > 0 && /^PROV\w*\W*D?\W*$/i.test(heads[at] ?? "") ? row?.cells[at]?.text ?? null : null;
}

const areaIn = (text: string | null): number =>
  Number(/^\W*([\d,]+(?:\.\d+)?)/.exec(text ?? "")?.[1]?.replaceAll(",", "") ?? NaN);
const SQFT = "([\\d,]+(?:\\.\\d+)?) ?(?:SF|S\\.F\\.?|SQ\\.? ?FT\\.?|SQUARE FEET)";
const OPENABLE_SAID =
  exactCase`(?<openable>[\d,]+(?:\.\d+)?) ?(?:SF|S\.F\.?|SQ\.? ?FT\.?) ?(?:OF )?(?:OPENABLE|OPERABLE|VENT|CLEAR OPENING)|(?:OPENABLE|OPERABLE|VENT)[A-Z]*(?: AREA)?[^\d;]{0,10}(?<vent>[\d,]+(?:\.\d+)?) ?(?:SF|S\.F|SQ)`;

/** Openable areas that schedules and labels give beside the floor area, as a share of it. */
function shares(plan: PlanSet): StatedQuantity[] {
  const inRows = statements(plan, { topic: ROOM, in: "rows" }).flatMap((it) => {
    const floor = areaIn(cellHeaded(it, /FLOOR|ROOM AREA|^AREA|ROOM S\.?F/i));
    const openable = areaIn(cellHeaded(it, OPENABLE_HEAD) ?? besideRequired(it));
    const isAired = !isNothing(cellHeaded(it, /MECH|\bFAN|ERV/i));
    if (isAired) return [];
    const told = Number(
      /^\W*(\d+(?:\.\d+)?)\W*$/.exec(cellHeaded(it, SHARE_HEAD) ?? "")?.[1] ?? NaN,
    );
    return told > 0 ? [asShare(it, told, `${told}%`)] : share(it, floor, openable);
  });
  const said = clausesSaying(plan, { says: OPENABLE_SAID, in: "notes", titled: true, not: /REQ/ })
    .flatMap((it) => {
      if (!ROOM.test(contextOf(it)) || BY_MACHINE.test(settingOf(it, plan))) return [];
      const openable = it.groups.openable ?? it.groups.vent ?? "";
      const areas = [...it.text.matchAll(new RegExp(SQFT, "gi"))].map(([, area]) => areaIn(area));
      return share(it, Math.max(...areas), areaIn(openable));
    });
  return [...inRows, ...said];
}

function share(it: Statement, floor: number, openable: number): StatedQuantity[] {
  if (!(floor > openable) || !(openable > 0)) return [];
  return [asShare(it, openable / floor * 100, `${openable} of ${floor} sq ft`)];
}

const asShare = (it: Statement, value: number, raw: string): StatedQuantity => ({
  ...it,
  value,
  unit: "%",
  raw,
  clause: it.text,
  before: "",
  after: "",
});

/** A room behind fixed glass alone. */
const NOTHING_OPENS =
  /\b(FIXED (GLASS|GLAZING|WINDOWS?|UNITS?) ONLY|NO (OPERABLE|OPENABLE) (SASH|WINDOWS?|GLAZING|UNITS?|LIGHTS?|AREA)|WINDOWS? (ARE |ALL )?(FIXED|INOPERABLE)\b[^;|]{0,12}\bNO\b)/;
const NOT_AIRED =
  /\b(NO|WITHOUT|W\/O) (MECH\w*\.? VENT\w*|WHOLE ?-?HOUSE VENT\w*|VENTILATION|OUTDOOR AIR|FRESH AIR|ERV)\b/i;

/** A room without windows that open. */
type Closed = Clause & { isClosed: true; isAired: boolean };

/** Living rooms where nothing opens; whether machines air them may be said beside. */
const closedRooms = (plan: PlanSet): Closed[] =>
  clausesSaying(plan, {
    says: NOTHING_OPENS,
    in: "notes",
    not: /EXIST|STAIR|CLERESTORY|TRANSOM|UPPER/,
  })
    .filter((it) => ROOM.test(contextOf(it))).flatMap((it) => {
      const setting = settingOf(it, plan);
      return BY_MACHINE.test(setting)
        ? []
        : [{ ...it, isClosed: true as const, isAired: !NOT_AIRED.test(setting) }];
    });

export default defineRule({
  id: "mechanical/natural-ventilation",
  requirementId: "FBC-R-R303.1-vent",
  ...stated,
  applies: (plan, context) => [
    ...stated.applies(plan, context).filter((it) => !BY_MACHINE.test(settingOf(it, plan))),
    ...shares(plan),
    ...closedRooms(plan),
  ],
  leavesOut: (_frame, subject, { plan }) => BY_MACHINE.test(settingOf(subject as Demanded, plan)),
  check(it, context): Verdict | Verdict[] {
    if (!("isClosed" in it)) return stated.check(it, context);
    const required = context.limits.mechanical.openableAreaPercent;
    const data = { text: it.sourceText, required };
    return it.isAired ? cantTell("closed", data) : fail("closed", data);
  },
  messages: {
    ok: "The openable area is {raw}.",
    closed: "Nothing in a habitable room opens, and no mechanical ventilation is shown: {text}",
    outside:
      "The openable area is {actual}% of the floor area; at least {required}% is required unless the room is mechanically ventilated.",
  },
});
