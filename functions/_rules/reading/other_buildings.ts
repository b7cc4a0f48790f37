/**
 * Buildings beside the one under review: the neighbour's, the shed behind the house, the clubhouse with its own permit.
 * What a text says of one of these is said of no part of this building.
 */
import { either } from "./patterns.ts";

const NEIGHBOUR =
  /\b(?:ADJACENT|ADJOINING|NEIGHBOU?R\w*|NEARBY|OTHER)\s+(?:EXIST\w*\.?\s+)?(?:BUILDINGS?|BLDGS?|STRUCTURES?|TENANTS?)\b/i;
const NOT_HERE =
  /\b(?:BUILDING|BLDG)\b[^|;]{0,24}\bNOT\s+IN\s+(?:THIS\s+)?CONTRACT\b|\b(?:BUILDING|BLDG|CLUB\s?HOUSE|AMENITY|ANNEX)\b[^|;]{0,90}\b(?:UNDER\s+|BY\s+)?(?:OWN|SEPARATE|ANOTHER)\s+PERMIT\b/i;
const SMALL =
  /\b(?:DETACHED|FREE-?\s?STANDING|KIOSKS?|(?:TRASH|DUMPSTER|REFUSE|SIGN)\s+\w+|PAVILION|GAZEBO|CABANA|CARPORTS?|CANOP(?:Y|IES)|SHEDS?|OUT-?\s?BUILDINGS?|(?:PUMP|GUARD|POOL|CLUB)\s?HOUSE|MAIL\s+\w+)\b/i;

/** Titles that name the building itself beside what stands next to it. */
const OF_ALL =
  /\b(?:HOUSE|RESIDENCE|DWELLING|BUILDINGS?|BLDG|SITE|PLOT|MAIN|OVERALL|PROJECT|AND|WITH)\b|&/i;

const OTHER_BUILDING = either(NEIGHBOUR, NOT_HERE);

/** True for data of a building that is not the one reviewed. */
export const isOfOtherBuilding = (text: string): boolean => OTHER_BUILDING.test(text);

/** True where a text speaks of something small that stands beside or in front of a building. */
export const isOfOutbuilding = (text: string): boolean => SMALL.test(text);

/** True for the title of a drawing, list or sheet that shows nothing but something small beside a building. */
export const isTitleOfOutbuilding = (title: string): boolean =>
  SMALL.test(title) && !OF_ALL.test(title.replace(SMALL, " "));

/** By its letter or number; `BUILDING 28'-6"` is a height. */
const NUMBERED =
  /\b(?:UNIT|MODEL|OPTION|SCHEME|BUILDING|BLDG\.?|LOT|PHASE)\s+["']?(?:[A-Z]\b|\d{1,2}\b(?!['".,-]))/i;
/** `TYPE B` of units; `TYPE X` is a board, `TYPE V` a construction. */
const OF_TYPE = /\bTYPE\s+["']?[A-HJ-UWYZ\d]\b/i;
const INSTEAD = /\b(?:ALTERNATE|ADU|GUEST\s+HOUSE)\b/i;
const ONE_OF_SEVERAL = either(NUMBERED, OF_TYPE, INSTEAD);

/** True for a text or a title of one of several buildings or units, or of what may be built instead. */
export const isOfOneOfSeveral = (text: string): boolean => ONE_OF_SEVERAL.test(text);
