import rule from "../../../../functions/_rules/documentation/code-edition.ts";
import { aFact, aPlanSet, aSheet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

import type { CodeEdition } from "../../../../functions/_shared/domain/plan_set.ts";

const cites = (...editions: Partial<CodeEdition>[]) =>
  aPlanSet({
    sheets: [aSheet({ kind: "cover", date: "03/14/2025" })],
    codeSummary: {
      codeEditions: editions.map((it) =>
        aFact({ code: "FBC" as const, year: null, edition: null, asPrinted: "the code", ...it }, {
          sourceText: it.asPrinted ?? "CODE",
        })
      ),
    },
  });

testRule(rule, [
  ["passes the 8th edition", cites({ edition: 8, year: 2023 }), "pass"],
  ["passes the year alone", cites({ code: "FBC-R", year: 2023 }), "pass"],
  ["fails the 7th edition", cites({ edition: 7, year: 2020 }), "fail"],
  ["fails the 6th edition", cites({ edition: 6 }), "fail"],
  ["passes NEC 2020", cites({ edition: 8 }, { code: "NEC", year: 2020 }), "pass pass"],
  ["fails NEC 2017", cites({ edition: 8 }, { code: "NEC", year: 2017 }), "pass fail"],
  [
    "asks about NEC 2023, to which the reference may have moved",
    cites({ edition: 8 }, { code: "NEC", year: 2023 }),
    "pass cantTell",
  ],
  [
    "fails the 7th fire prevention code",
    cites({ edition: 8 }, { code: "FFPC", edition: 7 }),
    "pass fail",
  ],
  ["asks about a model code", cites({ edition: 8 }, { code: "IBC", year: 2021 }), "pass cantTell"],
  ["leaves ASCE to the wind rules", cites({ edition: 8 }, { code: "ASCE 7", year: 2016 }), "pass"],
  ["asks about silence on the cover", cites(), "cantTell"],
  ["only asks about a set dated before the edition", {
    ...cites({ edition: 7 }),
    sheets: [aSheet({ kind: "cover", date: "06/01/22" })],
  }, "cantTell"],
  [
    "leaves the code an old building was built to alone",
    cites({ edition: 8 }, { edition: 6, asPrinted: "EXISTING HOUSE BUILT UNDER FBC 2017" }),
    "pass",
  ],
  [
    "leaves the code of a permit that is done alone",
    cites({ edition: 8 }, { edition: 6, asPrinted: "PERMIT 2019-00123 UNDER FBC 2017 CLOSED" }),
    "pass",
  ],
  [
    "leaves the code of the original permit alone",
    cites({ edition: 8 }, {
      edition: 5,
      asPrinted: "ORIGINALLY PERMITTED UNDER FBC 5TH EDITION",
    }),
    "pass",
  ],
]);

testRule(rule, [
  [
    "leaves the code of an earlier permit alone",
    cites({ edition: 8 }, {
      edition: 7,
      asPrinted: "PERMIT ISSUED 11/14/2022 UNDER FBC 7TH EDITION",
    }),
    "pass",
  ],
]);

testRule(rule, [
  [
    "leaves a superseded edition alone",
    cites({ edition: 8 }, { edition: 7, asPrinted: "SUPERSEDES FBC 7TH EDITION" }),
    "pass",
  ],
]);
