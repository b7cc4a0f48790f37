/**
 * Patterns built of parts, written as patterns are: anyCase`\b${DOOR}\s+WIDTH` is `/\bDOORS?\s+WIDTH/i`. A part is the
 * text of a pattern, or a pattern whose flags don't count.
 */
type Part = string | number | RegExp;

const built = (flags: string) => ({ raw }: TemplateStringsArray, ...parts: Part[]): RegExp =>
  new RegExp(
    String.raw({ raw }, ...parts.map((it) => it instanceof RegExp ? it.source : it)),
    flags,
  );

/** Like `/…/`: capitals and small letters as they are written. */
export const exactCase = built("");

/** Like `/…/i`: in capitals and small letters. */
export const anyCase = built("i");

/** Like `/…/gi`: each place of a text, in capitals and small letters. */
export const eachInAnyCase = built("gi");
