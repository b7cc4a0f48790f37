/**
 * The fire engine comes close to a door.
 * Reads the distance from access roads to doors, in feet.
 * @source Florida Fire Prevention Code, 8th ed. (2023), NFPA 1 18.2.3.2.1
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "fire/access-road-to-door",
  requirementId: "FFPC-18.2.3-door-50",
  ...demand({
    thing: "fire lane",
    property: "distance",
    where: /DOOR|ENTR|\bDR\b|\bD\d{1,3}\b/i,
    unless:
      /HYDRANT|F\.?D\.?C\b|WALLS?\b|ALL PORTIONS|OVERHEAD|FARTHEST|FURTHEST|DEAD|ENTR\w* DRIVE|POND/i,
    scale: 1 / 12,
    limit: ({ fire }) => ({ max: fire.accessRoadToDoorFt }),
  }),
  messages: {
    ok: "The access road is {raw} from a door.",
    outside: "The access road is {actual} ft from the door; at most {required} ft is allowed.",
  },
  recommendation: "Extend the road, or add a door within {required} ft of it.",
});
