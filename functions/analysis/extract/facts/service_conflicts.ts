/** Ratings of one panel or of the service, and counts of parking spaces, that differ between places. */
import type {
  Conflict,
  Evidence,
  Fact,
  PlanSet,
  Schedule,
} from "../../../_shared/domain/plan_set.ts";
import { evidenceOf, toFact } from "../evidence.ts";
import { cellOf, rowEvidence } from "../tables/schedule_rows.ts";

type Found = Omit<PlanSet, "conflicts">;

const PANEL =
  /\b(?:SUB-?\s?)?PANEL(?:BOARD)?\s+["']?([A-Z]{0,3}-?\d{0,3}[A-Z]?)["']?(?![A-Z0-9])[\s,:(/-]*(\d{2,4})\s*(?:A|AMPS?|AMPERES?)\b[.)\s,-]*(?:MAIN|M\.?C\.?B\b|M\.?B\b)/i;
const SERVICE =
  /\bSERVICE\b(?!\s*(DISCONNECT|PLATFORM|SINK))(?:\s*(?:RATING|SIZE|ENTRANCE|EQUIPMENT))?\s*[:=-]?\s*(\d{2,4})\s*(?:A|AMPS?|AMPERES?)\b/i;

/** The board a service ends in, by its main breaker; the rating of a bus may be larger. */
const MAIN_BOARD =
  /\b(?:MDP|MSB|MDB|MDC|SWBD|MAIN\s+(?:DISTRIBUTION\s+(?:PANEL|BOARD)|SWITCH\s?BOARD|SERVICE\s+PANEL))\b[\s,:(/-]{0,3}(\d{2,4})\s*(?:A|AMPS?|AMPERES?)\b(?!\s*(?:BUS|FRAME))[^;|]{0,30}?\b(?:M\.?\s?C\.?\s?B|MAIN\s+(?:C\.?B|BREAKER|CIRCUIT|SWITCH|DISC\w*))/i;

interface Rating {
  name: string;
  amps: number;
  evidence: Evidence;
}

/** Main breaker of a panel in its schedule against the one-line diagram; service sizes against each other. */
export function electricalConflicts(set: Found): Conflict[] {
  const texts = [
    ...set.schedules.map((it) => ({ text: it.title ?? "", evidence: titleEvidence(it) })),
    ...set.notes.filter((it) => it.kind !== "title-block")
      .map((it) => ({ text: it.text, evidence: evidenceOf(it) })),
  ];
  const ratings: Rating[] = texts.flatMap(({ text, evidence }) => {
    const panel = PANEL.exec(text);
    const service = SERVICE.exec(text);
    const board = service ? null : MAIN_BOARD.exec(text);
    return [
      ...(panel && panel[1] !== ""
        ? [{ name: `panel ${panel[1].toUpperCase()} main`, amps: Number(panel[2]), evidence }]
        : []),
      ...(service ? [{ name: "service", amps: Number(service[2]), evidence }] : []),
      ...(board ? [{ name: "service", amps: Number(board[1]), evidence }] : []),
    ];
  });
  const conflicts: Conflict[] = [];
  for (const name of new Set(ratings.map((it) => it.name))) {
    const own = ratings.filter((it) => it.name === name);
    const other = own.find((it) => it.amps !== own[0].amps);
    if (!other) continue;
    conflicts.push({
      topic: "electrical service",
      subject: `${name} rating`,
      a: toAmps(own[0]),
      b: toAmps(other),
    });
  }
  return conflicts;
}

const toAmps = ({ amps, evidence }: Rating): Fact<string> => toFact(`${amps} A`, "A", evidence);

/** The schedule's title as evidence; its box is the schedule's upper edge when the title has none of its own. */
function titleEvidence(schedule: Schedule): Evidence {
  const first = schedule.rows[0];
  const height = first ? Math.max(0.5, first.box.y - schedule.box.y) : schedule.box.height;
  return {
    ...evidenceOf(schedule),
    box: { ...schedule.box, height: Math.min(height, schedule.box.height) },
  };
}

const STALL_ROW =
  /^\(?(\d{1,3})\)?\s*(?:PARKING\s*|STD\.?\s*|STANDARD\s*)?(?:SPACES|STALLS|SPS?\.?)\s*(?:AT|@)/i;
const ACCESSIBLE_STALL = /^(?:HC|H\.C\.|ADA|ACC(?:ESSIBLE)?|VAN)\s*-?\s*\d{1,2}$/i;

/** Spaces of the parking table against the rows of spaces drawn on the same sheet. */
export function parkingConflicts(set: Found): Conflict[] {
  return set.schedules.filter((it) => it.kind === "parking").flatMap((schedule) => {
    const row = schedule.rows.find((it) =>
      /\bTOTAL\b/i.test(it.cells.map((cell) => cell.text).join(" "))
    );
    const stated = row ? cellOf(schedule, row, "provided") ?? row.cells.at(-1)?.text ?? "" : "";
    if (!row || !/^\d{1,4}$/.test(stated)) return [];
    const labels = set.notes.filter((note) => note.page === schedule.page);
    const rows = labels.flatMap((note) => {
      const match = STALL_ROW.exec(note.text);
      return match ? [{ note, count: Number(match[1]) }] : [];
    });
    const accessible = labels.filter((note) => ACCESSIBLE_STALL.test(note.text)).length;
    const drawn = rows.reduce((sum, it) => sum + it.count, accessible);
    if (rows.length < 2 || drawn === Number(stated)) return [];
    return [{
      topic: "parking count" as const,
      subject: "parking spaces in the table and on the plan",
      a: toFact(`${stated} spaces`, "spaces", rowEvidence(schedule, row)),
      b: toFact(`${drawn} spaces drawn`, "spaces", evidenceOf(rows[0].note)),
    }];
  });
}
