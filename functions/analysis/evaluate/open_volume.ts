/**
 * Passes of a demand that is due under one volume alone, in a building nobody says the volume of. They prove something
 * only where the sheets speak for that volume: by what they call the building, and by the rooms they name.
 */
import type { BuildingProfile, GoverningVolume } from "../../_rules/building_profile.ts";
import { showsHome } from "../../_rules/egress/rooms/_rooms.ts";
import { getRequirement } from "../../_rules/limits/fbc_2023/requirements.ts";
import { perPlan } from "../../_rules/measure.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";

/** Is a demand due under one volume alone, of which neither form nor sheets say that it governs? */
export function isDueUnderOpenVolume(
  requirementId: string,
  plan: PlanSet,
  { volume }: Pick<BuildingProfile, "volume">,
): boolean {
  const { scope } = getRequirement(requirementId).appliesTo;
  if (volume !== null || scope === "both") return false;
  return spokenFor(plan) !== (scope === "commercial" ? "building" : "residential");
}

/** The volume the sheets speak for; null where they speak for none, or for both. */
const spokenFor = perPlan((plan): GoverningVolume => {
  const { length: works } = plan.rooms.filter(({ name }) => WORKED_IN.test(name));
  const { length: offices } = plan.rooms.filter(({ name }) => OFFICE.test(name));
  const { isHouse, areMany } = calledOn(plan);
  if (works === 0 && !areMany && (isHouse || showsHome(plan))) return "residential";
  const isWorkplace = works + offices >= LEAST_WORK_ROOMS && !isHouse && !showsHome(plan);
  return isWorkplace ? "building" : null;
});

/** Rooms of buildings people work, learn, shop or are treated in; a house may have an office or a corridor. */
const WORKED_IN =
  /\b(?:LAB(?:ORATORY|S)?|CONFERENCE|CLASS\s?ROOMS?|SEMINAR|LECTURE|RECEPTION|WAITING|EXAM|SALES|RETAIL|SHOW\s?ROOM|WAREHOUSE|BREAK\s?ROOM|STAFF|EMPLOYEES?|(?:WO)?MEN'?S?\b(?:\s+(?:W\.?C|TOILETS?|REST\s?ROOM|ROOM|RM|RR))?|TENANT|(?<!\bENT\w*\W{1,2})LOBBY)\b/i;
const OFFICE = /\bOFFICES?\b/i;
/** So many rooms of work are no study of a home. */
const LEAST_WORK_ROOMS = 2;

/** What a title block or a label calls one dwelling, or two. */
const HOUSE =
  /^(?:NEW\s+|PROPOSED\s+|A\s+)?(?:(?:SINGLE|ONE|1|TWO|2)[\s-]*FAMILY\s+(?:HOUSE|HOME|RESIDENCE|DWELLING)|(?:TWO|2)\s+DWELLING\s+UNITS|DUPLEX(?:\s+(?:HOUSE|RESIDENCE|DWELLING|APARTMENT))?)\W*$/i;
/** Dwellings or rooms to sleep in, more than a house has. */
const MANY =
  /\b(?:APARTMENTS|APT\W{0,2}\d|CONDO(?:MINIUM)?S?|(?:HO|MO)TEL|INN|DORM(?:ITORY|ITORIES)?|SHELTER|NURSING|ASSISTED\s+LIVING|PATIENTS?|UNIT\W{1,2}(?:\d{3}|[3-9]|[C-Z]\d?))\b/i;
/** Longer texts are notes, which speak of much. */
const LABEL_LENGTH = 60;

function calledOn({ notes, sheets, rooms }: PlanSet): { isHouse: boolean; areMany: boolean } {
  const labels = [
    ...notes.map(({ text }) => text.trim()).filter(({ length }) => length < LABEL_LENGTH),
    ...sheets.map(({ title }) => title ?? ""),
    ...rooms.map(({ name }) => name),
  ];
  return {
    isHouse: labels.some((it) => HOUSE.test(it)),
    areMany: labels.some((it) => MANY.test(it)),
  };
}
