/**
 * Mains of boards by their names, in amperes: the title of a board's list, the row of its main breaker, and what is
 * lettered under its name on a one-line.
 */
import type { Evidence, Note, PlanSet, Schedule } from "../../_shared/domain/plan_set.ts";
import { isRightUnder, placeOf } from "../reading/places.ts";
import { cellOf, rowText, titlePlace } from "../reading/rows.ts";
import { isKept } from "../reading/standing.ts";
import { numberOf } from "./said.ts";
import type { Told } from "./told.ts";

/** What is told of the main of every listed board. */
export function toldOfBoards(plan: PlanSet): Told[] {
  const lists = plan.schedules.filter(({ kind, title }) =>
    kind === "panel" && !isKept(title ?? "")
  );
  const byName = Map.groupBy(lists, ({ title }) => nameIn(title ?? ""));
  return [...byName].flatMap(([name, [list, ...others]]): Told[] => {
    if (name === null || others.length > 0) return [];
    return [...listed(name, list), ...onOneLines(name, plan.notes)];
  });
}

const NAMED = new RegExp(
  String
    .raw`\bPANEL(?:BOARD)?(?:\s+SCHEDULE)?\s*[:=–-]?\s+["']?(?<panel>[A-Z]{1,3}-?\d{0,2}[A-Z]?)["']?(?![\w'])|^\W*(?<board>[A-Z]{1,3}-?\d{0,2}[A-Z]?)["']?\s+(?:PANEL\s*)?SCHEDULE`,
  "i",
);
/** `PANEL SCHEDULE` names none. */
const NO_NAME = /^(?:THE|AND|FOR|NEW|LOAD|BUS|LED|MAIN)$/i;

function nameIn(title: string): string | null {
  const { panel, board } = NAMED.exec(title)?.groups ?? {};
  const name = panel ?? board ?? "";
  return name === "" || NO_NAME.test(name) ? null : name.toUpperCase();
}

const MAIN =
  /(?<![\d,.])(?<before>\d{1,2},\d{3}|\d{2,4})\s*A(?:MPS?)?\b[\s.,]*(?:MAIN|M\.?\s?C\.?\s?B|M\.?B\b)|\bMAIN\b[^\d;|]{0,12}(?<behind>\d{1,2},\d{3}|\d{2,4})\s*A(?:MPS?)?\b/i;

function mainIn(text: string): number | null {
  const { before, behind } = MAIN.exec(text)?.groups ?? {};
  const digits = before ?? behind;
  return digits === undefined ? null : numberOf(digits);
}

const main = (name: string, amps: number | null, at: Evidence): Told[] =>
  amps === null ? [] : [{
    ...placeOf(at),
    topic: "electrical service",
    of: `panel ${name} main rating`,
    values: [amps],
    said: `${amps} A`,
  }];

const MAIN_ROW = /\bMAIN\b\s*(?:CIRCUIT\s*)?(?:BREAKER|BKR|C\.?B|SWITCH|DISC)/i;

function listed(name: string, list: Schedule): Told[] {
  const rows = list.rows.flatMap((row) => {
    const amps = MAIN_ROW.test(rowText(row)) ? cellOf(list, row, "breaker") ?? "" : "";
    const { page, box } = row;
    const at = { ...list, page, box, sourceText: rowText(row) };
    return main(name, /^\d{2,4}$/.test(amps) ? Number(amps) : null, at);
  });
  return [...main(name, mainIn(list.title ?? ""), titlePlace(list)), ...rows];
}

const ONE_LINE =
  /\b(?:ONE|SINGLE|1)\s?-?\s?LINE\b|\b(?:POWER|ELEC\w*|SERVICE|METER)\.?\s+(?:\w+\s+)?(?:RISER|DIAGRAM|SCHEMATIC)\b/i;
const UNDER_NAME = { below: 3, off: 5 };

/** Under the name of a board, where a diagram letters it once. */
function onOneLines(name: string, notes: readonly Note[]): Told[] {
  const drawn = notes.filter(({ drawing }) => ONE_LINE.test(drawing ?? ""));
  const names = drawn.filter(({ text }) => isNameOf(name, text));
  if (names.length !== 1) return [];
  const [label] = names;
  const own = mainIn(label.text);
  if (own !== null) return main(name, own, label);
  const below = drawn.filter((it) =>
    mainIn(it.text) !== null && isRightUnder(it, label, UNDER_NAME)
  );
  return below.length === 1 ? main(name, mainIn(below[0].text), below[0]) : [];
}

const isNameOf = (name: string, text: string): boolean =>
  /^(?:(?:PANEL(?:BOARD)?|PNL\.?)\s+)?["']?([A-Z]{1,3}-?\d{0,2}[A-Z]?)["']?(?:[,:\s].*)?$/i
    .exec(text.trim())?.[1].toUpperCase() === name;
