/** No pattern of a rule takes the end of a longer word for its own: SHALL is no HALL, a WEDGE no EDGE. */
import assert from "node:assert/strict";
import { type ESTree, parseSync, Visitor } from "vite";
import { fromFileUrl } from "../../../functions/cli/paths.ts";

const root = fromFileUrl(new URL("../../../functions/_rules/", import.meta.url));

/** Words of patterns, and other words of sheets that end with them. */
const TAILS: readonly [word: string, longer: readonly string[]][] = [
  ["AIR", ["STAIR", "REPAIR", "CHAIR"]],
  ["BED", ["EMBED"]],
  ["COVER", ["RECOVER"]],
  ["EDGE", ["WEDGE", "LEDGE", "HEDGE"]],
  ["GATE", ["AGGREGATE", "CORRUGATED", "MITIGATE"]],
  ["HALL", ["SHALL"]],
  ["LAMP", ["CLAMP"]],
  ["OVEN", ["PROVEN"]],
  ["RAIN", ["DRAIN", "RESTRAIN"]],
  ["SHED", ["FINISHED", "FURNISHED"]],
  ["SIGN", ["DESIGN"]],
  ["TILE", ["TEXTILE", "VOLATILE"]],
  ["TUB", ["STUB"]],
  ["UNIT", ["COMMUNITY"]],
  ["VENT", ["PREVENT", "EVENT", "SOLVENT"]],
];

function* filesIn(folder: string): Generator<string> {
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    if (isDirectory) yield* filesIn(`${folder}${name}/`);
    else if (name.endsWith(".ts")) yield `${folder}${name}`;
  }
}

/** Patterns of one file that find a longer word by an alternative that is one of the words alone. */
function taken(file: string): string[] {
  const found: string[] = [];
  const { program } = parseSync(file, Deno.readTextFileSync(file));
  new Visitor({
    Literal(literal: ESTree.Expression) {
      if (!("regex" in literal)) return;
      const { pattern, flags } = literal.regex;
      const finds = new RegExp(pattern, flags.replace("g", ""));
      for (const [word, longer] of TAILS) {
        if (!new RegExp(`(?:^|[|(])${word}(?:S\\?|\\\\w\\*|\\\\b)?(?:[|)]|$)`).test(pattern)) {
          continue;
        }
        for (const it of longer) {
          if (finds.test(` ${it} `) && !finds.test(" QQQ ")) {
            found.push(`${file.slice(root.length)}: ${word} in ${it}: /${pattern.slice(0, 60)}…/`);
          }
        }
      }
    },
  }).visit(program);
  return found;
}

Deno.test("no pattern of a rule finds its word at the end of a longer one", () => {
  assert.deepEqual([...filesIn(root)].flatMap(taken), []);
});
