/** What the model says of a set as a whole, as far as its texts bear it out. */
import type { OccupancyGroup } from "../../_shared/constants/options.ts";
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import type { WHYS } from "./tasks/applicability/schema.ts";

/** A figure of one place, as printed. */
export interface ToldPlace extends Evidence {
  figure: string;
}

/** One property of one thing, told differently in two places. */
export interface ToldTwice {
  requirementId: string;
  places: ToldPlace[];
}

/** A reason for which a requirement may not bind. It turns an accusation that rests on a link into a question. */
export interface Exemption {
  requirementId: string;
  at: Evidence;
}

/** A use no group of the building stands for. */
export interface StrangeUse {
  at: Evidence;
  use: string;
  groups: readonly OccupancyGroup[];
}

/** Small rooms of assembly may stay in another group, and a rule asks about large ones; any other use is a question. */
export const isQuestion = ({ use }: StrangeUse): boolean => use !== "assembly";

/** What speaks against an accusation, in words of the set. It makes a question of it and acquits nothing. */
export interface Objection {
  /** Of the reading that would accuse. */
  key: string;
  why: typeof WHYS[number];
  at: Evidence;
  words: string;
}

export interface SetOpinion {
  exemptions: Exemption[];
  objections: Objection[];
  /** Keys of the claims put before a reader who is believed: nothing but the objections speaks against them. */
  heard: ReadonlySet<string>;
  toldTwice: ToldTwice[];
  strangeUses: StrangeUse[];
  /** Claims the texts do not bear out. */
  unverified: { quote: string; claim: string; reason: string; page: number }[];
}

export const NO_OPINION: SetOpinion = {
  exemptions: [],
  objections: [],
  heard: new Set(),
  toldTwice: [],
  strangeUses: [],
  unverified: [],
};
