/** The words that name a thing, part by part: a mark in the row, the head of the column and a title are three places. */
import type { PageReading, TextLine } from "../../../_shared/domain/page_reading.ts";
import { contains, toPercentRect, unionRect } from "../../../_shared/geometry.ts";
import type { LinkedWords } from "../link.ts";

/** Slack of boxes around the same words, percent of the page. */
export const SLACK = 0.3;

/** Words that follow one another in one line each. */
export function partsOf({ ids }: LinkedWords, page: PageReading): LinkedWords[] {
  const parts: { ids: number[]; line: TextLine | undefined }[] = [];
  for (const id of ids) {
    const line = lineOfWord(id, page);
    const last = parts.at(-1);
    if (last && last.line === line && id === last.ids.at(-1)! + 1) last.ids.push(id);
    else parts.push({ ids: [id], line });
  }
  return parts.map((it) => asWords(it.ids, page));
}

function asWords(ids: number[], page: PageReading): LinkedWords {
  const words = ids.map((id) => page.words[id]);
  return {
    ids,
    text: words.map(({ text }) => text).join(" "),
    box: toPercentRect(unionRect(words.map(({ box }) => box)), page),
  };
}

/** The line that holds all of the words. */
export const lineOf = ({ box }: LinkedWords, page: PageReading): TextLine | undefined =>
  page.lines.find((it) => contains(toPercentRect(it.box, page), box, SLACK));

const lineOfWord = (id: number, page: PageReading): TextLine | undefined =>
  page.lines.find((it) =>
    contains(toPercentRect(it.box, page), toPercentRect(page.words[id].box, page), SLACK)
  );

/** Letters and digits alone, so that spaces and marks make no difference. */
export const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, "");
