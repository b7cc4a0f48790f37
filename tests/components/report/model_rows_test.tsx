import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { ModelRows } from "../../../components/report/ModelRows.tsx";

const use = {
  name: "vision-1",
  pagesAsked: [2, 4],
  pagesFailed: [{ page: 4, sheet: "A-104", reason: "The answer was cut off." }],
  costUsd: 0.1234,
  ceiling: "The ceiling of $5.00 was reached.",
  privacy: "Pictures were sent to 127.0.0.1.",
};
const textOf = (html: string) => html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");

Deno.test("the model's rows name model, pages, cost, failures, ceiling and what was sent", () => {
  const text = textOf(renderToString(<ModelRows use={use} />));
  for (
    const words of [
      "vision-1, asked about pages 2, 4 for $0.12",
      "A-104: The answer was cut off. The rules alone reviewed the rest.",
      "The ceiling of $5.00 was reached.",
      "Pictures were sent to 127.0.0.1.",
    ]
  ) assert.ok(text.includes(words), `${words} in ${text}`);
});

Deno.test("a model that was never reached is said to have seen no page", () => {
  const html = renderToString(<ModelRows use={{ ...use, pagesAsked: [], costUsd: 0 }} />);
  assert.match(textOf(html), /asked about no page for \$0\.00/);
});
