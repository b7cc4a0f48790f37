/** Schedules that stand sideways on an upright page: read in a frame turned with them, placed back on the page. */
import type { Schedule, ScheduleKind } from "../../../_shared/domain/plan_set.ts";
import type { PageReading, Word } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import { findAlignedTables } from "./aligned_tables.ts";
import { holdsCentre, linesWithout, turnOf } from "../layout/layout.ts";
import type { Rulings } from "./rulings.ts";
import { toSchedule } from "./schedules.ts";
import { findRuledTables, type Table } from "./tables.ts";
import {
  type Turn,
  turnBox,
  turnBoxesBack,
  turnRulings,
  turnWords,
} from "../layout/turned_page.ts";

/** Words that read sideways, dimension strings aside, below which no schedule is sought. */
const FEW_WORDS = 6;
/** Share of the words in a table that must read its way: upright tables have sideways headers too. */
const MOST = 0.7;

/** Schedules with the words they are made of and the parts of the page they cover, in points. */
export interface TurnedSchedules {
  schedules: Schedule[];
  words: Word[];
  boxes: PointRect[];
}

/** Kinds that need rulings: lists in sideways title blocks look like them. */
const RULED_ONLY: readonly ScheduleKind[] = ["other", "code summary", "sheet index"];

/**
 * Every schedule of the page whose lettering reads up or down.
 *
 * @param excluded parts of the page that hold none, such as the title block
 */
export function findTurnedSchedules(
  page: PageReading,
  rulings: Rulings,
  excluded: readonly PointRect[],
): TurnedSchedules {
  const found: TurnedSchedules = { schedules: [], words: [], boxes: [] };
  for (const turn of [90, 270] as const) {
    const free = page.words.filter((word) =>
      turnOf(word.angle) === turn && !excluded.some((box) => holdsCentre(box, word.box))
    );
    if (free.filter((word) => /[A-Z]{3}/i.test(word.text)).length < FEW_WORDS) continue;
    const wanted = new Set(free);
    const { reading, origin } = turnWords(page, turn, (word) => wanted.has(word));
    const others = page.words.filter((word) => !wanted.has(word))
      .map((word) => turnBox(word.box, turn, page));
    const isOwn = (table: Table): boolean => {
      const own = reading.words.filter((word) => holdsCentre(table.box, word.box)).length;
      const foreign = others.filter((box) => holdsCentre(table.box, box)).length;
      return own >= MOST * (own + foreign);
    };
    const used = new Set<Word>();
    const take = (tables: readonly Table[], isRuled: boolean) => {
      const lines = linesWithout(reading, used);
      for (const table of tables.filter(isOwn)) {
        const schedule = toSchedule(reading, table, lines);
        if (!schedule || (!isRuled && RULED_ONLY.includes(schedule.schedule.kind))) continue;
        found.schedules.push(turnBoxesBack(schedule.schedule, turn));
        found.boxes.push(turnBox(schedule.box, (360 - turn) as Turn, reading));
        for (const word of schedule.words) {
          used.add(word);
          found.words.push(origin.get(word)!);
        }
      }
    };
    take(
      findRuledTables(reading, turnRulings(rulings, turn, page), turned(excluded, turn, page)),
      true,
    );
    take(findAlignedTables(reading, linesWithout(reading, used)), false);
  }
  return found;
}

const turned = (boxes: readonly PointRect[], turn: Turn, page: PageReading): PointRect[] =>
  boxes.map((box) => turnBox(box, turn, page));
