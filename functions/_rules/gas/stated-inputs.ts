/**
 * An appliance burns the same on the riser and in its schedule.
 * Compares the input lettered at a mark on a gas riser with that of the row that names the mark.
 * @source FBC-FG 8th ed. (2023), 402.2: pipe is sized for the inputs of the appliances
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule } from "../define_rule.ts";
import { allRows, cellHeaded, placeOf, type Statement } from "../measure.ts";
import { riserLoads } from "./_riser.ts";

/** Both places and inputs of one mark, Btu/h. */
type Differing = Evidence & { mark: string; riser: number; listed: number; row: Evidence };

const MARK = /^[A-Z]{1,5}\s?-?\s?\d{1,3}[A-Z]?$/i;
const BTUH_HEAD = /\bBTU/i;
const THOUSANDS_HEAD = /\bM\.?B\.?H\b|\bK\s?BTU|\bC\.?F\.?H\b/i;
/** Figures may be rounded by that share. */
const ROUNDING = 0.02;

const figureIn = (text: string | null): number | null => {
  const digits = /^\W*(\d[\d,]*(?:\.\d+)?)\W*(?:BTU\w*|MBH|CFH)?\W*$/i.exec(text ?? "")?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(",", ""));
};

/** The input a row gives, Btu/h. */
function listedInput({ schedule, row }: Statement): number | null {
  if (!schedule || !row) return null;
  const thousands = figureIn(cellHeaded(schedule, row, THOUSANDS_HEAD));
  return thousands === null ? figureIn(cellHeaded(schedule, row, BTUH_HEAD)) : thousands * 1000;
}

function differing(plan: PlanSet): Differing[] {
  const rows = allRows(plan);
  return riserLoads(plan).filter(({ name }) => MARK.test(name.trim())).flatMap((load) => {
    const mark = load.name.trim().toUpperCase().replace(/\s/g, "");
    const named = new RegExp(`(?<![\\w-])${mark.replace(/-/g, "\\s?-?\\s?")}(?![\\w-])`, "i");
    const listed = rows.filter(({ text }) => named.test(text)).flatMap((row) => {
      const input = listedInput(row);
      return input === null ? [] : [{ row, input }];
    });
    const agrees = listed.some(({ input }) => Math.abs(input - load.btuh) <= ROUNDING * load.btuh);
    if (listed.length === 0 || agrees) return [];
    const [{ row, input }] = listed;
    return [{
      ...placeOf(load.at),
      sourceText: `${load.name} ${load.at.text}`,
      mark: load.name,
      riser: load.btuh,
      listed: input,
      row: placeOf(row),
    }];
  });
}

export default defineRule<Differing>({
  id: "gas/stated-inputs",
  requirementId: "FBC-FG-402-sizing",
  severity: "medium",
  source: { volume: "FBC-FG", edition: "2023", section: "402" },
  category: "Gas",
  title: "Inputs of gas appliances",
  applies: differing,
  check: ({ mark, riser, listed, row }) =>
    cantTell("differs", { mark, actual: listed, required: riser, unit: "Btu/h" }, { also: [row] }),
  withoutLimit: ["differs"],
  messages: {
    differs: "{mark} burns {required} Btu/h on the gas riser and {actual} Btu/h in its schedule.",
  },
  recommendation: "State one input for the appliance and size its pipe for it.",
});
