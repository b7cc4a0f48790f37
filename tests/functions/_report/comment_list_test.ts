import assert from "node:assert/strict";
import { writeCommentList } from "../../../functions/_report/comment_list.ts";
import { aFinding } from "../../fakes/report_body.ts";
import { readPdf } from "./_read_pdf.ts";

const at = (page: number, y: number) => ({ ...aFinding({ id: "x" }).documentMarkup, page, y });

Deno.test("the list says every mark in words, sheet by sheet, with decisions and replies", async () => {
  const pdf = await writeCommentList({
    projectName: "Suite 140",
    code: "FLC-ABC234-CERT",
    createdAt: new Date("2026-11-24T00:00:00Z"),
    findings: [
      aFinding({ id: "F003", title: "Late", sheet: "A-401", documentMarkup: at(4, 10) }),
      aFinding({ id: "F002", title: "Lower", sheet: "A-101", documentMarkup: at(2, 80) }),
      aFinding({ id: "F001", title: "Upper", sheet: "A-101", documentMarkup: at(2, 20) }),
      aFinding({ id: "F004", title: "Fine", status: "compliant" }),
    ],
    said: new Map([["F002", {
      words: "Dismissed: the sheet was misread",
      comments: [{ author: "Ana Diaz", body: "See RFI 12." }, { author: null, body: "Agreed." }],
    }]]),
  });
  const text = (await readPdf(pdf)).map((it) => it.text).join(" ").replace(/\s+/g, " ");
  const order = ["Comments on the plans", "3 comments on 2 sheets", "Sheet A-101, page 2", "F001"];
  order.push("Upper", "Not reviewed yet", "F002", "Lower", "Sheet A-401, page 4", "F003", "Late");
  const places = order.map((words) => text.indexOf(words));
  assert.ok(places.every((place) => place >= 0), text);
  assert.deepEqual(places, places.toSorted((a, b) => a - b), text);
  for (
    const words of [
      "Dismissed: the sheet was misread",
      "Ana Diaz: See RFI 12.",
      "Former user: Agreed.",
    ]
  ) assert.ok(text.includes(words), words);
  assert.ok(!text.includes("Fine"));
});
