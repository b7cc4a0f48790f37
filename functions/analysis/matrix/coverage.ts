/** How much of what is due of the building was decided: the figure that stands beside every score. */
import { SEVERITY_WEIGHTS } from "../../_shared/constants/severity.ts";
import { type Coverage, isDecided, type MatrixRow } from "../../_shared/domain/matrix.ts";

/** Counts the matrix. What is not known to be not due is due. */
export function coverageOf(matrix: readonly MatrixRow[]): Coverage {
  const due = matrix.filter((it) => it.answer !== "not due");
  const decided = due.filter(isDecided);
  const [weightDue, weightDecided] = [weightOf(due), weightOf(decided)];
  return {
    due: due.length,
    decided: decided.length,
    fails: decided.filter((it) => it.answer === "fails").length,
    weightDue,
    weightDecided,
    percent: weightDue === 0 ? 0 : Math.floor((100 * weightDecided) / weightDue),
    openCriticals: due.filter((it) => it.severity === "critical" && !isDecided(it)).length,
  };
}

/** Weight of lines by the severity of what they demand. */
export const weightOf = (rows: readonly MatrixRow[]): number =>
  rows.reduce((sum, it) => sum + SEVERITY_WEIGHTS[it.severity], 0);
