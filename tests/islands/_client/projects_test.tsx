import assert from "node:assert/strict";
import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { useRefreshProjects } from "../../../islands/_client/projects.ts";

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
