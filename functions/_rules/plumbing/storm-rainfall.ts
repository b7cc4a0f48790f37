/**
 * Roof drains are sized for the rain that falls there.
 * Reads the rainfall rate used, in inches per hour; the local figure governs, so a low one is a
 * question for the reviewer.
 * @source FBC-P 8th ed. (2023), 1108
 */
import { defineRule } from "../define_rule.ts";
import { inchesPerHour, type Quantity, statedLimit } from "../measure.ts";

/** The rain of one hour in inches is its rate: `1-HOUR RAINFALL OF 3.2 INCHES`. */
const OF_ONE_HOUR =
  /\b(?:1|ONE)[\s-]*(?:HR|HOUR)\b[^.;|#\d]{0,30}?\b(?:RAIN\w*|STORM|INTENSITY|EVENT|DEPTH)\b[^;|\d]{0,16}(?<n>\d{1,2}(?:\.\d+)?)\s*(?:"|IN(?:CH(?:ES)?)?\b\.?)(?!\s*(?:\/|PER)\s*H)/gi;

/** Rates as `IN/HR`, and as the depth of one hour. */
const rainfall: Quantity = {
  unit: inchesPerHour.unit,
  find: (text) => [
    ...inchesPerHour.find(text),
    ...[...text.matchAll(OF_ONE_HOUR)].map((match) => ({
      value: Number(match.groups?.n),
      raw: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })),
  ],
};

export default defineRule({
  id: "plumbing/storm-rainfall",
  requirementId: "FBC-P-1108-overflow",
  source: { volume: "FBC-P", edition: "2023", section: "1108" },
  title: "Storm drainage rainfall",
  ...statedLimit({
    demand: { thing: ["rainfall", "overflow drain", "roof drain"], property: "rain rate" },
    quantity: rainfall,
    says: /#/,
    not: /IRRIGATION|INFILTRAT|PERCOLAT|SOIL/,
    under: /\bRAIN|ROOF DRAIN|STORM|OVERFLOW|SCUPPER|GUTTER|LEADER/,
    bounds: ({ plumbing }) => ({ min: plumbing.rainfallInPerHour }),
  }),
  messages: {
    ok: "The design rainfall is {raw}.",
    outside:
      "A rainfall of {actual} in per hour was used; Florida stations are above {required} in per hour.",
  },
  recommendation: "Size drains and overflows for the local 100-year, one-hour rainfall.",
});
