/**
 * Panels stay out of clothes closets, bathrooms of dwellings and stairs.
 * Reads statements of where a panel stands, and the room a panel label stands in; the latter is
 * only a question.
 * @source NFPA 70-2020, 240.24
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import {
  allRows,
  answeredRow,
  around,
  cellHeaded,
  clausesSaying,
  gapBetween,
  type Statement,
  statements,
} from "../measure.ts";

const PANEL = String
  .raw`\b(?:SUB ?-?)?(?:PANEL(?:BOARD)?|PNL|PNLBD|LOAD ?CENTER|BREAKER (?:BOX|PANEL))S?\b`;
const PLACE = String
  .raw`[^;,]{0,34}?(?:CLOSET|CLOS\b|\bCLO?\b|BATH(?:ROOM)?|TOILET|STAIRS?|STEPS|W\.?I\.?C|POWDER|DRESSING|GARAGE|LAUNDRY|UTILITY|MECH(?:ANICAL)?|CORRIDOR|HALL)`;
const PLACED = [
  anyCase`${PANEL}[^;]{0,40}\b(?:IN|INSIDE|WITHIN|AT|UNDER|OVER|ABOVE(?= (?:THE )?(?:STAIR|STEP))|LOCATED|LOCATION|LOC\.?)\b\W*(?:THE |IN |INSIDE |WALL OF |BACK OF |REAR OF )*(?<place>${PLACE})`,
  // `PANEL B, COAT CLOSET`, `PNL 1 - MASTER BATH`
  anyCase`^\W*(?:NEW |MAIN |ELEC\w*\.? |\d{2,3} ?A\.? )*${PANEL}(?: ['"]?[A-Z0-9-]{1,6}['"]?)?\W*[,:–-]\W*(?<place>(?:[A-Z.]+ ){0,2}(?:CLOSET|CLOS|W\.?I\.?C|BATH(?:ROOM)?|TOILET|POWDER(?: ROOM)?|GARAGE|LAUNDRY|UTILITY|HALL)\b)\W*\d{0,3}\W*$`,
  // `PANEL: BACK WALL OF COAT CLOSET`, `PANEL ON SIDE WALL OF W.I.C.`
  anyCase`${PANEL}[^;]{0,20}?(?:[:=–,|-]|\b(?:ON|INTO|TO)\b)\W*(?:THE |NEW )*(?:BACK|REAR|SIDE|LEFT|RIGHT|INSIDE|INNER|[NSEW]\.?|NORTH|SOUTH|EAST|WEST) WALL OF (?:THE )?(?<place>${PLACE})`,
];
/** The panels of other units in the same breath: `UNIT PANELS: TYPE A IN HALL WALL; TYPE B IN BR. CLOSET`. */
const OTHER_PANEL =
  /^\W*(?:TYPES?|UNITS?|PLANS?|APTS?|OTHERS?)\b[^;]{0,16}?\b(?:IN|AT)\s+(?<place>[^;,]{3,34})/i;
/** Only over its steps a stair is no place for a panel. */
const CLEAR_OF_STEPS =
  /\b(?:UNDER(?:NEATH)?|BELOW|BENEATH|AT|BY|NEAR|BESIDE|(?:TOP|FOOT|BOTTOM|HEAD) OF)\W+(?:THE )?(?:STAIRS?|STEPS)\b/gi;
/** The place such words give, null when they give none. */
const placeIn = (clause: string): string | null =>
  PLACED.map((says) => says.exec(clause.replace(CLEAR_OF_STEPS, " "))?.groups?.place).find((
    place,
  ) => place !== undefined) ??
    null;
const PANEL_LABEL =
  /^\W*(NEW |MAIN |HOUSE |UNIT |DWELLING |ELEC(TRICAL|\.)? |\d{2,3} ?A\.? )*(SUB ?-?)?(PANEL(BOARD)?|PNL|LOAD ?CENTER)( ['"]?[A-Z0-9-]{1,6}['"]?)?\b/i;
/** A drawing of one such room. */
const ROOM_DRAWING =
  /^\W*(ENLARGED |MASTER |M\. ?|GUEST |HALL |POOL |PRIMARY |OWNER'?S )*(BATH(ROOM)?S?( ?№?#?\d+)?|POWDER( ROOM)?|TOILET( ROOM)?|W\.?I\.?C\.?|(WALK ?-?IN |CLOTHES |LINEN |COAT |BED ?ROOM )?CLOSET)( PLAN| POWER PLAN| ELECTRICAL PLAN)?\W*$/i;
const ELSE =
  /\b(NOT?|SHALL NOT|NEVER|PROHIBIT\w*|ACCESS PANEL|SOLAR|GYP|ALARM|CONTROL PANEL|ANNUNCIATOR|WOOD|HOLLOW|RAISED|\d-?PANEL|WALL PANEL|CEILING|PATCH|SCHEDULE|TRUSS|DOOR PANEL|GLASS|REMOTE|SHEAR|FRP|TACK|LOW ?-?VOLTAGE|MEDIA|DATA|STRUCTURED|SECURITY|TELE\w*|COMM\w*|IRRIGATION|MANIFOLD|LIGHTING CONTROL)\b/i;
/** A panel that leaves its place, or that stays where it has been. */
const MOVED =
  /\b(RELOCAT|REMOV|DEMO|ABANDON|REPLACE)|\bEXIST(ING|\.)?\b[^;]*\bREMAIN|\bMOVED?\b[^;]{0,40}\b(FROM|OUT)\b/i;
/** A small room inside another, lettered without a size: the label beside it says where a panel stands. */
const SMALL_ROOM =
  /^\W*(?:(?:WALK-?\s?IN|CLOTHES|LINEN|COAT|MASTER|PRIMARY|M\.?|BR\.?\s?\d|BED\s?ROOM\s?\d?)\s*)?(?:CLOSET|CLOS?\.?|W\.?I\.?C\.?)\W*\d?\W*$/i;
/** Per cent of the page from a panel to the name of the closet it stands in. */
const IN_SMALL_ROOM = 4;

/** The closet whose name stands nearer to the panel than that of any other room of the drawing; null when none. */
function closetOf(it: Statement, plan: PlanSet): string | null {
  const names = plan.notes.filter(({ page, drawing, text }) =>
    page === it.page && drawing === it.drawing && SMALL_ROOM.test(text)
  );
  const [closet] = around(it, names, IN_SMALL_ROOM);
  if (!closet) return null;
  const [room] = around(it, plan.rooms, IN_SMALL_ROOM);
  const isNearer = !room || gapBetween(it, closet) < gapBetween(it, room);
  return isNearer ? closet.text : null;
}

/** The room a label stands in, or the one its drawing shows. */
const roomOf = ({ room, drawing }: Statement): string | null =>
  room ?? (ROOM_DRAWING.test(drawing ?? "") ? drawing : null);

/** A list of electrical panels, not of wall or door panels. */
const PANEL_LIST =
  /^(?!.*\b(WALL|ACCESS|DOOR|CEILING|FINISH|VENEER|ACOUSTIC\w*|SHEAR|FRP|GLASS|ALARM)\b).*(PANEL|LOAD ?CENTER)/i;

/** Panels of a list that says where each stands. */
const listedPlaces = (plan: PlanSet) =>
  allRows(plan).flatMap((it) => {
    const { schedule, row } = it;
    const place = cellHeaded(it, /^(LOC(ATION|\.)?|ROOM|WHERE)\b/i);
    const isPanel = PANEL_LIST.test(schedule?.title ?? "") ||
      row?.cells.some(({ text }) => PANEL_LABEL.test(text) && !ELSE.test(text));
    const isCircuit = cellHeaded(it, /^(CKT|CIRCUIT|BREAKER)/i) !== null;
    if (!row || !place || !isPanel || isCircuit || isOfLeaves(it)) return [];
    return [{ ...it, clause: `PANEL IN ${place}` }];
  });

/**
 * Is `PANEL` how a leaf or a wall looks, in a list of doors, openings or finishes? `5 | BATH 1 | 2'-6" x 6'-8" | PANEL |
 * PRIVACY SET`.
 */
const isOfLeaves = ({ schedule, row }: Statement): boolean => {
  const heads = schedule?.columns.map(({ header }) => header).join(" | ") ?? "";
  return schedule?.kind === "door" || schedule?.kind === "window" ||
    schedule?.kind === "room finish" || LEAVES.test(`${schedule?.title ?? ""} | ${heads}`) ||
    (row?.cells.some(({ text }) => LEAF_CELL.test(text)) ?? false);
};
const LEAVES =
  /\bDOORS?\b|\bLEA(?:F|VES)\b|\bHARDWARE\b|\bFINISH(?:ES)?\b|\bWALLS?\b|\bFLOOR(?:ING)?\b.*\bBASE\b/i;
/** A size of a leaf, a lockset, the finish of a wall. */
const LEAF_CELL =
  /^\W*\d['’]?\s*-?\s*\d{1,2}"?\s*x\s*\d['’]?\s*-?\s*\d{1,2}"?\W*$|\b(?:PRIVACY|PASSAGE|DUMMY|LEVER|LOCK\s?SET|BI-?FOLD|POCKET)\b|^\W*(?:GYP|GWB|RUBBER|CONC|TILE|CARPET|LVT|VCT|EXP(?:OSED)?)\W*$/i;

/** A room in a clause of its own, `CLOSET 203`, `BEDROOM CLOTHES CLOSET`, `HALL BATH WALL`. */
const BARE_ROOM =
  /^\W*(?:(?:THE|MASTER|PRIMARY|OWNER'?S|GUEST|HALL|BED(?:\s?ROOM)?\s?#?\d?|CLOTHES|COAT|LINEN|WALK-?\s?IN)\s+)*(?:CLOSET|W\.?I\.?C\.?|BATH(?:ROOM)?|POWDER(?:\s+ROOM)?|TOILET(?:\s+ROOM)?|DRESSING(?:\s+ROOM)?)(?:\s+#?\d{1,3}[A-Z]?)?(?:\s+WALL)?\W*$/i;

/** Panels a row names and puts in a room in a cell or clause of its own: `SUBPANEL B | 100 A, CLOSET 203, REAR WALL`. */
const placedInRows = (plan: PlanSet) =>
  allRows(plan).flatMap((it) => {
    const { schedule, row } = it;
    const label = row?.cells[0]?.text ?? "";
    if (!row || !schedule || schedule.kind === "panel" || !NAMED_PANEL.test(label)) return [];
    if (ELSE.test(label) || MOVED.test(it.text)) return [];
    const room = answeredRow(schedule, row).cells.slice(1).flatMap(({ text }) => text.split(/[,;]/))
      .find((text) => BARE_ROOM.test(text));
    return room === undefined ? [] : [{ ...it, clause: `PANEL IN ${room.trim()}` }];
  });

const NAMED_PANEL =
  anyCase`^\W*(?:(?:NEW|MAIN|ELEC\w*\.?|UNIT|DWELLING|HOUSE|BRANCH|LIGHTING|\d{2,3}\s?A)\s+){0,3}${PANEL}(?!\s+(?:WORK|CLEAR|SCHED|SIZE|RATING|SPACE|DOOR))`;

/** Near such a room, not in it: `IN HALL OUTSIDE BATH 2`. */
const BESIDE = /\b(OUTSIDE|OPPOSITE|BEHIND|ADJACENT|ACROSS|NEXT|BACKING|COMMON)\b/i;
const isForbidden = (words: string) =>
  !BESIDE.test(words) &&
  /\b(CLOSET|CLOS|CLO|CLOTHES|W\.?I\.?C|BATH|BATHROOM|TOILET|POWDER|DRESSING|STAIRS?|STEPS)\b/i
    .test(words) &&
  !/\b(ELEC(TRICAL)?\.?|JANITOR|MECH(ANICAL)?|IT|DATA|COMM|UTILITY|STORAGE|LOW VOLTAGE|SERVICE|HOUSEKEEPING|PANEL|METER|GARAGE) CLOSET/i
    .test(words);

export default defineRule({
  id: "electrical/panel-location",
  requirementId: "NEC-240.24-location",
  source: { volume: "NEC", edition: "2020", section: "240.24" },
  demand: { thing: "panel", onlyHolds: true },
  applies: (plan) => {
    const said = clausesSaying(plan, { says: PLACED, not: ELSE }).filter((it) =>
      !MOVED.test(it.clause) && placeIn(it.clause) !== null
    );
    const others = said.flatMap((it) =>
      it.text.split(/;\s*/).slice(1).flatMap((clause) => {
        const room = OTHER_PANEL.exec(clause)?.groups?.place.replace(/\bCLO\b\.?/i, "CLOSET");
        return room !== undefined && isForbidden(room)
          ? [{ ...it, clause: `PANEL IN ${room}` }]
          : [];
      })
    );
    const labelled = statements(plan, { topic: PANEL_LABEL, not: ELSE, in: "notes" }).filter((it) =>
      it.text.length < 40 && !MOVED.test(it.text) &&
      !said.some((other) => other.text === it.text)
    ).map((it) => ({ ...it, room: closetOf(it, plan) ?? roomOf(it) })).filter(({ room }) =>
      room !== null
    );
    const listed = listedPlaces(plan);
    const inRows = [
      ...listed,
      ...placedInRows(plan).filter((it) => !listed.some(({ box }) => box === it.box)),
    ];
    return [
      ...others,
      ...said.filter(({ box }) => !others.some((it) => it.box === box)),
      ...inRows.filter((it) => !said.some((other) => other.box === it.box)),
      ...labelled.map((it) => ({ ...it, clause: "" })),
    ];
  },
  check(it) {
    const where = (it.clause ? placeIn(it.clause) : it.room) ?? it.clause;
    const data = { actual: where.trim(), required: "another room", unit: "", text: it.sourceText };
    if (!isForbidden(where)) {
      return it.clause === "" ? inapplicable() : pass(data);
    }
    return it.clause === "" ? cantTell("maybe", data) : fail("forbidden", data);
  },
  onceTold: { maybe: "forbidden" },
  messages: {
    ok: "The panel location is allowed: {text}",
    forbidden: "The panel is located where it is not allowed ({actual}): {text}",
    maybe:
      "The panel label {text} is in or beside {actual}; if that is where the panel stands, it has to move. Panels are not allowed in clothes closets, in dwelling bathrooms or over stairs.",
  },
  recommendation: "Move the panel out of the closet, bathroom or stair.",
});
