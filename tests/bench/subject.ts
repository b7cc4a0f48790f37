/** What the speed bench runs as a process of its own: one piece of work, then one line of JSON about it. */
import {
  closeDocument,
  closePage,
  getPdfium,
  openDocument,
  openPage,
  renderOpenPage,
} from "../../functions/_providers/pdf/mod.ts";
import { readFiles } from "../../functions/analysis/read/mod.ts";
import { reviewFiles } from "../../functions/analysis/review.ts";
import { unknownProject } from "../../functions/cli/project_file.ts";

const [what, path, option] = Deno.args;
const bytes = await Deno.readFile(path);
const files = [{ name: "plans.pdf", bytes }];
const from = performance.now();
let firstMs: number | null = null;
let pages = 0;

const seen = () => {
  firstMs ??= performance.now() - from;
  pages += 1;
};

switch (what) {
  case "read":
    await readFiles(files, { ocr: false, concurrency: 1, onPage: seen });
    break;
  case "raster": {
    const document = openDocument(await getPdfium(), bytes, path);
    const page = openPage(document, 1, path);
    await renderOpenPage(page, { dpi: 150, grey: true });
    closePage(page);
    closeDocument(document);
    pages = 1;
    break;
  }
  case "review":
    await reviewFiles(files, unknownProject("bench"), {
      now: () => new Date(),
      concurrency: Number(option) || undefined,
      onPage: seen,
    });
    break;
  default:
    throw new RangeError(`Cannot bench: unknown work "${what}"`);
}

const workMs = performance.now() - from;
const status = await Deno.readTextFile("/proc/self/status").catch(() => "");
const peakMb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
console.log(JSON.stringify({ workMs, firstMs, pages, peakMb }));
Deno.exit(0);
