/**
 * `deno task bench liar [set…] [--control] [--root dir]`: seeded sets with a witness in place of the vision model. It
 * links the figures the sheets name to what they are about, and lies on purpose in one link of five: to another
 * requirement in the same unit, which the figure would fail where one can be found. The second reading is given by a
 * reader who looks, by an accomplice who agrees to everything, and by one who knows the controls. Counted is what each
 * lets through, and what a taker of every link would.
 */
import { rules } from "../../functions/_rules/mod.ts";
import { type FrameSubject, subjectsOf } from "../../functions/_rules/measure.ts";
import { judgeLinks } from "../../functions/analysis/evaluate/judge_links.ts";
import { assemblePlanSet, extractPage } from "../../functions/analysis/extract/mod.ts";
import { assembleReport, type AssemblyInput } from "../../functions/analysis/pipeline.ts";
import { type Asked, batchesOf, judgeReading } from "../../functions/analysis/propose/confirm.ts";
import { linkKey, type ProposedLink } from "../../functions/analysis/propose/link.ts";
import { shareOf } from "../../functions/analysis/propose/share.ts";
import { linksTask } from "../../functions/analysis/propose/tasks/links/mod.ts";
import { closeReaders, readPage } from "../../functions/analysis/read/mod.ts";
import type { PageReading } from "../../functions/_shared/domain/page_reading.ts";
import type { PlanSet } from "../../functions/_shared/domain/plan_set.ts";
import { contains, toPercentRect } from "../../functions/_shared/geometry.ts";
import { knownSections, loadSets, type SeededSet } from "./accuracy.ts";
import { drawControlSets } from "./control/mod.ts";
import { anotherInUnit, ONE_IN } from "./lies.ts";
import { matchFindings } from "./matching.ts";

/** Choices of the readers: the one that agrees, and none. */
const AGREED = 1;
const NONE = 8;

/** A link as a model answers it, with what it is really about. */
interface Told {
  page: number;
  requirement: string;
  words: number[];
  subject: number[];
  isLie: boolean;
}

/** What came of one set. */
export interface LiarResult {
  links: number;
  lies: number;
  /** Lies a rule would fail if every link were taken at its word. */
  taken: number;
  /** Of these, those the rule's own words read as failing too: they are read a second time. */
  inQuestion: number;
  /** Of these, those the sheet seems to bear out: the second reading alone stands against them. */
  borneOut: number;
  /** Issues and accused near misses that rest on a lie, by each second reader. */
  byReader: { issues: number; traps: number };
  byAccomplice: { issues: number; traps: number };
  /** By one who agrees to every lie and to no control: the worst that can be thought of. */
  byPicky: { issues: number; traps: number };
}

/** Every figure the sheets name, told as a link; one of five to something else in the same unit. */
function testify(plan: PlanSet, pages: readonly PageReading[]): Told[] {
  const judging = rules.filter(({ demand }) => demand?.property);
  const honest = judging.flatMap(({ requirementId, demand }) =>
    subjectsOf(plan, demand!).flatMap((subject) => tell(requirementId, subject, pages))
  );
  return honest.map((told, index) => {
    if (index % ONE_IN !== ONE_IN - 1) return told;
    const other = anotherInUnit(told.requirement, index);
    return other ? { ...told, requirement: other, isLie: true } : told;
  });
}

/** The words of the figure, and the others of its statement as its name. */
function tell(requirement: string, subject: FrameSubject, pages: readonly PageReading[]): Told[] {
  const page = pages.find((it) => it.page === subject.page);
  if (!page) return [];
  const ids = page.words.flatMap((word, id) =>
    contains(subject.box, toPercentRect(word.box, page), 0.3) ? [id] : []
  );
  const plain = (text: string) => text.replace(/\s+/g, "").toUpperCase();
  const raw = plain(subject.raw);
  const words = ids.filter((id) => raw.includes(plain(page.words[id].text)));
  if (words.length === 0) return [];
  const name = ids.filter((id) => !words.includes(id));
  return [{ page: page.page, requirement, words, subject: name, isLie: false }];
}

/** All pages of a set. */
export async function readSet({ files }: SeededSet): Promise<PageReading[]> {
  const readings: PageReading[] = [];
  for (const { name, bytes } of files) {
    for (let pageInFile = 1;; pageInFile++) {
      const at = readings.length + 1;
      const reading = await readPage(name, bytes, pageInFile, at, {}).catch(() => null);
      if (!reading) break;
      readings.push(reading);
    }
  }
  return readings;
}

/** Reviews one set by rules alone and with the witness, and counts what its lies bring. */
export async function tryLiar(set: SeededSet): Promise<LiarResult> {
  const readings = await readSet(set);
  const facts = readings.map((it) => extractPage(it));
  const told = testify(assemblePlanSet(facts), readings);
  const lies = new Set<string>();
  const pages: AssemblyInput["pages"] = readings.map((page, index) => {
    const here = told.filter((it) => it.page === page.page);
    const links = here.map(({ requirement, words, subject }) => ({
      requirement,
      words,
      subject,
      room: [],
      relation: "provides" as const,
    }));
    const taken = linksTask.take({ links }, facts[index], page);
    for (const link of taken.links ?? []) if (isLie(link, here)) lies.add(linkKey(link));
    return {
      page: page.page,
      facts: facts[index],
      text: page.words.map((it) => it.text).join(" "),
      problem: null,
      model: shareOf({ ...taken, answered: 1, sent: 1, modelName: "witness" }, facts[index]),
    };
  });
  const now = new Date(0);
  const input = { pages, project: set.project, files: [], problems: [], now, startedAt: now };
  const { inQuestion, controls, plan } = assembleReport(input);
  const links = pages.flatMap(({ model }) => model?.links ?? []);
  const failing = judgeLinks(links, plan, set.project)
    .filter(({ verdict, held }) => verdict.kind === "fail" || held !== null);
  const lying = inQuestion.filter((it) => lies.has(it.key));
  const lyingKeys = new Set(lying.map(({ key }) => key));
  const batches = batchesOf(inQuestion, controls);
  const count = (fitsFor: (key: string) => boolean, findsInControl: boolean) => {
    const confirmations = batches.flatMap((batch) => {
      const places = { proposed: AGREED, none: NONE };
      const asked: Asked[] = [
        ...batch.readings.map((reading) => ({ reading, ...places })),
        ...batch.controls.map((control) => ({ control, ...places })),
      ];
      const choices = asked.map((it) =>
        ("reading" in it ? fitsFor(it.reading.key) : it.control.isFitting || findsInControl)
          ? AGREED
          : NONE
      );
      return judgeReading(asked, choices);
    });
    const { body } = assembleReport({ ...input, confirmations });
    const ofLies = new Set(
      inQuestion.filter((it) => lies.has(it.key)).map((it) => `${it.page} ${it.requirementId}`),
    );
    const accused = body.findings.filter((it) =>
      it.status === "issue" && it.evidence.readBy === "model" &&
      ofLies.has(`${it.documentMarkup.page} ${it.requirementId}`)
    );
    const { rows } = matchFindings(accused, set.truth, knownSections);
    const right = rows.filter(({ row, finding }) => row.kind === "violation" && finding).length;
    return {
      issues: accused.length - right,
      traps: rows.filter(({ row, finding }) => row.kind === "compliant" && finding).length,
    };
  };
  return {
    links: told.length,
    lies: lies.size,
    taken: new Set(failing.map(({ link }) => linkKey(link)).filter((it) => lies.has(it))).size,
    inQuestion: lying.length,
    borneOut: links.filter((it) => it.proof !== null && lyingKeys.has(linkKey(it))).length,
    byReader: count((key) => !lies.has(key), false),
    byAccomplice: count(() => true, true),
    byPicky: count(() => true, false),
  };
}

function isLie(link: ProposedLink, told: readonly Told[]): boolean {
  const same = told.filter((it) =>
    it.requirement === link.requirementId && it.words.join() === link.words.ids.join()
  );
  return same.length > 0 && same.every((it) => it.isLie);
}

/** Runs and prints the bench. */
export async function benchLiar(args: string[]): Promise<void> {
  const rootAt = args.indexOf("--root");
  const root = rootAt >= 0 ? args[rootAt + 1] : "../shared/plans/florida";
  const names = args.filter((it, at) => !it.startsWith("--") && (rootAt < 0 || at !== rootAt + 1));
  const sets = args.includes("--control")
    ? (await drawControlSets()).filter(({ name }) =>
      names.length === 0 || names.some((it) => name.includes(it))
    )
    : await loadSets(root, names);
  const sum = {
    links: 0,
    lies: 0,
    taken: 0,
    inQuestion: 0,
    borneOut: 0,
    reader: 0,
    accomplice: 0,
    readerTraps: 0,
    accompliceTraps: 0,
    picky: 0,
  };
  try {
    for (const set of sets) {
      const it = await tryLiar(set);
      console.log(
        `${set.name}: ${it.links} links, ${it.lies} lies, ${it.taken} would fail a rule, ${it.inQuestion} by its own words, ${it.borneOut} borne out; false issues ${it.byReader.issues} with a reader, ${it.byAccomplice.issues} with an accomplice, ${it.byPicky.issues} with one who knows the controls`,
      );
      sum.links += it.links;
      sum.lies += it.lies;
      sum.taken += it.taken;
      sum.inQuestion += it.inQuestion;
      sum.borneOut += it.borneOut;
      sum.reader += it.byReader.issues;
      sum.accomplice += it.byAccomplice.issues;
      sum.readerTraps += it.byReader.traps;
      sum.accompliceTraps += it.byAccomplice.traps;
      sum.picky += it.byPicky.issues;
    }
  } finally {
    closeReaders();
  }
  console.log(
    `all: ${sum.links} links, ${sum.lies} lies, ${sum.taken} would fail a rule, ${sum.inQuestion} by its own words, ${sum.borneOut} borne out; false issues ${sum.reader} with a reader, ${sum.accomplice} with an accomplice, ${sum.picky} with one who knows the controls; near misses accused ${sum.readerTraps} and ${sum.accompliceTraps}`,
  );
}
