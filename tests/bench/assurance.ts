/**
 * False assurance: seeded violations and things not shown whose requirement the report calls complied with, without
 * a reserve. And whether silence is asked about: a thing not shown that a finding or a grouped question names.
 */
import type { MatrixAnswer } from "../../functions/_shared/domain/matrix.ts";
import type { ReportBody } from "../../functions/_shared/domain/report.ts";
import type { RowResult } from "./matching.ts";

/** What one set's matrix says of the rows of its truth. */
export interface Assurance {
  set: string;
  /** Rows that could be falsely assured. */
  rows: number;
  /** Those that are: the row with the sentence that assures. */
  falsely: { id: string; requirement: string; why: string }[];
  /** Those whose requirement is said to comply where shown: with a reserve, and still no word of what is wrong. */
  reserved: { id: string; requirement: string; why: string }[];
  /** Things not shown, and those asked for: by a finding at their place, or as {@link isAskedFor} says. */
  notShown: number;
  asked: number;
  /** Those of them asked for on a sheet the truth names, by a finding or by an item of a grouped question. */
  askedThere: number;
  /** Near misses a grouped question asks about. */
  nearMisses: number;
  nearMissesAsked: string[];
  /** The report's label, and how many critical and high violations it does not report. */
  label: string;
  missedGrave: number;
  coverage: number;
}

/**
 * Does the report ask for the requirement? A grouped question names it, or a question of its own stands on whatever
 * sheet because a search found nothing.
 */
export function isAskedFor(requirementId: string, body: ReportBody): boolean {
  return body.notShown!.some(({ items }) => items.some(({ id }) => id === requirementId)) ||
    body.findings.some((it) =>
      it.requirementId === requirementId && it.status === "warning" &&
      /; not found$/.test(it.evidence.sourceText)
    );
}

/** Reads one report against its truth. */
export function assure(set: string, body: ReportBody, results: readonly RowResult[]): Assurance {
  const matrix = new Map(body.matrix!.map((it) => [it.id, it]));
  const grouped = new Set(body.notShown!.flatMap(({ items }) => items.map((it) => it.id)));
  const of = (...kinds: string[]) => results.filter(({ row }) => kinds.includes(row.kind));
  const isGrouped = ({ row }: RowResult) => row.requirementIds.some((id) => grouped.has(id));
  const isAsked = ({ row, finding }: RowResult) =>
    finding !== null || row.requirementIds.some((id) => isAskedFor(id, body));
  const wrong = of("violation", "notShown");
  const isAskedThere = ({ row, finding }: RowResult) => {
    const pages = [row, ...(row.alsoAt ?? [])].map(({ page }) => page);
    return finding !== null ||
      body.notShown!.some(({ items }) =>
        items.some(({ id, place }) =>
          row.requirementIds.includes(id) && place !== null && place !== undefined &&
          pages.includes(place.page)
        )
      );
  };
  const saying = (answer: MatrixAnswer) =>
    wrong.flatMap(({ row }) => {
      const lines = row.requirementIds.flatMap((id) => matrix.get(id) ?? []);
      const said = lines.find((it) => it.answer === answer);
      const isDoubted = lines.some((it) => it.answer === "fails" || it.answer === "needs a person");
      return said && !isDoubted ? [{ id: row.id, requirement: said.id, why: said.why }] : [];
    });
  return {
    set,
    rows: wrong.length,
    falsely: saying("complies"),
    reserved: saying("complies where shown"),
    notShown: of("notShown").length,
    asked: of("notShown").filter(isAsked).length,
    askedThere: of("notShown").filter(isAskedThere).length,
    nearMisses: of("compliant").length,
    nearMissesAsked: of("compliant").filter(isGrouped).map(({ row }) =>
      `${row.id} ${row.requirementIds.join("|")}: ${row.evidenceText}`
    ),
    label: body.score.label,
    missedGrave:
      of("violation").filter(({ row, finding }) =>
        !finding && (row.severity === "critical" || row.severity === "high")
      ).length,
    coverage: body.score.coverage!.percent,
  };
}

/** Prints the sums, and with `isDetailed` every case. */
export function printAssurance(all: readonly Assurance[], isDetailed: boolean): void {
  const sum = (of: (it: Assurance) => number) => all.reduce((total, it) => total + of(it), 0);
  const falsely = sum((it) => it.falsely.length);
  const praised = all.filter((it) => /^(?:Excellent|Good)$/.test(it.label) && it.missedGrave > 0);
  const coverages = all.map((it) => it.coverage).sort((a, b) => a - b);
  console.log(
    `false assurance: ${falsely} of ${sum((it) => it.rows)}, with a reserve: ${
      sum((it) => it.reserved.length)
    }; praised with a grave violation missed: ` +
      `${praised.length} of ${all.length}; coverage ${coverages[0]} to ${
        coverages.at(-1)
      } %; not shown, ` +
      `asked once, by a finding or grouped: ${sum((it) => it.asked)} of ${
        sum((it) => it.notShown)
      }, on a sheet the truth names: ${sum((it) => it.askedThere)}; near misses ` +
      `a grouped question names: ${sum((it) => it.nearMissesAsked.length)} of ${
        sum((it) => it.nearMisses)
      }`,
  );
  for (const { set, falsely } of all) {
    for (const { id, requirement, why } of falsely) {
      console.log(`  FALSE     ${set} ${id} ${requirement}: ${why.slice(0, 160)}`);
    }
  }
  if (!isDetailed) return;
  for (const { set, nearMissesAsked } of all) {
    for (const it of nearMissesAsked) console.log(`  ASKED     ${set} ${it}`);
  }
}
