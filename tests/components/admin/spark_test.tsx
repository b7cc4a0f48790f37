import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { Spark } from "../../../components/admin/Spark.tsx";

const render = (values: number[]) =>
  renderToString(
    <Spark
      label="Revenue"
      days={values.map((value, i) => ({ date: `2026-11-0${i + 1}`, value }))}
      write={(value) => `$${value}`}
    />,
  );
const heightsOf = (html: string) =>
  /<polyline points="([^"]+)"/.exec(html)![1].split(" ").map((it) => Number(it.split(",")[1]));

Deno.test("the line runs between the lowest and the highest day, and says them as the screen writes them", () => {
  const html = render([99, 298, 199]);
  assert.ok(html.includes('aria-label="Revenue in 3 days: from $99 to $199, $99 to $298"'));
  assert.match(html.replaceAll("<!-- -->", ""), />Nov 1 – Nov 3</);
  const [first, second, third] = heightsOf(html);
  assert.deepEqual([first, second], [28, 2]);
  assert.ok(third > second && third < first);
});

Deno.test("a value that never moves is a line in the middle", () => {
  assert.deepEqual(heightsOf(render([5, 5, 5])), [15, 15, 15]);
  assert.ok(render([5, 5]).includes("always $5"));
});

Deno.test("one day is no line yet", () => {
  assert.ok(render([5]).includes("One day so far"));
  assert.equal(render([]), "");
});
