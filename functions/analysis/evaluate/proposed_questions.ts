/**
 * What the model's part asks beside links that rules judge: words that leave something open or say it is missing, what
 * a sheet does not show where it would be, one thing told in two ways, uses of no declared group, and plans as the model
 * sees them. Questions all.
 */
import { SEVERITY_WEIGHTS } from "../../_shared/constants/severity.ts";
import { type Finding, SEARCHED } from "../../_shared/domain/finding.ts";
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import { overlaps } from "../../_shared/geometry.ts";
import type { BuildingProfile } from "../../_rules/building_profile.ts";
import { judgeDue } from "../../_rules/due/mod.ts";
import { getRequirement } from "../../_rules/limits/fbc_2023/requirements.ts";
import { rules } from "../../_rules/mod.ts";
import { endQuote } from "../../_rules/plan_content/words.ts";
import type { ProposedLink } from "../propose/link.ts";
import type { PlanSketch } from "../propose/plan_sketch.ts";
import { isQuestion, type SetOpinion } from "../propose/set_opinion.ts";
import type { Sighting } from "../propose/sighting.ts";
import { askAbout } from "./ask_about.ts";
import { idleDenials } from "./judge_links.ts";
import { besideOn } from "./place_silence.ts";
import { withSketches } from "./proposed_plan.ts";
import { runRules } from "./run_rules.ts";
import { linksTakenBack } from "./taken_back.ts";
import { toFinding } from "./to_finding.ts";

/** All the model proposes of one set. */
export interface Proposals {
  links: readonly ProposedLink[];
  sightings: readonly Sighting[];
  sketches: readonly PlanSketch[];
  opinion: SetOpinion;
}

export interface ProposedSet extends Proposals {
  plan: PlanSet;
  project: ProjectDetails;
  building: BuildingProfile;
}

/** Things a sheet does not show that are asked about, of one set: the heaviest. */
const MOST_ABSENT = 12;

/** Demands that hang on what leads where and what stands in which room. */
const OF_PLANS = [
  "FBC-B-1010.1.2.1-door-swing",
  "FBC-B-1006.2.1-one-exit-load",
  "FBC-P-403.1-fixtures",
  "FBC-P-403.1.3-parity",
];

/** The questions, none where the engine's own review says something of the matter. */
export function proposedQuestions(own: readonly Finding[], set: ProposedSet): Finding[] {
  return [
    ...ofWords(own, set),
    ...ofAbsence(own, set),
    ...ofPairs(own, set),
    ...ofDemands(own, set),
    ...ofUses(set),
    ...ofPlans(own, set),
  ];
}

/** Silence takes no demand away that words of a sheet are said to speak of. */
function isDue(id: string, { plan, building }: ProposedSet): boolean {
  const { is, isBySilence } = judgeDue(getRequirement(id), { plan, building });
  return is !== "no" || isBySilence;
}

/** Words that leave a thing open or deny it. */
function ofWords(own: readonly Finding[], set: ProposedSet): Finding[] {
  const { plan, links, sightings, project } = set;
  const idle = idleDenials(links, plan, project);
  const takenBack = linksTakenBack(set);
  const linked = links.filter(({ relation }) => relation === "open" || relation === "lacks")
    .filter((it) => !idle.has(it) && !takenBack.has(it))
    .map(({ page, requirementId, relation, words, subject }) => ({
      page,
      requirementId,
      isOpen: relation === "open",
      words,
      name: subject?.text ?? null,
    }));
  const seen = sightings.flatMap(({ page, requirementId, seen, words }) =>
    seen === "open" && words ? [{ page, requirementId, isOpen: true, words, name: null }] : []
  );
  return [...linked, ...seen]
    .filter(({ requirementId, page, words }) =>
      isDue(requirementId, set) && !isAsked(own, requirementId, { page, box: words.box })
    )
    .filter(({ requirementId, isOpen, page, words }) =>
      isOpen || !isToldInList(own, requirementId, { page, box: words.box }, plan)
    )
    .map(({ page, requirementId, isOpen, words, name }) => {
      const said = name ? `${name}: ${words.text}` : words.text;
      const question = isOpen
        ? `The sheet seems to leave this undecided: ${endQuote(said)}`
        : `The sheet seems to say there is none: ${endQuote(said)}`;
      const at = evidence(plan, { page, box: words.box, sourceText: words.text });
      return askAbout(requirementId, { at, question }, plan.sheets);
    });
}

/** A row of one list gives a figure of the requirement that fails it: what another row says is none is not the thing. */
const isToldInList = (
  own: readonly Finding[],
  requirementId: string,
  { page, box }: Pick<Evidence, "page" | "box">,
  { schedules }: PlanSet,
): boolean =>
  schedules.some((list) =>
    list.page === page && overlaps(list.box, box) &&
    own.some(({ requirementId: id, status, measured, documentMarkup: at }) =>
      id === requirementId && status === "issue" && typeof measured === "number" &&
      at.page === page && overlaps(list.box, at)
    )
  );

/** What no sheet shows and one would, the heaviest first. */
function ofAbsence(own: readonly Finding[], set: ProposedSet): Finding[] {
  const { plan, sightings, links } = set;
  const known = new Set([
    ...own.map((it) => it.requirementId),
    ...links.map((it) => it.requirementId),
    ...sightings.filter(({ seen }) => seen !== "absent").map((it) => it.requirementId),
  ]);
  const absent = sightings.filter(({ seen, requirementId }) =>
    seen === "absent" && !known.has(requirementId) &&
    judgeDue(getRequirement(requirementId), set).is === "yes"
  );
  const weight = (it: Sighting) => SEVERITY_WEIGHTS[getRequirement(it.requirementId).severity];
  return [...Map.groupBy(absent, (it) => it.requirementId).values()]
    .sort(([a], [b]) => weight(b) - weight(a)).slice(0, MOST_ABSENT)
    .map((sighted) => {
      const [{ requirementId }] = sighted;
      const { title } = getRequirement(requirementId);
      // A sheet that shows what the missing thing belongs to is where it is looked for first.
      const [first, ...others] = sighted.map((it) => {
        const beside = besideOn([it.page], { requirementId, plan });
        return { ...it, box: beside?.box ?? it.box, words: beside ? null : it.words, beside };
      }).sort((a, b) => Number(!a.beside) - Number(!b.beside));
      const near = first.words ? `, near “${first.words.text}”,` : "";
      const sourceText = `${SEARCHED}this sheet${near} for ${title}; not found`;
      return askAbout(requirementId, {
        at: evidence(plan, { ...first, sourceText }),
        also: others.map((it) => evidence(plan, { ...it, sourceText: it.words?.text ?? "" })),
        question: `${title}: nothing about it was found where this sheet would show it.`,
      }, plan.sheets);
    });
}

/**
 * One property of one thing told differently in two places. That a figure complies in one of them answers nothing: it
 * may be the wrong one of the two.
 */
function ofPairs(own: readonly Finding[], set: ProposedSet): Finding[] {
  const { plan, opinion } = set;
  const open = own.filter(({ status }) => status !== "compliant");
  return opinion.toldTwice
    .filter(({ requirementId, places }) => !places.some((it) => isAsked(open, requirementId, it)))
    .map(({ requirementId, places: [first, ...others] }) => {
      const told = [first, ...others].map(({ figure, sheet, page }) =>
        `“${figure}” on ${sheet ?? `page ${page}`}`
      );
      const question = `Two places seem to say different things about this: ${told.join(", ")}.`;
      return askAbout(requirementId, { at: first, also: others, question }, plan.sheets);
    });
}

/** Heads over what is asked for, which gives have to reach or may not exceed. */
const AT_LEAST = /\bREQ(?:UIRED|'?D|\.)?(?!\w)|\bMIN(?:IMUM|\.)?(?!\w)|\bNEED(?:ED|S)\b/i;
const AT_MOST = /\bALLOW(?:ED|ABLE|\.)?(?!\w)|\bMAX(?:IMUM|\.)?(?!\w)|\bPERMITTED\b/i;

/** What one row asks for of a requirement and what it gives, where it gives less than it asks or more than it allows. */
function ofDemands(own: readonly Finding[], { plan, links }: ProposedSet): Finding[] {
  const open = own.filter(({ status }) => status !== "compliant");
  return links.filter(({ relation, proof }) => relation === "asks" && proof === "row")
    .flatMap((asked): Finding[] => {
      const head = asked.subject?.text ?? "";
      const given = links.filter((it) =>
        it.relation === "provides" && it.requirementId === asked.requirementId &&
        it.page === asked.page && it.proof === "row" && isInRow(asked, it, plan)
      );
      if (given.length !== 1 || isAsked(open, asked.requirementId, placeOf(given[0]))) return [];
      const [want, has] = [asked, given[0]].map(({ words }) => amountOf(words.text));
      if (want === null || has === null) return [];
      const isWrong = AT_LEAST.test(head) ? has < want : AT_MOST.test(head) && has > want;
      if (!isWrong) return [];
      const question = `The row asks for “${asked.words.text}” and gives ${
        endQuote(given[0].words.text)
      }`;
      const at = evidence(plan, { ...placeOf(given[0]), sourceText: given[0].words.text });
      return [askAbout(asked.requirementId, { at, question }, plan.sheets)];
    });
}

const placeOf = ({ page, words }: ProposedLink) => ({ page, box: words.box });

const isInRow = (a: ProposedLink, b: ProposedLink, { schedules }: PlanSet): boolean =>
  schedules.some(({ rows }) =>
    rows.some((row) =>
      row.page === a.page && overlaps(row.box, a.words.box) && overlaps(row.box, b.words.box)
    )
  );

/** A number, or the sum of those a cell gives; null where it says anything else. */
function amountOf(text: string): number | null {
  const plain = text.trim().replace(/,(?=\d{3})/g, "");
  if (
    !/^\d+(?:\.\d+)?(?: ?\+ ?\d+(?:\.\d+)?)*(?: ?(?:CFM|SF|SQ\.? ?FT\.?|GPM|A|%|EA\.?))?$/i.test(
      plain,
    )
  ) {
    return null;
  }
  return plain.split("+").reduce((sum, it) => sum + Number.parseFloat(it), 0);
}

/** What groups the building is put into. */
const GROUPS = "FBC-B-107-form-mismatch";

/** Uses no declared group stands for, one question each. */
function ofUses({ plan, opinion }: ProposedSet): Finding[] {
  const strange = opinion.strangeUses.filter(isQuestion);
  return [...Map.groupBy(strange, ({ use }) => use).values()].map((
    [{ at, use, groups }, ...others],
  ) =>
    askAbout(GROUPS, {
      at,
      also: others.map((it) => it.at),
      question: `The use of “${at.sourceText}” seems to be ${use}, but no Group ${
        groups.join(" or ")
      } is declared.`,
    }, plan.sheets)
  );
}

/** What rules make of the plans with what the model sees on them. */
function ofPlans(own: readonly Finding[], { plan, project, sketches }: ProposedSet): Finding[] {
  if (sketches.every(({ openings, rooms }) => openings.length + rooms.length === 0)) return [];
  const asked = rules.filter(({ requirementId }) => OF_PLANS.includes(requirementId));
  const known = runRules(asked, plan, project).outcomes.map(keyOf);
  return runRules(asked, withSketches(plan, sketches), project).outcomes
    .filter((it) => it.verdict.kind !== "pass" && !known.includes(keyOf(it)))
    .map((it) => toFinding({ ...it, verdict: { ...it.verdict, kind: "cantTell" } }, plan.sheets))
    .filter((it) =>
      !isAsked(own, it.requirementId, { page: it.documentMarkup.page, box: it.documentMarkup })
    )
    .map((it) => ({
      ...it,
      description: `As the vision model sees the plan: ${it.description}`,
      evidence: { ...it.evidence, readBy: "model" as const },
    }));
}

const keyOf = ({ rule, verdict, at }: ReturnType<typeof runRules>["outcomes"][number]): string =>
  [rule.id, verdict.kind, at.page, at.box.x, at.box.y].join(" ");

/** The engine's own review speaks of the requirement at this place. */
export function isAsked(
  own: readonly Finding[],
  requirementId: string,
  { page, box }: Pick<Evidence, "page" | "box">,
): boolean {
  return own.some((it) =>
    it.requirementId === requirementId &&
    [{ page: it.documentMarkup.page, box: it.documentMarkup }, ...it.otherPlaces]
      .some((at) => at.page === page && overlaps(at.box, box))
  );
}

const evidence = (
  { sheets }: PlanSet,
  { page, box, sourceText }: Pick<Evidence, "page" | "box" | "sourceText">,
): Evidence => ({
  page,
  box,
  sheet: sheets.find((it) => it.page === page)?.number ?? null,
  sourceText,
  readBy: "model",
  confidence: 0.5,
});
