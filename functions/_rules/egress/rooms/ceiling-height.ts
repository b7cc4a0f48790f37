/**
 * Rooms people use are high enough. Applies under FBC-Building to stated ceiling heights of rooms; toilets, kitchens,
 * storage and laundries have a lower figure; corridors are read by egress/egress-ceiling-height. Inches.
 * @source FBC-B 8th ed. (2023), 1208.2
 */
import { atLeast } from "../../../_shared/units.ts";
import { cantTell, defineRule, fail, pass } from "../../define_rule.ts";
import { ceilings, CORRIDOR, NOT_OCCUPIED, SERVICE_ROOM } from "./_ceilings.ts";

export default defineRule({
  id: "egress/ceiling-height",
  requirementId: "FBC-B-1208.2-ceiling",
  title: "Ceiling height",
  demand: {
    thing: "ceiling",
    property: ["height", "clear height"],
    notWithin: ["corridor", "water closet", "toilet facilities", "stair"],
    unless:
      /TOILET|REST ?ROOM|BATH|STOR|KITCH|JAN|CLOSET|MECH|ELEC|SOFFIT|BEAM|UTIL|EXIST|GARAGE|DUCT|FURR/i,
    limit: ({ egress }, { text, context }) => ({
      min: SERVICE_ROOM.test(`${text} ${context}`) ? egress.serviceRoomCeilingIn : egress.ceilingIn,
    }),
  },
  applies: (plan) =>
    ceilings(plan).filter(({ name }) => !CORRIDOR.test(name) && !NOT_OCCUPIED.test(name)),
  check({ name, heightIn }, { limits }) {
    const { ceilingIn, serviceRoomCeilingIn: lower } = limits.egress;
    const required = SERVICE_ROOM.test(name) ? lower : ceilingIn;
    const data = { room: name || "This ceiling", actual: heightIn, required, unit: "in" };
    if (atLeast(heightIn, required, "in")) return pass(data);
    return name === "" && atLeast(heightIn, lower, "in")
      ? cantTell("whichRoom", data)
      : fail("low", data);
  },
  messages: {
    ok: "{room}: the ceiling is {actual} in high; at least {required} in is required.",
    low: "{room}: the ceiling is {actual} in high; at least {required} in is required.",
    whichRoom:
      "A ceiling is {actual} in high: enough in toilet rooms, kitchens and storage but not elsewhere (at least {required} in). Which room this is could not be determined.",
  },
  recommendation: "Raise the ceiling to at least {required} in.",
});
