import assert from "node:assert/strict";
import { isPlanFile, refusalOf } from "../../../components/project/FileDrop.tsx";
import {
  CreateProjectRequest,
  readProjectForm,
  readUploadIds,
} from "../../../functions/_shared/contract/projects.ts";
import { EMPTY_PROJECT } from "../../../islands/project/draft.ts";
import { FIELD_LABELS, STEP_FIELDS, stepOf } from "../../../islands/project/steps.ts";
import { toFormData } from "../../../islands/project/to_form_data.ts";
import { discardWords } from "../../../islands/project/FilesDialog.tsx";
import { leftWords } from "../../../islands/project/use_plan_files.ts";

const VALUES = CreateProjectRequest.parse({
  name: "Suite 140",
  address: "1 Main Street",
  clientName: "Client",
  clientPhone: "813-555-0100",
  clientEmail: "client@example.com",
  occupancyClassification: ["B", "A-3"],
  inspectionCategories: ["Egress"],
  buildingHeight: 22,
  buildingArea: 14_000,
  typeOfConstruction: "IIB",
  fireSprinkler: true,
  tags: ["office"],
});

Deno.test("the form sends what the server reads back", () => {
  const form = toFormData(VALUES, ["a", "b"]);
  const fields: Record<string, string[]> = {};
  for (const [name, value] of form.entries()) {
    if (typeof value === "string") fields[name] = [...(fields[name] ?? []), value];
  }
  assert.deepEqual(CreateProjectRequest.parse(readProjectForm(fields)), VALUES);
  assert.deepEqual(readUploadIds(fields), ["a", "b"]);
  assert.equal(form.has("description"), false, "an optional field left empty is not sent");
  assert.equal(form.get("tags"), '["office"]');
});

Deno.test("every field of the form has a label and a step", () => {
  for (const field of Object.keys(EMPTY_PROJECT)) {
    assert.ok(FIELD_LABELS[field], field);
    assert.ok(STEP_FIELDS[stepOf(field)].includes(field as never), field);
  }
});

Deno.test("only PDFs and pictures that can be reviewed can be dropped", () => {
  assert.ok(isPlanFile(new File([], "plans", { type: "application/pdf" })));
  assert.ok(!isPlanFile(new File([], "a.bin", { type: "application/pdf" })));
  assert.ok(isPlanFile(new File([], "PLANS.PDF")));
  assert.ok(isPlanFile(new File([], "scan.jpeg", { type: "image/jpeg" })));
  assert.ok(!isPlanFile(new File([], "letter.docx", { type: "application/msword" })));
  assert.ok(!isPlanFile(new File([], "moving.gif", { type: "image/gif" })));
  assert.ok(!isPlanFile(new File([], "photo.webp", { type: "image/webp" })));
});

Deno.test("a file is refused for itself, with its reason", () => {
  assert.equal(refusalOf(new File(["%PDF-"], "a.pdf"), 25), null);
  assert.match(refusalOf(new File(["GIF"], "a.gif"), 25)!, /Only PDF, JPG, JPEG, and PNG/);
  assert.match(refusalOf(new File([], "a.pdf"), 25)!, /empty/);
  const large = { name: "a.pdf", type: "", size: 25 * 1024 * 1024 + 1 } as File;
  assert.match(refusalOf(large, 25)!, /allows up to 25 MB per file/);
  assert.match(refusalOf({ ...large, size: 2 ** 31 } as File, 200)!, /allows up to 200 MB/);
});

Deno.test("what was chosen and not saved is named when the form is left, with why it was refused", () => {
  assert.equal(
    leftWords([
      { name: "plans.pdf", problem: null },
      { name: "notes.docx", problem: "Only PDF, JPG, JPEG, and PNG files can be reviewed." },
    ]),
    "plans.pdf was discarded. notes.docx: Only PDF, JPG, JPEG, and PNG files can be reviewed.",
  );
});

Deno.test("who leaves chosen files is asked about as many as there are", () => {
  assert.equal(discardWords(1, false), "The file you chose will have to be chosen again.");
  assert.equal(discardWords(3, false), "The 3 files you chose will have to be chosen again.");
  assert.match(discardWords(2, true), /^Your entries are saved on this device, but the 2 files/);
});
