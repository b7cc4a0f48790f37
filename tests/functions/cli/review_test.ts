import assert from "node:assert/strict";
import { fromFileUrl } from "../../../functions/cli/paths.ts";

const root = fromFileUrl(new URL("../../../", import.meta.url));
const FIXTURES = `${root}tests/fixtures/plans`;

/** Runs `deno task review` in a process of its own, with its own data directory. */
async function review(
  ...args: string[]
): Promise<{ code: number; out: string; error: string; dir: string }> {
  const dir = await Deno.makeTempDir({ prefix: "flclear-review-" });
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "functions/cli/review.ts", ...args, "--out", `${dir}/out`],
    cwd: root,
    env: { DATA_DIR: `${dir}/data`, NO_COLOR: "1" },
  }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, out: text(stdout), error: text(stderr), dir };
}

Deno.test("review writes report.json, report.pdf and marked-up.pdf and names the sheets by their printed numbers", async () => {
  const { code, out, error, dir } = await review(`${FIXTURES}/kegonsa-A-101-first-floor-rot90.pdf`);
  assert.equal(code, 0, error);
  assert.match(out, /A-101/);
  const report = JSON.parse(await Deno.readTextFile(`${dir}/out/report.json`));
  assert.deepEqual(report.sheets.map((it: { number: string }) => it.number), ["A-101"]);
  assert.match(report.verificationCode, /^FLC-[A-Z2-9]{6}-CERT$/);
  for (const name of ["report.pdf", "marked-up.pdf"]) {
    const head = new TextDecoder().decode(
      (await Deno.readFile(`${dir}/out/${name}`)).subarray(0, 5),
    );
    assert.equal(head, "%PDF-", name);
  }
  await Deno.remove(dir, { recursive: true });
});

Deno.test("review uses corrections, and names those the plans have no input for", async () => {
  const folder = await Deno.makeTempDir({ prefix: "flclear-corrections-" });
  const path = `${folder}/corrections.json`;
  const corrections = { sprinklers: "NFPA 13", "exits/nothing": 1 };
  await Deno.writeTextFile(path, JSON.stringify({ corrections }));
  const { out, error, dir } = await review(
    `${FIXTURES}/office-buildout.pdf`,
    "--corrections",
    path,
  );
  assert.match(out, /Sheets \(4\)/);
  assert.equal(error.trim(), "Correction not used: the plans have no input exits/nothing");
  const report = JSON.parse(await Deno.readTextFile(`${dir}/out/report.json`));
  const [used, ...rest] = report.corrections;
  assert.deepEqual([used.key, used.value, rest.length], ["sprinklers", "NFPA 13", 0]);
  await Deno.remove(dir, { recursive: true });
  await Deno.remove(folder, { recursive: true });
});

/** What Deno says itself where another of its processes has just opened the same packages. */
const DENO_WAITS = /^Blocking waiting for file lock.*$/gm;

const refused = [
  {
    name: "a password-locked file",
    args: [`${FIXTURES}/password-abc.pdf`],
    says: /password-protected\. Remove the password/,
  },
  {
    name: "a damaged file",
    args: [`${FIXTURES}/five-bytes.pdf`],
    says: /damaged and cannot be opened/,
  },
  { name: "a file that is not a plan", args: [`${FIXTURES}/google-doc.pdf`], says: /not a plan/ },
  { name: "a file that is not there", args: ["nowhere.pdf"], says: /no such file/ },
  {
    name: "corrections that are not there",
    args: [`${FIXTURES}/office-buildout.pdf`, "--corrections", "nowhere.json"],
    says: /The corrections file nowhere\.json can’t be read\./,
  },
  { name: "no file at all", args: [], says: /^Usage: deno task review/ },
];
for (const { name, args, says } of refused) {
  Deno.test(`review answers ${name} with one clear sentence and exit code 2`, async () => {
    const { code, out, error, dir } = await review(...args);
    assert.equal(code, 2, error);
    assert.equal(out, "");
    const said = error.replace(DENO_WAITS, "").trim();
    assert.match(said, says);
    assert.equal(said.split("\n").length, 1);
    await Deno.remove(dir, { recursive: true });
  });
}
