import assert from "node:assert/strict";
import { renderToStaticMarkup } from "react-dom/server";
import { LongValue } from "../../../components/report/LongValue.tsx";

Deno.test("a long value is folded to its first characters, and all of it is there to be copied", () => {
  const value = "0123456789abcdef".repeat(4);
  const html = renderToStaticMarkup(<LongValue label="SHA-256 " value={value} />);
  const [folded, whole] = html.split("</summary>");
  assert.ok(folded.includes("SHA-256 0123456789abcdef…<"), folded);
  assert.ok(!folded.includes(value));
  assert.ok(whole.includes(`>${value}<`), whole);
});

Deno.test("a short value is not folded", () => {
  assert.ok(!renderToStaticMarkup(<LongValue value="abc" />).includes("details"));
});
