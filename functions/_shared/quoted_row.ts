/** How words of a drawing are quoted. Pure. */

/** A row of a table as it is quoted: what the reading puts between its cells would pass for a sign on the sheet. */
export const quotedRow = (text: string): string => text.replaceAll(" | ", " · ");
