/** Looks and exemptions of the general items: the papers themselves, their seal and scale, demolition. */
import type { Evidence, PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { isRemoved } from "../measure.ts";
import { spokenOf, unsprinklered } from "./exemptions.ts";
import { says, shown, titled } from "./looks.ts";
import type { Exemption, Look } from "./proof.ts";
import { formPages } from "./forms.ts";
import { SITE } from "./where.ts";
import { quotedLast } from "./words.ts";

/** Licence of a person; `AA` and `CA` are those of a firm. */
const LICENSE =
  /(?<!,\s*)\b(?:AR|PE|P\.E\.|RA|R\.A\.|LIC(?:ENSE)?\.?(?:\s*(?:NO|#)\.?)?|REG\.?(?:\s*NO)?\.?)\s*[#:]?\s*\d{4,7}\b/i;
const FIRM = /\b(?:AA|CA|COA|E\.?B|C\.?A\.?\s*NO\.?)\s*[#:]?\s*\d{4,8}\b/i;

/** The architect or engineer with a licence number, as title blocks print them; a firm alone only names it. */
export const professional: Look = ({ plan }) => {
  const blocks = plan.notes.filter(({ kind }) => kind === "title-block");
  const person = blocks.find(({ text }) => LICENSE.test(text));
  if (person) return shown(person);
  const firm = blocks.find(({ text }) => FIRM.test(text));
  return firm ? { ...shown(firm), standing: "named" } : null;
};

/** Parts of the design that others may owe, and how a set leaves them to others or to later. */
const DESIGNED =
  "SPRINKLERS?|FIRE ALARM|SMOKE CONTROL|TRUSS(?:ES)?|JOISTS|PRE-?CAST|STOREFRONTS?|CURTAIN ?WALLS?|GUARDS?|GUARDRAILS?|" +
  "RAILINGS?|STAIRS?|LIGHTING|MECHANICAL|HVAC|ELECTRICAL|PLUMBING|STRUCTURAL|FOUNDATIONS?|ENERGY COMPLIANCE|HOODS?|" +
  "SUPPRESSION|ELEVATORS?|GENERATORS?|SHORING|PILES";
const LEFT =
  "BY OTHERS|NOT (?:INCLUDED )?IN THIS (?:SET|PERMIT|SUBMITTAL|PACKAGE)|(?:UNDER|BY) (?:A )?SEPARATE (?:PERMIT|SUBMITTAL|COVER)|" +
  "AT A LATER DATE|TO FOLLOW";

/** Words by which a set puts off a part of its design, with the name for it or without. */
export const PUT_OFF = exactCase`DEFERRED|DELEGATED|(?:${DESIGNED})\b[^.;|]{0,60}\b(?:${LEFT})\b`;

/** A label that is nothing but the arrow's letter; one that was recognized may be any stroke, and only names it. */
export const northArrow: Look = ({ plan }) => {
  const label = plan.notes.find(({ text, kind }) =>
    kind !== "title-block" &&
    /^\W*(?:N|NORTH|TRUE NORTH|PLAN NORTH|PROJECT NORTH|NORTH ARROW)\W*$/i.test(text)
  );
  if (!label) return null;
  return label.readBy === "ocr" ? { ...shown(label), standing: "named" } : shown(label);
};

/** Scales that give a length, not NONE or as noted. */
export const scales = (plan: PlanSet): Evidence[] =>
  plan.sheets.flatMap((sheet) =>
    sheet.scales.filter(({ pointsPerFoot }) => pointsPerFoot !== null).map(({ evidence }) =>
      evidence
    )
  );

/** The list of sheets. */
export const index: Look = ({ plan }) => {
  const list = plan.schedules.find(({ kind }) => kind === "sheet index") ?? plan.drawingIndex[0];
  if (list) return shown(list);
  return titled(/(?:SHEET|DRAWING) (?:INDEX|LIST)|INDEX OF (?:SHEETS|DRAWINGS)|LIST OF DRAWINGS/)(
    {
      plan,
    } as Parameters<Look>[0],
  );
};

/** Windows and doors with their sizes: openings in the envelope. */
export const openings: Look = ({ plan }) => {
  const opening = plan.windows.find(({ widthIn }) => widthIn !== null) ??
    plan.doors.find(({ widthIn, isExterior }) => widthIn !== null && isExterior !== false);
  return opening ? shown(opening) : null;
};

const DEMO_SCOPE =
  /DEMO(?:LITION|LISH(?:ED)?)?\b|EXIST[A-Z.]*[^;]{0,40}(?:SHED|BUILDING|HOUSE|GARAGE|PORCH|STRUCTURE|WALLS?|PARTITIONS?)\b[^;]{0,40}\bREMOVED?\b/;
const demoSpoken = spokenOf(DEMO_SCOPE, { mayBeOld: true });
const demoElsewhere = says(DEMO_SCOPE, { mayBeOld: true });

/** Demolition is in the scope where a sheet is titled so, a note orders it, or things are taken out. */
export const noDemolition: Exemption = (asked) => {
  const spoken = demoSpoken(asked);
  const other = demoElsewhere(asked);
  if (other?.standing === "put off" && !asked.plan.sheets.some(isDemolitionSheet)) {
    return `Demolition is not part of this set: ${quotedLast(other)}`;
  }
  if (spoken && spoken.standing !== "denied") return null;
  const forms = formPages(asked.plan);
  const isTakenOut = asked.plan.notes.some(({ page, text }) =>
    !forms.has(page) && isRemoved(text) && OF_BUILDING.test(text)
  );
  if (isTakenOut) return null;
  return spoken
    ? `The set says so: ${quotedLast(spoken)}`
    : "The sheets name no part of a building that is taken out.";
};

const isDemolitionSheet = ({ title }: Sheet): boolean => /\bDEMO/i.test(title ?? "");

/** What demolition takes out of a building; a stall or a tree is none. */
const OF_BUILDING =
  /\b(WALLS?|PARTITIONS?|CEILINGS?|ROOF\w*|FLOOR\w*|DOORS?|WINDOWS?|SLAB|BUILDING|STRUCTURE|PORCH|STAIRS?|FIXTURES?)\b/i;

const ALARM = /FIRE ALARM/;

/** Neither sprinklers nor a fire alarm, so no shop drawings of either. */
export const noFireSystem: Exemption = (asked) => {
  const none = unsprinklered(asked);
  if (none === null) return null;
  const alarm = spokenOf(ALARM)(asked);
  return alarm === null || alarm.standing === "denied" ? none : null;
};

/** Does it stand on the site plan? */
export const onSitePlan = (
  it: Evidence,
  sheet: Parameters<typeof SITE.sheet>[0] | undefined,
): boolean => it.readBy !== "form" && sheet !== undefined && SITE.sheet(sheet);

/** Houses need no such paper. */
export const dwelling: Exemption = ({ building }) =>
  building.volume === "residential" ? "Applies to commercial buildings." : null;
/** Nor does work in a building that stands. */
export const existing: Exemption = ({ building }) =>
  building.scope === "alteration" ? "Work in an existing building." : null;

/** Rooms lettered on a page that make it a plan. */
const LEAST_ROOMS = 3;

/** A plan with its rooms, whatever it is called: by its kind, else by the rooms between the walls it draws. */
export const floorPlan: Look = ({ plan }) => {
  for (const { kind, title, page, titleBlock } of plan.sheets) {
    if (/\bDEMO|ENLARGED|TOILET|RESTROOM|CEILING/i.test(title ?? "")) continue;
    const rooms = plan.rooms.filter((room) => room.page === page);
    if (rooms.length < LEAST_ROOMS) continue;
    if (titleBlock !== null && (kind === "floor plan" || kind === "life safety")) {
      return shown({ ...titleBlock, sourceText: title ?? "" });
    }
    if (kind === "floor plan") return shown(rooms[0]);
    const drawn = plan.buildings.find((it) => it.page === page)?.rooms ?? [];
    if (kind === "other" && drawn.filter(({ name }) => name !== null).length >= LEAST_ROOMS) {
      return shown(rooms[0]);
    }
  }
  return null;
};

/** What a page of unknown kind shows nobody can tell, so its silence says nothing of plans. */
export const unknownPages: Exemption = ({ plan }) => {
  const strangers = plan.sheets.filter(({ kind, reading }) =>
    kind === "other" && reading.state !== "not-a-plan"
  );
  if (strangers.length === 0) return null;
  const names = strangers.slice(0, 4).map(({ number, page }) => number ?? `page ${page}`);
  return `It is not known what ${names.join(", ")} show.`;
};
