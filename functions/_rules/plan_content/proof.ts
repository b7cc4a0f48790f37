/** What proves an item of the plan-content checklist: the shape of the table, without a word of any item. */
import type { Finding } from "../../_shared/domain/finding.ts";
import type { Evidence, PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import type { BuildingProfile } from "../building_profile.ts";

/** The set and the building an item is asked of. */
export interface Asked {
  plan: PlanSet;
  building: BuildingProfile;
  /** Sheets of the item's trade; left out where it is only asked whether the set names a thing. */
  trade?: Where;
  /** An issue found in a property, which is demanded then for certain; left out where findings are not known. */
  issueOf?: (property: string) => Finding | undefined;
}

/**
 * What a place comes to: it shows the thing, shows one of several that are asked, says that there is none, puts it off,
 * names it without showing it (a legend, a reference), or speaks of what stands already and stays.
 */
export type Standing = "shown" | "in part" | "denied" | "put off" | "named" | "kept";

/** A place that speaks of the thing. */
export interface Sighting extends Evidence {
  standing: Standing;
}

/** Looks for the thing; the best place the set has, null when it is not spoken of. */
export type Look = (asked: Asked) => Sighting | null;

/** Why a thing is not asked of this set, in one sentence; null when it is. */
export type Exemption = (asked: Asked) => string | null;

/** Sheets on which a thing stands. */
export interface Where {
  /** As said in a reason: `electrical sheets`. */
  name: string;
  /** Is this such a sheet? */
  sheet: (sheet: Sheet) => boolean;
  /** Which of these would tell it: the silence of the others says nothing. Left out where each would. */
  tells?: (sheet: Sheet) => boolean;
  /** Titles of drawings that make their sheet one. */
  drawing?: RegExp;
  /** Titles of lists, drawings and schedules that belong to the trade, on whatever sheet they stand. */
  under?: RegExp;
}

/** One of the things an item asks for. */
export interface Part {
  name: string;
  /** The first that shows it counts. */
  by: Look[];
  /** Sheets that draw it, often without a word: that no word was found says nothing of it then. */
  drawnOn?: Where;
  /** When this part is not asked. */
  unless?: Exemption[];
}

/** How an item is answered: see `functions/analysis/checklist.ts`. */
export interface Proof {
  /** Sheets that would show it; where none is in the set, silence says nothing. */
  on: Where;
  /** When the whole item is not asked. */
  unless?: Exemption[];
  parts: Part[];
  /** The issue that proves it wanting where nothing is shown, and what to say of it. */
  wanting?: (asked: Asked) => { issue: Finding; reason: string } | null;
  /** In place of `not shown` where the set's silence proves nothing: one sentence. */
  silence?: string | Exemption;
}

/** One, or several. */
type OneOrMore<T> = T | readonly T[];

/** What shows a thing: words that say it, or another way to look. */
export type Shown = OneOrMore<RegExp | Look>;

/** A thing with more than what shows it. */
export interface PartEntry extends Pick<Part, "drawnOn"> {
  by: Shown;
  unless?: OneOrMore<Exemption>;
}

/** Things an item asks for, by their names. */
export type Parts = Readonly<Record<string, Shown | PartEntry>>;

/** A proof as its table writes it. */
export interface ProofEntry extends Omit<Proof, "parts" | "unless"> {
  parts: Parts;
  unless?: OneOrMore<Exemption>;
}

/** Proofs by id of the item. */
export type ProofTable = Readonly<Record<string, ProofEntry>>;
