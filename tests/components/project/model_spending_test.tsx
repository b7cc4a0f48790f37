import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { ModelLine, modelPriceWords } from "../../../components/project/ModelSpending.tsx";

Deno.test("price and time of a set are told before it starts, and nothing where its sheets are not counted", () => {
  const vision = { usdPerSheet: 0.25 };
  assert.equal(modelPriceWords(vision, 24), "about $6 and 4 minutes for 24 sheets");
  assert.equal(modelPriceWords(vision, 1), "about $0.25 and 3 minutes for 1 sheet");
  assert.equal(modelPriceWords(vision, 40), "about $10 and 6 minutes for 40 sheets");
  assert.equal(
    modelPriceWords({ usdPerSheet: 0 }, 3),
    "about $0.00 and 3 minutes for 3 sheets",
  );
  for (const sheets of [0, null]) assert.equal(modelPriceWords(vision, sheets), null);
  assert.equal(modelPriceWords(null, 24), null);
});

Deno.test("while it works the cost so far stands beside the whole, with a way to stop", () => {
  const model = { name: "gpt-5.5", pages: 3, questions: 4, costUsd: 0.8 };
  const html = renderToString(
    <ModelLine
      model={model}
      price="about $6 and 4 minutes for 24 sheets"
      isStopping={false}
      onStop={() => {}}
    />,
  ).replaceAll("<!-- -->", "").replace(/<[^>]+>/g, "");
  assert.match(
    html,
    /4 questions about 3 pages, \$0\.80 so far, about \$6 and 4 minutes for 24 sheets in all/,
  );
  assert.match(html, /Stop asking the model/);
});
