import assert from "node:assert/strict";
import { toFinding } from "../../../../functions/analysis/evaluate/to_finding.ts";
import type { Outcome } from "../../../../functions/analysis/evaluate/outcome.ts";
import {
  cantTell,
  fail,
  pass,
  type Rule,
  type Subject,
} from "../../../../functions/_rules/define_rule.ts";
import rule from "../../../../functions/_rules/gas/appliance-shutoff.ts";
import sprinklers from "../../../../functions/_rules/fire/sprinklers-by-use.ts";
import type { Evidence } from "../../../../functions/_shared/domain/plan_set.ts";

const DOUBT = "The lettering was hard to recognize; compare it with the sheet.";

function outcome(
  place: Pick<Evidence, "readBy" | "confidence">,
  changes: Partial<Outcome> = {},
): Outcome {
  return {
    rule: rule as unknown as Rule<Subject>,
    verdict: fail("outside", { actual: 8, required: 6, unit: "ft" }),
    at: {
      page: 2,
      box: { x: 10, y: 20, width: 5, height: 1 },
      sheet: "P-1",
      sourceText: "GAS SHUTOFF 8' FROM RANGE",
      ...place,
    },
    isApplicabilityOpen: false,
    ...changes,
  };
}

Deno.test("toFinding() accuses on printed text, and says by how much", () => {
  const finding = toFinding(outcome({ readBy: "text", confidence: 1 }), []);
  assert.equal(finding.status, "issue");
  assert.equal(
    finding.description,
    "The gas shutoff is 8 ft from the appliance; at most 6 ft is allowed.",
  );
  assert.deepEqual([finding.measured, finding.required, finding.unit], [8, 6, "ft"]);
});

Deno.test("toFinding() accuses on recognised lettering only when it is sure of it", () => {
  assert.equal(toFinding(outcome({ readBy: "ocr", confidence: 0.6 }), []).status, "issue");
  const doubtful = toFinding(outcome({ readBy: "ocr", confidence: 0.59 }), []);
  assert.equal(doubtful.status, "warning");
  assert.equal(doubtful.costEstimate, null);
  assert.ok(doubtful.description.endsWith(DOUBT));
});

Deno.test("toFinding() never accuses on what a model alone read", () => {
  assert.equal(toFinding(outcome({ readBy: "model", confidence: 0.9 }), []).status, "warning");
});

Deno.test("toFinding() leaves a pass without doubts, whatever its confidence", () => {
  const verdict = pass({ raw: "4'" });
  const finding = toFinding(outcome({ readBy: "ocr", confidence: 0.3 }, { verdict }), []);
  assert.equal(finding.status, "compliant");
  assert.equal(finding.description, "The gas shutoff is 4' from the appliance.");
});

Deno.test("toFinding() multiplies a rate per square foot where it knows the area", () => {
  const costOf = (unit: string) =>
    toFinding(
      outcome({ readBy: "text", confidence: 1 }, {
        rule: sprinklers as unknown as Rule<Subject>,
        verdict: fail("required", { actual: 13000, required: 12000, unit }),
      }),
      [],
    ).cost;
  assert.deepEqual(costOf("sq ft"), {
    lowUsd: 39000,
    highUsd: 117000,
    basis: "13,000 sq ft at $3 to $9 per sq ft new construction (estimate)",
  });
  assert.equal(costOf("occupants")?.highUsd, 9);
});

Deno.test("toFinding() says when it is open whether the rule applies", () => {
  const open = toFinding(
    outcome({ readBy: "text", confidence: 1 }, { isApplicabilityOpen: true }),
    [],
  );
  assert.match(open.description, /could not be determined from the set\.$/);
});

Deno.test("toFinding() ends with one full stop when it quotes a sentence last", () => {
  const verdict = fail("outside", { actual: 8, required: "6." });
  const rule = {
    ...outcome({ readBy: "text", confidence: 1 }).rule,
    messages: { outside: "{required}." },
  };
  const finding = toFinding(outcome({ readBy: "text", confidence: 1 }, { verdict, rule }), []);
  assert.equal(finding.description, "6.");
});

Deno.test("toFinding() ends a sentence whose quoted note has no full stop, before it says what is in doubt", () => {
  const verdict = cantTell("deferred", { text: "EXIT SIGNS BY OTHERS" });
  const rule = {
    ...outcome({ readBy: "text", confidence: 1 }).rule,
    messages: { deferred: "Exit signs are deferred: {text}" },
  };
  const asked = outcome({ readBy: "text", confidence: 1 }, { verdict, rule });
  const { description } = toFinding({ ...asked, isApplicabilityOpen: true }, []);
  assert.match(description, /^Exit signs are deferred: EXIT SIGNS BY OTHERS\. Whether this rule/);
});

Deno.test("toFinding() ends with the sheet's words in quotation marks, the full stop among them", () => {
  const said = (text: string, sourceText = text) => {
    const one = outcome({ readBy: "text", confidence: 1 }, {
      verdict: cantTell("deferred", { text }),
    });
    return toFinding({
      ...one,
      rule: { ...one.rule, messages: { deferred: "Exit signs are deferred: {text}." } },
      at: { ...one.at, sourceText },
    }, []).description;
  };
  assert.equal(said("EXIT SIGNS BY OTHERS"), "Exit signs are deferred: “EXIT SIGNS BY OTHERS.”");
  assert.equal(
    said("4. Exit signs: by others."),
    "Exit signs are deferred: “Exit signs: by others.”",
  );
  // Cut out of a sentence, they leave its comma behind.
  assert.equal(said("EXIT SIGNS,"), "Exit signs are deferred: “EXIT SIGNS.”");
  assert.equal(said("EXIT SIGNS,", "SIGNS"), "Exit signs are deferred: EXIT SIGNS.");
  // Our own words are no quotation.
  assert.equal(said("three rooms", "ROOM 101"), "Exit signs are deferred: three rooms.");
});

Deno.test("toFinding() quotes a note without its number in the list", () => {
  const quoted = (raw: string) =>
    toFinding(outcome({ readBy: "text", confidence: 1 }, { verdict: pass({ raw }) }), [])
      .description;
  assert.equal(
    quoted("4. VALVE IN CABINET"),
    "The gas shutoff is VALVE IN CABINET from the appliance.",
  );
  assert.equal(quoted("4. 5 FT"), "The gas shutoff is 4. 5 FT from the appliance.");
});

Deno.test("toFinding() gives no limit where the figure only says that a demand applies", () => {
  const verdict = fail("outside", { actual: 60, required: 50, unit: "occupants" });
  const { rule } = outcome({ readBy: "text", confidence: 1 });
  const finding = toFinding(
    outcome({ readBy: "text", confidence: 1 }, {
      verdict,
      rule: { ...rule, withoutLimit: ["outside"] },
    }),
    [],
  );
  assert.deepEqual([finding.measured, finding.required], [60, null]);
});
