/**
 * How drawings say that a thing is not there: `NO RISER DIAGRAM`, `WITHOUT BACKFLOW DEVICE`, `SOIL REPORT WAIVED`,
 * `C&C PRESSURES ARE NOT GIVEN`, `PAN | NONE`. A prohibition (`NO TRUSS SHALL BE CUT WITHOUT ENGINEERING`) denies
 * nothing, nor does a thing left out of one view for clarity.
 */

const ARTICLES = String.raw`(?:(?:A|AN|THE|ANY)\s+)?`;
/** A word before a full stop ends its sentence, `NO DEAD END. KEY BOX AT DOOR`, unless it is cut short. */
const ENDS = String
  .raw`(?!(?!(?:EXT|INT|EMERG|MECH|ELEC|ELECT|STRUCT|PLUMB|PLBG|MIN|MAX|ADD|ADDL|EXIST|EX|FIN|CONC|REINF|INSUL|HORIZ|VERT|TEMP|PERM|PROT|GALV|ALUM|STL|STD|TYP|SEP|COMB|AUTO|WP|SS|REQ|SVC|SERV|EQUIP|APPR|LAM|TERM|FL|WD|HYD|PRESS|DISC|RECEP|[A-Z])\.)[A-Z]{2,}\.\s)`;
/** Up to two words that describe the thing; prepositions and verbs would make it another's. */
const ADJECTIVES = String
  .raw`(?:(?!(?:OF|IN|ON|AT|TO|FOR|FROM|THROUGH|OVER|UNDER|BY|SHALL|ARE|IS|WITH|AND|OR|OTHER|MORE|ADDITIONAL|FURTHER|SPECIAL|EXTRA|NEED|PART|SUBSTITUT\w*|CHANGES?|PENETRATIONS?)\b)${ENDS}[\w&/'.-]+\s+){0,2}?`;
const NEGATED_BEFORE = String
  .raw`(?<!\b(?:NO|NOT|NEVER|CANNOT|PROHIBITED|NOTHING)\b[^.;|]{0,90})`;
const MADE =
  "PROVIDED|PROV'?D|REQ(?:UIRED|'?D|D)?|SHOWN|INCLUDED|INCL|LISTED|SUBMITTED|INSTALLED|USED|GIVEN|MADE|PERFORMED|OBTAINED|APPLIED|NEEDED|PREPARED|FURNISHED|STATED|SPECIFIED|INDICATED|ATTACHED|ENCLOSED|NECESSARY|ENGAGED|RETAINED|HIRED|TAKEN|DONE|CALCULATED|PLANNED|PROPOSED|PRESENT|DRAWN|NOTED|DETAILED|DIMENSIONED|PART\\s+OF|IN\\s+(?:THIS\\s+)?(?:SET|SCOPE|CONTRACT)";
/** Left out of one view only, or only in cases the sentence names. */
const LIMITED = String
  .raw`(?!\w|\s+(?:FOR\s+CLARITY|HERE\b|ON\s+THIS\s+(?:SHEET|PLAN|DRAWING|VIEW)|(?:ARE|IS)\s+(?:LISTED|SHOWN|GIVEN)|(?:WHERE|WHEN|IF|UNLESS|PER\s+(?:FBC|F\.?B\.?C|CODE|SECT|§|[RC]?-?\d))|(?:AT|IN|ON|FOR|BY)\s+(?!THIS|THESE|THE\s+(?:BUILDING|PROJECT|JOB|OWNER|SET)|TIME|OWNER|DRAWINGS|PLANS|BUILDING)))`;
const GONE =
  "NONE|NO(?=\\s*(?:$|\\|))|NO\\s+REPORT|NIL|OMIT(?:TED)?|DELETED?|WAIVED|ELIMINATED|VOID(?:ED)?|DECLINED|LEFT\\s+(?:OUT|OFF|BLANK)|EXCLUDED";
const FORBIDS = String
  .raw`(?!\w*\s+(?:ON\s+)?THIS\s+(?:SHEET|PLAN|VIEW|DRAWING))(?!\w*[^.;|]{0,18}\b(?:SHALL|MAY|MUST|CAN)\b(?!\s+BE\s+(?:${MADE})))`;

/**
 * A pattern for texts that deny the thing.
 *
 * @param thing source of a pattern, without groups that capture: `(?:GREASE\\s+)?INTERCEPTORS?`
 */
export function denying(thing: string): RegExp {
  const it = `(?:${thing})`;
  return new RegExp(
    [
      String.raw`\bNO\s+${ARTICLES}${ADJECTIVES}${it}${FORBIDS}`,
      String
        .raw`${NEGATED_BEFORE}\b(?:WITHOUT|W\/O|LACKS|LACKING|OMIT|DELETE|ELIMINATE|WAIVE|(?:DO|DOES|DID|WILL)\s+NOT\s+(?:PROVIDE|INSTALL|HAVE|USE|INCLUDE|CONTAIN|GET|RECEIVE|CARRY))\s+(?:BENEFIT\s+OF\s+)?${ARTICLES}${ADJECTIVES}${it}`,
      String
        .raw`${it}[^.;|,]{0,30}?(?:\|\s*)?\b(?:NOT|NEVER)\s+(?:BEEN\s+|TO\s+BE\s+|BE\s+)*(?:${MADE})${LIMITED}`,
      String
        .raw`${it}(?:\s*\([^)]*\))?(?:\s*[:=|,–-]\s*|\s+(?:IS|ARE|WAS|WERE|HAS\s+BEEN|HAVE\s+BEEN|WILL\s+BE|TO\s+BE)\s+|\s+)(?:${GONE})\b(?!\s+WITHIN\s+\d)(?!\s+(?:AT|IN|ON|FOR)\s+(?!THIS|THESE|OWNER|THE\s+(?:BUILDING|PROJECT|JOB|SET|OWNER)))`,
    ].join("|"),
    "i",
  );
}
