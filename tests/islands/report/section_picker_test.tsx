/** Sections to choose from, before anything was typed. */
import assert from "node:assert/strict";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import SectionPicker from "../../../islands/report/SectionPicker.tsx";

const SECTIONS = ["FBC-B 101.2", "FBC-B 1010.1.1"].map((codeReference) => ({
  requirementId: codeReference,
  codeReference,
  title: "Title",
}));

Deno.test("the list is closed until the field has the focus, and nothing in it looks chosen", () => {
  const client = new QueryClient();
  client.setQueryData(["/api/code-sections", ""], {
    pages: [{ total: 2, sections: SECTIONS }],
    pageParams: [1],
  });
  const html = renderToString(
    <QueryClientProvider client={client}>
      <SectionPicker id="section" chosen={null} onChoose={() => {}} />
    </QueryClientProvider>,
  );
  assert.match(html, /FBC-B 101\.2/);
  assert.equal(html.match(/role="option" aria-selected="false"/g)?.length, 2);
  assert.ok(!html.includes('aria-selected="true"') && !html.includes("bg-accent-soft"));
  assert.ok(!html.includes("aria-activedescendant"));
  assert.match(html, /aria-expanded="false"/);
  assert.match(html, /<ul[^>]* hidden=""/);
  client.clear();
});
