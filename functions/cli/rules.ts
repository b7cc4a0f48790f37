/**
 * `deno task rules`: rewrites the index `functions/_rules/index.ts` and the catalogue `functions/_rules/README.md`
 * from the rule files, and fails when a rule has no test, names a requirement that is not loaded, or does
 * not spell its own path. `--check` writes nothing and fails when either file is stale.
 */
import { fromFileUrl, toFileUrl } from "./paths.ts";
import type { Rule } from "../_rules/define_rule.ts";
import { requirements } from "../_rules/limits/fbc_2023/requirements.ts";
import { UNCHECKED } from "../_rules/unchecked.ts";

const root = fromFileUrl(new URL("../../", import.meta.url));
const SKIP = new Set(["limits", "calculators", "due", "reading", "unchecked", "verdicts"]);

/** A rule with its id as the folders spell it, and the file it stands in, both below `_rules`. */
interface Found {
  path: string;
  file: string;
  rule: Rule;
}

/** Rules stand in the folder of their discipline, or one deeper in that of their family; the id names the discipline. */
async function findRules(): Promise<Found[]> {
  const found: Found[] = [];
  for await (const folder of Deno.readDir(`${root}functions/_rules`)) {
    if (!folder.isDirectory || SKIP.has(folder.name)) continue;
    for (const file of await ruleFiles(folder.name)) {
      const path = `${folder.name}/${file.split("/").at(-1)}`;
      const module = await import(toFileUrl(`${root}functions/_rules/${file}.ts`));
      if (module.default?.id) found.push({ path, file, rule: module.default });
    }
  }
  return found.sort((a, b) => a.path.localeCompare(b.path));
}

/** Files of one discipline and its families that are named like rules, without their ending. */
async function ruleFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of Deno.readDir(`${root}functions/_rules/${folder}`)) {
    if (entry.isDirectory) files.push(...await ruleFiles(`${folder}/${entry.name}`));
    else if (/^[a-z0-9-]+\.ts$/.test(entry.name)) {
      files.push(`${folder}/${entry.name.replace(/\.ts$/, "")}`);
    }
  }
  return files;
}

async function problemsOf(found: Found[]): Promise<string[]> {
  const known = new Map(requirements.map((it) => [it.id, it]));
  const problems: string[] = [];
  for (const { path, file, rule } of found) {
    if (rule.id !== path) problems.push(`${path}: id is ${rule.id}, must be ${path}`);
    if (!known.has(rule.requirementId)) {
      problems.push(`${path}: requirement ${rule.requirementId} is not loaded`);
    }
    const test = `${root}tests/functions/_rules/${file}_test.ts`;
    if (!(await Deno.stat(test).catch(() => null))) problems.push(`${path}: test is missing`);
  }
  const checked = new Set(found.map((it) => it.rule.requirementId));
  for (const { id } of requirements) {
    if (!checked.has(id) && !UNCHECKED[id]) {
      problems.push(`${id}: neither a rule nor a reason in unchecked.ts`);
    }
    if (checked.has(id) && UNCHECKED[id]) {
      problems.push(`${id}: has a rule and a reason in unchecked.ts`);
    }
  }
  return problems;
}

function indexOf(found: Found[]): string {
  const name = (path: string) =>
    path.replace(/[^a-z0-9]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return [
    "/** Every rule of the catalogue. Written by `deno task rules`; do not edit by hand. */",
    ...found.map(({ path, file }) => `export { default as ${name(path)} } from "./${file}.ts";`),
    "",
  ].join("\n");
}

function catalogueOf(found: Found[]): string {
  const rows = found.map(({ path, rule }) => {
    const requirement = requirements.find((it) => it.id === rule.requirementId);
    return `| \`${path}\` | ${rule.source.volume} ${rule.source.section} | ${rule.severity} | ${rule.title} | ${
      requirement?.confidence ?? ""
    } |`;
  });
  const reasons = requirements.filter((it) => UNCHECKED[it.id]).map((it) =>
    `| \`${it.id}\` | ${it.section} | ${it.title} | ${UNCHECKED[it.id]} |`
  );
  return [
    "# Rule catalogue",
    "",
    "Written by `deno task rules`. One rule is one file, one test and one line here; [how a rule reads, and how to add one](../../docs/rules.md).",
    "",
    `${found.length} rules, checking ${
      new Set(found.map((it) => it.rule.requirementId)).size
    } of ${requirements.length} requirements of the 8th edition (2023).`,
    "",
    "| Rule | Section | Severity | Demands | Source |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
    "## Requirements without a rule",
    "",
    "| Requirement | Section | Title | Why |",
    "| --- | --- | --- | --- |",
    ...reasons,
    "",
  ].join("\n");
}

const isCheck = Deno.args.includes("--check");
const found = await findRules();
const problems = await problemsOf(found);
const outputs = [
  [`${root}functions/_rules/index.ts`, indexOf(found)],
  [`${root}functions/_rules/README.md`, catalogueOf(found)],
] as const;
for (const [path, text] of outputs) {
  if (!isCheck) await Deno.writeTextFile(path, text);
  else if ((await Deno.readTextFile(path).catch(() => "")) !== text) {
    problems.push(`${path.replace(root, "")} is stale: run deno task rules`);
  }
}
console.log(
  `${found.length} rules, ${
    new Set(found.map((it) => it.rule.requirementId)).size
  } of ${requirements.length} requirements`,
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) Deno.exit(1);
