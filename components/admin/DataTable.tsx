/** A dense table with aligned figures, scrolling sideways on a phone. */
import type { ReactNode } from "react";
import { cx } from "../ui/cx.ts";
import { SidewaysScroll } from "../ui/SidewaysScroll.tsx";

export interface Column<T> {
  name: string;
  cell: (row: T) => ReactNode;
  isNumber?: boolean;
  /** Sentences, that may run over several lines; anything else keeps to one. */
  isProse?: boolean;
}

export interface DataTableProps<T> {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string | number;
  empty: string;
}

export function DataTable<T>({ label, columns, rows, keyOf, empty }: DataTableProps<T>) {
  if (rows.length === 0) return <p className="p-5 text-muted">{empty}</p>;
  return (
    <SidewaysScroll label={label}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-hairline text-left text-muted">
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={cx(
                  "px-4 py-2 font-medium whitespace-nowrap",
                  column.isNumber && "text-right",
                )}
              >
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-hairline align-top last:border-0">
              {columns.map((column) => (
                <td
                  key={column.name}
                  className={cx(
                    "px-4 py-2",
                    column.isProse ? "min-w-56" : "whitespace-nowrap",
                    column.isNumber && "text-right tabular-nums",
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysScroll>
  );
}
