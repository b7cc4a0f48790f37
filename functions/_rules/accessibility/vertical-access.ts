/**
 * Florida asks for an accessible way to every level, also where the ADA would not.
 * Looks for an elevator or lift in buildings of more than one storey; silence on plans of new
 * buildings is a question.
 * @source FBC-A 8th ed. (2023), 201.1.1
 */
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, defineRule } from "../define_rule.ts";
import { mustShow, type Presence, sheetsOf } from "../measure.ts";

export default defineRule<Presence>({
  id: "accessibility/vertical-access",
  requirementId: "FBC-A-201.1.1-vertical",
  severity: "critical",
  source: { volume: "FBC-A", edition: "2023", section: "201.1.1" },
  category: "Accessibility",
  title: "Vertical accessibility to all levels",
  when: (building) =>
    allOf(
      isCommercial(building),
      building.stories.value === null ? "no" : building.stories.value > 1 ? "yes" : "no",
      hasOccupancy(building, "R-2") === "yes" ? "unknown" : "yes",
    ),
  ...mustShow({
    shown: [/\b(ELEVATORS?|ELEV\b\.?|LULA|PLATFORM LIFT|WHEEL ?CHAIR LIFT|VERTICAL LIFT)/],
    denied: [
      /\b(NO ELEVATORS?|ELEVATORS? ?(\||:|-|ARE|IS)? ?(NOT (PROVIDED|REQUIRED)|NONE)|(UPPER|SECOND|2ND) (FLOOR|LEVEL|STORY)[^.]{0,40}NOT (ACCESSIBLE|ON AN ACCESSIBLE))/,
    ],
    not:
      /WAIVER|EXEMPT|MECHANICAL (ROOM|MEZZ)|PENTHOUSE|NOT REQUIRED[^.]{0,30}(PER|BY|F\.?S)|FLOOD ELEV|\bELEV\b\.? ?[=+:@\d-]|\bELEV(ATION)?S?\b\.? ?(\d|VIEW|MARK|DATUM|SEE|OF\b|AT\b|NAVD|=)|EXTERIOR ELEV|INTERIOR ELEV|BUILDING ELEV/,
    silentOn: (plan, { building }) =>
      building.scope === "alteration" ? [] : sheetsOf(plan, { kinds: ["floor plan"] }),
    searched: "an elevator or lift",
  }),
  messages: {
    ok: "Vertical access is shown: {text}",
    denied: "No accessible way to every level: {text}",
    deferred: "The elevator or lift is put off: {text}",
    absent:
      "The building has more than one level and no elevator or lift was found; Florida asks for an accessible way to every level.",
  },
  recommendation:
    "Add an elevator or lift to each level, or document the statutory exception or waiver.",
});
