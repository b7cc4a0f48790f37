/**
 * From a certain number of people on there are rooms for each sex.
 * Reads whether one shared room is stated and how many people there are; several single-user rooms
 * may also do, so a shared room is a question.
 * @source FBC-P 8th ed. (2023), 403.2
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { totalOccupants } from "../calculators/plumbing_fixtures.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { sharedRoomLimit } from "../limits/fbc_2023/tables/plumbing_fixtures.ts";
import { allRows, clausesSaying, placeOf } from "../measure.ts";
import { personsAround } from "./_words.ts";

const ONE_SHARED =
  /\b(ONE|1|SINGLE|A) (SHARED |COMMON )?(UNISEX|GENDER ?-? ?NEUTRAL|ALL ?-? ?GENDER)( \w+)? (TOILET|RESTROOM|REST ROOM|BATHROOM)|UNISEX (TOILET|RESTROOM)( ROOM)?[^.;]{0,25}(SERVES|FOR) (ALL|BOTH)|SHARED (TOILET|RESTROOM)|\(1\) (UNISEX|SHARED|COMMON)|TOILET[^;]{0,50}\| (PROVIDED )?1 UNISEX|(TOILET|REST ?ROOM) ?(ROOM|FACILIT)?\w*: [^;]{0,60}\b(1|ONE) UNISEX/;
const ROOM = "(?:TOILETS?|REST ?ROOMS?|BATHROOM|RR\\b|WASHROOM|LAVATORY ROOM|UNISEX)";
/** In so many words the only one. */
const ONLY_ONE = [
  exactCase`\b(?:ONE|1|SINGLE)\b ?(?:\(1\) )?(?:\w+[ -]){0,2}${ROOM}[^.;|]{0,8}, ?(?:ALL|BOTH) `,
  exactCase`\b(?:ONLY|SOLE) (?:PUBLIC |CUSTOMER |GUEST |PATRON )?(?:TOILET|REST ?ROOM|BATHROOM|RR\b|WASHROOM|FACILITY|UNISEX)(?! FIXTURE)`,
  exactCase`${ROOM}[^.;|]{0,30}\b(?:ONLY ONE|THE ONLY|SOLE)\b`,
  exactCase`\b(?:ONE|1|SINGLE)\b ?(?:\(1\) )?(?:\w+[ -]){0,2}${ROOM}[^.;]{0,25}(?:SERVES?|FOR|SHARED BY) (?:THE )?(?:ALL|BOTH|ENTIRE|WHOLE|MEN AND WOMEN)`,
  /\b(TOILET|REST ?ROOM|BATHROOM)S?( (FACILIT\w+|ROOMS?))?\W[^.;|]{0,3}\|? ?\(?(ONE|1|SINGLE)\b[^.;|]{0,16}\b(ROOM|FACILITY|REST ?ROOM|UNISEX|UNIT)\b[^.;|]{0,12}(SHARED BY|FOR|SERV(ES|ING)|USED BY) (ALL|BOTH|MEN AND WOMEN|EVERY(ONE|BODY))/,
  /\bMEN (AND|&) WOMEN (WILL |TO |SHALL )?SHARE (ONE|1|A|THE) /,
];
/** A unisex room beside rooms of both sexes. */
const BOTH_SEXES = /\bMEN'?S?\b\W{0,4}(?:(?:AND|PLUS) )?(?:1 |ONE )?\bWOMEN/;
/** A room for those who work there alone, one entry of a list of rooms. */
const OF_STAFF = /^\W*(?:STAFF|EMPLOYEES?|CREW)\b(?!\s*(?:&|AND|\+|\/))/i;
const NOT_SHARED =
  /ACCESSIBLE (TOILET|REST ?ROOM|ROUTE)|EMPLOYEES ONLY|DWELLING|NOT THE ONLY|GUEST ROOM/;

const SEX_HEAD = /\b(?:MEN|WOMEN|MALES?|FEMALES?|M|F|W)\b/i;
const SHARED_CELL =
  /^\W*(?:1|ONE|\(1\))\s*(?:\(1\)\s*)?(?:UNISEX|SHARED|COMMON|ALL-?\s?GENDER|GENDER-?\s?NEUTRAL|SINGLE-?\s?USER|FAMILY)\b/i;
const NO_CELL = /^\W*(?:NONE|0|NO|[-–—]+|SHARED|SAME|(?:SEE|IN)\s+MEN)\W*$/i;
const PROVIDED = /\bPROV|\bSHOWN|\bACTUAL/i;

/** Rows of fixtures provided with one shared room under the one sex and nothing under the other. */
const sharedInRows = (plan: PlanSet): Evidence[] =>
  allRows(plan).filter(({ schedule, row }) => {
    if (!schedule || !row || !row.cells.some(({ text }) => PROVIDED.test(text))) return false;
    const cells = row.cells.filter((_, index) =>
      SEX_HEAD.test(schedule.columns[index]?.header ?? "")
    ).map(({ text }) => text);
    return cells.length === 2 && cells.some((text) => SHARED_CELL.test(text)) &&
      cells.some((text) => NO_CELL.test(text));
  });

export default defineRule({
  id: "plumbing/separate-facilities",
  requirementId: "FBC-P-403.2-separate",
  applies: (plan) => {
    const only = clausesSaying(plan, { says: ONLY_ONE, not: NOT_SHARED, titled: true });
    const shared = clausesSaying(plan, { says: ONE_SHARED, not: BOTH_SEXES, titled: true })
      .filter(({ text }) => !OF_STAFF.test(text));
    const [row] = sharedInRows(plan);
    if (row) return [{ ...placeOf(row), isShared: true, isOnly: true, persons: null }];
    const [first] = [...only, ...shared];
    if (first) {
      const persons = personsAround(first, plan);
      return [{ ...placeOf(first), isShared: true, isOnly: only.length > 0, persons }];
    }
    const rooms = plan.rooms.filter((room) =>
      /\b(TOILET|RESTROOM|REST ROOM|MEN'?S?|WOMEN'?S?|UNISEX)\b/i.test(room.name)
    );
    const women = rooms.find((room) => /WOMEN/i.test(room.name));
    const men = rooms.find((room) => /\bMEN/i.test(room.name));
    return women && men ? [{ ...women, isShared: false, isOnly: false, persons: null }] : [];
  },
  check({ isShared, isOnly, persons: around }, { plan, building }) {
    const persons = totalOccupants(plan, building) ?? around;
    const limit = sharedRoomLimit(building.occupancies);
    const data = { actual: persons, required: limit, unit: "persons" };
    if (!isShared) return pass(data, { message: "separate" });
    if (persons === null) return inapplicable();
    if (persons <= limit) return pass(data);
    return isOnly ? fail("only", data) : cantTell("shared", data);
  },
  withoutLimit: ["ok", "separate", "only", "shared"],
  messages: {
    ok: "One shared toilet room serves {actual} persons; it may serve up to {required}.",
    separate: "Rooms for men and women are shown.",
    only:
      "The only toilet room serves {actual} persons; more than {required} need separate or several single-user rooms.",
    shared:
      "One shared toilet room is specified for {actual} persons; more than {required} need separate or several single-user rooms.",
  },
  recommendation: "Provide separate rooms, or enough single-user rooms.",
});
