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
