/** Sentences about the building next door, in notes that go on to this one. */
import { clausesOf } from "../../../../_rules/reading/clauses.ts";

const BUILDING = String
  .raw`(?:BUILDINGS?|BLDGS?\.?|STRUCTURES?|HOUSE|STORES?|TENANTS?(?:\s+SPACES?)?|RESIDENCE|SUITES?|DWELLING|SHELL|PROPERTY|PARCEL|LOT|SITE)`;
/** The subject of the sentence is another building: `THE BUILDING NEXT DOOR IS …`, `Adjacent store: …`. */
const OF_ANOTHER = new RegExp(
  [
    String
      .raw`^\W*(?:THE\s+|AN?\s+|EXIST(?:ING|\.)?\s+|\d+[.)]\s+)*(?:\w+[- ]STOR(?:Y|EY)\s+)?(?:ADJACENT|ADJOINING|ADJ\.|ABUTTING|NEIGHBOU?R(?:ING|'?S|S')?|NEXT[- ]DOOR)\s+(?:(?:\w+[- ]STOR(?:Y|EY)|EXISTING|RETAIL|OFFICE|COMMERCIAL)\s+)*${BUILDING}(?!\w)`,
    String
      .raw`^\W*(?:THE\s+|AN?\s+|EXIST(?:ING|\.)?\s+|\d+[.)]\s+)*(?:\w+\s+)?${BUILDING}\s+(?:NEXT\s+DOOR|ACROSS\s+THE|ON\s+THE\s+(?:NEXT|ADJACENT|ADJOINING|NEIGHBOU?R\w*)|TO\s+THE\s+(?:NORTH|SOUTH|EAST|WEST))(?!\w)`,
  ].join("|"),
  "i",
);

/** Where a note comes back to its own building, also behind an abbreviation: `1,200 SF. This building …`. */
const BACK = /(?<=\.)\s+(?=(?:THIS|OUR|(?:THE )?(?:NEW|PROPOSED|SUBJECT))\b)/i;

/** The text without its sentences about another building; empty when it speaks of nothing else. */
export function aboutThisBuilding(text: string): string {
  const clauses = clausesOf(text).flatMap((it) => it.split(BACK));
  const own = clauses.filter((it) => !OF_ANOTHER.test(it));
  return own.length === clauses.length ? text : own.join("\n");
}
