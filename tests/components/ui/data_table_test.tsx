import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { DataTable } from "../../../components/ui/DataTable.tsx";

Deno.test("of rows in an order, the first of all are shown", () => {
  const html = renderToString(
    <DataTable
      label="Rules"
      columns={[{ name: "Raised", cell: (it: number) => `n${it}`, sortBy: (it) => it }]}
      rows={[3, 9, 1, 12, 7]}
      most={2}
      keyOf={(it) => it}
      empty="None"
      order={{ column: "Raised", isDown: true }}
    />,
  );
  assert.deepEqual(html.match(/n\d+(?=<\/td>)/g), ["n12", "n9"]);
});
