import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { Unverified } from "../../../components/report/ReadingCards.tsx";
import type { ReportResponse } from "../../../functions/_shared/contract/mod.ts";
import { aReportBody } from "../../fakes/report_body.ts";

const show = (over: Parameters<typeof aReportBody>[0]) =>
  renderToString(<Unverified report={aReportBody(over) as ReportResponse} />);

Deno.test("claims of the model without proof stand in the unverified list", () => {
  const html = show({
    unverified: [],
    unverifiedFacts: [{
      task: "rooms",
      page: 3,
      quote: "ROOM 12",
      claim: "Room 12 has 60 occupants",
      reason: "The quoted words do not stand on the page.",
    }],
  });
  for (
    const words of ["Room 12 has 60 occupants", "ROOM 12", "A-101", "do not stand on the page"]
  ) {
    assert.ok(html.includes(words), words);
  }
  assert.ok(!html.includes("Every claim was backed by evidence."));
});

Deno.test("an empty unverified list says so", () => {
  assert.ok(show({ unverified: [] }).includes("Every claim was backed by evidence."));
});
