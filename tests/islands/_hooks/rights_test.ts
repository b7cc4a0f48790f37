import assert from "node:assert/strict";
import { cyclesKey } from "../../../islands/_client/cycles.ts";
import { approvedOf } from "../../../islands/_hooks/rights.tsx";

type Cycles = NonNullable<Parameters<typeof approvedOf>[0]>;
const report = { verificationCode: "FLC-AAAAAA-CERT" } as Cycles[number]["report"];
const approval = { verificationCode: "FLC-AAAAAA-CERT", open: 2 } as Cycles[number]["approval"];

Deno.test("an approval can be undone until a revision is submitted", () => {
  const first = { cycle: 1, report, approval };
  assert.deepEqual(approvedOf([first], 1), {
    cycle: 1,
    canBeUndone: true,
    isOutdated: false,
    isNoted: true,
  });
  const clean = { ...first, approval: { ...approval!, open: 0 } };
  assert.equal(approvedOf([clean], 1)?.isNoted, false);
  const revision = { cycle: 2, report: null, approval: null };
  assert.deepEqual(approvedOf([first, revision], 2), {
    cycle: 1,
    canBeUndone: false,
    isOutdated: false,
    isNoted: true,
  });
  assert.equal(approvedOf([first, { ...revision, report }], 2), null);
});

Deno.test("an approval is outdated once the set was reviewed again", () => {
  const newer = { ...report!, verificationCode: "FLC-BBBBBB-CERT" };
  assert.equal(approvedOf([{ cycle: 1, report: newer, approval }], 1)?.isOutdated, true);
});

Deno.test("whether a cycle is approved is unknown until the cycles are known", () => {
  assert.equal(approvedOf(undefined, 1), undefined);
  assert.equal(approvedOf([], 1), null);
});

Deno.test("cycles are asked for again when a review ends, not at each of its steps", () => {
  const project = { id: "p", cycle: 1, updatedAt: "2026-11-01T00:00:00Z" };
  const later = { ...project, updatedAt: "2026-11-01T00:00:05Z" };
  assert.deepEqual(
    cyclesKey({ ...project, status: "processing" }),
    cyclesKey({ ...later, status: "processing" }),
  );
  assert.notDeepEqual(
    cyclesKey({ ...later, status: "processing" }),
    cyclesKey({ ...later, status: "completed" }),
  );
  assert.notDeepEqual(
    cyclesKey({ ...project, status: "completed" }),
    cyclesKey({ ...later, status: "completed" }),
  );
});
