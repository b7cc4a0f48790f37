import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { UnreadLayer, UnreadLegend } from "../../../components/report/UnreadLayer.tsx";

const box = { x: 10, y: 20, width: 5, height: 8 };
const partly = {
  state: "mixed" as const,
  wordCount: 90,
  reason: null,
  unread: [{ box, reason: "This lettering was found but could not be read." }],
  unreadShare: 0.12,
};
const show = (reading: Parameters<typeof UnreadLayer>[0]["reading"]) =>
  renderToString(
    <>
      <UnreadLayer reading={reading} />
      <UnreadLegend reading={reading} />
    </>,
  );

Deno.test("places nobody read are hatched where they are, and the legend says how much and why", () => {
  const html = show(partly);
  assert.match(html, /aria-label="12% of the lettering was not read; those areas are hatched\."/);
  assert.match(html, /left:10%;top:20%;width:5%;height:8%/);
  assert.match(html, /could not be read\./);
});

Deno.test("a page that was left out is hatched as a whole", () => {
  const html = show({ state: "unreadable", wordCount: 0, reason: "Too dark." });
  assert.match(html, /left:0%;top:0%;width:100%;height:100%/);
  assert.match(html, /Too dark\./);
});

Deno.test("a sheet that was read has no hatching and no legend of it", () => {
  assert.equal(show({ state: "text", wordCount: 90, reason: null }), "");
});
