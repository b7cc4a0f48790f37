/** A disposition for tests: a finding nobody decided about, with what `over` says. */
import { type Disposition, UNTOUCHED } from "../../functions/_shared/domain/disposition.ts";

export function aDisposition(over: Partial<Disposition> = {}): Disposition {
  return {
    ...UNTOUCHED,
    findingId: "F-001",
    decidedBy: null,
    decidedAt: null,
    updatedAt: "2026-11-23T10:00:00.000Z",
    comments: 0,
    ...over,
  };
}
