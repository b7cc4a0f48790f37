/** `deno task bench [what…]`: every benchmark, or those named. */
import { benchAccuracy } from "./accuracy.ts";
import { benchSpeed } from "./speed.ts";

const [what, ...rest] = Deno.args;

switch (what) {
  case "accuracy":
    await benchAccuracy(rest);
    break;
  case "speed":
    await benchSpeed(rest);
    break;
  default:
    console.error(
      "Usage: deno task bench accuracy [set…] [--details] [--control] [--root dir] | speed [--quick]",
    );
    Deno.exit(2);
}
