/** What is measured, counted or chosen: its words, its unit. */
import type { Property } from "./lexicon.ts";
import { amounts } from "./properties/amounts.ts";
import { choices } from "./properties/choices.ts";
import { lengths } from "./properties/lengths.ts";

/** Of properties with one word in common the first is its first sense. */
export const properties: readonly Property[] = [...lengths, ...amounts, ...choices];
