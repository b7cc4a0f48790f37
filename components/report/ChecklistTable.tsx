/** What a Florida submittal has to show, item by item, each with the sheet that shows it. */
import { useState } from "react";
import type { ChecklistAnswer } from "../../functions/_shared/domain/report.ts";
import type { Place } from "../../functions/_shared/domain/plan_set.ts";
import { plural } from "../format.ts";
import { Badge, type Tone } from "../ui/Badge.tsx";
import { chipClass, CHIPS } from "../ui/chips.ts";
import { cx } from "../ui/cx.ts";
import { FoldArrow } from "../ui/FoldArrow.tsx";
import { isOneColumn } from "../ui/narrow.ts";
import { Unbroken } from "../ui/Unbroken.tsx";
import { type AnswerDesk, Answered, PersonAnswer } from "./PersonAnswer.tsx";
import { quotedRow } from "../../functions/_shared/quoted_row.ts";

const TONES: Record<ChecklistAnswer["answer"], Tone> = {
  "shown": "compliant",
  "not shown": "high",
  "could not verify": "warning",
  "not applicable": "neutral",
};
const ANSWERS = Object.keys(TONES) as ChecklistAnswer["answer"][];

export interface ChecklistTableProps {
  checklist: readonly ChecklistAnswer[];
  /** What people answer to its items; absent where nobody can. */
  desk?: AnswerDesk;
  /** What was answered is shown, and nothing can be answered. */
  isReadOnly?: boolean;
  /** Opens a place on its sheet; left out where there is no sheet to open. */
  onShowPlace?: (place: Place) => void;
}

export function ChecklistTable(
  { checklist, desk, isReadOnly, onShowPlace }: ChecklistTableProps,
) {
  const [shown, setShown] = useState<ChecklistAnswer["answer"] | "all">("all");
  const rows = checklist.filter((it) => shown === "all" || it.answer === shown);
  const groups = [...Map.groupBy(rows, (it) => it.group)];
  // Where each item takes lines of its own, the lists of the code begin folded: they are a hundred items long. Chosen by their filter they are what was asked for, and paper folds nothing.
  const folds = shown === "all" && isOneColumn() ? "closed" : "open";
  const isFolded = (it: ChecklistAnswer) =>
    shown === "all" && !isReadOnly && it.answer === "not applicable";
  return (
    <div>
      <div
        role="group"
        aria-label="Filter the checklist"
        className={cx("no-print mb-2", CHIPS)}
      >
        {(["all", ...ANSWERS] as const).map((answer) => (
          <button
            key={answer}
            type="button"
            aria-pressed={shown === answer}
            onClick={() => setShown(answer)}
            className={cx(chipClass(shown === answer), "first-letter:uppercase")}
          >
            {answer}{" "}
            <span className="tabular-nums font-normal">
              {answer === "all"
                ? checklist.length
                : checklist.filter((it) => it.answer === answer).length}
            </span>
          </button>
        ))}
      </div>
      <p className="mb-3 text-sm text-pretty text-muted">
        “Not shown” means that the sheets an item belongs on were read and don’t show it, or that
        the set says there is none. “Could not verify” means that those sheets aren’t in the set,
        that the set leaves the item to another document or a later submittal, that only part of it
        was found, or that a person has to look. {desk?.answer && !isReadOnly &&
          "Each line says what was not found: look for it in the set, then give your answer or ask the applicant to show it."}
      </p>
      {groups.map(([group, ofGroup]) => {
        const rest = ofGroup.filter(isFolded);
        return (
          <details
            key={group}
            open
            className="group/fold mb-3 rounded-lg border border-hairline bg-surface"
          >
            <summary className="flex list-none items-center gap-3 px-4 py-2.5 pointer-coarse:py-3 font-semibold">
              <span className="text-balance first-letter:uppercase">{headingOf(group)}</span>
              <FoldArrow />
            </summary>
            <Lists
              key={folds}
              rows={ofGroup.filter((it) => !isFolded(it))}
              desk={desk}
              isReadOnly={isReadOnly}
              onShowPlace={onShowPlace}
              folds={folds}
            />
            {rest.length > 0 && (
              <details className="group/inner border-t border-hairline">
                <summary className="flex list-none items-center gap-3 px-4 py-2 pointer-coarse:py-3 text-sm text-muted">
                  <span>{plural(rest.length, "item does not apply", "items do not apply")}</span>
                  <FoldArrow of="inner" />
                </summary>
                <Lists rows={rest} desk={desk} isReadOnly={isReadOnly} onShowPlace={onShowPlace} />
              </details>
            )}
          </details>
        );
      })}
    </div>
  );
}

type ListProps = Pick<ChecklistTableProps, "desk" | "isReadOnly" | "onShowPlace"> & {
  rows: readonly ChecklistAnswer[];
};

const HEAD =
  "flex flex-wrap items-center gap-x-3 border-t border-hairline bg-sunken px-4 py-1.5 text-sm text-muted";

/** Items under the heads the code gives them, each a fold of its own where `folds` says how it begins. */
function Lists({ folds, ...props }: ListProps & { folds?: "open" | "closed" }) {
  return subgroupsOf(props.rows).map(({ title, answers }) => {
    const items = <Items {...props} rows={answers} />;
    if (title === null) return <section key="all">{items}</section>;
    const head = <h3 className="font-medium">{title}</h3>;
    return (
      <section key={title} aria-label={title}>
        {folds && !props.isReadOnly
          ? (
            <details open={folds === "open"} className="group/inner">
              <summary className={cx(HEAD, "relative list-none pr-11 pointer-coarse:py-3")}>
                {head}
                <span>{countsOf(answers)}</span>
                <span className="absolute inset-y-0 right-4 flex items-center">
                  <FoldArrow of="inner" />
                </span>
              </summary>
              {items}
            </details>
          )
          : <div className={HEAD}>{head}</div>}
      </section>
    );
  });
}

/** `1 not shown, 4 could not verify, 2 shown`: what asks for something stands first. */
function countsOf(rows: readonly ChecklistAnswer[]): string {
  const byAnswer = Map.groupBy(rows, (it) => it.answer);
  return (["not shown", "could not verify", "shown", "not applicable"] as const)
    .filter((it) => byAnswer.has(it))
    .map((it) => `${byAnswer.get(it)!.length} ${it}`)
    .join(", ");
}

function Items({ rows, desk, isReadOnly, onShowPlace }: ListProps) {
  const canAnswer = desk?.answer !== undefined && !isReadOnly;
  return (
    <ul className="divide-y divide-hairline border-t border-hairline">
      {rows.map((row) => (
        <li
          key={row.id}
          className={cx(
            "grid gap-x-4 gap-y-1.5 px-4 py-2 keep-together",
            // The words of all rows are as wide; with a list to choose from a tablet has room for them alone.
            canAnswer ? "lg:grid-cols-[minmax(0,1fr)_26rem]" : "md:grid-cols-[minmax(0,1fr)_14rem]",
          )}
        >
          <Item row={row} desk={desk} />
          <div
            className={cx(
              "flex flex-wrap items-center gap-2 self-start",
              canAnswer
                ? "max-lg:[&>:last-child:not(:first-child)]:ml-auto lg:justify-end"
                : "max-md:[&>:last-child:not(:first-child)]:ml-auto md:justify-end",
              // On a phone the list gives way; what is said behind an answer takes a line of its own.
              !desk?.byId.has(row.id) && "max-md:flex-nowrap",
            )}
          >
            {row.sheet && (
              <SheetNumber row={row} onShowPlace={isReadOnly ? undefined : onShowPlace} />
            )}
            <Badge tone={TONES[row.answer]}>
              <span className="inline-block first-letter:uppercase">{row.answer}</span>
            </Badge>
            {canAnswer && (
              <PersonAnswer isChecklist itemId={row.id} title={itemOf(row)} desk={desk} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The sheet of an answer; pressed, it shows the place on it. */
function SheetNumber(
  { row, onShowPlace }: { row: ChecklistAnswer } & Pick<ChecklistTableProps, "onShowPlace">,
) {
  const { sheet, place } = row;
  if (!onShowPlace || !place) {
    return <span className="font-mono text-sm whitespace-nowrap">{sheet}</span>;
  }
  return (
    <button
      type="button"
      aria-label={`Show ${itemOf(row)} on ${sheet}`}
      className="relative font-mono text-sm whitespace-nowrap text-accent underline-offset-2 hover:underline pointer-coarse:after:absolute pointer-coarse:after:-inset-x-2 pointer-coarse:after:-inset-y-3"
      onClick={() => onShowPlace(place)}
    >
      {sheet}
    </button>
  );
}

function Item({ row, desk }: { row: ChecklistAnswer; desk?: AnswerDesk }) {
  const from = groundOf(row);
  return (
    <div className="min-w-0">
      <p>
        <Unbroken text={itemOf(row)} />
      </p>
      <p className="text-sm text-muted">
        {/^\d/.test(row.section) && (
          <>
            <span className="font-mono text-xs">{row.section}</span>
            {from && " · "}
          </>
        )}
        <Unbroken text={from} />
      </p>
      <Answered isChecklist said={desk?.byId.get(row.id)} cycle={desk?.cycle ?? 1} />
    </div>
  );
}

/** What was read and why it is answered so; what the reason quotes is not quoted twice. */
function groundOf({ sourceText, reason }: ChecklistAnswer): string {
  const said = [...(reason ?? "").matchAll(/“([^”]+?)[.… ]*”/g)];
  const isSaid = sourceText !== null &&
    said.some(([, quote]) => quotedRow(sourceText).includes(quote));
  return [sourceText && !isSaid && `“${quotedRow(sourceText)}”`, reason].filter(Boolean).join(
    " · ",
  );
}

/** The item without its number, which stands in its section. */
function itemOf({ item, section }: ChecklistAnswer): string {
  const words = / item \d+$/.test(section) ? item.replace(/^\d+ /, "") : item;
  return words[0].toUpperCase() + words.slice(1);
}

/** `107 General`: the catalog has the words after a number small. */
const headingOf = (words: string): string => words.replace(/^[\d.]+ ./, (it) => it.toUpperCase());

/** The lists the code numbers anew, each under its own number; what stands alone has no heading. */
function subgroupsOf(
  rows: readonly ChecklistAnswer[],
): { title: string | null; answers: ChecklistAnswer[] }[] {
  const lists: { title: string | null; answers: ChecklistAnswer[] }[] = [];
  for (const row of rows) {
    const title = /^\d/.test(row.subgroup) ? headingOf(row.subgroup) : null;
    const last = lists.at(-1);
    if (last?.title === title) last.answers.push(row);
    else lists.push({ title, answers: [row] });
  }
  return lists;
}
