/** The shape of the lexicon: which words mean which thing, and what can be measured of it. Data only. */

/** Something drawings speak of. */
export interface Thing {
  /** Its name in rules and frames, in words of the trade. */
  id: string;
  /**
   * Words for it as offices letter them, in capitals and in the singular; a plural is understood, points in
   * abbreviations are left out, a hyphen or slash counts as a space: `A.D.A.` is `ADA`, `W/C` is `W C`.
   */
  words: readonly string[];
  /** It is one of these as well: a stair handrail is a handrail. */
  kindOf?: readonly string[];
  /** It is a part of one of these: where a stair is spoken of, its tread is. */
  partOf?: readonly string[];
  /** What it can have, each with the least and greatest value anybody would draw, in the unit of the property. */
  has?: Readonly<Record<string, readonly [least: number, most: number]>>;
  /** Which of these a bare length beside its name is: of `TREAD 10"` the depth. */
  usual?: string;
  /** What else it is under one of these words: the rail of a stair is a handrail, of a deck a guard. */
  under?: readonly Meaning[];
  /** What so many of it come to: risers to the rise of a stair. */
  adds?: { thing: string; property: string };
  /** What several of it differ by in one measure: risers of one flight by the variation of risers. */
  apart?: { of: string; thing: string; property: string };
}

/** What a general word means under certain titles. */
export interface Meaning {
  /** Words of the title, as {@link Thing.words} are written. */
  words: readonly string[];
  thing: string;
  /** Only with a figure within these, where the words leave it open. */
  within?: readonly [least: number, most: number];
}

/** Kinds of figures, by the units they are written in. */
export type FigureKind =
  | "length"
  | "slope"
  | "hours"
  | "cfm"
  | "force"
  | "temperature"
  | "amperes"
  | "seconds"
  | "minutes"
  | "area"
  | "gallons"
  | "footcandles"
  | "decibels"
  | "psf"
  | "plf"
  | "mph"
  | "inches per hour"
  | "psi"
  | "cfm per area"
  | "ratio"
  | "gauge"
  | "r-value"
  | "u-factor"
  | "shgc"
  | "stc"
  | "ach"
  | "count"
  | "class"
  | "swing"
  | "lock"
  | "bare";

/** Something that is measured, counted or chosen. */
export interface Property {
  id: string;
  kind: FigureKind;
  /** The unit of its values. */
  unit: string;
  /** Words that stand behind a figure: `58 IN DEEP`. */
  after: readonly string[];
  /** Words that stand before a figure or over a column: `DEPTH: 58"`. */
  before: readonly string[];
  /** Measured from below up: a line from side to side is none. */
  isUpright?: true;
  /** Of a property told in words its values, from 1 on, the best first. */
  values?: readonly WordValue[];
}

/** One value of a property that is told in words. */
export interface WordValue {
  /** As messages name it. */
  name: string;
  /** How it is lettered anywhere. */
  words: readonly string[];
  /** How it is lettered in a column of its own, as the whole cell. */
  alone: readonly string[];
}
