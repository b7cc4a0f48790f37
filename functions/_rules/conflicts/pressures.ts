/**
 * Wind pressures openings are designed for, by their marks: the column of their list, and what another list, an elevation
 * or a note says of the mark. What a product was tested to is more, and another matter. Pounds per square foot.
 */
import type { Evidence, PlanSet, Schedule } from "../../_shared/domain/plan_set.ts";
import { placeOf } from "../reading/places.ts";
import { rowPlace } from "../reading/rows.ts";
import { isOfOldWork } from "../reading/standing.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";

/** `+45.2 / -58.9`, `+45/-59 PSF`. */
const PRESSURES =
  /\+\s?(?<out>\d{2,3}(?:\.\d)?)\s*(?:P\.?S\.?F\.?)?\s*[\/,&]\s*[-–]\s?(?<in>\d{2,3}(?:\.\d)?)/;
const HEAD = /\bD\.?\s?P\b\.?|\bDESIGN\s+(?:WIND\s+)?PRESS|\bREQ\w*\.?\s+(?:D\.?P|PRESS)/i;
const OF_PRODUCTS =
  /\bPRODUCTS?\b|\bAPPROV|\bTEST|\bRATED\b|\bRATING\b|\bALLOW|\bCAPAC|\bF\.?L\.?\s?#?\s?\d{4}|\bN\.?O\.?A\b|\bMAX\b/i;
const MARK = /^\W*([A-Z]{0,3}-?\d{1,3}[A-Z]?|[A-H])\W*$/i;
const CALLED =
  /^\W*(?:(?:WINDOW|DOOR|WDW|DR)\.?\s+)?(?<mark>[A-Z]{1,3}-?\d{1,3}[A-Z]?)(?![\w'"-])(?<said>.*\bD\.?\s?P\b.*|.*\bDESIGN\s+PRESS.*)$/i;

/** What is told of every listed opening. */
export function toldOfPressures(plan: PlanSet): Told[] {
  const lists = plan.schedules.filter(({ title }) =>
    !isOfOldWork(title) && !OF_PRODUCTS.test(title ?? "")
  );
  const listed = lists.flatMap((schedule) =>
    schedule.columns.flatMap(({ header }, column) =>
      !HEAD.test(header) || OF_PRODUCTS.test(header) ? [] : schedule.rows.flatMap((row) => {
        const mark = MARK.exec(row.cells[0]?.text ?? "")?.[1];
        const name = mark && `${kindOf(schedule)} ${plain(mark)}`;
        return name
          ? pressuresOf(name, row.cells[column]?.text ?? "", rowPlace(schedule, row))
          : [];
      })
    )
  );
  const names = new Set(listed.map(({ key }) => key!));
  const called = newTexts(plan, CALLED).flatMap((it) => {
    const { mark, said } = CALLED.exec(it.text)!.groups!;
    const [name, ...others] = [...names].filter((it) => it.endsWith(` ${plain(mark)}`));
    return name && others.length === 0 && it.from === "note" && !OF_PRODUCTS.test(said)
      ? pressuresOf(name, said, it)
      : [];
  });
  return [...listed, ...called];
}

/** Window 3 is not door 3. */
const kindOf = ({ kind, title }: Schedule): string =>
  kind === "door" || kind === "window"
    ? kind
    : /\b(DOOR|WINDOW)/i.exec(title ?? "")?.[1].toLowerCase() ?? "opening";

const plain = (mark: string): string => mark.toUpperCase().replace("-", "");

function pressuresOf(name: string, text: string, at: Evidence): Told[] {
  const found = PRESSURES.exec(text);
  if (!found) return [];
  const [out, into] = [found.groups!.out, found.groups!.in].map((it) => Math.round(Number(it)));
  return [{
    ...placeOf(at),
    topic: "measure",
    of: `the design pressure of ${name}`,
    key: name,
    // Both must agree.
    values: [`${out} ${into}`],
    said: `+${out} / -${into} psf`,
  }];
}
