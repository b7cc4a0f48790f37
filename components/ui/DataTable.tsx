/** A dense table with aligned figures, sorted by its heads, scrolling sideways on a phone. */
import { ArrowDown, ArrowUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cx } from "./cx.ts";
import { SidewaysScroll } from "./SidewaysScroll.tsx";
import { type Order, sortRows } from "./sort_rows.ts";

export interface Column<T> {
  name: string;
  cell: (row: T) => ReactNode;
  isNumber?: boolean;
  /** Sentences, that may run over several lines; anything else keeps to one. */
  isProse?: boolean;
  /** Makes the head a button that sorts by this; null stands last either way. */
  sortBy?: (row: T) => string | number | null;
  /** The narrowest screen it is shown on; on others another column says the same. */
  from?: "sm" | "lg" | "xl";
}

export interface DataTableProps<T> {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** How many of them are shown, of the order that was asked for; all when left out. */
  most?: number;
  keyOf: (row: T) => string | number;
  empty: string;
  /** A sentence below a row, over its whole width, where no column has room for it. */
  note?: { of: (row: T) => ReactNode; upTo: "sm" | "lg" };
  /** Cells stand at the middle of their row, where one has several lines and none is read on beside another. */
  isCentered?: boolean;
  /** The order, where it is kept outside of the table. */
  order?: Order | null;
  onOrder?: (order: Order | null) => void;
}

const HIDDEN = { sm: "max-sm:hidden", lg: "max-lg:hidden", xl: "max-xl:hidden" };
const SHOWN = { sm: "sm:hidden", lg: "lg:hidden" };
/** What comes after a column is hidden up to here: it ends the row. */
const ENDS = { sm: "max-sm:pr-5!", lg: "max-lg:pr-5!", xl: "max-xl:pr-5!" };
const WIDTHS = ["sm", "lg", "xl"] as const;
/** A row whose note stands below it has its line there. */
const UNLINED = {
  sm: "max-sm:border-0 sm:nth-last-2:border-0",
  lg: "max-lg:border-0 lg:nth-last-2:border-0",
};

/** The room beside the last column of a row, which is another one where those after it are hidden. */
function endOf(later: readonly Pick<Column<never>, "from">[]): string | undefined {
  if (later.length === 0 || later.some((it) => !it.from)) return undefined;
  const first = WIDTHS.find((width) => later.some((it) => it.from === width));
  return first && ENDS[first];
}

export function DataTable<T>(props: DataTableProps<T>) {
  const { label, columns, rows, most, keyOf, empty, isCentered, note } = props;
  const [own, setOwn] = useState<Order | null>(null);
  const order = props.order === undefined ? own : props.order;
  const setOrder = props.onOrder ?? setOwn;
  if (rows.length === 0) return <p className="p-5 text-muted">{empty}</p>;
  const by = columns.find((it) => it.name === order?.column)?.sortBy;
  const sorted = by ? sortRows(rows, by, order!.isDown) : rows;
  // Once for up, again for down, a third time for the order they came in.
  const onSort = (column: string) =>
    setOrder(
      order?.column !== column
        ? { column, isDown: false }
        : order.isDown
        ? null
        : { column, isDown: true },
    );
  return (
    <SidewaysScroll label={label}>
      <table className="w-full text-sm">
        {/* One column alone on a phone says what it is by itself. */}
        <thead
          className={cx(
            columns.length > 1 && columns.slice(1).every((it) => it.from) && "max-sm:sr-only",
          )}
        >
          <tr className="border-b border-hairline text-left text-muted">
            {columns.map((column, at) => (
              <th
                key={column.name}
                scope="col"
                aria-sort={order?.column === column.name
                  ? order.isDown ? "descending" : "ascending"
                  : undefined}
                className={cx(
                  "px-2.5 py-2 lg:px-4 font-medium whitespace-nowrap first:pl-5 last:pr-5",
                  endOf(columns.slice(at + 1)),
                  column.isNumber && "text-right",
                  column.from && HIDDEN[column.from],
                )}
              >
                {column.sortBy
                  ? (
                    <button
                      type="button"
                      onClick={() => onSort(column.name)}
                      className="relative -m-1 inline-flex min-h-6 items-center gap-1 rounded p-1 font-medium hover:text-ink pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5"
                    >
                      {column.name}
                      {order?.column === column.name &&
                        (order.isDown
                          ? <ArrowDown size={13} aria-hidden="true" />
                          : <ArrowUp size={13} aria-hidden="true" />)}
                    </button>
                  )
                  : column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, most).flatMap((row) => {
            const said = note?.of(row);
            return [
              <tr
                key={keyOf(row)}
                className={cx(
                  "border-b border-hairline last:border-0",
                  said && UNLINED[note!.upTo],
                  isCentered ? "align-middle" : "align-top",
                )}
              >
                {columns.map((column, at) => (
                  <td
                    key={column.name}
                    className={cx(
                      "px-2.5 py-2 lg:px-4 first:pl-5 last:pr-5",
                      endOf(columns.slice(at + 1)),
                      column.isProse
                        ? "min-w-[min(11rem,60vw)] wrap-anywhere lg:min-w-56"
                        : "whitespace-nowrap",
                      column.isNumber && "text-right tabular-nums",
                      column.from && HIDDEN[column.from],
                    )}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>,
              said && (
                <tr
                  key={`${keyOf(row)} note`}
                  className={cx("border-b border-hairline last:border-0", SHOWN[note!.upTo])}
                >
                  <td
                    colSpan={columns.length}
                    className="px-5 pb-2 text-pretty whitespace-normal text-muted"
                  >
                    {said}
                  </td>
                </tr>
              ),
            ];
          })}
        </tbody>
      </table>
    </SidewaysScroll>
  );
}
