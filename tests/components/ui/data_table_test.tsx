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

Deno.test("the column that ends a row keeps its distance where those after it are hidden", () => {
  const cell = (it: number) => `n${it}`;
  const html = renderToString(
    <DataTable
      label="Rules"
      columns={[
        { name: "Rule", cell },
        { name: "Right", cell },
        { name: "Rated", cell, from: "xl" },
        { name: "Reasons", cell, from: "lg" },
      ]}
      rows={[1]}
      keyOf={(it) => it}
      empty="None"
    />,
  );
  const cells = [...html.matchAll(/<t[hd] [^>]*class="([^"]*)"/g)].map(([, names]) =>
    /max-..:pr-5!/.exec(names)?.[0] ?? null
  );
  assert.deepEqual(cells, [
    null,
    "max-lg:pr-5!",
    "max-lg:pr-5!",
    null,
    null,
    "max-lg:pr-5!",
    "max-lg:pr-5!",
    null,
  ]);
});
