/** The answered checklist: what FBC 107.2 and 107.3.5 want a plan set to show, and where this one shows it. */
import { isIssue } from "../_shared/counts.ts";
import type { Finding } from "../_shared/domain/finding.ts";
import type { ChecklistAnswer } from "../_shared/domain/report.ts";
import { isWellRead } from "../_shared/unread.ts";
import type { PlanSet, Sheet } from "../_shared/domain/plan_set.ts";
import type { BuildingProfile } from "../_rules/building_profile.ts";
import { isDeferred } from "../_rules/measure.ts";
import { rules } from "../_rules/mod.ts";
import {
  type PlanContentItem,
  planContentItems,
} from "../_rules/limits/fbc_2023/required_documents.ts";
import {
  absentWords,
  type Asked,
  either,
  indexOf,
  isSheetOf,
  namedAnywhere,
  type Part,
  type Proof,
  PROOFS,
  quoted,
  quotedLast,
  type Sighting,
  SPEAKS,
} from "../_rules/plan_content/mod.ts";

type Answer = Pick<ChecklistAnswer, "answer" | "reason" | "sheet" | "place" | "sourceText">;

/** Answers every item in the code's own order. What `findings` say is required is not asked again. */
export function answerChecklist(
  plan: PlanSet,
  building: BuildingProfile,
  findings: readonly Finding[] = [],
): ChecklistAnswer[] {
  const issues = findings.filter(isIssue);
  const issueOf = (property: string) => issues.find((it) => demands(it, property));
  return planContentItems.map((item) => {
    const { id, group, subgroup, section } = item;
    const answered = answer(item, { plan, building, issueOf });
    return { id, group, subgroup, section, item: item.item, ...answered };
  });
}

const demands = ({ ruleId }: Finding, property: string): boolean =>
  [rules.find(({ id }) => id === ruleId)?.demand?.property ?? []].flat().includes(property);

function answer(item: PlanContentItem, asked: Asked): Answer {
  const proof = PROOFS[item.id];
  const applies = appliesTo(item, asked.building);
  if (applies === "no") {
    const { appliesTo } = item;
    const where = appliesTo === "HVHZ" ? "in the HVHZ" : `for ${KINDS[appliesTo] ?? appliesTo}`;
    return without("not applicable", `Only required ${where}.`);
  }
  const answered = proof
    ? unlessSpoken(item.id, weigh(proof, asked), asked.plan)
    : without("could not verify", UNREAD);
  const placed = { ...answered, sheet: answered.sheet ?? sheetAt(answered.place, asked.plan) };
  return applies === "unknown" && answered.answer === "not shown"
    ? { ...placed, answer: "could not verify", reason: `${openWhether(item)} ${answered.reason}` }
    : placed;
}

/** Nothing is called missing that a set speaks of in any word: its own words may be others than those searched for. */
function unlessSpoken(id: string, answered: Answer, plan: PlanSet): Answer {
  const speaks = SPEAKS[id];
  if (answered.answer !== "not shown" || answered.place !== null || !speaks) return answered;
  const spoken = namedAnywhere(speaks, plan);
  return spoken ? at(spoken, "could not verify", `${WHOLE.named} ${quotedLast(spoken)}`) : answered;
}

/** Number of the sheet a place is on, where the reader gave the place alone. */
const sheetAt = (place: { page: number } | null, { sheets }: PlanSet): string | null =>
  sheets.find(({ page }) => page === place?.page)?.number ?? null;

/** Kinds of buildings, where a sentence names them otherwise than the list does. */
const KINDS: Record<string, string> = {
  "commercial": "commercial buildings",
  "residential one- and two-family": "one- and two-family dwellings",
};

const UNREAD = "There is no specific wording to search for; a person has to look.";

const openWhether = ({ appliesTo }: PlanContentItem): string =>
  `Whether this is ${appliesTo === "HVHZ" ? "in the HVHZ" : appliesTo} has not been determined.`;

/** Is the item asked of this kind of building? */
function appliesTo({ appliesTo }: PlanContentItem, building: BuildingProfile) {
  if (appliesTo === "all" || appliesTo === "manufactured buildings") return "yes";
  if (appliesTo === "HVHZ") return yesNo(building.isHvhz);
  if (building.volume === null) return "unknown";
  return yesNo((building.volume === "building") === (appliesTo === "commercial"));
}

const yesNo = (it: boolean | null) => it === null ? "unknown" : it ? "yes" : "no";

/** A part with the best place the set has for it. */
interface Weighed {
  part: Part;
  sighting: Sighting | null;
}

/** The answer to a proof: shown when every part that applies is shown. */
export function weigh(proof: Proof, asked: Asked): Answer {
  const exempt = firstReason(proof.unless, asked);
  if (exempt) return without("not applicable", exempt);
  const reasons = proof.parts.map((part) => firstReason(part.unless, asked));
  const due = proof.parts.filter((_, index) => reasons[index] === null);
  if (due.length === 0) return without("not applicable", [...new Set(reasons)].join(" "));
  const weighed = due.map((part) => ({
    part,
    sighting: either(part.by, { ...asked, trade: proof.on }),
  }));
  const found = weighed.filter(({ sighting }) => sighting?.standing === "shown");
  if (found.length === 0) return ofNothing(proof, weighed, asked);
  const [{ sighting: first }] = found;
  // What the item names and nobody asks for here is not left without a word.
  const exempted = proof.parts.filter((part) => !due.includes(part)).map(({ name }) => name);
  const aside = exempted.length > 0 ? ` Not applicable: ${exempted.join(", ")}.` : "";
  if (found.length < weighed.length) {
    const words = partly(found, weighed, { plan: asked.plan, proof });
    return at(first!, "could not verify", `${words}${aside}`);
  }
  return at(first!, "shown", aside ? `${shownWords(found, asked.plan)}${aside}` : null);
}

function firstReason(unless: Part["unless"], asked: Asked): string | null {
  for (const exemption of unless ?? []) {
    const reason = exemption(asked);
    if (reason !== null) return reason;
  }
  return null;
}

/** `Shown: parking (C-101). Put off: riser (“…”). Not found: fire lane.` */
function partly(
  found: Weighed[],
  weighed: Weighed[],
  { plan, proof }: { plan: PlanSet; proof: Proof },
): string {
  const left = weighed.filter((it) => !found.includes(it));
  const silent = left.filter(({ sighting }) => sighting === null);
  const quotes = Map.groupBy(
    left.filter(({ sighting }) => sighting !== null),
    ({ sighting }) => `(${quoted(sighting!)})`,
  );
  return [
    shownWords(found, plan),
    ...[...quotes].map(([quote, of]) => `${partlyWords(of[0].sighting!)} ${namesOf(of)} ${quote}.`),
    ...silenceWords(silent, proof, plan),
  ].join(" ");
}

/** `Shown: parking (C-101), exits (LS-101).` */
const shownWords = (found: Weighed[], plan: PlanSet): string =>
  `Shown: ${
    found.map(({ part, sighting }) => `${part.name} (${sheetOf(sighting!, plan)})`).join(", ")
  }.`;

/** Parts no word was found of: those their sheets may draw without one, and those that are not there. */
function perhapsDrawn(silent: Weighed[], plan: PlanSet) {
  const isDrawn = ({ part: { drawnOn } }: Weighed) =>
    drawnOn !== undefined && plan.sheets.some((it) => isSheetOf(drawnOn, it, indexOf(plan)));
  return { drawn: silent.filter(isDrawn), absent: silent.filter((it) => !isDrawn(it)) };
}

/** `May be drawn without a label; a person has to look: boundary. Not found: fire lane.` */
function silenceWords(silent: Weighed[], proof: Proof, plan: PlanSet): string[] {
  const { drawn, absent } = perhapsDrawn(silent, plan);
  return [
    ...(drawn.length > 0
      ? [`May be drawn without a label; a person has to look: ${namesOf(drawn)}.`]
      : []),
    ...(absent.length > 0 ? [`Not found: ${namesOf(absent)}${whereSearched(proof, plan)}.`] : []),
  ];
}

/** What weakens "not found": sheets that were not read, or none of the trade. */
function whereSearched(proof: Proof, plan: PlanSet): string {
  const unread = unreadOf(proof, plan);
  if (unread.length > 0) return ` (not read, or only partly read: ${listed(unread)})`;
  const isThere = searchedIn(proof, plan).length > 0;
  return isThere ? "" : ` (no ${proof.on.name} in the set)`;
}

const PARTLY: Record<Sighting["standing"], string> = {
  "shown": "Shown:",
  "in part": "Shown in part:",
  "denied": "Not included:",
  "put off": "Deferred:",
  "named": "Only mentioned:",
  "kept": "Existing:",
};

const WHOLE: Record<Sighting["standing"], string> = {
  "shown": "",
  "in part": "Shown in part; a person has to look:",
  "denied": "The set says there is none:",
  "put off": "The set defers it:",
  "named": "Only mentioned; a person has to look:",
  "kept": "Existing, to remain:",
};

/** What is put off is deferred, or left to another place that its words name. */
const isLeftElsewhere = ({ standing, sourceText }: Sighting): boolean =>
  standing === "put off" && !isDeferred(sourceText);

const wholeWords = (it: Sighting): string =>
  isLeftElsewhere(it) ? "The set points to another document:" : WHOLE[it.standing];
const partlyWords = (it: Sighting): string =>
  isLeftElsewhere(it) ? "In another document:" : PARTLY[it.standing];

/** No part is shown: what the set says instead, or its silence. */
function ofNothing(proof: Proof, weighed: Weighed[], asked: Asked): Answer {
  const spoken = weighed.flatMap(({ sighting }) => sighting ?? []);
  const open = spoken.find(({ standing }) => standing !== "denied");
  if (open) return at(open, "could not verify", `${wholeWords(open)} ${quotedLast(open)}`);
  const [denied] = spoken;
  if (denied) return at(denied, "not shown", `${WHOLE.denied} ${quotedLast(denied)}`);
  const wanting = proof.wanting?.(asked);
  if (wanting) {
    const { sheet, documentMarkup: { page, ...box } } = wanting.issue;
    // What a finding has decided is not open here.
    return { ...without("not shown", wanting.reason), sheet, place: { page, box } };
  }
  const sheets = searchedIn(proof, asked.plan);
  const silence = typeof proof.silence === "function" ? proof.silence(asked) : proof.silence;
  if (silence) return without("could not verify", silence);
  const unread = unreadOf(proof, asked.plan);
  if (unread.length > 0) {
    return without("could not verify", `Not read, or only partly read: ${listed(unread)}.`);
  }
  if (sheets.length === 0) {
    return without("could not verify", absentWords(proof.on, asked.plan));
  }
  if (perhapsDrawn(weighed, asked.plan).drawn.length > 0) {
    return without("could not verify", silenceWords(weighed, proof, asked.plan).join(" "));
  }
  const missing = weighed.length > 1 ? `Not found: ${namesOf(weighed)}. ` : "";
  return without("not shown", `${missing}Searched ${listed(sheets)}.`);
}

/** Sheets that would show it. */
const sheetsOf = ({ on }: Proof, plan: PlanSet): Sheet[] =>
  plan.sheets.filter((it) => isSheetOf(on, it, indexOf(plan)));

/** Those whose silence counts: they would tell it, and were read. */
const searchedIn = (proof: Proof, plan: PlanSet): Sheet[] =>
  sheetsOf(proof, plan).filter((it) => isWellRead(it.reading) && (proof.on.tells?.(it) ?? true));

/** Those whose silence says nothing, and pages nobody could even name. */
const unreadOf = ({ on }: Proof, plan: PlanSet): Sheet[] =>
  plan.sheets.filter((it) =>
    !isWellRead(it.reading) && (isSheetOf(on, it, indexOf(plan)) || isUnnamed(it))
  );

const isUnnamed = ({ kind, number, reading }: Sheet): boolean =>
  kind === "other" && number === null && reading.state !== "not-a-plan";

const MOST_LISTED = 6;

function listed(sheets: readonly Sheet[]): string {
  const names = sheets.map((it) => it.number ?? `page ${it.page}`);
  const more = names.length - MOST_LISTED;
  return more <= 0
    ? names.join(", ")
    : `${names.slice(0, MOST_LISTED).join(", ")} and ${more} more ${
      more === 1 ? "sheet" : "sheets"
    }`;
}

const namesOf = (weighed: Weighed[]): string => weighed.map(({ part }) => part.name).join(", ");
const sheetOf = ({ sheet, page }: Sighting, plan: PlanSet): string =>
  sheet ?? sheetAt({ page }, plan) ?? `page ${page}`;

const without = (answer: ChecklistAnswer["answer"], reason: string): Answer => ({
  answer,
  reason,
  sheet: null,
  place: null,
  sourceText: null,
});

const at = (
  { sheet, page, box, sourceText }: Sighting,
  answer: ChecklistAnswer["answer"],
  reason: string | null,
): Answer => ({ answer, reason, sheet, place: { page, box }, sourceText });
