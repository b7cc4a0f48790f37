import assert from "node:assert/strict";
import {
  type ChangeableDetails,
  listChanges,
} from "../../../../functions/_shared/domain/project_changes.ts";

const DETAILS: ChangeableDetails = {
  name: "Annex",
  description: null,
  address: "1 Bay Street, Tampa",
  clientName: "Bay",
  clientPhone: "813-555-0100",
  clientEmail: "bay@example.com",
  occupancyClassification: ["B", "S-2"],
  inspectionCategories: [],
  buildingHeight: 22,
  buildingArea: 4800,
  typeOfConstruction: "IIB",
  fireSprinkler: false,
  generator: false,
  baseFloodElevation: null,
  femaFloodZone: null,
  priority: "medium",
};

Deno.test("listChanges() names what differs, before and after, and whether affects the review", () => {
  assert.deepEqual(
    listChanges(DETAILS, { fireSprinkler: true, buildingArea: 5200.5, clientName: "Gulf" }),
    [
      {
        field: "clientName",
        label: "Client name",
        before: "Bay",
        after: "Gulf",
        isReviewed: false,
      },
      {
        field: "buildingArea",
        label: "Building area",
        before: "4,800 sq ft",
        after: "5,200.5 sq ft",
        isReviewed: true,
      },
      {
        field: "fireSprinkler",
        label: "Fire sprinkler system",
        before: "no",
        after: "yes",
        isReviewed: true,
      },
    ],
  );
});

Deno.test("listChanges() sees no change in another order, in blanks, or in what is left out", () => {
  assert.deepEqual(
    listChanges(DETAILS, {
      occupancyClassification: ["S-2", "B"],
      description: "",
      name: " Annex ",
      baseFloodElevation: null,
    }),
    [],
  );
  assert.deepEqual(
    listChanges(DETAILS, { baseFloodElevation: 9 }).map((it) => [it.before, it.after]),
    [["none", "9 ft"]],
  );
});

Deno.test("listChanges() names the edition that the day of the application selects", () => {
  const [{ before, after }] = listChanges(
    { ...DETAILS, permitDate: "2024-03-05" },
    { permitDate: "2023-05-01" },
  );
  assert.equal(before, "Mar 5, 2024: Florida Building Code, 8th edition (2023)");
  assert.equal(after, "May 1, 2023: Florida Building Code, 7th edition (2020)");
});
