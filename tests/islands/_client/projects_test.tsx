import assert from "node:assert/strict";
import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import type { ProjectSummary } from "../../../functions/_shared/contract/mod.ts";
import { keepStatsInStep, useRefreshProjects } from "../../../islands/_client/projects.ts";

Deno.test("after a change the figures are loaded again together with the list", async () => {
  const client = new QueryClient();
  const loads: string[] = [];
  const closes = ["/api/projects", "/api/stats"].map((path) =>
    new QueryObserver(client, {
      queryKey: [path, { workspace: null }],
      queryFn: () => loads.push(path),
      initialData: 0,
      staleTime: Infinity,
    }).subscribe(() => {})
  );
  let refresh = () => Promise.resolve();
  function Screen() {
    refresh = useRefreshProjects();
    return null;
  }
  renderToString(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  assert.deepEqual(loads, []);
  await refresh();
  assert.deepEqual(loads.toSorted(), ["/api/projects", "/api/stats"]);
  for (const close of closes) close();
  client.clear();
});

Deno.test("the figures are asked for again when the list says something else, and only then", async () => {
  const client = new QueryClient();
  let loads = 0;
  const close = new QueryObserver(client, {
    queryKey: ["/api/stats", { workspace: null }],
    queryFn: () => ++loads,
    initialData: 0,
    staleTime: Infinity,
  }).subscribe(() => {});
  const follow = keepStatsInStep(client);
  const tell = async (...projects: Pick<ProjectSummary, "id" | "status" | "issuesFound">[]) => {
    follow(projects as ProjectSummary[]);
    await client.getQueryCache().find({ queryKey: ["/api/stats", { workspace: null }] })!.promise;
    return loads;
  };
  const running = { id: "a", status: "processing", issuesFound: 0 } as const;
  const done = { id: "a", status: "completed", issuesFound: 4 } as const;
  follow(undefined);
  assert.equal(await tell(running), 0, "the first list came with its figures");
  assert.equal(await tell({ ...running }), 0);
  assert.equal(await tell(done), 1, "a review has ended");
  assert.equal(await tell({ ...done, issuesFound: 3 }), 2, "a finding less stands");
  assert.equal(await tell(), 3, "the project is gone");
  close();
  client.clear();
});
