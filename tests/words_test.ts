/** Every sentence of screens, mails, papers and answers, read from the files themselves, is fit to be shown. */
import assert from "node:assert/strict";
import { type ESTree, parseSync, Visitor } from "vite";
import { fromFileUrl } from "../functions/cli/paths.ts";
import { SLIPS } from "./fakes/house_words.ts";

const root = fromFileUrl(new URL("../", import.meta.url));
/** Where words for people are written, those of rules apart: these have a test of their own. */
const ROOMS = [
  "routes/",
  "islands/",
  "components/",
  "functions/_services/",
  "functions/_report/",
  "functions/_shared/",
  "functions/api/",
];

/** How a value stands in a sentence: one that is a limit is never one. */
const VALUE = "{}";
const LIMIT = "{limit}";
const OF_LIMIT = /max|limit/i;

const UNFIT: Readonly<Record<string, RegExp>> = {
  ...SLIPS,
  "a validator’s words":
    /Too (small|big)|Invalid (input|option|string)|Unrecognized|expected .+ received|undefined|NaN/,
  "one could be several": /\{\} (findings|issues|questions|sheets|pages|files|projects|reports)\b/,
  "a unit twice": /\b(in|ft|sq ft|units?|pages?|%) \1s?\b/,
  "not how it is spelled here": /\b(e-mail|Email Address|log-?in (to|with)|okay)\b/,
};

/** The texts of a file that a person may read: markup's own, and what is written as a sentence. */
function textsOf(path: string, source: string): string[] {
  const texts: string[] = [];
  const add = (text: string) => {
    const words = text.replace(/\s+/g, " ").trim();
    if (/[a-z]{2}/.test(words)) texts.push(words);
  };
  const addSentence = (text: string) => {
    if (/^[^a-z]*[A-Z].* /s.test(text)) add(text);
  };
  const valueOf = ({ start, end }: ESTree.Span) =>
    OF_LIMIT.test(source.slice(start, end)) ? LIMIT : VALUE;
  const childText = (child: ESTree.JSXChild): string => {
    if (child.type === "JSXText") return asShown(child.value);
    if (child.type !== "JSXExpressionContainer") return VALUE;
    const { expression } = child;
    return expression.type === "Literal" ? String(expression.value) : valueOf(expression);
  };
  const addChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) =>
    add(children.map(childText).join(""));
  new Visitor({
    JSXElement: addChildren,
    JSXFragment: addChildren,
    Literal: ({ value }) => {
      if (typeof value === "string") addSentence(value);
    },
    TemplateLiteral: ({ quasis, expressions }) =>
      addSentence(
        quasis.map(({ value }, at) =>
          value.cooked + (at < expressions.length ? valueOf(expressions[at]) : "")
        ).join(""),
      ),
  }).visit(parseSync(path, source).program);
  return texts;
}

/** Blanks at the ends of lines are not shown. */
function asShown(text: string): string {
  const lines = text.split("\n");
  return lines.map((line, at) => {
    const from = at === 0 ? line : line.trimStart();
    return at === lines.length - 1 ? from : from.trimEnd();
  }).filter((it) => it !== "").join(" ");
}

async function* sources(folder: string): AsyncGenerator<string> {
  for await (const entry of Deno.readDir(root + folder)) {
    const path = folder + entry.name;
    if (entry.isDirectory) yield* sources(`${path}/`);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

Deno.test("what screens, mails, papers and answers say reads as American English", async () => {
  const wrong: string[] = [];
  let read = 0;
  for (const room of ROOMS) {
    for await (const path of sources(room)) {
      for (const text of textsOf(path, await Deno.readTextFile(root + path))) {
        read += 1;
        for (const [why, unfit] of Object.entries(UNFIT)) {
          if (unfit.test(text)) wrong.push(`${path}: ${why}: ${text}`);
        }
      }
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok(read > 1000, `${read} texts were read`);
});
