/** Frames of one clause: of its figures, of distances and counts in it, and of what it says is not there. */
import { getProperty } from "../../_lexicon/mod.ts";
import type { FrameSource, FrameWork } from "../../_shared/domain/frame.ts";
import { findLengths } from "../../_shared/units.ts";
import { mask } from "../reading/masking.ts";
import { isKept, isRemoved } from "../reading/standing.ts";
import { absentIn } from "./absences.ts";
import { type Clause, withinOf, type Words } from "./clause.ts";
import { countsIn } from "./counts.ts";
import { meantBy } from "./meanings.ts";
import { type Because, ownerOf } from "./own.ts";
import type { Placeless } from "./placeless.ts";
import { spansIn } from "./spans.ts";

/** What a clause says, under what it stands under, nearest first. */
export function framesOfClause(
  clause: Clause,
  tiers: readonly Words[],
  source: FrameSource,
  work: FrameWork,
  because?: Because,
): Placeless[] {
  const lengths = findLengths(clause.text);
  const owned = clause.figures.flatMap((figure): Placeless[] => {
    because?.(`“${figure.raw}” (${figure.kind}) in “${clause.text}”`);
    const it = ownerOf(figure, clause, tiers, because);
    if (!it) return [];
    const thing = meantBy(it, clause, tiers);
    if (thing !== it.thing) because?.(`${it.thing} here is ${thing}`);
    const frame: Placeless = {
      thing,
      mark: it.mark,
      within: it.within,
      property: it.property,
      bound: it.bound,
      value: it.value,
      unit: getProperty(it.property).unit,
      raw: figure.raw,
      role: it.role,
      polarity: "is",
      work,
      sure: source === "said" && (it.tier >= 0 || thing !== it.thing) ? "titled" : source,
      clause: mask(clause.text, figure, lengths),
    };
    because?.(`→ ${frame.property} ${frame.value} ${frame.unit} of ${frame.thing}`);
    return [frame];
  });
  const spanned = spansIn(clause, tiers, owned).map((it): Placeless => {
    because?.(`→ distance ${it.value} in of ${it.thing}, to what it stands from`);
    const { figure, ...span } = it;
    // Of which of the two it is told is for the rule to ask.
    return { ...span, work, sure: "titled", clause: mask(clause.text, figure, lengths) };
  });
  const counted = countsIn(clause).map((it): Placeless => {
    because?.(`→ ${it.property} ${it.value} of ${it.thing}`);
    const within = withinOf(clause, tiers).filter((other) => other !== it.thing);
    const place = { mark: null, within, bound: null, role: "provided", polarity: "is" } as const;
    return { ...it, ...place, work, sure: source, clause: clause.text };
  });
  return [...owned, ...spanned, ...counted, ...absentIn(clause, tiers, work, because)];
}

/** Is what a text tells of new, does it stay, or go? */
export function workOf(text: string): FrameWork {
  return isRemoved(text) ? "removed" : isKept(text) ? "kept" : "new";
}
