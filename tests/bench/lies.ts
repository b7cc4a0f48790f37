/** Lies told on purpose: one link of five leads to another requirement in the same unit. */
import { getProperty } from "../../functions/_lexicon/mod.ts";
import { rules } from "../../functions/_rules/mod.ts";

/** One link of so many is a lie. */
export const ONE_IN = 5;

const judging = rules.filter(({ demand }) => demand?.property);

/** Unit of what a requirement measures; null where it measures nothing. */
export function unitOf(requirementId: string): string | null {
  const property = judging.find((it) => it.requirementId === requirementId)?.demand?.property;
  return property ? getProperty([property].flat()[0]).unit : null;
}

/** Another requirement in the same unit; null where there is none. The same `index` gives the same. */
export function anotherInUnit(requirementId: string, index: number): string | null {
  const own = unitOf(requirementId);
  const others = judging.filter((it) =>
    it.requirementId !== requirementId && unitOf(it.requirementId) === own
  );
  return others.length === 0 ? null : others[index % others.length].requirementId;
}

/** An answer with each fifth of its links bent. Other answers stay. */
export function bendLinks(_task: string, answer: unknown): unknown {
  const { links } = answer as { links?: { requirement: string }[] };
  if (!links) return answer;
  return {
    ...answer as object,
    links: links.map((link, index) => {
      if (index % ONE_IN !== ONE_IN - 1) return link;
      return { ...link, requirement: anotherInUnit(link.requirement, index) ?? link.requirement };
    }),
  };
}

/** One piece of lettering with figures of so many is bent. */
const ONE_PIECE_IN = 5;

/** A text of five with one of its figures another, always the same one; other texts stay. */
export function bendFigure(text: string): string {
  const hash = [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 9973, 7);
  const figures = [...text.matchAll(/\d/g)];
  if (figures.length === 0 || hash % ONE_PIECE_IN !== 0) return text;
  const { index, 0: figure } = figures[Math.floor(hash / ONE_PIECE_IN) % figures.length];
  const other = (Number(figure) + 1 + hash % 9) % 10;
  return text.slice(0, index) + other + text.slice(index + 1);
}

/** A reading of lettering with figures bent; that of strips too where an accomplice gives it. */
export const bendLettering =
  (isAccomplice: boolean) => (task: string, answer: unknown): unknown => {
    const { pieces, texts } = answer as { pieces?: { text: string }[]; texts?: string[] };
    if (task === "lettering" && pieces) {
      return { pieces: pieces.map((it) => ({ ...it, text: bendFigure(it.text) })) };
    }
    return isAccomplice && texts ? { texts: texts.map(bendFigure) } : answer;
  };
