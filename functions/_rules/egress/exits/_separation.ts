/** Share of the diagonal by which exits lie apart. */
import type { Evidence, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import {
  cantTell,
  type Demand,
  fail,
  inapplicable,
  pass,
  type RuleContext,
  type Verdict,
} from "../../define_rule.ts";
import { drawnPlans, labelOf, scaleOf } from "../../drawn/trusted.ts";
import { EXIT_ACCESS } from "../../limits/fbc_2023/tables/exit_access.ts";
import { around, asStatement, perPlan } from "../../measure.ts";
import { needsTwoExits } from "./_occupants.ts";
import { type Separation, separations } from "./_paths.ts";
import { isSameSpace, spaces } from "./_spaces.ts";

/** Per cent of the diagonal that rounding on drawings may take. */
const SEPARATION_TOLERANCE = 0.3;

/** Is a share of the diagonal as large as the one required, per cent? */
export const isFarApart = (share: number, required: number): boolean =>
  share >= required - SEPARATION_TOLERANCE;

/** The distance of a separation against the required one, feet, with their shares of the diagonal, per cent. */
export const separationData = ({ apartFt, diagonalFt }: Separation, requiredShare: number) => ({
  actual: apartFt,
  required: Math.round(diagonalFt * requiredShare) / 100,
  unit: "ft",
  share: Math.round((apartFt / diagonalFt) * 1000) / 10,
  requiredShare,
  diagonal: diagonalFt,
});

/** What is drawn without a word: a dimension beside a diagonal, or doors apart as the plan measures them. */
type DrawnSeparation = Separation & { isDrawn: true; isMeasured?: true };

/** A diagonal alone: `52'-3" DIAG.`; of the whole building it says nothing of one room. */
const DIAGONAL_ALONE =
  /^[\d\s'"\/-]+(?:ROOM\s+)?DIAG(?:ONAL)?\.?$|^(?:ROOM\s+)?DIAG(?:ONAL)?\.?\W*[\d\s'"\/-]+$/i;
const EGRESS_DRAWING = /\bLIFE[\s-]SAFETY|\bEGRESS|\bEXIT(?:ING)?\b/i;
/** Per cent of the page from the diagonal to the dimension; doors stand no closer, inches. */
const BESIDE = 8, CLOSEST_IN = 48;

/** What doors and corners of a plan may be off by together, feet. */
const MEASURED_FT = 1;

/**
 * Exits as far apart as a plan draws them, of floors and of rooms that need two: nothing where the sheets print how far
 * they lie apart.
 */
const measuredSeparations = perPlan((plan): DrawnSeparation[] => {
  if (separations(plan).length > 0) return [];
  return drawnPlans(plan).filter(({ isWhole }) => isWhole).flatMap(({ building, sheet }) =>
    (building.topology?.separations ?? []).flatMap(({ room: id, apartFt, diagonalFt }) => {
      const room = building.rooms.find((it) => it.id === id);
      const doors = building.openings.filter((it) => building.egress.exits.includes(it.id));
      const box = room?.box ?? doors[0]?.box;
      if (!box) return [];
      const whose = room ? labelOf(room) : "the floor";
      const sourceText =
        `${apartFt} ft between the exits of ${whose}, diagonal ${diagonalFt} ft, ` +
        `measured at ${scaleOf(building)}`;
      const at: Evidence = {
        page: building.page,
        box,
        sheet: sheet.number,
        sourceText,
        readBy: "geometry",
        confidence: MEASURED_CONFIDENCE,
      };
      return [{
        ...asStatement(whose, at, room?.name ?? null),
        apartFt: apartFt + MEASURED_FT,
        diagonalFt,
        claimedPercent: null,
        isDrawn: true as const,
        isMeasured: true as const,
      }];
    })
  );
});

const MEASURED_CONFIDENCE = 0.8;

/** Is that of a space which needs two ways out: a floor of many people, a room with a printed load? */
function needsToBeApart(
  it: DrawnSeparation,
  { plan, building }: Pick<RuleContext, "plan" | "building">,
): boolean {
  if (!it.isMeasured) return true;
  if (it.room === null) return needsTwoExits(plan, building) === "yes";
  const load = spaces(plan).find(({ name }) => isSameSpace(name, it.room!))?.occupants ?? 0;
  const most = building.occupancies.map((group) => EXIT_ACCESS[group].maxOccupants);
  return most.length > 0 && load > Math.max(...most);
}

/** Diagonals of rooms on plans of the ways out with one dimension at their side: probably that between the doors. */
const drawnSeparations = perPlan((plan): DrawnSeparation[] =>
  plan.notes.flatMap((note) => {
    if (!DIAGONAL_ALONE.test(normaliseMarks(note.text).trim())) return [];
    const sheet = plan.sheets.find(({ page }) => page === note.page);
    if (!EGRESS_DRAWING.test(`${note.drawing ?? ""} ${sheet?.title ?? ""}`)) return [];
    const [diagonal] = findLengths(normaliseMarks(note.text));
    const beside = around(note, plan.dimensions, BESIDE).filter((it) =>
      !it.of && !/[A-Z]/i.test(it.sourceText) && it.valueIn >= CLOSEST_IN &&
      it.valueIn < diagonal.valueIn / 2
    );
    if (beside.length !== 1) return [];
    return [{
      ...asStatement(`${beside[0].sourceText} | ${note.sourceText}`, beside[0]),
      apartFt: Math.round(beside[0].valueIn / 12 * 100) / 100,
      diagonalFt: Math.round(diagonal.valueIn / 12 * 100) / 100,
      claimedPercent: null,
      isDrawn: true as const,
    }];
  })
);

/** How far apart tells nothing without the diagonal. */
export const SEPARATION: Demand = {
  thing: ["exit separation", "exit", "stair", "door"],
  property: "distance",
  scale: 1 / 12,
  onlyHolds: true,
};

/** Distances between exits, said, drawn or measured. */
export const separationsOf = (plan: PlanSet): (Separation | DrawnSeparation)[] => [
  ...separations(plan),
  ...drawnSeparations(plan),
  ...measuredSeparations(plan),
];

/** The verdict on one against the share of the diagonal that is required; null where it is said and too little. */
export function judgeSeparation(
  it: Separation | DrawnSeparation,
  required: number,
  context: RuleContext,
): Verdict | null {
  const data = separationData(it, required);
  if (!("isDrawn" in it) && it.ownRequiredFt !== undefined) {
    const own = { ...data, required: it.ownRequiredFt };
    if (it.apartFt >= it.ownRequiredFt * 0.995) return inapplicable();
    return required >= 50 ? fail("own", own) : cantTell("own", own);
  }
  const isApart = isFarApart(data.share, required);
  if (!("isDrawn" in it)) return isApart ? pass(data) : null;
  if (isApart || !needsToBeApart(it, context)) return inapplicable();
  return cantTell(it.isMeasured ? "measured" : "drawn", data);
}

/** The words of both rules. */
export const SEPARATION_MESSAGES = {
  ok:
    "Exits are {actual} ft apart, {share}% of the {diagonal} ft diagonal; at least {required} ft ({requiredShare}%) is required.",
  own: "Exits are {actual} ft apart; the set itself requires {required} ft.",
  drawn:
    "{actual} ft is drawn beside a diagonal of {diagonal} ft, {share}% of it; if that is the distance between the room’s exits, at least {required} ft ({requiredShare}%) is required.",
  measured:
    "The exits farthest apart are {actual} ft apart as measured on the plan (± 1 ft), {share}% of the {diagonal} ft diagonal. At least {required} ft ({requiredShare}%) is required. No printed dimension was found to confirm it.",
};
