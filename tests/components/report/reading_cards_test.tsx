import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { ChecklistTable } from "../../../components/report/ChecklistTable.tsx";
import {
  NotShownQuestions,
  SheetIndex,
  Unverified,
} from "../../../components/report/ReadingCards.tsx";
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
  assert.ok(!html.includes("No finding was left out for lack of proof."));
});

Deno.test("an empty unverified list says so", () => {
  assert.ok(show({ unverified: [] }).includes("No finding was left out for lack of proof."));
});

Deno.test("what is not shown is asked once for each discipline, with section and sheet", () => {
  const item = (title: string, codeReference: string, sheet: string | null) => ({
    id: title,
    codeReference,
    title,
    severity: "high" as const,
    sheet,
  });
  const report = aReportBody({
    notShown: [
      {
        category: "Egress",
        severity: "high",
        question: "Not shown on the sheets: exit signs, panic hardware.",
        items: [
          item("Exit signs", "FBC-B 1013.1", "A-101"),
          item("Panic hardware", "FBC-B 1010.2.9", null),
        ],
      },
      {
        category: "Electrical",
        severity: "medium",
        question: "Not shown on the sheets: surge protective device.",
        items: [item("Surge protective device", "NEC 230.67", "E-101")],
      },
    ],
    matrix: [{
      ...aReportBody({}).matrix![0],
      id: "Panic hardware",
      why: "The set has no life safety plan.",
    }],
  }) as ReportResponse;
  const html = renderToString(<NotShownQuestions report={report} />);
  const places = [
    "Not shown on the sheets",
    "2 requirements",
    "Egress",
    "Exit signs",
    "A-101 · FBC-B 1013.1",
    "Electrical",
    "Surge protective device",
    "Could not verify",
    "1 requirement",
    "The set has no life safety plan.",
    "Panic hardware",
  ].map((words) => html.indexOf(words));
  assert.ok(places.every((at) => at >= 0), html);
  assert.deepEqual(places, places.toSorted((a, b) => a - b));
  assert.equal(
    renderToString(<NotShownQuestions report={{ ...report, notShown: undefined }} />),
    "",
  );
});

Deno.test("what is undecided and not named is counted, with where it is listed", () => {
  const row = aReportBody({}).matrix![0];
  const undecided = (id: string) => ({ ...row, id, answer: "not decided" as const });
  const html = (...ids: string[]) =>
    renderToString(
      <NotShownQuestions
        report={aReportBody({
          notShown: [{
            category: "Egress",
            severity: "high",
            question: "Not shown on the sheets: exit signs.",
            items: [{
              id: "signs",
              codeReference: "FBC-B 1013.1",
              title: "Exit signs",
              severity: "high",
              sheet: "A-101",
            }],
          }],
          matrix: [{ ...row, answer: "complies" }, ...ids.map(undecided)],
        }) as ReportResponse}
      />,
    ).replaceAll("<!-- -->", "");
  assert.ok(
    /Not decided<.*2 more<.*All 3 are listed with their reasons under Requirements/
      .test(html("signs", "a", "b")),
  );
  assert.match(
    html("signs", "a"),
    /Not decided<.*1 more<.*All 2 are listed with their reasons under/,
  );
  assert.match(html("a"), /It is listed with its reason under/);
  assert.ok(!html("signs").includes("Not decided"));
});

Deno.test("a sheet without a scale is not to scale, and nothing of it is said to be unverified", () => {
  const [sheet] = aReportBody({}).sheets;
  const html = (scale: string | null) =>
    renderToString(<SheetIndex sheets={[{ ...sheet, scale, isScaleVerified: false }]} />);
  for (const scale of ["NONE", "N.T.S.", "Not to scale"]) {
    assert.ok(html(scale).includes("Not to scale"), scale);
    assert.ok(!html(scale).includes("not verified"), scale);
  }
  assert.ok(html("1/8").includes("1/8, not verified"));
  assert.ok(!html(null).includes("verified"));
});

Deno.test("headings of the checklist begin with a capital behind their number, too", () => {
  const [answer] = aReportBody({}).checklist;
  const html = renderToString(
    <ChecklistTable checklist={[{ ...answer, group: "107.3.5 minimum plan review criteria" }]} />,
  );
  assert.ok(html.includes("107.3.5 Minimum plan review criteria"));
});

Deno.test("a quote of the checklist stands once, and a sheet number stays on one line", () => {
  const [answer] = aReportBody({}).checklist;
  const html = (sourceText: string, reason: string) =>
    renderToString(<ChecklistTable checklist={[{ ...answer, sourceText, reason }]} />);
  const lighting = "Emergency lighting: by others";
  const deferred = html(`4. ${lighting}.`, `The set defers it: “${lighting}”.`);
  assert.equal(deferred.split(lighting).length - 1, 1);
  const found = html("OCCUPANT LOAD", "Shown: exits (LS-101).").replaceAll("<!-- -->", "");
  assert.ok(
    found.includes(
      '“OCCUPANT LOAD” · Shown: exits <span class="whitespace-nowrap">(LS-101).</span>',
    ),
  );
});

Deno.test("what does not apply is folded away behind its number, but on paper", () => {
  const [answer] = aReportBody({}).checklist;
  const rows = ["A", "B"].map((id) => ({
    ...answer,
    id,
    item: `Item ${id}`,
    answer: "not applicable" as const,
  }));
  const html = (isReadOnly: boolean) =>
    renderToString(
      <ChecklistTable
        checklist={[{ ...answer, answer: "shown" }, ...rows]}
        isReadOnly={isReadOnly}
      />,
    );
  assert.match(
    html(false),
    /<details class="group\/inner[^>]*><summary[^>]*><span>2 items do not apply/,
  );
  assert.ok(!html(true).includes("do not apply"));
  assert.ok(html(true).includes("Item B"));
});

Deno.test("lists of the code fold under what they come to, begin so on a phone, and do not on paper", () => {
  const [answer] = aReportBody({}).checklist;
  const checklist = (["shown", "not shown", "could not verify", "shown"] as const).map((
    it,
    at,
  ) => ({
    ...answer,
    id: `item-${at}`,
    subgroup: "107.3.5.1 commercial buildings",
    answer: it,
  }));
  const html = (isReadOnly = false) =>
    renderToString(<ChecklistTable checklist={checklist} isReadOnly={isReadOnly} />);
  const list =
    /<details( open="")? class="group\/inner"><summary[^>]*><h3[^>]*>107.3.5.1 Commercial buildings<\/h3><span>1 not shown, 1 could not verify, 2 shown</;
  assert.equal(list.exec(html())?.[1], ' open=""');
  const { matchMedia } = globalThis;
  globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;
  try {
    const folded = list.exec(html());
    assert.ok(folded && folded[1] === undefined);
  } finally {
    globalThis.matchMedia = matchMedia;
  }
  assert.ok(!html(true).includes("group/inner"));
});
