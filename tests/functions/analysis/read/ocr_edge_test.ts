/** Recognition on a host without threads, native addons and foreign code, and with no permission for them. */
import assert from "node:assert/strict";
import { closeReaders, drawPage } from "../../../../functions/analysis/read/mod.ts";
import { fixture } from "./compose.ts";
import { makePdf } from "../../_providers/pdf/make_pdf.ts";

const ROOT = new URL("../../../../", import.meta.url);

/** Reads a picture as the edge would. */
async function readOnEdge(picture: Uint8Array<ArrayBuffer>) {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--no-check",
      "--cached-only",
      "--preload=tests/fakes/edge_preload.ts",
      "--allow-env",
      "--allow-read=.",
      "--deny-net",
      "--deny-write",
      "--deny-run",
      "--deny-ffi",
      "--deny-sys",
      "tests/functions/analysis/read/read_on_edge.ts",
    ],
    cwd: ROOT,
    env: { NO_COLOR: "1" },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const output = child.output();
  const stdin = child.stdin.getWriter();
  await stdin.write(picture);
  await stdin.close();
  const { success, stdout, stderr } = await output;
  assert.ok(success, new TextDecoder().decode(stderr));
  return JSON.parse(new TextDecoder().decode(stdout));
}

Deno.test("a small picture is read on the edge's only thread, and timers go on", async () => {
  const lines = ["OCCUPANT LOAD 166", "FLOOR AREA 12,000 SF", "CLEAR WIDTH 36 IN"];
  const pdf = makePdf({
    mediaBox: [0, 0, 400, 200],
    content: lines.map((line, i) => `BT /F1 12 Tf 40 ${150 - 40 * i} Td (${line}) Tj ET`).join(
      "\n",
    ),
  });
  const picture = await drawPage("note.pdf", pdf, 1, { widthPx: 833, grey: true });
  await closeReaders();
  const read = await readOnEdge(picture);
  assert.equal(read.text, lines.join(" "));
  assert.deepEqual([read.readBy, read.problem], ["ocr", null]);
  assert.deepEqual(read.recognition, { engine: "wasm", isCut: false });
  assert.ok(read.beats > 0, "leases can be kept alive meanwhile");
  assert.equal(read.processes, false);
});

Deno.test("a sheet is too large for the edge, and says so", async () => {
  const read = await readOnEdge(new Uint8Array(await fixture("retail-plan-150dpi.png")));
  assert.deepEqual([read.text, read.readBy], ["", "none"]);
  assert.equal(
    read.problem,
    "This page is an image too large for text recognition on this server.",
  );
  assert.deepEqual(read.recognition, { engine: null, isCut: false });
});
