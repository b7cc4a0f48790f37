/**
 * Appliances of gas risers: a name, its input lettered below, the size of its branch farther down its line. Sizes,
 * inputs and lengths stand apart, each in the column of its appliance.
 */
import type { Dimension, Note } from "../../_shared/domain/plan_set.ts";
import { isGasPipeSize } from "../limits/fbc_2023/tables/gas_pipe.ts";
import { perPlan, printedNumber } from "../measure.ts";

/** An appliance on a riser with its input in Btu/h. */
export interface RiserLoad {
  name: string;
  btuh: number;
  at: Note;
  drawing: string;
  /** Size of its branch, the only one in its column. */
  branch: Dimension | null;
}

const GAS_DRAWING =
  /\bGAS\b[^|]{0,20}\b(?:RISER|PIPING|ISO\w*|DIAGRAM|SCHEMATIC)|\b(?:RISER|ISO\w*|PIPING|SCHEMATIC)\b[^|]{0,20}\bGAS\b/i;
/** A whole label that is an input: `215,000`, `90,000 BTU/H`, `65 MBH`, `215 CFH`. */
const INPUT =
  /^\W*(?<n>\d[\d,]{3,8}|\d{2,4})\s*(?<unit>BTU\s*\/?\s*H?R?|BTUH|MBH|CFH|KBTU\w*)?\W*$/i;
const LEAST_BTUH = 5000;
/** Per cent of the page: out of the column, from name to input, from input to the size. */
const BESIDE = 3, BELOW = 4, DOWN = 25;

const middle = ({ box }: { box: { x: number; width: number } }) => box.x + box.width / 2;

function inputOf(text: string): number | null {
  const groups = INPUT.exec(text)?.groups;
  if (!groups) return null;
  const isInThousands = /MBH|CFH|KBTU/i.test(groups.unit ?? "");
  const value = printedNumber(groups.n) * (isInThousands ? 1000 : 1);
  return value >= LEAST_BTUH ? value : null;
}

/** Loads of the gas risers of a set. */
export const riserLoads = perPlan((plan): readonly RiserLoad[] => {
  const notes = plan.notes.filter(({ drawing }) => GAS_DRAWING.test(drawing ?? ""));
  const inputs = notes.filter(({ text }) => inputOf(text) !== null);
  const isBelow = (upper: Note, lower: Note) => {
    const gap = lower.box.y - upper.box.y - upper.box.height;
    return upper.page === lower.page && gap > -0.5 && gap <= BELOW &&
      Math.abs(middle(upper) - middle(lower)) <= BESIDE;
  };
  return inputs.flatMap((at) => {
    const names = notes.filter((it) => /[A-Z]{2}|^[A-Z]-\d/i.test(it.text) && isBelow(it, at));
    if (names.length !== 1 || names[0].text.length > 24) return [];
    const sizes = plan.dimensions.filter((it) =>
      it.page === at.page && it.drawing === at.drawing && isGasPipeSize(it.valueIn) &&
      Math.abs(middle(it) - middle(at)) <= BESIDE && it.box.y > at.box.y &&
      it.box.y - at.box.y <= DOWN
    );
    return [{
      name: names[0].text,
      btuh: inputOf(at.text) ?? 0,
      at,
      drawing: at.drawing ?? "",
      branch: sizes.length === 1 ? sizes[0] : null,
    }];
  });
});
