import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import SearchedTable, { type SearchedTableProps } from "../../../islands/admin/SearchedTable.tsx";

const table = (rows: string[] | undefined, search: string): string => {
  const list = { state: { search, page: 1 }, onSearch: () => {}, onPage: () => {} };
  const props: SearchedTableProps<string> = {
    label: "Access requests",
    rows,
    total: rows?.length,
    list,
    noun: "request",
    placeholder: "Search requests...",
    keyOf: (it) => it,
    empty: "Requests from the landing page appear here.",
    columns: [{ name: "From", cell: (it) => it }],
  };
  return renderToString(<SearchedTable {...props} />);
};
const BOX = /type="search"/;

Deno.test("a list without lines offers no search, one whose search found nothing keeps it", () => {
  const none = table([], "");
  assert.doesNotMatch(none, BOX);
  assert.match(none, /0 requests.*Requests from the landing page appear here\./s);
  const missed = table([], "dora");
  assert.match(missed, BOX);
  assert.match(missed, /No matches\./);
  assert.match(table(["dora"], ""), BOX);
  // Nor does it jump in once the lines have come.
  assert.match(table(undefined, ""), BOX);
});
