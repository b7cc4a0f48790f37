/** Turns what is known of one requirement into its one answer. */
import { type Finding, isSearched } from "../../_shared/domain/finding.ts";
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import type { MatrixAnswer, MatrixRow, OpenReason } from "../../_shared/domain/matrix.ts";
import type { ChecklistAnswer } from "../../_shared/domain/report.ts";
import type { GoverningVolume } from "../../_rules/building_profile.ts";
import { categoryOf, citationOf } from "../../_rules/limits/fbc_2023/citation.ts";
import { endQuote } from "../../_rules/plan_content/words.ts";
import type { RequirementReading, SubjectCount } from "./reading.ts";

/** The line of one requirement of the code, cited in the volume that governs. */
export function answerRequirement(
  reading: RequirementReading,
  governing: GoverningVolume,
): MatrixRow {
  const { requirement, findings } = reading;
  const { answer, reason = null, why, by = [], at } = decide(reading);
  return {
    id: requirement.id,
    of: "code",
    codeReference: citationOf(requirement, governing),
    title: requirement.title,
    category: categoryOf(requirement),
    severity: requirement.severity,
    answer,
    reason,
    why,
    subjects: by.reduce((sum, it) => sum + 1 + it.otherPlaces.length, 0),
    sheets: at?.sheet ? [at.sheet] : sheetsOf(by),
    findingIds: findings.map((it) => it.id),
    place: by[0] ? placeOf(by[0]) : at ? { page: at.page, box: at.box } : null,
  };
}

interface Decision {
  answer: MatrixAnswer;
  reason?: OpenReason;
  why: string;
  /** Findings the answer stands on. */
  by?: readonly Finding[];
  /** Where to look, when it is at none of these. */
  at?: Pick<Evidence, "page" | "box" | "sheet">;
}

function decide(
  { requirement, due, findings, unclear, areAllFound, count, silence, name }: RequirementReading,
): Decision {
  const of = (status: Finding["status"]) => findings.filter((it) => it.status === status);
  const [issues, asked, passes] = [of("issue"), of("warning"), of("compliant")];
  if (issues.length > 0) return { answer: "fails", why: issues[0].description, by: issues };
  if (due.is === "no") return { answer: "not due", why: due.why! };
  const looked = asked.filter((it) => !isSearched(it));
  if (looked.length > 0) {
    return { answer: "needs a person", why: looked[0].description, by: looked };
  }
  if (asked.length > 0) {
    return {
      answer: "not decided",
      reason: "not on the sheets",
      why: asked[0].description,
      by: asked,
    };
  }
  if (passes.length > 0) {
    // What is told in doubt at another place may take it back; a paper is named in many words.
    const isPaper = categoryOf(requirement) === "Documentation";
    const isAll = areAllFound && due.is === "yes" && (isPaper || unclear === null);
    return ofPasses(passes, { areAllFound: isAll, count, name });
  }
  if (unclear !== null) {
    const { page, box, sheet, sourceText } = unclear;
    return {
      answer: "needs a person",
      why: due.is === "unknown"
        ? `${due.why} If this is due, a person has to look at ${endQuote(shortened(sourceText))}`
        : `The sheet says “${shortened(sourceText)}”, but not clearly about this requirement.`,
      at: { page, box, sheet },
    };
  }
  const { reason, why, at } = silence();
  if (due.is === "unknown") {
    // What may not be due at all is not asked for.
    const open = reason === "not on the sheets" ? "not judged" : reason;
    return { answer: "not decided", reason: open, why: `${due.why} ${why}`, at };
  }
  return { answer: "not decided", reason, why, at };
}

/** A pass is a claim too: it is the building's only where every place of it was found. */
function ofPasses(
  passes: readonly Finding[],
  { areAllFound, count, name }: {
    areAllFound: boolean;
    count: SubjectCount | null;
    name: string;
  },
): Decision {
  const isSure = areAllFound && passes.every((it) => it.sourceConfidence !== "unconfirmed");
  if (isSure && count) {
    const all = count.found === 1 ? `All ${name}` : `All ${count.found} ${name}`;
    const why = `${all} in the set: ${passes[0].description}`;
    return { answer: "complies", why, by: passes };
  }
  if (!isSure && count && count.judged > 0) {
    return { answer: "complies where shown", why: ofCounted(count, passes[0], name), by: passes };
  }
  const shown = passes.length === 1
    ? "Complies at one place:"
    // What is told at several places counts once, as everywhere.
    : `Complies at ${passes.length} places; for example:`;
  return isSure ? { answer: "complies", why: passes[0].description, by: passes } : {
    answer: "complies where shown",
    why: `${shown} ${passes[0].description} Whether that covers ${allOf(name)} is unknown.`,
    by: passes,
  };
}

/** `3 of 7 doors pass: …. Not judged: door 104, door 105 and 2 more.` */
function ofCounted({ found, judged, left }: SubjectCount, first: Finding, name: string): string {
  const shown = `${judged} of ${found} ${name} shown: ${first.description}`;
  if (left.length === 0) return `${shown} Whether that covers ${allOf(name)} is unknown.`;
  const named = left.slice(0, MOST_NAMED).join(", ");
  const more = left.length - MOST_NAMED;
  return `${shown} Not judged: ${more > 0 ? `${named} and ${more} more` : named}.`;
}

/** `all doors`, `all of the foundation`. */
const allOf = (name: string): string => name.startsWith("the ") ? `all of ${name}` : `all ${name}`;

const MOST_NAMED = 4;

const placeOf = ({ documentMarkup: { page, x, y, width, height } }: Finding) => ({
  page,
  box: { x, y, width, height },
});

function sheetsOf(findings: readonly Finding[]): string[] {
  const pages = findings.flatMap((it) => [
    { page: it.documentMarkup.page, sheet: it.sheet },
    ...it.otherPlaces,
  ]).sort((a, b) => a.page - b.page);
  return [...new Set(pages.map(({ page, sheet }) => sheet ?? `page ${page}`))];
}

/** The line of one item of the plan-content checklist. Seeing something of an item does not prove all of it. */
export function answerItem(item: ChecklistAnswer): MatrixRow {
  const { answer, reason } = ofItem(item);
  return {
    id: item.id,
    of: "plan content",
    codeReference: `FBC-B ${item.section}`,
    title: item.item,
    category: "Plan content",
    severity: "low",
    answer,
    reason,
    why: item.reason ??
      (item.sourceText === null ? "Shown." : `Shown: ${endQuote(shortened(item.sourceText))}`),
    subjects: item.place && answer === "complies where shown" ? 1 : 0,
    sheets: item.sheet ? [item.sheet] : [],
    findingIds: [],
    place: item.place,
  };
}

function ofItem(item: ChecklistAnswer): { answer: MatrixAnswer; reason: OpenReason | null } {
  switch (item.answer) {
    case "not applicable":
      return { answer: "not due", reason: null };
    case "shown":
      return { answer: "complies where shown", reason: null };
    case "not shown":
      return { answer: "not decided", reason: "not on the sheets" };
    case "could not verify":
      return item.place
        ? { answer: "needs a person", reason: null }
        : { answer: "not decided", reason: "not judged" };
  }
}

const LONGEST_QUOTE = 120;

const shortened = (text: string): string =>
  text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE).trimEnd()} …`;
