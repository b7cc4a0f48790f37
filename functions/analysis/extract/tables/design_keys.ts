/** Words of keys in tables of design criteria and code summaries. */

const KEYS =
  /OCCUPAN|CONSTR|CODE|SPRINK|STOR(Y|IES)|HEIGHT|AREA|TRAVEL|COMMON PATH|DEAD[- ]?END|LOADS?\b|WIND|EXPOSURE|RISK|FLOOD|ELEV|SOIL|ROOF|EXIT|EGRESS|ALARM|CLIMATE|ENERGY|PARCEL|FOLIO|ADDRESS|OWNER|ZONING|SETBACK|LOT\b|PARKING|CATEGORY|PRESSURE|U-FACTOR|SHGC|R-VALUE|INSULATION|UNITS|SCOPE|JURISDICTION|BEARING|CONCRETE|STEEL|LUMBER|MASONRY|DEAD|LIVE|GUST|FOUNDATION/i;

/** Their short forms, which other words hold as well: `Vult`, `BFE`, `FF2`. */
const SHORT_KEYS =
  /\bV(?:ULT|ASD)\b|\b[BD]FE\b|\bF\.?F\.?E\b|\bFF\d?\b|\bGCPI\b|\bWBDR\b|\bSPK?LR|\bNEC\b|\bFBC\b|\bFIRM\b|\bASCE\b|\bLL\b|\bCLG\b|\bDUCTS?\b|\bBLOWER\b|\bFEN\b|\bHT\b/i;

/** True for a key that names a matter of design criteria or code summary. */
export const isDesignKey = (text: string): boolean => KEYS.test(text) || SHORT_KEYS.test(text);
