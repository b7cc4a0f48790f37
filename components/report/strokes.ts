/** Colours of boxes on the sheet: paper is white in every theme, so they do not change with it. */
import {
  COMPLIANT_COLOR,
  SEVERITY_COLORS,
  WARNING_COLOR,
} from "../../functions/_shared/constants/severity.ts";
import type { MarkKind } from "../ui/SeverityMark.tsx";

export const STROKES: Record<MarkKind, string> = {
  ...SEVERITY_COLORS,
  warning: WARNING_COLOR,
  compliant: COMPLIANT_COLOR,
};
