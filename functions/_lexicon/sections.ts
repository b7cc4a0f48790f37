/**
 * What a row measures whose label leaves it to the section cited beside it: `WALL SCONCE | 5 1/2" | 307.2`. Words of the
 * lexicon, by sections that are about one measure alone.
 */
const SECTIONS: readonly [section: RegExp, words: string][] = [
  [
    /\b(?:FBC-?\s?A|ADA\w*|ACCESS\w*)\W+(?:SEC\w*\.?\s*)?307(?:\.2)?(?![\d.])/i,
    "PROTRUDING OBJECT DISTANCE",
  ],
  [/(?<![\d.])210\.52\s?\(?A\)?(?![A-Z0-9])/i, "RECEPTACLE DISTANCE"],
  [
    /(?<![\d.])210\.52\s?\(?C\)?(?:\s?\(?1\)?)?(?!\s?\(?\d)(?![A-Z0-9])/i,
    "COUNTER RECEPTACLE DISTANCE",
  ],
  [/(?<![\d.])110\.26\s?\(?A\)?\s?\(?1\)?(?!\d)/i, "WORKING SPACE DEPTH"],
  [/(?<![\d.])110\.26\s?\(?A\)?\s?\(?2\)?(?!\d)/i, "WORKING SPACE WIDTH"],
  [/(?<![\d.])506\.3\.(?:6|1\.1)(?![\d.])/i, "GREASE DUCT DISTANCE TO COMBUSTIBLE"],
  [/\bR315(?:\.\d+)?\b/i, "CO ALARM DISTANCE"],
];

/** The words of the section a text cites; empty where it cites none that is about one measure. */
export const measureCited = (text: string): string =>
  SECTIONS.find(([section]) => section.test(text))?.[1] ?? "";
