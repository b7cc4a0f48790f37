/**
 * Florida makes every accessible space 12 ft wide, wider than the ADA does.
 * Reads the dimension string that stands at the label of an accessible space. Across the space it is named by, or right
 * over the middle of its label, it is the width; of several strings nearby it is a judgement, so a short one asks.
 * @source FBC-A 8th ed. (2023), 502.2
 */
import type { Dimension } from "../../_shared/domain/plan_set.ts";
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { allStatements, gapBetween, loose, reaches, rounded } from "../measure.ts";

/** A dimension string with the label of the space it stands at. */
type StallWidth = Dimension & { space: string; isCertain: boolean };

const SPACE = loose(/\b(ACCESSIBLE|VAN)\b/);
const ELSE = /AISLE|ROUTE|RAMP|\bSIGN|TOILET|STALLS? DOOR|SYMBOL|ENTR|DOOR|SINK|SHOWER|PATH|NOTE/i;
/** A stall by its name alone: `VAN`, `HC-2`, `ACC.`; not the title of its drawing. */
const ONE_SPACE = loose(
  /^\W*(ACCESSIBLE|ACC|VAN)\b[\s.-]*(\d{1,2}|VAN|STALL|SPACE|ACCESSIBLE)?\W*$/,
);
/** So near the middle of a label a string is lettered over it, per cent of the page. */
const OVER_MIDDLE = 0.3;
/** Does it run across the box of an accessible stall, or of any in the detail of such stalls? */
const isAcrossSpace = ({ of, drawing }: Dimension): boolean =>
  of !== undefined &&
  (ONE_SPACE.test(of.sourceText) ||
    /^\W*(CAR|STALL|SPACE)\W*$/i.test(of.sourceText) && SPACE.test(drawing ?? ""));
const centre = ({ box }: Evidence) => box.x + box.width / 2;

export default defineRule({
  id: "accessibility/parking-space-dimension",
  requirementId: "FBC-A-502.2-space-width",
  source: { volume: "FBC-A", edition: "2023", section: "502.2" },
  title: "Accessible space width, dimensioned",
  demand: { thing: "accessible parking space", property: "width", onlyHolds: true },
  applies: (plan) => {
    const spaces = allStatements(plan).filter((it) =>
      it.from === "note" && it.text.length < 28 && SPACE.test(it.text) && !ELSE.test(it.text)
    );
    const widths = spaces.flatMap((space): StallWidth[] => {
      const [nearest] = plan.dimensions
        .filter((it) => it.page === space.page && it.valueIn >= 90 && it.valueIn <= 168)
        .map((it) => ({
          it,
          gap: gapBetween(space, it),
          aside: Math.abs(centre(it) - centre(space)),
        }))
        .filter(({ gap, aside }) => gap < 12 && aside < 2.5)
        .sort((a, b) => a.aside - b.aside);
      if (!nearest) return [];
      const { it, aside } = nearest;
      const isOver = aside < OVER_MIDDLE && it.orientation === "horizontal" &&
        ONE_SPACE.test(space.text) && (it.drawing ?? null) === space.drawing && it.of === undefined;
      return [{ ...it, space: space.text, isCertain: isAcrossSpace(it) || isOver }];
    });
    const surest = widths.toSorted((a, b) => Number(b.isCertain) - Number(a.isCertain));
    return surest.filter((it, at) => surest.findIndex(({ box }) => box === it.box) === at);
  },
  check(dimension, { limits }) {
    const required = limits.accessibility.parkingSpaceWidthIn;
    const data = {
      actual: rounded(dimension.valueIn),
      required,
      unit: "in",
      space: dimension.space,
    };
    if (reaches(dimension.valueIn, required, "in")) return pass(data);
    return dimension.isCertain ? fail("narrow", data) : cantTell("narrow", data);
  },
  messages: {
    ok: "Space {space} is dimensioned as {actual} in wide.",
    narrow:
      "The dimension at accessible space {space} is {actual} in; Florida requires {required} in (12 ft).",
  },
  recommendation: "Stripe every accessible space at least 12 ft wide.",
});
