/** How many people one room or a school holds, as far as the set says: what decides between Risk Categories II and III. */
import type { OccupantLoadRow, PlanSet } from "../../_shared/domain/plan_set.ts";
import { printedNumber, statements } from "../measure.ts";

const STUDENTS =
  /(?<![\d,.])(?<n>\d{1,3}(?:,\d{3})|\d{2,4})\s+(?:STUDENTS|PUPILS|STUDENT\s+STATIONS|CHILDREN)\b|\b(?:ENROLL?MENT|STUDENT\s+(?:CAPACITY|STATIONS))\s*[:=|-]*\s*(?<m>\d{1,3}(?:,\d{3})|\d{2,4})(?!\d)|\b(?:STUDENTS|PUPILS|CHILDREN)(?:\s*[\/&]\s*[A-Z]+\.?)?\s*[:=|-]+\s*(?<k>\d{1,3}(?:,\d{3})|\d{2,4})(?![\d%]|\s*(?:S\.?F|SQ))/i;
/** A hall with its people: `SANCTUARY, 480 SEATS`, `GYM 360 OCC.` */
const HALL =
  /\b(?:SANCTUARY|AUDITORIUM|ASSEMBLY|ARENA|THEAT(?:ER|RE)|CHAPEL|GYM\w*|BALLROOM|BANQUET|FELLOWSHIP|MEETING\s+HALL|NAVE|CAFETERIA|MULTI-?PURPOSE)\b[^.;|\d]{0,30}(?<n>\d{1,3}(?:,\d{3})|\d{3,4})\s*(?:OCC\b|OCCUPANTS?|SEATS?|PERSONS|PEOPLE)/i;
const OF_ANOTHER =
  /\b(FUTURE|DISTRICT|COUNTY|CAMPUS|MASTER|PHASE|EXIST\w*|PER|EACH|MAX\w*|LESS|FEWER|UNDER|NOT)\b/i;

/** The greatest number of students the set gives this school; 0 when it gives none. */
export const enrolment = (plan: PlanSet): number => greatest(plan, STUDENTS);

/** People of the largest hall, from what is said of it and from the loads of rooms; 0 when neither tells. */
export const largestHall = (plan: PlanSet): number =>
  Math.max(greatest(plan, HALL), ...roomLoads(plan));

/** People of all rooms with a load of their own together. */
export const allRooms = (plan: PlanSet): number =>
  roomLoads(plan).reduce((sum, persons) => sum + persons, 0);

const roomLoads = (plan: PlanSet): number[] =>
  plan.occupantLoads.filter(({ isTotal }) => !isTotal).map(personsOf);

const personsOf = ({ occupants, areaSqft, factor }: OccupantLoadRow): number =>
  occupants ?? (areaSqft !== null && factor ? Math.ceil(areaSqft / factor - 1e-9) : 0);

function greatest(plan: PlanSet, pattern: RegExp): number {
  const said = statements(plan, { topic: pattern, not: OF_ANOTHER }).map(({ text }) => {
    const groups = pattern.exec(text)?.groups;
    return printedNumber(groups?.n ?? groups?.m ?? groups?.k ?? "0");
  });
  return Math.max(0, ...said);
}
