/**
 * Before two ways part, one walks only so far. Applies under FBC-Building to stated lengths of the common path, by use
 * group, sprinklers and load; where those are open, lengths that some case allows are a question. Feet.
 * @source FBC-B 8th ed. (2023), Table 1006.2.1
 */
import type { OccupancyGroup } from "../../../_shared/constants/options.ts";
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { atMost } from "../../../_shared/units.ts";
import { isSprinklered } from "../../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { spanOf } from "../../limits/fbc_2023/tables/exit_access.ts";
import type { Stated } from "../../measure.ts";
import { groupsNamed } from "../../named_groups.ts";
import { type ListedRoom, listedRooms } from "./_listed_rooms.ts";
import { buildingLoad, loadBeside, sprinklersSaid } from "./_occupants.ts";
import { COMMON_PATH, commonPaths } from "./_paths.ts";
import { groupLettered, groupListed, groupsOnDrawing } from "./_space_groups.ts";
import { printedNumber } from "../../reading/quantities.ts";

const SMALL_LOAD = 30;
/** Takes the longer path of small loads: `OL 30 OR LESS`. */
const CLAIMS_SMALL =
  /\b(?:O\.?L\.?|OCC\w*\.?(?:\s+LOAD)?|LOAD)\s*(?:OF\s+)?(?:<=?|≤|UP\s+TO\s+|MAX\.?\s+)?\s*30\b(?!\s*\+)|\b30\s+(?:OCC\w*\.?\s+|PERSONS\s+)?OR\s+(?:LESS|FEWER)\b/i;

const SUITE = /\b(?:SUITE|TENANT|UNIT|BAY)\s+#?(\w{1,4})\b/i;

/** The row that lists the suite a text speaks of, where the rows name one only. */
function suiteNamed({ text }: Stated, plan: PlanSet): ListedRoom | null {
  const suite = SUITE.exec(text)?.[0].toUpperCase();
  if (suite === undefined) return null;
  const rows = listedRooms(plan).filter(({ name }) =>
    SUITE.exec(name)?.[0].toUpperCase() === suite
  );
  return rows.length === 1 ? rows[0] : null;
}

/** The one group rows put the suite of a text into: `SUITE 5 MEDICAL (B)`, `201 Shell office | B`. */
function groupOf(
  { text }: Stated,
  plan: PlanSet,
  room: ListedRoom | null,
): OccupancyGroup[] | null {
  const group = groupLettered(room?.name ?? "") ?? groupListed(plan, SUITE.exec(text)?.[1] ?? "");
  return group ? [group] : null;
}

/** The load a table of one suite or building gives in a row of its own. */
function loadInTable({ schedule, row }: Stated): number | null {
  if (!schedule || !row) return null;
  const loads = schedule.rows.filter(({ cells }) =>
    /^\W*(?:TOTAL\s+|DESIGN\s+)?OCC(?:UPANTS?|UPANT\s+LOAD|UPANCY\s+LOAD|\.?\s+LOAD)\b/i.test(
      cells[0]?.text ?? "",
    )
  ).map(({ cells }) => cells.slice(1).filter(({ text }) => /^\d[\d,]*$/.test(text.trim())));
  return loads.length === 1 && loads[0].length === 1 ? printedNumber(loads[0][0].text) : null;
}

export default defineRule({
  id: "egress/common-path",
  requirementId: "FBC-B-1006.2.1-common-path",
  demand: COMMON_PATH,
  applies: commonPaths,
  check(it, { plan, building }) {
    const space = suiteNamed(it, plan);
    const lettered = groupLettered(it.text);
    const named = lettered ? [lettered] : groupsNamed(it.text, building.occupancies);
    const groups = groupOf(it, plan, space) ?? (space ? null : groupsOnDrawing(it, plan)) ??
      (named.length > 0 ? named : building.occupancies);
    const claimed = CLAIMS_SMALL.test(it.text) ? SMALL_LOAD : null;
    const load = loadBeside(it) ?? loadInTable(it) ?? claimed ?? space?.occupants ??
      buildingLoad(plan, building);
    const is13R = building.occupancies.every((group) => group.startsWith("R"));
    const said = sprinklersSaid(`${it.text} | ${it.schedule?.title ?? it.drawing ?? ""}`);
    const known = isSprinklered(building, [
      "NFPA 13",
      "yes, standard not stated",
      ...(is13R ? ["NFPA 13R" as const] : []),
    ]);
    const sprinklered = said === "yes" || known === "unknown" ? said ?? known : known;
    const span = spanOf(
      groups,
      sprinklered,
      (row, isWet) =>
        isWet
          ? [row.pathSprinkleredFt]
          : load === null
          ? [row.pathSmallFt, row.pathFt]
          : [load > SMALL_LOAD ? row.pathFt : row.pathSmallFt],
    );
    if (!span) return inapplicable();
    const data = { actual: it.value, required: span.strict, unit: "ft", lenient: span.lenient };
    if (atMost(it.value, span.strict, "ft")) return pass(data);
    return atMost(it.value, span.lenient, "ft")
      ? cantTell("open", data)
      : fail("long", { ...data, required: span.lenient });
  },
  messages: {
    ok: "The stated common path is {actual} ft; at most {required} ft is allowed.",
    long: "The stated common path is {actual} ft; at most {required} ft is allowed.",
    open:
      "The stated common path is {actual} ft; {required} to {lenient} ft is allowed depending on group, load and sprinklers, which could not be determined here.",
  },
  recommendation: "Add a second way out so that the common path is at most {required} ft.",
});
