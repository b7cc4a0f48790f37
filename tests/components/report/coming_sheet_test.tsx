import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { ComingSheet } from "../../../components/report/ComingSheet.tsx";

Deno.test("a sheet that is coming has its paper, its first picture and its name", () => {
  const sheet = { number: "A-101", page: 3, widthPt: 1224, heightPt: 792 };
  const html = renderToString(<ComingSheet sheet={sheet} pictureUrl="/first.png" />);
  assert.match(html, /viewBox="0 0 1224 792"[^>]*><rect width="1224" height="792" fill="white"/);
  assert.match(html, /<image href="\/first.png"/);
  assert.ok(html.includes("Loading A-101"));
  assert.ok(html.indexOf("Loading A-101") < html.indexOf("<image"), "the picture covers the words");
  assert.ok(
    renderToString(<ComingSheet sheet={{ ...sheet, number: null }} pictureUrl="" />)
      .includes("Loading page 3"),
  );
});
