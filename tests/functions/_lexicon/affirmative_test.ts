import assert from "node:assert/strict";
import {
  affirmativePhrases,
  affirmativeWords,
  namingHeads,
  tokensOf,
} from "../../../functions/_lexicon/mod.ts";

const words = Object.values(affirmativeWords).flatMap((it) => it.split(" "));

/** Denying, halving, putting off, leaving to choose or to somebody else, and what stood there before. */
const TAKING_BACK =
  "NO NOT NONE NIL NOR NEITHER NEVER WITHOUT EXCEPT UNLESS IF WHERE WHEN UNTIL ONLY PARTIAL HALF SOME FEW MAY MIGHT COULD EITHER " +
  "FUTURE LATER PHASE PENDING TBD DEFERRED DELAYED AWAITING UNDECIDED OPTION OPTIONAL ALTERNATE ALT CHOICE PICK SELECT SELECTED " +
  "OMIT OMITTED DELETE DELETED STRUCK VOID VOIDED CAPPED CUT DROPPED REMOVED DEMOLISHED ABANDONED WAIVED EXEMPT WITHDRAWN RESCINDED " +
  "SUPERSEDED REPLACED EXISTING REMAIN RELOCATED REUSE SPARE BLANK DUMMY PROVISION PROVISIONS ROUGH STUB STUBBED SLEEVE CONDUIT ALLOWANCE CREDIT " +
  "DEDUCT BUDGET BID OWNER TENANT LANDLORD CONTRACTOR VENDOR SUPPLIER OTHERS HOMEOWNER FIELD VERIFY VIF NIC NA OUT OFF LEFT BY OR";

Deno.test("affirmativeWords holds no word by which a drawing takes back what it names", () => {
  const known = new Set(words.flatMap((it) => tokensOf(it).map(({ word }) => word)));
  const taking = TAKING_BACK.split(" ").filter((it) => known.has(tokensOf(it)[0].word));
  assert.deepEqual(taking, []);
});

Deno.test("affirmativeWords holds each word once, in capitals, and no phrase or figure", () => {
  assert.deepEqual(words.filter((it) => !/^[A-Z]+$/.test(it)), []);
  assert.deepEqual(words.filter((it, index) => words.indexOf(it) !== index), []);
});

Deno.test("affirmativePhrases and namingHeads are lettered as words of the lexicon are", () => {
  for (const it of affirmativePhrases) assert.match(it, /^[A-Z0-9]+(?: [A-Z]+)+$/);
  assert.match(namingHeads, /^[A-Z]+(?: [A-Z]+)*$/);
});
