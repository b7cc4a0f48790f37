/** Links as a model proposes them, made short. */
import type { Dimension } from "../../functions/_shared/domain/plan_set.ts";
import type { ProposedLink } from "../../functions/analysis/propose/link.ts";

/** A link at each dimension of a drawing, with a name or without. */
export const linksAt = (
  dimensions: readonly Dimension[],
  requirementId: string,
  name?: string,
): ProposedLink[] =>
  dimensions.map(({ page, box, sourceText: text }, at) => ({
    page,
    requirementId,
    relation: "provides",
    words: { ids: [at], text, box },
    subject: name === undefined ? null : { ids: [100 + at], text: name, box },
    room: null,
    proof: "view",
  }));
