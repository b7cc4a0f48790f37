/**
 * Corridors many people depend on resist fire. Applies under FBC-Building to texts that state the rating of a
 * corridor. The load served is the text's own or the building's; below twice the threshold of the table the
 * building's load does not prove the corridor's, and the answer is a question. Hours.
 * @source FBC-B 8th ed. (2023), 1020.2 and Table 1020.2
 */
import { isSprinklered } from "../../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { CORRIDOR_RATINGS } from "../../limits/fbc_2023/tables/corridors.ts";
import { contextOf, newWork, providedRating, type Statement } from "../../measure.ts";
import { buildingLoad, loadOfHall, saysSprinklered, servedBy } from "../exits/_occupants.ts";

const RATING =
  /\b(?<none>N\.?\s?R\.?(?=\s+(?:WALLS?|PARTITIONS?|CONSTRUCTION)\b)|NON-?\s?RATED|UN-?RATED|NOT\s+(?:FIRE[- ]?)?RATED|NO\s+(?:FIRE[- ]?)?(?:RESISTANCE\s+)?RATING)\b|(?<hours>\d+\s*\/\s*\d+|\d+(?:\.\d+)?|ONE|TWO)\s*-?\s*(?:HOURS?|HRS?)\b\.?|(?<minutes>\d{2,3})\s*-?\s*MIN(?:UTES?)?\b/i;

export default defineRule({
  id: "egress/corridor-rating",
  requirementId: "FBC-B-1020.2-corridor-rating",
  demand: { thing: "corridor", property: "rating", unless: /EXTERIOR|OUTSIDE|OPEN AIR/i },
  applies: (plan) =>
    newWork(plan, {
      topic: /\bCORRIDORS?\b/i,
      titled: true,
      not:
        /(?<!\bNO\s(?:(?:OUTSIDE|EXTERIOR|DIRECT)\s)?)\bDOORS?\b|\b(DAMPERS?|OPENINGS?|FINISH|CLASS [ABC]|SMOKE BARRIER|EXHAUST|(?<!\bNO\s)EXTERIOR|EXCEPT)\b/i,
    }).filter((it) => RATING.test(it.text) || listed(it) !== undefined),
  check(it, context) {
    const { building, plan } = context;
    if (
      /\b(WITHIN|INSIDE)\s+(THE\s+)?(DWELLING|UNIT)|\bOPEN (PARKING|AIR)|\bBREEZEWAY/i.test(
        contextOf(it),
      )
    ) {
      return inapplicable();
    }
    const actual = listed(it) ?? hoursOf(it.text);
    if (/\bSINGLE[- ]EXIT\b|\bONE EXIT\b/i.test(it.text) && building.occupancies.includes("B")) {
      return inapplicable();
    }
    const sprinklered = saysSprinklered(it.text) ? "yes" : isSprinklered(building, [
      "NFPA 13",
      "NFPA 13R",
      "yes, standard not stated",
    ]);
    const rows = CORRIDOR_RATINGS.filter((row) =>
      building.occupancies.some((group) => row.groups.includes(group))
    );
    if (actual === null || rows.length === 0) return inapplicable();
    const hours = rows.map((row) =>
      sprinklered === "yes" ? row.hoursSprinklered : row.hours ?? row.hoursSprinklered
    );
    const required = Math.max(...hours);
    const threshold = Math.max(...rows.map((row) => row.overOccupants));
    const data = { actual, required, unit: "hours", threshold };
    if (actual >= required) return pass(data);
    const own = servedBy(it.text) ?? loadOfHall(it.text, plan);
    const load = own ?? buildingLoad(plan, building);
    if (load !== null && load <= threshold) {
      return pass({ ...data, required: 0 }, { message: "few" });
    }
    if (Math.min(...hours) <= actual || sprinklered === "unknown" || load === null) {
      return cantTell("open", data);
    }
    return own !== null || load > 2 * threshold ? fail("low", data) : cantTell("open", data);
  },
  messages: {
    ok: "The corridor is rated {actual} hr; {required} hr is required.",
    few:
      "The corridor is rated {actual} hr; no rating is required for up to {threshold} occupants.",
    low:
      "The corridor is rated {actual} hr; {required} hr is required where it serves more than {threshold} occupants.",
    open:
      "The corridor is rated {actual} hr; {required} hr may be required where it serves more than {threshold} occupants. The load, group or sprinklers could not be determined.",
  },
  recommendation: "Rate the corridor walls {required} hr, or show why no rating is required.",
});

/** The hours a row gives under their head, bare figures with them. */
const listed = (it: Statement): number | undefined =>
  it.row ? providedRating(it, /\bPROV\w*|\bACTUAL/i)?.hours ?? hoursUnderTitle(it) : undefined;

/** The bare figure of a pair whose title gives its unit or says that it rates: `CONSTRUCTION DATA (HR)`. */
function hoursUnderTitle({ schedule, row }: Statement): number | undefined {
  if (!OF_RATINGS.test(schedule?.title ?? "") || row?.cells.length !== 2) return undefined;
  const hours = /^\W*(?<hours>[0-4]|1\s*\/\s*2)\W*$/.exec(row.cells[1].text)?.groups?.hours;
  return hours === undefined ? undefined : /\//.test(hours) ? 0.5 : Number(hours);
}

const OF_RATINGS = /\(\s*(?:HRS?|HOURS?)\.?\s*\)|\bRATINGS?\b|\bFIRE[\s-]+RESIST/i;

function hoursOf(text: string): number | null {
  const groups = RATING.exec(text)?.groups;
  if (!groups) return null;
  if (groups.none) return 0;
  if (groups.minutes) return Number(groups.minutes) / 60;
  const words = groups.hours.toUpperCase();
  if (words === "ONE") return 1;
  if (words === "TWO") return 2;
  const [top, bottom] = words.split("/").map(Number);
  return bottom ? top / bottom : top;
}
