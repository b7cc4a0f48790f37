/** A table of the admin page with its count and a search over what its rows say. */
import { type ReactNode, useState } from "react";
import { plural } from "../../components/format.ts";
import { DataTable, type DataTableProps } from "../../components/ui/DataTable.tsx";
import { searchRows } from "../../components/ui/sort_rows.ts";
import SearchBox from "../dashboard/SearchBox.tsx";

export interface SearchedTableProps<T> extends Omit<DataTableProps<T>, "rows"> {
  /** Undefined while it loads. */
  rows: readonly T[] | undefined;
  /** What one row is called: `job`. */
  noun: string;
  /** All that is searched of a row. */
  wordsOf: (row: T) => string;
  placeholder: string;
  /** Said of the list as a whole, before the count. */
  lead?: ReactNode;
}

export default function SearchedTable<T>(
  { rows, noun, wordsOf, placeholder, lead, ...table }: SearchedTableProps<T>,
) {
  const [search, setSearch] = useState("");
  const shown = searchRows(rows ?? [], search, wordsOf);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-hairline p-4">
        <div className="min-w-0 grow basis-60 text-muted">
          {lead} {rows ? plural(shown.length, noun) : "Loading"}
        </div>
        <SearchBox
          onSearch={setSearch}
          label={`Search ${table.label.toLowerCase()}`}
          placeholder={placeholder}
        />
      </div>
      <DataTable {...table} rows={shown} empty={search ? "No matches." : table.empty} />
    </>
  );
}
