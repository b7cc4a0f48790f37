/**
 * Every text of a set once, in capitals, and its titles: a list of a hundred items asks many wordings of the same
 * sheets. What a text is worth is not decided here.
 */
import type { Evidence, PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { rememberedOf } from "../../_shared/remembered.ts";
import { normaliseMarks } from "../../_shared/units.ts";
import { allStatements, isMarkup, perPlan, type Statement } from "../measure.ts";
import { TextIndex } from "../reading/text_index.ts";
import { formPages } from "./forms.ts";

/** A text with all places that print it, in page order. */
export interface IndexedText {
  text: string;
  statements: Statement[];
}

/** Title of a sheet, drawing, list or schedule. */
export interface Title {
  text: string;
  of: "sheet" | "drawing" | "schedule";
  at: Evidence;
}

export interface SetIndex {
  texts: TextIndex<IndexedText>;
  titles: readonly Title[];
  sheets: ReadonlyMap<number, Sheet>;
  /** Titles of the drawings of a page. */
  drawings: ReadonlyMap<number, readonly string[]>;
}

/** The index of a set, made once. */
export const indexOf: (plan: PlanSet) => SetIndex = perPlan((plan) => {
  const forms = formPages(plan);
  const said = allStatements(plan).filter((it) => !forms.has(it.page) && !isMarkup(it, plan));
  const byText = Map.groupBy(said, (it) => capitals(it.text));
  const texts = [...byText].map(([text, statements]) => ({ text, statements }));
  const titles = titlesOf(plan);
  return {
    texts: new TextIndex<IndexedText>(texts, ({ text }) => [text]),
    titles,
    drawings: drawingsOf(titles),
    sheets: new Map(plan.sheets.map((sheet) => [sheet.page, sheet])),
  };
});

/** In capitals, with abbreviations without their dots: `W.C. 15"` reads `WC 15"`. */
const capitals = (text: string): string =>
  normaliseMarks(text).toUpperCase().replace(
    /(?<![A-Z.])[A-Z](?:\.[A-Z])+(?![A-Z])\.?/g,
    (it) => it.replaceAll(".", ""),
  );

function titlesOf(plan: PlanSet): Title[] {
  return [
    ...plan.sheets.flatMap((sheet): Title[] =>
      sheet.title === null || sheet.titleBlock === null ? [] : [{
        text: capitals(sheet.title),
        of: "sheet",
        at: { ...sheet.titleBlock, sourceText: sheet.title, sheet: sheet.number },
      }]
    ),
    ...plan.notes.filter(({ kind, heading, text }) =>
      kind === "title" || (kind === "label" && heading === null && DRAWN.test(text))
    ).map((note): Title => ({ text: capitals(note.text), of: "drawing", at: note })),
    ...plan.schedules.flatMap((schedule): Title[] =>
      schedule.title === null ? [] : [{
        text: capitals(schedule.title),
        of: "schedule",
        at: { ...schedule, sourceText: schedule.title },
      }]
    ),
  ];
}

function drawingsOf(titles: readonly Title[]): Map<number, string[]> {
  const drawings = Map.groupBy(titles.filter((it) => it.of === "drawing"), (it) => it.at.page);
  return new Map([...drawings].map(([page, list]) => [page, list.map(({ text }) => text)]));
}

/** Labels that name the drawing they stand under, where the reader saw no line below them. */
const DRAWN = /^[A-Z ,&/-]{0,40}\b(DIAGRAM|RISER|ISOMETRIC|SECTION|ELEVATION|SCHEDULE)S?$/i;

/** Dots an abbreviation may have, which the index does not keep: `V\\.?T\\.?R`. */
const DOTS = /(?<=(?:^|[^A-Z])[A-Z])\\\.\??(?=[A-Z])|(?<=\\\.\?[A-Z])\\\.\?(?![A-Z])/g;

/** A pattern, written in capitals, as it is tried: it starts with a word, and a space in it also matches none. */
export const wordingOf = rememberedOf(({ source }: RegExp): RegExp => {
  const spaced = source.replace(DOTS, "").replace(/ (?![*+?{])/g, "\\s*");
  return exactCase`(?<![A-Z])(?:${spaced})`;
});
