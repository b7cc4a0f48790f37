import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import type { Project } from "../../../functions/_shared/contract/mod.ts";
import ModelCard from "../../../islands/project/ModelCard.tsx";

function show(model: { name: string; host: string; usdPerSheet: number } | null): string {
  const client = new QueryClient();
  client.setQueryData(["/api/health"], { model });
  client.setQueryData(["/api/projects", "files", "p1"], []);
  const project = { id: "p1", status: "completed", modelConsent: true } as unknown as Project;
  return renderToString(
    <QueryClientProvider client={client}>
      <ModelCard project={project} lastUse={null} />
    </QueryClientProvider>,
  );
}

Deno.test("an enhanced analysis is offered only where there is a model for it", () => {
  const enhanced = show({ name: "gpt-5.5", host: "api.example.com", usdPerSheet: 0.1 });
  assert.match(enhanced, /Start Enhanced Analysis/);
  assert.doesNotMatch(enhanced, /Review Again/);
  const plain = show(null);
  assert.doesNotMatch(plain, /vision model/i, "what the server lacks is no matter of the reader's");
  assert.match(plain, /Review Again/);
  assert.match(plain, /same result unless the rules or the files have changed/);
  assert.match(plain, /one of this month’s reports/);
  assert.doesNotMatch(plain, /Start Enhanced Analysis/);
});
