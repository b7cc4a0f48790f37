import assert from "node:assert/strict";
import { decided as decidedOn, whenLoaded } from "../../../islands/_hooks/review.ts";
import { aDisposition } from "../../fakes/disposition.ts";

type Loading = Parameters<typeof whenLoaded>[0];
const decided = [aDisposition({ findingId: "F001", state: "accepted" })];

const loading = (data: Loading["data"], later: Loading["data"]) => {
  const asked: unknown[] = [];
  const refetch = ((how) => {
    asked.push(how);
    return Promise.resolve({ data: later });
  }) as Loading["refetch"];
  return { asked, it: { data, refetch } };
};

Deno.test("a decision waits until what was decided before is known, so that undo can put it back", async () => {
  const { asked, it } = loading(undefined, decided);
  assert.equal(await whenLoaded(it), decided);
  // What is on its way already is waited for.
  assert.deepEqual(asked, [{ cancelRefetch: false, throwOnError: true }]);
});

Deno.test("what is known is not asked for again", async () => {
  const known = loading(decided, undefined);
  assert.equal(await whenLoaded(known.it), decided);
  assert.deepEqual(known.asked, []);
});

Deno.test("the note on a dismissal goes with it, one on another decision stays", () => {
  const accepted = { state: "accepted", reasonCode: null } as const;
  assert.deepEqual(decidedOn({ state: "dismissed" }, accepted), { ...accepted, note: null });
  assert.deepEqual(decidedOn({ state: "resolved" }, accepted), accepted);
  assert.deepEqual(decidedOn(undefined, accepted), accepted);
  const withNote = { ...accepted, note: "as drawn on A-101" };
  assert.deepEqual(decidedOn({ state: "dismissed" }, withNote), withNote);
  assert.deepEqual(decidedOn({ state: "dismissed" }, { dueOn: null }), { dueOn: null });
});
