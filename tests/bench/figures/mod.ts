/**
 * How well bare figures are understood: every sheet holds one drawing and one figure whose meaning no word at it
 * tells. Of each the frame it becomes is counted, and what the rules say of it. A drawing is done twice, by two
 * offices: once with a figure that breaks the code, once with one that keeps it.
 */
import { analysePage, assembleReport, planPages } from "../../../functions/analysis/pipeline.ts";
import { assemblePlanSet } from "../../../functions/analysis/extract/mod.ts";
import { isKindOf } from "../../../functions/_lexicon/mod.ts";
import { frameStore, type StoredFrame } from "../../../functions/_rules/frames/store.ts";
import { requirements } from "../../../functions/_rules/limits/fbc_2023/requirements.ts";
import type { Finding } from "../../../functions/_shared/domain/finding.ts";
import { violation } from "../control/rows.ts";
import { matchFindings } from "../matching.ts";
import { formOf } from "../statements/forms.ts";
import type { Detail } from "./detail.ts";
import { elevations } from "./elevations.ts";
import { kept } from "./kept.ts";
import { OFFICES } from "./offices.ts";
import { plans } from "./plans.ts";
import { DetailDrawing, Scene } from "./scene.ts";

/** One sheet: a detail as one office drew it. */
interface Sheet {
  detail: Detail;
  kind: "violation" | "compliant";
  office: number;
}

interface Outcome extends Sheet {
  /** Frames made of the figure, and whether they mean what it measures. */
  frames: readonly StoredFrame[];
  isRight: boolean;
  finding: Finding | null;
}

/**
 * `deno task bench figures [--details] [--every] [--save=dir] [--kept]`: `--every` has every office draw every
 * detail, `--save` writes the sheets; `--kept` measures those that stayed closed while readers were mended by the others.
 */
export async function benchFigures(args: readonly string[]): Promise<void> {
  const isKept = args.includes("--kept");
  const details = isKept ? kept : [...plans, ...elevations];
  const named = args.filter((it) => !it.startsWith("--"));
  checkIds(details);
  const sheets = sheetsOf(details, args.includes("--every"))
    .filter(({ detail }) => named.length === 0 || named.includes(detail.id));
  const outcomes: Outcome[] = [];
  const save = args.find((it) => it.startsWith("--save="))?.slice(7);
  for (const office of OFFICES.keys()) {
    const own = sheets.filter((it) => it.office === office);
    if (own.length > 0) outcomes.push(...await judge(own, office, save));
  }
  if (args.includes("--details")) print(outcomes);
  console.log(HEADER);
  for (const office of OFFICES.keys()) {
    const own = outcomes.filter((it) => it.office === office);
    if (own.length > 0) console.log(line(OFFICES[office].style.firm, own));
  }
  console.log(line("all", outcomes));
}

/** Who draws what. */
function sheetsOf(details: readonly Detail[], isEvery: boolean): Sheet[] {
  return details.flatMap((detail, at): Sheet[] => {
    const [one, other] = [at % OFFICES.length, (at + 3) % OFFICES.length];
    const by = (kind: Sheet["kind"], offices: Iterable<number>) =>
      [...offices].map((office): Sheet => ({ detail, kind, office }));
    return [
      ...by("violation", isEvery ? OFFICES.keys() : [one]),
      ...by("compliant", isEvery ? OFFICES.keys() : [other]),
    ];
  });
}

async function judge(own: readonly Sheet[], office: number, save?: string): Promise<Outcome[]> {
  const drawing = new DetailDrawing(OFFICES[office]);
  const keys = own.map((_, at) => `F${at}`);
  own.forEach(({ detail, kind }, at) => {
    drawing.sheet(...detail.sheet, "AS NOTED");
    const inches = kind === "violation" ? detail.wrong : detail.right;
    detail.draw(new Scene(drawing, keys[at], detail.perIn), inches);
  });
  const file = { name: "plans.pdf", bytes: await drawing.save() };
  if (save) await Deno.writeFile(`${save}/${office}.pdf`, file.bytes);
  const { pages, files } = await planPages([file]);
  const outcomes: Outcome[] = [];
  for (const { pageInFile, page } of pages) {
    const sheet = own[page - 1];
    const [drawn] = drawing.truth("figures", {
      [keys[page - 1]]: violation([...sheet.detail.requirementIds], [], sheet.detail.id),
    });
    const truth = { ...drawn, kind: sheet.kind };
    const analysis = await analysePage(file, pageInFile, page, {});
    const frames = frameStore(assemblePlanSet([analysis.facts])).all.filter(({ raw, box }) =>
      raw !== "" && box !== null && isOver(box, truth.bbox)
    );
    const { body } = assembleReport({
      pages: [analysis],
      project: formOf(sheet.detail.building),
      files,
      problems: [],
      now: new Date(0),
      startedAt: new Date(0),
    });
    const [{ finding, isLocationHit }] = matchFindings(body.findings, [truth], new Set()).rows;
    outcomes.push({
      ...sheet,
      frames,
      isRight: frames.some((it) => isMeant(it, sheet.detail)),
      finding: isLocationHit ? finding : null,
    });
  }
  return outcomes;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const isOver = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const isMeant = ({ thing, property }: StoredFrame, { means }: Detail): boolean =>
  means.some(([wanted, of]) => isKindOf(thing, wanted) && property === of);

const KNOWN_IDS = new Set(requirements.map((it) => it.id));

/** @throws {RangeError} when a detail names a requirement that is not loaded */
function checkIds(details: readonly Detail[]): void {
  const unknown = details.flatMap((it) => it.requirementIds).find((it) => !KNOWN_IDS.has(it));
  if (unknown) throw new RangeError(`Cannot judge figures: ${unknown} is not loaded`);
}

const HEADER = "figures".padEnd(26) + "meant rightly".padEnd(17) + "wrongly".padEnd(15) +
  "found".padEnd(15) + "as issue".padEnd(15) + "accused".padEnd(15) + "asked about";

const share = (part: readonly unknown[], whole: readonly unknown[]): string =>
  `${part.length}/${whole.length}`;

function line(label: string, outcomes: readonly Outcome[]): string {
  const of = (kind: Sheet["kind"]) => outcomes.filter((it) => it.kind === kind);
  const [wrong, right] = [of("violation"), of("compliant")];
  const isIssue = ({ finding }: Outcome) => finding?.status === "issue";
  const isAsked = (it: Outcome) => it.finding !== null && !isIssue(it);
  return label.padEnd(26) +
    share(outcomes.filter((it) => it.isRight), outcomes).padEnd(17) +
    share(outcomes.filter((it) => !it.isRight && it.frames.length > 0), outcomes).padEnd(15) +
    share(wrong.filter((it) => it.finding), wrong).padEnd(15) +
    share(wrong.filter(isIssue), wrong).padEnd(15) +
    share(right.filter(isIssue), right).padEnd(15) +
    share(right.filter(isAsked), right);
}

function print(outcomes: readonly Outcome[]): void {
  for (const { detail, kind, office, frames, isRight, finding } of outcomes) {
    const said = finding
      ? `${finding.status} ${finding.ruleId}`
      : kind === "violation"
      ? "nothing"
      : "";
    const made = frames.map((it) => `${it.thing}.${it.property}=${it.raw} (${it.sure})`).join("; ");
    console.log(
      `${isRight ? "  " : frames.length > 0 ? "X " : "- "}${office} ${detail.id.padEnd(16)}${
        kind === "violation" ? "wrong" : "right"
      }  ${said.padEnd(36)} ${made}`,
    );
  }
}
