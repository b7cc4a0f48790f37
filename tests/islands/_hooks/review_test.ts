import assert from "node:assert/strict";
import { indexDispositions } from "../../../functions/_shared/domain/disposition.ts";
import {
  decided as decidedOn,
  unchangedSince,
  undoneWords,
  whenLoaded,
} from "../../../islands/_hooks/review.ts";
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

Deno.test("undo puts back nothing that was changed elsewhere since", () => {
  const set = { state: null, reasonCode: null, note: null };
  const left = indexDispositions([
    aDisposition({ findingId: "F001", state: "accepted" }),
    aDisposition({ findingId: "F002", state: "accepted" }),
  ]);
  const changes = [{ findingId: "F001", set }, { findingId: "F002", set }];
  const now = [
    // An assignment is another matter than the decision that is undone.
    aDisposition({ findingId: "F001", state: "accepted", assignee: "Ana Diaz" }),
    aDisposition({ findingId: "F002", state: "dismissed", reasonCode: "misread" }),
  ];
  assert.deepEqual(unchangedSince({ changes, left }, now), [changes[0]]);
  // Somebody took the decision back already.
  assert.deepEqual(unchangedSince({ changes: [changes[0]], left }, []), []);
  // What is not known to be saved is put back as ever.
  assert.deepEqual(unchangedSince({ changes, left: new Map() }, now), changes);
});

Deno.test("undo says what it left as it is", () => {
  assert.deepEqual(undoneWords(3, 3), { title: "Undone", description: "3 findings" });
  assert.deepEqual(undoneWords(0, 0, "1 reply"), { title: "Undone", description: "1 reply" });
  assert.deepEqual(undoneWords(1, 0), {
    title: "Not undone",
    description: "1 finding was changed since, and keeps its newer decision.",
  });
  assert.deepEqual(undoneWords(4, 2), {
    title: "Undone",
    description: "2 findings; 2 findings were changed since, and keep their newer decisions.",
  });
});
