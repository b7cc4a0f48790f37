/**
 * What one place of a set says about one thing: `LANDING 58" DEEP` is depth 58 in of a landing. Everything that reads
 * sheets writes frames, everything that judges asks for them.
 */
import type { Evidence } from "./plan_set.ts";

/** What is drawn, what the sheet says the code asks for, what it says the code allows. */
export type FrameRole = "provided" | "required" | "allowed";

/** Whether the thing is there: `none` is said not to be, `deferred` is left to somebody, `open` has no answer yet. */
export type FramePolarity = "is" | "none" | "deferred" | "open";

/** Whether it is built, stays as it is, or is taken out. */
export type FrameWork = "new" | "kept" | "removed";

/**
 * How it is known what a value belongs to, surest first: words in one breath, a row of a table, a title over it, the
 * things at both ends of its dimension line (`ended`), or what these are likely to be (`drawn`), the applicant's form, a
 * proposal of the vision model. What is only `measured` along the lines of a plan has no printed figure: it asks, and
 * never accuses or passes.
 */
export type FrameSource =
  | "said"
  | "rowed"
  | "titled"
  | "ended"
  | "drawn"
  | "form"
  | "proposed"
  | "measured";

/** Whether a value surely belongs to its thing: it may then decide where a likely one asks. */
export const isSure = (source: FrameSource): boolean => source === "said" || source === "ended";

export interface Frame extends Evidence {
  /** Name of the thing in the lexicon: `landing`. */
  thing: string;
  /** Its mark, `105` of `DOOR 105`; null when it has none here. */
  mark: string | null;
  /** Other things the place names, nearest first: what it is part of, stands in, is measured to or drawn under. */
  within: readonly string[];
  /** Name of the property in the lexicon; null when only the thing's being there is said. */
  property: string | null;
  /** `min` of `34" MIN.`; null of a plain figure. */
  bound: "min" | "max" | null;
  /** In the unit of the property; null when there is no figure. */
  value: number | null;
  unit: string | null;
  /** The figure as printed; empty when there is none. */
  raw: string;
  role: FrameRole;
  polarity: FramePolarity;
  work: FrameWork;
  sure: FrameSource;
  /** What a measured value may be off by, in its unit. */
  tolerance?: number;
  /** The clause with the figure as `#` and other lengths as `~`; the plain clause when there is no figure. */
  clause: string;
  /** The whole text the clause stands in. */
  text: string;
  /** Title of the drawing, list or table, and the room; empty when there is none. */
  context: string;
}
