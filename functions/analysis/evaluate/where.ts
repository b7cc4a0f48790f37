/** Says where a finding stands in the words of the trade: the thing, the drawing or list it is on, the sheet. */
import type { Finding } from "../../_shared/domain/finding.ts";
import type { PlanSet, ScheduleKind } from "../../_shared/domain/plan_set.ts";
import { overlaps } from "../../_shared/geometry.ts";

/** Adds the place to every finding. */
export function locateFindings(findings: readonly Finding[], plan: PlanSet): Finding[] {
  const notes = Map.groupBy(plan.notes, (it) => it.page);
  const schedules = Map.groupBy(plan.schedules, (it) => it.page);
  return findings.map((finding) => {
    const { page, roomType, buildingElements } = finding.documentMarkup;
    const note = notes.get(page)?.find((it) => overlaps(it.box, finding.documentMarkup));
    const schedule = schedules.get(page)?.find((it) => overlaps(it.box, finding.documentMarkup));
    const thing = thingOf(finding, buildingElements, schedule?.kind) ?? roomType ??
      (note?.room && !isOfOtherSpace(finding, note.room) ? note.room : null);
    const drawing = note?.drawing ?? schedule?.title ?? note?.heading ?? null;
    const sheet = finding.sheet ?? `page ${page}`;
    const parts = [thing, drawing && inWords(drawing), sheet].filter((it) => it !== null);
    const where = [...new Set(parts)].join(", ");
    return {
      ...finding,
      where: parts.length > 1 ? where[0].toUpperCase() + where.slice(1) : where,
    };
  });
}

/** Ways out are lettered beside the rooms they serve. */
const WAYS = [
  /\bCORRIDOR|\bHALL|\bPASSAGE|\bDEAD[- ]END/i,
  /\bSTAIR|\bRISERS?\b|\bTREADS?\b/i,
  /\bRAMP/i,
];

/** Is the finding about a way out that only passes the room whose name stands nearest? */
const isOfOtherSpace = ({ title }: Finding, room: string): boolean =>
  WAYS.some((way) => way.test(title) && !way.test(room));

/** A mark alone says nothing without the kind of thing: `104` is door 104 in a finding about doors or in their list. */
function thingOf(
  { title }: Finding,
  [element]: readonly string[],
  list: ScheduleKind | undefined,
): string | null {
  if (!element) return null;
  if (!/^[A-Z]{0,2}-?\d{1,4}[A-Z]?$/i.test(element)) return element;
  if (/\bdoor/i.test(title) || list === "door") return `Door ${element}`;
  if (list === "window") return `Window ${element}`;
  return /\bwindow|opening|glaz/i.test(title) ? `Window ${element}` : element;
}

const LONGEST = 60;
/** What is written in capitals in a sentence, too. */
const ACRONYMS = /\b(?:hvac|rcp|mep|ada|fbc|nfpa|hvhz|ahu|led|ii|iii|iv)\b/g;

/** Titles are lettered in capitals; in a sentence they shout. What they add in brackets names no place. */
function inWords(title: string): string {
  const text = title.replace(/\s*\([^)]*\)/g, "").trim() || title.trim();
  const written = text === text.toUpperCase() ? spoken(text) : text;
  const words = written.replaceAll(" - ", " – ");
  return words.length <= LONGEST ? words : `${words.slice(0, LONGEST).trimEnd()} …`;
}

const spoken = (text: string): string => {
  const words = text.toLowerCase().replace(ACRONYMS, (it) => it.toUpperCase());
  return text[0] + words.slice(1);
};
