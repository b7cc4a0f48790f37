/** Words of a sheet that are read once more by somebody who is told nothing, and the requirement they were taken for. */
import type { PercentRect } from "../../_shared/geometry.ts";
import { linkKey, type ProposedLink } from "./link.ts";

/** One figure or statement to be read again. */
export interface Reading {
  key: string;
  /** Whose claim it is: a link of the model, or an issue of the rules. */
  of: "link" | "issue";
  page: number;
  box: PercentRect;
  text: string;
  requirementId: string;
}

/** What a link wants read again. */
export const readingOf = (link: ProposedLink): Reading => ({
  key: linkKey(link),
  of: "link",
  page: link.page,
  box: link.words.box,
  text: link.words.text,
  requirementId: link.requirementId,
});
