import assert from "node:assert/strict";
import { historyOf } from "../../../components/report/history.ts";
import { indexDispositions } from "../../../functions/_shared/domain/disposition.ts";
import { aDisposition } from "../../fakes/disposition.ts";

const TRAIL = [
  { at: "2026-11-20T10:00:00Z", action: "created", detail: "sealed and signed" },
  { at: "2026-11-24T12:00:00Z", action: "downloaded", detail: null },
];

const dismissed = (findingId: string, decidedAt: string, decidedBy: string | null = "Ana Diaz") =>
  aDisposition({ findingId, state: "dismissed", reasonCode: "misread", decidedAt, decidedBy });

const told = (...since: Parameters<typeof historyOf>[1][]) =>
  historyOf(TRAIL, since[0]).map(({ action, detail }) => `${action} · ${detail}`);

Deno.test("decisions stand in the history where they were made, those of a day in one entry", () => {
  const decided = indexDispositions([
    dismissed("F004", "2026-11-24T11:00:00Z"),
    dismissed("F001", "2026-11-24T10:00:00Z"),
    dismissed("F002", "2026-11-25T10:00:00Z"),
    aDisposition({ findingId: "F009", state: null, decidedAt: null }),
    aDisposition({
      findingId: "F003",
      state: "accepted",
      decidedAt: "2026-11-24T13:00:00Z",
      decidedBy: null,
    }),
  ]);
  assert.deepEqual(told({ decided }), [
    "created · sealed and signed",
    "dismissed · F001, F004 by Ana Diaz",
    "downloaded · null",
    "accepted · F003 by a reviewer",
    "dismissed · F002 by Ana Diaz",
  ]);
});

Deno.test("what a reviewer raised stands there, too, and of many findings the first are named", () => {
  const ids = ["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8"];
  const decided = indexDispositions(ids.map((id) => dismissed(id, "2026-11-26T10:00:00Z")));
  const raisedBy = { name: "Ben Ito", at: "2026-11-25T10:00:00Z" };
  assert.deepEqual(told({ decided, own: [{ id: "R001", ruleId: "reviewer/own", raisedBy }] }), [
    "created · sealed and signed",
    "downloaded · null",
    "raised · R001 by Ben Ito",
    "dismissed · F1, F2, F3, F4, F5, F6 and 2 more by Ana Diaz",
  ]);
});
