/**
 * Florida makes every accessible space 12 ft wide, wider than the ADA does.
 * Reads the dimension string that stands at the label of an accessible space; which of several
 * strings belongs to it is a judgement, so a short one is a question.
 * @source FBC-A 8th ed. (2023), 502.2
 */
import type { Dimension } from "../../_shared/domain/plan_set.ts";
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, pass } from "../define_rule.ts";
import { allStatements, gapBetween, reaches, rounded } from "../measure.ts";

/** A dimension string with the label of the space it stands at. */
type StallWidth = Dimension & { space: string };

const SPACE = /\b(HC|H\.C\.|H\/C|ADA|ACCESSIBLE|HANDICAP\w*|DISABLED|VAN)\b/i;
const ELSE = /AISLE|ROUTE|RAMP|SIGN|TOILET|STALLS? DOOR|SYMBOL|ENTR|DOOR|SINK|SHOWER|PATH|NOTE/i;
const centre = ({ box }: Evidence) => box.x + box.width / 2;

export default defineRule({
  id: "accessibility/parking-space-dimension",
  requirementId: "FBC-A-502.2-space-width",
  source: { volume: "FBC-A", edition: "2023", section: "502.2" },
  title: "Accessible space width, dimensioned",
  applies: (plan) => {
    const spaces = allStatements(plan).filter((it) =>
      it.from === "note" && it.text.length < 28 && SPACE.test(it.text) && !ELSE.test(it.text)
    );
    return spaces.flatMap((space) => {
      const [nearest] = plan.dimensions
        .filter((it) => it.page === space.page && it.valueIn >= 90 && it.valueIn <= 168)
        .map((it) => ({
          it,
          gap: gapBetween(space, it),
          aside: Math.abs(centre(it) - centre(space)),
        }))
        .filter(({ gap, aside }) => gap < 12 && aside < 2.5)
        .sort((a, b) => a.aside - b.aside);
      return nearest ? [{ ...nearest.it, space: space.text }] : [];
    });
  },
  check(dimension, { limits }) {
    const required = limits.accessibility.parkingSpaceWidthIn;
    const data = {
      actual: rounded(dimension.valueIn),
      required,
      unit: "in",
      space: dimension.space,
    };
    return reaches(dimension.valueIn, required, "in") ? pass(data) : cantTell("narrow", data);
  },
  messages: {
    ok: "Space {space} is dimensioned as {actual} in wide.",
    narrow:
      "The dimension at accessible space {space} is {actual} in; Florida requires {required} in (12 ft).",
  },
  recommendation: "Stripe every accessible space at least 12 ft wide.",
});
