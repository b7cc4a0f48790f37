/**
 * `deno task words "LANDING 58\" DEEP" [title…]`: the frames of a sentence and why each figure belongs where it does.
 * Titles are what the sentence stands under, nearest first.
 *
 * Exit code 0: read; 2: nothing to read.
 */
import { framesOfText } from "../_rules/frames/make.ts";
import type { Placeless } from "../_rules/frames/placeless.ts";

const [text, ...under] = Deno.args;
if (!text) {
  console.error('Usage: deno task words "LANDING 58\\" DEEP" [title…]');
  Deno.exit(2);
}

const frames = framesOfText({ text, under }, (reason) => console.log(`  ${reason}`));
for (const it of frames) console.log(lineOf(it));
if (frames.length === 0) console.log("No frames.");

function lineOf(it: Placeless): string {
  const what = it.property
    ? `${it.property} ${it.bound ? `${it.bound} ` : ""}${it.value} ${it.unit}`
    : it.polarity;
  const notes = [it.role, it.work, it.sure].join(", ");
  const within = it.within.length > 0 ? `; with ${it.within.join(", ")}` : "";
  return `${it.thing}: ${what} (${notes}${within})`;
}
