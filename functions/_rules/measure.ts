/**
 * The words rules are written with: what a set says, and how that becomes a verdict. A rule imports this and
 * `define_rule.ts`; how each word works stands in `reading/` and `verdicts/`.
 */

// --- reading: what is written where ---
export { allRows, allStatements, asStatement, type Statement } from "./reading/statements.ts";
export {
  newWork,
  rowsAndNotes,
  type Stated,
  statedDimension,
  statedNumbers,
  type StatementQuery,
  statements,
} from "./reading/topics.ts";
export { spellOut } from "./reading/abbreviations.ts";
export { contextOf } from "./reading/scope.ts";
export { titledText, titlesOver } from "./reading/titles.ts";
export { clausesOf } from "./reading/clauses.ts";
export { ownPart } from "./reading/parts.ts";
export { mayMatch } from "./reading/needed_words.ts";
export { either, excepts, loose } from "./reading/patterns.ts";
export { patternOfThings, patternOfValue } from "./reading/wordings.ts";
export {
  type Clause,
  clausesSaying,
  mentions,
  statedQuantities,
  type StatedQuantity,
} from "./reading/saying.ts";
export { denying } from "./reading/denials.ts";
export { lengthOf, lengthsOf, type OwnLength, statedLengths } from "./reading/lengths.ts";
export {
  amperes,
  cfm,
  count,
  fahrenheit,
  feet,
  firstOf,
  forReading,
  gallons,
  inches,
  inchesPerFoot,
  inchesPerHour,
  NUMBER_WORDS,
  percent,
  pounds,
  printedNumber,
  type Quantity,
  rampSlope,
  seconds,
  slopePercent,
  temperature,
  wholeNumber,
  wireGauge,
} from "./reading/quantities.ts";
export { labelledQuantities, type LabelledQuantity, type TitledLabel } from "./reading/labels.ts";
export { linesBelow } from "./reading/plain_lists.ts";
export { rowQuantities } from "./reading/row_quantities.ts";
export { findRatings, providedRating, type RatingMention } from "./reading/ratings.ts";
export { type Size, sizesIn } from "./reading/sizes.ts";
export { isMountedAt } from "./reading/positions.ts";
export {
  answered,
  answeredRow,
  answerOf,
  cellHeaded,
  cellOf,
  labelledRowText,
  measuredCellHeaded,
  rowPlace,
  rowText,
  titlePlace,
} from "./reading/rows.ts";
export { comparedUnder, givenUnder, isLimitHead, isProvidedHead } from "./reading/columns.ts";
export { rowsAnswering, unfilled } from "./reading/answers.ts";
export { besideOnDrawing, calloutOf, isAmid, settingOf, wholeCallouts } from "./reading/setting.ts";
export { perPlan } from "./reading/per_plan.ts";
export { whileListening } from "./reading/left_out.ts";
export { remembered } from "../_shared/remembered.ts";
export {
  absenceOn,
  around,
  gapBetween,
  nearestTo,
  placeOf,
  sheetsOf,
  sheetsTelling,
} from "./reading/places.ts";
export {
  isOfOtherBuilding,
  isOfOutbuilding,
  isTitleOfOutbuilding,
} from "./reading/other_buildings.ts";
export {
  isBarred,
  isDeferred,
  isKept,
  isOfOldWork,
  isRemoved,
  isTakenBack,
  isUndecided,
  isWithdrawn,
  mayBeKept,
} from "./reading/standing.ts";
export { isBystander, isOnlyBystander } from "./reading/bystanders.ts";
export { isElsewhere } from "./reading/elsewhere.ts";
export { isLegend } from "./reading/legends.ts";
export { isMarkup } from "./reading/markups.ts";
export { isNoProof } from "./reading/no_proof.ts";
export { openPoints } from "./reading/open_points.ts";

// --- frames: what the sheets say of things ---
export { getValueName } from "../_lexicon/mod.ts";
export { framesOfText } from "./frames/make.ts";
export { frameStore } from "./frames/store.ts";
export {
  framesFor,
  type FrameSubject,
  measuredFor,
  subjectOf,
  subjectsOf,
} from "./frames/demand.ts";
export { demand, type Demanded } from "./verdicts/demand.ts";

// --- verdicts: what it comes to ---
export { type Missing, orMissing } from "./verdicts/or_missing.ts";
export {
  type Governs,
  judgeEither,
  judgeMax,
  judgeMin,
  judgeRange,
  keepsTo,
  reaches,
  rounded,
} from "./verdicts/bounds.ts";
export { isListedOpening, judgeStated, statedLimit, worstOfEach } from "./verdicts/stated_limit.ts";
export { type MustShowThing, mustShowThing } from "./verdicts/must_show_thing.ts";
export {
  judgePresence,
  lookFor,
  mustShow,
  type Presence,
  type PresenceQuery,
} from "./verdicts/presence.ts";
