import assert from "node:assert/strict";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { replaceLoaded } from "../../../islands/_client/replace_loaded.ts";

/** Lets all that waits for nothing but its turn come to an end. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

const KEY = ["/api/billing/analytics"];

/** A screen that loads `KEY`; every load waits to be answered by hand. */
function screen() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const loads: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver<string>(client, {
    queryKey: KEY,
    queryFn: () => {
      loads.push(Promise.withResolvers());
      return loads.at(-1)!.promise;
    },
  });
  const close = observer.subscribe(() => {});
  return { client, loads, close, shown: () => observer.getCurrentResult().data };
}

Deno.test("a load that began before the change does not put back what was", async () => {
  const { client, loads, close, shown } = screen();
  await replaceLoaded(client, KEY, "professional");
  assert.equal(shown(), "professional");
  loads[0].resolve("free");
  await turn();
  assert.equal(shown(), "professional");
  assert.equal(loads.length, 1);
  close();
  client.clear();
});

Deno.test("what can't be made from nothing is loaded again", async () => {
  const { client, loads, close, shown } = screen();
  const isDone = replaceLoaded<string>(client, KEY, (before) => before && `${before}, judged`);
  await turn();
  assert.equal(loads.length, 2);
  loads[0].resolve("before");
  loads[1].resolve("before, judged");
  await isDone;
  assert.equal(shown(), "before, judged");
  close();
  client.clear();
});
