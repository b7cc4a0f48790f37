import assert from "node:assert/strict";
import { endQuote, quoted, quotedLast } from "../../../../functions/_rules/plan_content/words.ts";

Deno.test("words of the set are quoted without the number and full stop of their note", () => {
  assert.equal(quoted({ sourceText: "4. ALARM  BY OTHERS." }), "“ALARM BY OTHERS”");
  assert.equal(quotedLast({ sourceText: "4. ALARM  BY OTHERS." }), "“ALARM BY OTHERS.”");
});

Deno.test("a quote ends our sentence with one mark", () => {
  assert.equal(endQuote("BY OTHERS"), "“BY OTHERS.”");
  assert.equal(endQuote("BY OTHERS. "), "“BY OTHERS.”");
  assert.equal(endQuote("WHO PAYS?"), "“WHO PAYS?”");
  assert.equal(endQuote("ALARM BY …"), "“ALARM BY …”");
});
