/**
 * In buildings of four or more storeys an elevator takes a stretcher.
 * Reads the stated stretcher size, or the statement that a car takes one; silence where an
 * elevator is shown is a question.
 * @source FBC-B 8th ed. (2023), 3002.4
 */
import { isCommercial } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { lookFor, mentions, type Presence, reaches, sheetsOf, sizesIn } from "../measure.ts";

export default defineRule<Presence>({
  id: "accessibility/elevator-stretcher",
  requirementId: "FBC-B-3002.4-stretcher",
  severity: "medium",
  source: { volume: "FBC-B", edition: "2023", section: "3002.4" },
  category: "Accessibility",
  title: "Elevator car for a stretcher",
  when: (building, { limits }) =>
    allOf(
      isCommercial(building),
      (building.stories.value ?? 0) >= limits.accessibility.stretcherStories ? "yes" : "no",
    ),
  applies: (plan) =>
    lookFor(plan, {
      shown: [/STRETCHER|GURNEY|AMBULANCE COT/],
      denied: [
        /(NO|NOT) [^.]{0,30}(STRETCHER|GURNEY)|(STRETCHER|GURNEY)[^.]{0,25}(NOT (PROVIDED|ACCOMMODATED|REQUIRED)|NONE)/,
      ],
      silentOn: mentions(plan, /\bELEVATOR\b|\bELEV\.? ?(NO\.?|#)? ?\d?$/)
        ? sheetsOf(plan, { kinds: ["floor plan"] })
        : [],
      searched: "an elevator car that takes a stretcher",
    }),
  check(found, { limits }) {
    const { stretcherWidthIn, stretcherLengthIn } = limits.accessibility;
    const data = {
      required: `${stretcherWidthIn} by ${stretcherLengthIn}`,
      unit: "in",
      text: found.text,
    };
    if (found.state === "denied") return fail("denied", data);
    if (found.state !== "shown") return cantTell(found.state, data);
    const [size] = sizesIn(found.text);
    if (!size) return pass(data);
    const [short, long] = [Math.min(size.a, size.b), Math.max(size.a, size.b)];
    const isEnough = reaches(short, stretcherWidthIn, "in") &&
      reaches(long, stretcherLengthIn, "in");
    const stated = { ...data, actual: size.raw };
    return isEnough ? pass(stated) : fail("small", stated);
  },
  messages: {
    ok: "Elevator takes a stretcher: {text}",
    denied: "Elevator does not take a stretcher: {text}",
    small: "Elevator takes a stretcher of {actual}; {required} in is required.",
    deferred: "Whether the elevator takes a stretcher is put off: {text}",
    absent:
      "The building has an elevator and four or more storeys, and no car sized for a stretcher of {required} in was found.",
  },
  recommendation: "Size one elevator car for a stretcher of 24 by 84 in.",
});
