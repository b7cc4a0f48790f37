/** Preparing pictures for recognition; needs no models. */
export type { Box } from "./candidates.ts";
export { claimedWords } from "./claimed_words.ts";
export { cutOut, type GreyImage, stretchContrast, type TurnedBox, turnImage } from "./image.ts";
export { findLetters, findRows, letteringHeight, type Row } from "./letters.ts";
export { DARK } from "./ink.ts";
export { findRuns, type Run } from "./runs.ts";
export { measureSkew } from "./skew.ts";
export { evenLight } from "./uneven_light.ts";
export type { Claim, Weighed } from "./weigh.ts";
