/** Searching the words of the sheets, and the references that lead from one sheet to another. */
import { z } from "zod";
import { PageQuery } from "./common.ts";

/** Places one search answers where no limit is named. */
export const SEARCH_HITS = 50;

const SheetPlace = z.object({
  page: z.int().describe("From 1, across all files"),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
    .describe("In percent of the page as seen"),
  text: z.string(),
});

export const SearchSheetsQuery = PageQuery.extend({
  q: z.string("Enter a word to search for").trim().min(2, "Type at least two characters")
    .max(120, "Search for at most 120 characters")
    .describe("All words must be in one text; case and spacing don’t matter"),
});
export type SearchSheetsQuery = z.infer<typeof SearchSheetsQuery>;

export const SheetHit = SheetPlace;
export type SheetHit = z.infer<typeof SheetHit>;

export const SearchSheetsResponse = z.object({
  total: z.int().describe("All places"),
  sheets: z.int().describe("Sheets they are on"),
  isCut: z.boolean().describe(
    "The set has more lettering than is searched: sheets at its end aren’t",
  ),
  hits: z.array(SheetHit).describe(
    `Matches on this page of results; ${SEARCH_HITS} without a limit`,
  ),
});
export type SearchSheetsResponse = z.infer<typeof SearchSheetsResponse>;

export const SheetLink = SheetPlace.extend({
  toPage: z.int().describe("The sheet it refers to"),
});
export type SheetLink = z.infer<typeof SheetLink>;

export const SheetLinksResponse = z.object({ total: z.int(), links: z.array(SheetLink) });
export type SheetLinksResponse = z.infer<typeof SheetLinksResponse>;
