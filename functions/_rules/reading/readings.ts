/**
 * Texts as queries read them: cut into clauses, each with its quantities, once for all rules and for all places that
 * print the same. A row of a schedule is also read with its headers; for titled queries every text is read behind
 * its title too, a sentence behind the one before it, and a row the way a note would say it.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths, type LengthMention } from "../../_shared/units.ts";
import { spellOut } from "./abbreviations.ts";
import { clausesOf } from "./clauses.ts";
import { mendRecognized } from "./recognized.ts";
import { maskedQuantities, type MaskedQuantity } from "./masking.ts";
import { perPlan } from "./per_plan.ts";
import { byText, type Print } from "./printed.ts";
import { forReading, type Quantity } from "./quantities.ts";
import { remembered } from "../../_shared/remembered.ts";
import { answeredRow, labelledRowText, rowAsCallout, rowAsNote, rowText } from "./rows.ts";
import { isRemoved } from "./standing.ts";
import { allStatements, type Statement } from "./statements.ts";
import { TextIndex } from "./text_index.ts";
import { isNominal, isOfAMeasure } from "./titled_measures.ts";
import { titleOver } from "./titles.ts";

/** What a text can be read as, and who prints it. */
export interface Reading {
  by: Print<Statement>[];
  /** Of work that is taken out. */
  isOut: boolean;
  /** One for each text it can be read as. */
  wordings: readonly Wording[];
}

/** A text cut into clauses. */
interface Wording {
  readonly clauses: readonly string[];
  /** The quantities of a kind in all of its clauses, in their order. */
  readonly quantities: (quantity: Quantity) => readonly StandingQuantity[];
  /** Its clauses, plain and as quantities are looked for in them. */
  readonly texts: ReadonlySet<string>;
}

/** A clause as quantities are looked for in it. */
interface MeasuredClause {
  clause: string;
  quantities: (quantity: Quantity) => readonly MaskedQuantity[];
}

/** A quantity and the clause it stands in, unmasked. */
interface StandingQuantity {
  clause: string;
  it: MaskedQuantity;
}

const plainReadings = perPlan((plan) => readAll(plan, false));
const titledReadings = perPlan((plan) => readAll(plan, true));

/** Every text of the set; `titled` ones also behind their titles. */
export const readingsOf = (plan: PlanSet, { titled = false }): TextIndex<Reading> =>
  titled ? titledReadings(plan) : plainReadings(plan);

/** Texts of a set cut into clauses, and as they are read by themselves: once, whether titles matter or not. */
const knownTexts = perPlan(() => {
  const cut = remembered(cutText, Infinity);
  return { cut, read: remembered((text) => wordingOf(cut(text)), Infinity) };
});

function readAll(plan: PlanSet, titled: boolean): TextIndex<Reading> {
  const known = knownTexts(plan);
  const printed = allStatements(plan).map((it) => ({
    it,
    title: titled ? titleOver(it) : "",
    texts: textsOf(it),
  }));
  const keyOf = ({ title, texts }: typeof printed[number]) =>
    title === "" && texts.length === 1 ? texts[0] : [title, ...texts].join("\0");
  const readings = [...byText(printed, keyOf).values()].map((same): Reading => {
    const [[, { it: first, title, texts }]] = same;
    const by = same.map(([place, { it }]): Print<Statement> => [place, it]);
    const more = titled ? titledWordings(first, texts, title, known) : [];
    const wordings = [...texts.map(known.read), ...more];
    return { by, isOut: isRemoved(first.text), wordings };
  });
  // The quantities still stand in what a pattern is tried on.
  return new TextIndex(readings, ({ wordings }) => wordings.flatMap((it) => [...it.texts]));
}

/** The texts a statement can be read as: a schedule row alone, and with its headers, without what is asked for. */
function textsOf({ text, schedule, row, readBy }: Statement): string[] {
  if (!schedule || !row) return [text];
  const answered = answeredRow(schedule, row);
  const legible = (it: string) => spellOut(readBy === "ocr" ? mendRecognized(it) : it);
  const plain = answered === row ? text : legible(rowText(answered));
  return [plain, legible(labelledRowText(schedule, answered))];
}

/** More than one sentence. */
const SENTENCES = /[;.]\s+\S/;

function titledWordings(
  it: Statement,
  texts: readonly string[],
  title: string,
  { cut, read }: ReturnType<typeof knownTexts>,
): Wording[] {
  const behind = title === "" ? [] : texts.map((text) => wordingOf(cut(text), { title }));
  const isChained = it.from === "note" && SENTENCES.test(it.text);
  const chained = isChained ? texts.map((text) => wordingOf(cut(text), { isChained })) : [];
  return [...behind, ...chained, ...asSpoken(it).map(read)];
}

/** A row of a schedule the way a note or a callout would say it, title first. */
function asSpoken({ schedule, row }: Statement): string[] {
  if (!schedule || !row) return [];
  return [rowAsNote(schedule, row), rowAsCallout(schedule, row)].filter((it) => it !== null)
    .map(spellOut);
}

/** A text in clauses, and in clauses as quantities are looked for in them. */
interface Cut {
  clauses: readonly string[];
  measured: readonly { clause: string; lengths: () => readonly LengthMention[] }[];
}

function cutText(text: string): Cut {
  const clauses = clausesOf(text);
  const read = forReading(text);
  const measured = (read === text ? clauses : clausesOf(read)).map((clause) => ({
    clause,
    lengths: () => findLengths(clause),
  }));
  return { clauses, measured };
}

/** What a clause is read behind: a title, or the sentence before it: `MSB 14 FT LONG. Room has a single door.` */
interface Behind {
  title?: string;
  isChained?: boolean;
}

function wordingOf(cut: Cut, { title, isChained = false }: Behind = {}): Wording {
  const before = (sentence: string | undefined): string => {
    if (isChained) return sentence === undefined ? "" : `${sentence}: `;
    return title === undefined ? "" : `${title}: `;
  };
  const isUnderMeasure = title !== undefined && isOfAMeasure(title);
  const clauses = cut.clauses.map((clause, index, all) => before(all[index - 1]) + clause);
  const measured = cut.measured.map((it, index, all) =>
    measure(forReading(before(all[index - 1]?.clause)), it, isUnderMeasure)
  );
  const known = new Map<Quantity, readonly StandingQuantity[]>();
  return {
    clauses,
    texts: new Set([...clauses, ...measured.map(({ clause }) => clause)]),
    quantities(quantity) {
      let found = known.get(quantity);
      if (!found) {
        found = measured.flatMap(({ clause, quantities }) =>
          quantities(quantity).map((it) => ({ clause, it }))
        );
        known.set(quantity, found);
      }
      return found;
    },
  };
}

/**
 * A clause behind words it is read behind.
 *
 * @param isUnderMeasure they are the words of a measure, which the size of a pipe is not
 */
function measure(
  words: string,
  own: Cut["measured"][number],
  isUnderMeasure: boolean,
): MeasuredClause {
  const from = words.length;
  const clause = words + own.clause;
  let found: readonly LengthMention[] | null = null;
  const lengths = () =>
    found ??= /\d/.test(words) ? findLengths(clause) : own.lengths().map((it) => moved(it, from));
  return {
    clause,
    quantities: (quantity) =>
      maskedQuantities(clause, quantity, { from, lengths })
        .filter(({ after }) => !isUnderMeasure || !isNominal(after)),
  };
}

const moved = (it: LengthMention, by: number): LengthMention =>
  by === 0 ? it : { ...it, start: it.start + by, end: it.end + by };
