/**
 * Toilets are in reach of those they serve.
 * Reads the stated path of travel to them, in feet.
 * @source FBC-P 8th ed. (2023), 403.3.3
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { contextOf, feet, statedLimit, type StatedQuantity } from "../measure.ts";

export default defineRule<StatedQuantity>({
  id: "plumbing/toilet-route",
  requirementId: "FBC-P-403.3-route-500",
  severity: "medium",
  source: { volume: "FBC-P", edition: "2023", section: "403.3.3" },
  category: "Plumbing",
  title: "Distance to toilets",
  when: isCommercial,
  demand: { thing: "toilet facilities", property: ["distance", "length"], scale: 1 / 12 },
  ...statedLimit({
    quantity: feet,
    says: [
      /(TRAVEL|PATH|DISTANCE|ROUTE)[^#~|]{0,50}(RESTROOM|REST ROOM|TOILET|FACILIT)[^#~|]{0,30}#/,
      /(RESTROOM|REST ROOM|TOILET)[^#~|]{0,40}(TRAVEL|PATH|DISTANCE|WITHIN|ROUTE)[^#~|]{0,25}#/,
      /#[^#~;|]{0,30}(TRAVEL|PATH|ROUTE)?[^#~;|]{0,20}(TO|FROM) (THE )?(NEAREST |CLOSEST |PUBLIC |COMMON |EMPLOYEE )*(TOILET|REST ?ROOM|R\.?R\b)/,
      /(TRAVEL|PATH|DISTANCE|ROUTE|MAX\.?) [^#|]{0,20}TO (THE )?(NEAREST )?(TOILET|REST ?ROOM|R\.?R\b)[^#|]{0,25}#/,
      /(REST ?ROOM|TOILET)S?\b[^#~|]{0,50}\b(A WALK|WALKING DISTANCE|A TRIP|A DISTANCE|A PATH|TRAVEL) (OF )?[^#~|]{0,18}#/,
      /(REST ?ROOM|TOILET)S?\b[^#~|]{0,25}# (FEET )?(FROM|AWAY)/,
      /\b(NEAREST|CLOSEST) (PUBLIC |EMPLOYEE )?(REST ?ROOM|TOILET)\w*[^#~|\d]{0,12}#/,
      /(TRAVEL|PATH|DISTANCE|ROUTE) [^#]{0,30}(REST ?ROOM|TOILET)[^#]*\bPROV\w*\.? #/,
      /#[^#~;|]{0,30}(TO|FROM) [^#~;|]{0,20}(RESTROOM|REST ROOM|TOILET ROOM|TOILET FACILIT)/,
    ],
    titled: true,
    not: /EXIT TRAVEL|DOOR|CEILING|HIGH|WALL\b|LENGTH|\bWIDE|\bA\.?F\.?F/,
    keep: ({ value }) => value >= 50,
    bounds: ({ plumbing }, stated) => ({
      max: /\bMALL\b/i.test(contextOf(stated))
        ? plumbing.mallToiletRouteFt
        : plumbing.toiletRouteFt,
    }),
  }),
  messages: {
    ok: "Path to toilets: {raw}.",
    outside: "The path to toilets is {actual} ft; at most {required} ft is allowed.",
  },
  recommendation: "Provide toilets within {required} ft of travel, not more than one story away.",
});
