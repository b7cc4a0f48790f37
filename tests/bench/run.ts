/** `deno task bench [what…]`: every benchmark, or those named. */
import { benchAccuracy } from "./accuracy.ts";

const [what, ...rest] = Deno.args;

switch (what) {
  case "accuracy":
    await benchAccuracy(rest);
    break;
  default:
    console.error("Usage: deno task bench accuracy [set…] [--details] [--root dir]");
    Deno.exit(2);
}
