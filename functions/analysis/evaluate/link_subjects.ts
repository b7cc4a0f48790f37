/** Links as subjects of rules: the figure as the sheet means it, with all its own statement says. */
import { getProperty, isKindOf, marksIn } from "../../_lexicon/mod.ts";
import type { Frame } from "../../_shared/domain/frame.ts";
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { contains } from "../../_shared/geometry.ts";
import type { Demand } from "../../_rules/define_rule.ts";
import { subjectOf } from "../../_rules/frames/demand.ts";
import {
  allStatements,
  asStatement,
  type FrameSubject,
  type Statement,
} from "../../_rules/measure.ts";
import { SLACK } from "../propose/gate/parts.ts";
import type { ProposedLink } from "../propose/link.ts";
import { asMeant, figureOf } from "./link_figures.ts";

/** Words are there; what they belong to is the model's word. */
const CONFIDENCE = 0.6;

/** The link as a subject of a rule; none where its words say nothing the rule measures. */
export function subjectsOfLink(link: ProposedLink, demand: Demand, plan: PlanSet): FrameSubject[] {
  if (demand.onlyHolds || link.relation !== "provides" && link.relation !== "lacks") return [];
  const thing = thingMeant(link, demand);
  const properties = [demand.property ?? []].flat();
  if (link.relation === "lacks") {
    if (properties.length > 0) return [];
    return [asSubject(link, { thing, property: null, value: null, raw: "" }, demand, plan)];
  }
  return properties.slice(0, 1).flatMap((property) => {
    const figure = figureOf(asMeant(link, plan), thing, property);
    return figure ? [asSubject(link, { thing, property, ...figure }, demand, plan)] : [];
  });
}

/** What the name of a link says, by the lexicon. */
export const thingsNamed = ({ subject }: ProposedLink): string[] =>
  marksIn(subject?.text ?? "").flatMap(({ things }) => things);

/** Marks of rows: `F1`, `EF-2`, `RTU-3`; a number alone may be a room or a note. */
const MARK = /^[A-Z]{1,4}-?\d{1,3}[A-Z]?$/;

/**
 * What the name of a link says with its marks looked up: `F1` is what its row and the title of its list call it. Doors
 * and windows are read as such, each with what is demanded of it.
 */
export function thingsMarked(link: ProposedLink, { schedules }: PlanSet): string[] {
  const marks: string[] = (link.subject?.text ?? "").toUpperCase().match(/[A-Z0-9-]+/g) ?? [];
  const rows = schedules.filter(({ kind }) => kind !== "door" && kind !== "window")
    .flatMap(({ title, rows }) => rows.map(({ cells }) => ({ title, cells })))
    .filter(({ cells }) => {
      const mark = cells[0]?.text.trim().toUpperCase() ?? "";
      return MARK.test(mark) && marks.includes(mark);
    });
  const said = rows.map(({ title, cells }) =>
    [title, ...cells.map(({ text }) => text)].join(" | ")
  );
  return [...thingsNamed(link), ...said.flatMap(marksIn).flatMap(({ things }) => things)];
}

/** Of several things a rule demands something of the one the name says; the first where it says none. */
function thingMeant(link: ProposedLink, demand: Demand): string {
  const asked = [demand.thing].flat();
  const named = thingsNamed(link);
  return asked.find((it) => named.some((name) => isKindOf(name, it))) ?? asked[0];
}

type Said = Pick<Frame, "thing" | "property" | "value" | "raw">;

function asSubject(link: ProposedLink, said: Said, demand: Demand, plan: PlanSet): FrameSubject {
  const around = statementAround(link, plan);
  const named = link.subject?.text ?? said.thing;
  const text = around?.text ?? [named, link.words.text].join(" ");
  const at: Evidence = {
    page: link.page,
    box: link.words.box,
    sheet: plan.sheets.find((it) => it.page === link.page)?.number ?? null,
    sourceText: link.words.text,
    readBy: "model",
    confidence: CONFIDENCE,
  };
  const room = link.room?.text ?? around?.room ?? null;
  const statement = { ...asStatement(text, at, room), ...placeIn(around) };
  return subjectOf({
    ...at,
    ...said,
    mark: null,
    within: [demand.within ?? []].flat(),
    bound: null,
    unit: said.property === null ? null : getProperty(said.property).unit,
    role: "provided",
    polarity: said.property === null ? "none" : "is",
    work: "new",
    sure: "proposed",
    clause: said.raw === "" ? text : `${named} #`,
    text,
    context: [named, around?.heading, around?.drawing, link.room?.text].filter(Boolean).join(" "),
    statement,
  }, demand);
}

const placeIn = (it: Statement | null): Partial<Pick<Statement, "heading" | "drawing">> =>
  it ? { heading: it.heading, drawing: it.drawing } : {};

/** The least text of the sheet the figure stands in: a note, a label, the row of a list; null where it stands alone. */
export function statementAround({ page, words }: ProposedLink, plan: PlanSet): Statement | null {
  const size = ({ box }: Statement) => box.width * box.height;
  return allStatements(plan)
    .filter((it) => it.page === page && contains(it.box, words.box, SLACK))
    .toSorted((a, b) => size(a) - size(b)).at(0) ?? null;
}
