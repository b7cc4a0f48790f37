import rule from "../../../../functions/_rules/electrical/load-calculation.ts";
import { aNote, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "SERVICE RATING 200 A (CALCULATED 105 A)", kinds: ["pass"] },
  { says: ["SERVICE SIZE: 100 AMP", "CALCULATED LOAD 142 AMPS"], kinds: ["fail"] },
  { says: ["150A SERVICE", "TOTAL DEMAND = 150 A"], kinds: ["pass"] },
  { says: "LOAD CALCULATION (NEC 220.82)", kinds: ["pass"] },
  { says: "LOAD CALCULATIONS BY OTHERS", kinds: ["cantTell"] },
  { says: "LOAD CALCULATION NOT INCLUDED", kinds: ["fail"] },
  {
    says: "ONE-LINE DIAGRAM",
    plan: {
      sheets: [aSheet({ discipline: "electrical", title: "ONE-LINE DIAGRAM AND PANEL SCHEDULES" })],
    },
    kinds: ["cantTell"],
  },
  { says: "ROOF LIVE LOAD SUMMARY", kinds: [] },
  {
    name: "a main breaker that differs between schedule and diagram",
    plan: {
      notes: [aNote("PANEL A 200 A MAIN"), aNote("PANEL A - 150 A M.C.B.", { page: 2 })],
    },
    kinds: ["cantTell"],
  },
  {
    says: ["CALC. LOAD 172A", "MAIN BKR. 150A"],
    kinds: ["fail"],
    where: { "drawing": "SERVICE RISER" },
  },
  {
    says: ["CALC. LOAD 142A", "MAIN BKR. 150A"],
    kinds: ["pass"],
    where: { "drawing": "SERVICE RISER" },
  },
  { says: "Calculated demand is 486 A at 208 V; service is 400 A.", kinds: ["fail"] },
]);

const panel = (head: string, load: string, title = "PANEL HP1") => ({
  sheets: [aSheet()],
  schedules: [
    aSchedule(
      "panel",
      [["CKT", "circuit"], ["DESCRIPTION", "name"], ["TRIP", "breaker"], [
        head,
        null,
      ]],
      [["1", "LIGHTING EAST", "20", load]],
      { title },
    ),
  ],
});

testStatements(rule, [
  { name: "a panel without loads", plan: panel("POLES", "1"), kinds: ["cantTell"] },
  { name: "a panel with loads", plan: panel("VA", "900"), kinds: [] },
  { name: "an existing panel", plan: panel("POLES", "1", "PANEL HP1 (EXISTING)"), kinds: [] },
]);

/** The last row of a calculation beside the main on a riser. */
const worked = (amps: string) => ({
  schedules: [
    aSchedule("other", [["ITEM", null], ["VA", null], ["AMPS", null]], [
      ["Dryer", "5,000", ""],
      ["Total", "52,800", amps],
    ], { title: "SERVICE LOAD" }),
  ],
});

testStatements(rule, [
  {
    name: "volt-amperes and what they come to, against the main of the riser",
    says: "150 A MAIN",
    where: { drawing: "POWER RISER" },
    plan: worked("220 A at 240 V"),
    kinds: ["fail"],
  },
  {
    name: "several mains that may share the load",
    says: ["150 A MAIN", "125 A MAIN AT UNIT 2"],
    where: { drawing: "POWER RISER" },
    plan: worked("220 A at 240 V"),
    kinds: ["cantTell"],
  },
  {
    name: "a main that is enough beside a smaller one",
    says: ["225 A MAIN", "100 A MAIN AT SHED"],
    where: { drawing: "POWER RISER" },
    plan: worked("220 A @ 240V"),
    kinds: ["pass"],
  },
]);

/** The service in a note, and callouts of the one-line. */
const oneLine = (service: string, ...callouts: string[]) => ({
  notes: [
    aNote(service, { heading: "ELECTRICAL NOTES" }),
    ...callouts.map((text) => aNote(text, { drawing: "ONE LINE" })),
  ],
});

testStatements(rule, [
  ...[
    oneLine("Service 200 A from overhead drop", "Main 150 A"),
    oneLine("200 A SERVICE, UNDERGROUND", "MAIN BREAKER 225 A"),
    oneLine("SERVICE SIZE: 400 A", "320 A MAIN"),
    oneLine("SERVICE: 600 A", "MAIN BREAKER 400 A"),
  ].map((plan) => ({ name: plan.notes[0].text, plan, kinds: ["cantTell" as const] })),
  ...[
    oneLine("Service 200 A from overhead drop", "Main 200 A"),
    oneLine("Service 200 A from overhead drop", "PANEL P MAIN 150 A"),
    oneLine("Service 200 A from overhead drop", "150 A MAIN", "200 A DISCONNECT AT METER"),
    oneLine("SERVICE SIZE: 400 A", "200 A MAIN", "200 A MAIN"),
  ].map((plan) => ({
    name: plan.notes.map(({ text }) => text).join(" / "),
    says: "LOAD CALCULATION",
    plan,
    kinds: ["pass" as const],
  })),
]);

testStatements(rule, [
  {
    name: "two sizes of a service, and no calculation beside its one-line",
    plan: {
      ...oneLine("SERVICE: 600 A", "MAIN BREAKER 400 A", "ONE-LINE DIAGRAM"),
      sheets: [aSheet({ discipline: "electrical", title: "ELECTRICAL ONE-LINE" })],
    },
    kinds: ["cantTell", "cantTell"],
  },
  {
    says: "Total connected and demand load: by utility at application.",
    kinds: ["cantTell"],
  },
  { says: "LOAD CALC BY ELECTRICIAN", kinds: ["cantTell"] },
  { says: "ELECTRICIAN WILL FURNISH LOAD CALCULATION", kinds: ["cantTell"] },
  { says: "DEMAND LOAD TO BE CALCULATED AT TIME OF PERMIT", kinds: ["cantTell"] },
  { says: "SERVICE LOAD CALCULATION LATER", kinds: ["cantTell"] },
  { says: "LOAD SUMMARY BY ENGINEER, SEE E-5", kinds: ["pass"] },
  { says: "DEMAND LOAD BY ENGINEER: 61 KVA", kinds: ["pass"] },
  { says: "LOAD CALCULATION PER NEC 220, SEE E-2", kinds: ["pass"] },
  {
    name: "a calculation of heat is none of the service",
    says: "Energy: C401 output bound in spec book; load calcs there too.",
    kinds: [],
  },
]);

testStatements(rule, [
  {
    name: "a calculation by the title of its list",
    plan: {
      sheets: [aSheet({ discipline: "electrical", title: "ONE-LINE DIAGRAM" })],
      notes: [aNote("ONE-LINE DIAGRAM")],
      schedules: [
        aSchedule("code summary", [["ITEM", null], ["V.A.", null]], [
          ["32 UNITS CONNECTED", "302,400"],
          ["TOTAL", "313,316"],
        ], { title: "SERVICE LOAD CALC. (ART. 220)" }),
      ],
    },
    kinds: ["pass"],
  },
]);
