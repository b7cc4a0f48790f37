/**
 * A commercial set sums up its code data. Applies under FBC-Building: what a summary must state and does not is one
 * question, contradictions about dwelling units another.
 * @source FBC-B 8th ed. (2023), 107.2.1 and 107.3.5.1.1
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, pass } from "../define_rule.ts";
import {
  absenceOn,
  isDeferred,
  isUndecided,
  mentions,
  placeOf,
  sheetsOf,
  statements,
} from "../measure.ts";
import { footprints } from "../conflicts/areas.ts";
import {
  CONFLICT_MESSAGE,
  contradictions,
  contradictionVerdict,
} from "../conflicts/contradictions.ts";

/** Stories beside another item: `II-B existing, one story`. */
const STORIES =
  /\b(?:ONE|TWO|THREE|FOUR|FIVE|SINGLE|\d{1,2})\s*-?\s*STOR(?:E?Y|IES)\b(?!\s*(?:ADJACENT|NEIGHBO|HEIGHT|DRIFT))/i;

const ITEMS: readonly [name: string, isStated: (plan: PlanSet) => boolean][] = [
  ["occupancy", ({ codeSummary }) => codeSummary.occupancyGroups.length > 0],
  ["construction type", ({ codeSummary }) => codeSummary.constructionType.length > 0],
  [
    "building area",
    (plan) =>
      plan.codeSummary.buildingAreaSqft.length > 0 || plan.codeSummary.areaByFloor.length > 0 ||
      footprints(plan).length > 0,
  ],
  [
    "height or stories",
    (plan) =>
      plan.codeSummary.buildingHeightFt.length > 0 || plan.codeSummary.stories.length > 0 ||
      mentions(plan, STORIES),
  ],
  [
    "occupant load",
    (plan) =>
      plan.codeSummary.totalOccupantLoad.length > 0 || plan.occupantLoads.length > 0 ||
      mentions(plan, /\bOCC(UPANT)?\w*\.?\s+LOAD\b/i),
  ],
  [
    "sprinklers",
    (plan) => plan.codeSummary.sprinklers.length > 0 || mentions(plan, /\bSPRINKLER/i),
  ],
  ["exits", (plan) => mentions(plan, /\bEXITS?\b/i)],
];

/** What a code summary states. */
const ITEM =
  /\b(OCCUPANCY|USE GROUP|CONSTRUCTION TYPE|TYPE OF CONST\w*|CONST\.? TYPE|BUILDING AREA|GROSS AREA|OCCUPANT LOAD|BUILDING HEIGHT|NO\.? OF STORIES|STORIES|OCC\.? LOAD|OCC\.?,\s*TYPE)\b/i;
const LEFT_OPEN =
  /\bNOT\s+(YET\s+)?(STATED|GIVEN|SHOWN|LISTED|PROVIDED|DETERMINED|INDICATED|SPECIFIED|INCLUDED)|\b(TO|WILL) BE (FURNISHED|PROVIDED|SUPPLIED|STATED|GIVEN) (LATER|BY)|\|\s*(NONE GIVEN|N\/?A|-+|\?+)?\s*$|\bOMITTED\b|\bUNKNOWN\b/i;
const OF_SUMMARY =
  /\b(CODE|BUILDING|PROJECT|DESIGN) (SUMMARY|DATA|ANALYSIS|INFO\w*|CRITERIA|REVIEW)|\bCOVER|\bLIFE SAFETY/i;
/** The whole summary is left out of the set. */
const NO_SUMMARY =
  /\b(CODE|BUILDING CODE) (SUMMARY|ANALYSIS|DATA)\b(\s*\([^)]*\))?\s*(IS|ARE|WAS|HAS BEEN)?\s*(NOT (YET )?(INCLUDED|PROVIDED|SHOWN|PREPARED|PART OF)|OMITTED)\b(?! (ON|IN) THIS (SHEET|PLAN))|\bNO CODE (SUMMARY|ANALYSIS)\b(?! (ON|CHANGE|REQ))/i;
const sheetTitle = (plan: PlanSet, page: number) =>
  plan.sheets.find((sheet) => sheet.page === page)?.title ?? "";

/** With fewer items than this the set holds no summary and is a part of one submitted elsewhere. */
const FEWEST = 2;

export default defineRule({
  id: "documentation/code-summary",
  requirementId: "FBC-B-107-code-summary",
  source: { volume: "FBC-B", edition: "2023", section: "107.2.1" },
  applies: (plan) => {
    const disputed = contradictions(plan, ["dwelling units"]).map((it) => ({
      ...it,
      verdict: contradictionVerdict(it),
    }));
    const open = statements(plan, { topic: ITEM, notUnder: /\bABBREVIATION/i }).filter((it) =>
      (LEFT_OPEN.test(it.text) || isUndecided(it.text) || isDeferred(it.text)) && OF_SUMMARY.test(
        [it.heading, it.schedule?.title, it.drawing, sheetTitle(plan, it.page)].join(" | "),
      )
    );
    open.push(...statements(plan, { topic: NO_SUMMARY }).filter((it) => !open.includes(it)));
    if (open.length > 0) {
      const [first, ...also] = open;
      const verdict = cantTell("open", { text: first.text }, { also });
      return [{ ...placeOf(first), verdict }, ...disputed];
    }
    const missing = ITEMS.filter(([, isStated]) => !isStated(plan)).map(([name]) => name);
    const [first] = [...plan.codeSummary.occupancyGroups, ...plan.codeSummary.constructionType];
    if (missing.length === 0 && first) return [{ ...first, verdict: pass() }, ...disputed];
    const place = absenceOn(
      sheetsOf(plan, { kinds: ["code summary", "cover", "life safety", "notes"] }),
      missing.join(", ") || "a code summary",
    );
    const hasPlans = plan.sheets.some(({ kind }) =>
      kind === "floor plan" || kind === "life safety" || kind === "code summary"
    );
    if (
      !place || !hasPlans || (missing.length > ITEMS.length - FEWEST && plan.sheets.length < FEWEST)
    ) return disputed;
    const severity = missing.length > 2 ? undefined : "medium" as const;
    return [{
      ...place,
      verdict: cantTell("missing", { missing: missing.join(", ") }, { severity }),
    }, ...disputed];
  },
  check: ({ verdict }) => verdict,
  messages: {
    ok: "The code summary states occupancy, type, area, height, loads, sprinklers and exits.",
    open: "The code summary is deferred: {text}",
    missing: "The code summary does not seem to state: {missing}.",
    conflict: CONFLICT_MESSAGE,
  },
  recommendation:
    "State the occupancy, construction type, area, height, occupant load, sprinklers and exits once, and keep them the same on every sheet.",
});
