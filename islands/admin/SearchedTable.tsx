/** A table of the admin page, page by page, with its count and a search over all of it. */
import { type ReactNode, useState } from "react";
import { plural } from "../../components/format.ts";
import { DataTable, type DataTableProps } from "../../components/ui/DataTable.tsx";
import { Pages } from "../../components/ui/Pages.tsx";
import { LINES, type ListState } from "../_client/admin.ts";
import SearchBox from "../dashboard/SearchBox.tsx";

/** What is looked at, and how that is changed: another search begins at its first page. */
export function useListState() {
  const [state, setState] = useState<ListState>({ search: "", page: 1 });
  return {
    state,
    onSearch: (search: string) => setState({ search, page: 1 }),
    onPage: (page: number) => setState((now) => ({ ...now, page })),
  };
}

export interface SearchedTableProps<T> extends Omit<DataTableProps<T>, "rows"> {
  /** Those of the page; undefined while it loads. */
  rows: readonly T[] | undefined;
  /** Lines of all pages. */
  total: number | undefined;
  list: ReturnType<typeof useListState>;
  /** What one row is called: `job`. */
  noun: string;
  placeholder: string;
  /** Said of the list as a whole, before the count. */
  lead?: ReactNode;
}

export default function SearchedTable<T>(
  { rows, total, list, noun, placeholder, lead, ...table }: SearchedTableProps<T>,
) {
  const { search, page } = list.state;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-hairline px-5 py-4">
        <div className="min-w-0 grow basis-60 text-muted">
          {lead} {total === undefined ? "Loading" : plural(total, noun)}
        </div>
        {/* Nothing is searched where there is nothing; a search without matches can be taken back. */}
        {(total !== 0 || search !== "") && (
          <SearchBox
            onSearch={list.onSearch}
            label={`Search ${table.label.toLowerCase()}`}
            placeholder={placeholder}
          />
        )}
      </div>
      <DataTable {...table} rows={rows ?? []} empty={search ? "No matches." : table.empty} />
      <Pages
        label={table.label.toLowerCase()}
        size={LINES}
        page={page}
        total={total ?? 0}
        onPage={list.onPage}
      />
    </>
  );
}
