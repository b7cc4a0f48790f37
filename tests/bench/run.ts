/** `deno task bench [what…]`: every benchmark, or those named. */
import { benchAccuracy } from "./accuracy.ts";
import { benchModel } from "./accuracy_model.ts";
import { benchBuilding } from "./building/mod.ts";
import { benchContradictions } from "./contradictions/mod.ts";
import { benchFigures } from "./figures/mod.ts";
import { benchHonest } from "./honest.ts";
import { benchLiar } from "./liar.ts";
import { benchModelTime } from "./model_time.ts";
import { benchLettering } from "./lettering/mod.ts";
import { benchPages } from "./pages.ts";
import { benchPasses } from "./passes.ts";
import { benchReal } from "./real.ts";
import { benchReview } from "./review/mod.ts";
import { benchRevisions } from "./revisions/mod.ts";
import { benchSilence } from "./silence.ts";
import { benchSpeed } from "./speed.ts";
import { benchStatements } from "./statements/mod.ts";
import { benchTables } from "./tables/mod.ts";
import { benchViewer } from "./viewer.ts";

const [what, ...rest] = Deno.args;

switch (what) {
  case "accuracy":
    await (rest.includes("--model") ? benchModel(rest) : benchAccuracy(rest));
    break;
  case "contradictions":
    await benchContradictions(rest);
    break;
  case "figures":
    await benchFigures(rest);
    break;
  case "lettering":
    await benchLettering(rest);
    break;
  case "honest":
    await benchHonest(rest);
    break;
  case "liar":
    await benchLiar(rest);
    break;
  case "model-time":
    await benchModelTime(rest);
    break;
  case "pages":
    await benchPages(rest);
    break;
  case "passes":
    await benchPasses(rest);
    break;
  case "real":
    await benchReal(rest);
    break;
  case "building":
    await benchBuilding(rest);
    break;
  case "review":
    await benchReview(rest);
    break;
  case "revisions":
    await benchRevisions(rest);
    break;
  case "silence":
    await benchSilence(rest);
    break;
  case "speed":
    await benchSpeed(rest);
    break;
  case "statements":
    await benchStatements(rest);
    break;
  case "tables":
    await benchTables(rest);
    break;
  case "viewer":
    await benchViewer(rest);
    break;
  default:
    console.error(
      "Usage: deno task bench accuracy [set…] [--details] [--control | --model [--replay dir] [--lies]] [--root dir] | contradictions [words…] [--details] | figures [detail…] [--details] [--every] [--kept] [--save=dir] | honest [set…] [--root dir] | lettering [font…] [--details] | liar [set…] [--control] [--root dir] | model-time [--sheets n] [--seconds n] | pages [--quick] | passes [--plans dir] [--only text] | real [--labels dir] [--plans dir] [--only text] [--misses | --totals] [--model [--replay dir] [--lies | --accomplice]] | building [dir…] [--details | --variations] | review [--quick] | revisions [set…] [--details] | silence [set…] [--each n] [--details] | speed [subject…] [--quick] | statements [group…] [--details] | tables [text…] [--crossed] [--details | --kept] | viewer [--quick]",
    );
    Deno.exit(2);
}
