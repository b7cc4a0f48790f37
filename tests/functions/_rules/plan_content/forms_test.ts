import assert from "node:assert/strict";
import { formPages } from "../../../../functions/_rules/plan_content/forms.ts";
import { aNote, aPlanSet, aSheet } from "../../../fakes/plan_set.ts";

const isForm = (text: string, number: string | null = null): boolean =>
  formPages(aPlanSet({ sheets: [aSheet({ number })], notes: [aNote(text)] })).size > 0;

Deno.test("formPages() knows the forms of a building department by their titles and orders", () => {
  assert.ok(isForm("BUILDING PERMIT APPLICATION"));
  assert.ok(isForm("CITY OF TAMPA - PERMITS AND INSPECTIONS"));
  assert.ok(isForm("Application for Building Permit"));
  assert.ok(isForm("CHECK ALL THAT APPLY"));
});

Deno.test("formPages() takes no note about permits, and no drawing, for a form", () => {
  assert.ok(!isForm("CONTRACTOR SHALL OBTAIN ALL PERMITS AND INSPECTIONS REQUIRED BY THE CITY."));
  assert.ok(!isForm("SUBMIT PRODUCT APPROVALS WITH THE PERMIT APPLICATION PRIOR TO START"));
  assert.ok(!isForm("PERMIT APPLICATION", "A-001"));
});
