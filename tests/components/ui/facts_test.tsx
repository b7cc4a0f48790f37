import assert from "node:assert/strict";
import { renderToStaticMarkup } from "react-dom/server";
import { Facts } from "../../../components/ui/Facts.tsx";

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, "");

Deno.test("Facts are parted by dots, each in a piece of its own, and what is empty is left out", () => {
  const html = renderToStaticMarkup(
    <Facts of={["Works until Dec 29, 2026", "", null, false, "1 comment", <b key="by">Boyd</b>]} />,
  );
  assert.equal(wordsOf(html), "Works until Dec 29, 2026 · 1 comment · Boyd");
  assert.equal(html.match(/inline-block/g)?.length, 3);
});

Deno.test("one fact has no dot", () => {
  assert.equal(wordsOf(renderToStaticMarkup(<Facts of={["Acme", ""]} />)), "Acme");
});

Deno.test("words of a fact stay together as they do elsewhere, and its dot stands before it", () => {
  const html = renderToStaticMarkup(<Facts of={["LLC", "Suite 140, Orlando"]} />);
  assert.match(html, /·\s*<\/span><span class="whitespace-nowrap">Suite 140,<\/span>/);
});
