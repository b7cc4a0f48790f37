/** The tables to work with once more, each in manners that other offices have. */
import type { DrawnTable, TableSheet } from "./table.ts";

const RULES = ["grid", "horizontal", "vertical", "zebra", "none"] as const;
const HEADS = ["plain", "band", "band without rules", "plain", "underlined"] as const;
const TITLES = ["over", "inside", "bar", "left", "right over", "below"] as const;
/** Other manners a table. */
const EACH = 3;

/** Every sheet of one table in other rulings, heads and places of its title. */
export function crossed(sheets: readonly TableSheet[]): TableSheet[] {
  return sheets.filter(({ tables }) => tables.length === 1).flatMap((sheet, at) =>
    Array.from({ length: EACH }, (_, turn) => {
      const [table] = sheet.tables;
      const rules = RULES[(at + 2 * turn + 1) % RULES.length];
      const isOpen = rules === "none" || rules === "zebra";
      const titleAt =
        TITLES[(at + turn + Math.floor(at / RULES.length)) % (isOpen ? 1 : TITLES.length)];
      const head = table.head === "turned" || table.head === "bottom" || table.head === "none"
        ? table.head
        : rules === "none"
        ? "underlined"
        : HEADS[(at + turn) % 3];
      const drawn: DrawnTable = { ...table, rules, head, titleAt };
      return { ...sheet, name: `${sheet.name} [${rules}, ${head}, ${titleAt}]`, tables: [drawn] };
    })
  );
}
