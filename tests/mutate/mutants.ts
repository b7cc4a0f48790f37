/**
 * Small faults a rule may have: a comparison that is off by its equal case or turned round, a condition denied or joined
 * the other way, a limit that is off, the lenient figure for the strict. Strings, patterns and comments stay as they are.
 */

/** A text with one fault. */
export interface Mutant {
  line: number;
  from: string;
  to: string;
  text: string;
}

/** What may be written for what; the first that fits a place makes its mutants. */
const FAULTS: readonly [pattern: RegExp, to: (found: string) => string[]][] = [
  [/^(?:===|!==)/, (it) => [it === "===" ? "!==" : "==="]],
  [/^(?:<=|>=)(?!=)/, (it) => [it[0], it === "<=" ? ">=" : "<="]],
  [/^(?<!=)[<>](?= -?[\w(])/, (it) => [`${it}=`, it === "<" ? ">" : "<"]],
  [/^(?:&&|\|\|)/, (it) => [it === "&&" ? "||" : "&&"]],
  [/^!(?=[\w(/])/, () => [""]],
  [/^\b(?:min|max)(?=:)/, (it) => [it === "min" ? "max" : "min"]],
  [/^\b(?:atLeast|atMost)(?=\()/, (it) => [it === "atLeast" ? "atMost" : "atLeast"]],
  [/^\b(?:judgeMin|judgeMax)(?=\()/, (it) => [it === "judgeMin" ? "judgeMax" : "judgeMin"]],
  [/^\bMath\.(?:min|max)(?=\()/, (it) => [it === "Math.min" ? "Math.max" : "Math.min"]],
  [/^\b(?:fail|cantTell)(?=\()/, (it) => [it === "fail" ? "cantTell" : "fail"]],
  [/^"(?:min|max)"/, (it) => [it === '"min"' ? '"max"' : '"min"']],
  [/^"(?:least|greatest)"/, (it) => [it === '"least"' ? '"greatest"' : '"least"']],
  [/^\b\d+(?:\.\d+)?\b(?!["'\w.])/, (it) => [String(Number(it) + 1), String(Number(it) * 2 + 3)]],
];

/** Every text that differs from a module by one fault in its code; imports have none. */
export function mutantsOf(source: string): Mutant[] {
  const from = source.lastIndexOf("\nimport ");
  const begin = source.indexOf(";\n", Math.max(from, source.lastIndexOf("\n} from "))) + 1;
  const code = blanked(source);
  const found: Mutant[] = [];
  for (let at = begin; at < code.length; at++) {
    if (code[at] === " ") continue;
    const rest = code.slice(at);
    const isInWord = /[\w.]/.test(code[at - 1] ?? "") && /\w/.test(code[at]);
    const isNonNull = code[at] === "!" && /[\w)\]]/.test(code[at - 1] ?? "");
    if (isInWord || isNonNull) continue;
    for (const [pattern, to] of FAULTS) {
      const match = pattern.exec(rest)?.[0];
      if (match === undefined) continue;
      const line = source.slice(0, at).split("\n").length;
      for (const it of to(match)) {
        const text = source.slice(0, at) + it + source.slice(at + match.length);
        found.push({ line, from: match, to: it, text });
      }
      at += match.length - 1;
      break;
    }
  }
  return found;
}

const QUOTED =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<=[(,=:?!&|[]\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g;

/** Which side of a limit counts is a word. */
const SIDE = /^"(?:min|max|least|greatest)"$/;

/** The module with everything that is no code as spaces of the same length; arrows and types are no comparisons. */
const blanked = (source: string): string =>
  source.replace(QUOTED, (it) => SIDE.test(it) ? it : " ".repeat(it.length))
    .replace(/=>|<[\w\s|&.,"[\]{}:;?]*>(?=[\s({[,;)=]|$)/gm, (it) => " ".repeat(it.length));
