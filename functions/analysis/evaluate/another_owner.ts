/**
 * Figures of issues that the model ties to something else. Rules read words, and of two figures in one breath they may
 * take the wrong one (`75 FT … CLASS K AT 30 FT`); whoever sees the sheet and links the figure to another thing, where
 * it complies, speaks against the issue without knowing of it.
 */
import { type Finding, placesOf } from "../../_shared/domain/finding.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import { contains, isAtMiddle } from "../../_shared/geometry.ts";
import { SLACK } from "../propose/gate/parts.ts";
import type { ProposedLink } from "../propose/link.ts";
import { figuresIn } from "../../_rules/frames/figures.ts";
import { judgeLinks } from "./judge_links.ts";
import { isKindred } from "./kindred.ts";
import { asMeant, givesFigure, isReadFrom } from "./link_figures.ts";
import { statementAround } from "./link_subjects.ts";

export interface LinkedSet {
  links: readonly ProposedLink[];
  plan: PlanSet;
  project: ProjectDetails;
}

/**
 * The link that ties the figure of an issue to something else; null where none does, or one ties it to the demand.
 *
 * Where a link gives the figure to the demand itself, one of two is meant: another figure of the same cell or sentence is
 * linked to that demand under another name, and the rules find that all of them comply, each with its own name. A figure
 * alone, or beside those of other cells, complies only because its name says less than the sheet (the width of a stair,
 * the area a vent has to serve). Where no link gives it to the demand, another demand has to be met by it, or the demand
 * by a figure in one breath with it, or no link at all speaks of the demand or one of its kind.
 */
export function anotherOwner(
  it: Finding,
  { links, plan, project }: LinkedSet,
): ProposedLink | null {
  const { measured, requirementId, unit } = it;
  if (typeof measured !== "number" || measured === 0) return null;
  const here = linksAt(it, links);
  const given = here.filter(({ relation }) => relation === "provides");
  const others = given.filter((link) => givesFigure(measured, asMeant(link, plan), unit));
  if (others.length === 0) return null;
  const outcomes = judgeLinks(links, plan, project);
  const verdictsOf = (link: ProposedLink) => outcomes.filter((outcome) => outcome.link === link);
  const isMet = (link: ProposedLink) => {
    const verdicts = verdictsOf(link);
    return verdicts.length > 0 &&
      verdicts.every(({ verdict, isPresumed }) => verdict.kind === "pass" && !isPresumed);
  };
  const own = given.filter((link) => link.requirementId === requirementId);
  const claiming = own.filter((link) => mayGive(link, it, plan));
  if (claiming.length > 0) {
    const figures = own.filter(({ words }) => /\d/.test(words.text));
    const isOneOfTwo = figures.some((link) =>
      !claiming.includes(link) && claiming.every((that) => isInOneBreath(link, that, plan))
    );
    return isOneOfTwo && figures.every(isMet) ? claiming[0] : null;
  }
  const isSpokenOf = here.some((link) => isKindred(link.requirementId, requirementId));
  const isMetBeside = (link: ProposedLink) =>
    own.some((it) => isMet(it) && isInOneBreath(it, link, plan));
  return others.find((it) => isMet(it) || isMetBeside(it)) ?? (isSpokenOf ? null : others[0]);
}

/** Is it the figure, or a number that may be it where the sheet gives no unit? */
function mayGive(link: ProposedLink, { measured, unit }: Finding, plan: PlanSet): boolean {
  if (typeof measured !== "number") return false;
  const meant = asMeant(link, plan);
  return figuresIn(meant).length > 0
    ? givesFigure(measured, meant, unit)
    : isReadFrom(measured, link.words.text);
}

/** Both stand in one cell of a row, or in one text that is no row. */
function isInOneBreath(a: ProposedLink, b: ProposedLink, plan: PlanSet): boolean {
  const around = statementAround(a, plan);
  if (!around || a.page !== b.page || !contains(around.box, b.words.box, SLACK)) return false;
  return around.row?.cells.some(({ box }) =>
    [a, b].every(({ words }) => contains(box, words.box, SLACK))
  ) ?? true;
}

/** Links whose words stand at a place of a finding. */
export const linksAt = (it: Finding, links: readonly ProposedLink[]): ProposedLink[] =>
  links.filter((link) =>
    placesOf(it).some(({ page, box }) => link.page === page && isAtMiddle(box, link.words.box))
  );
