import assert from "node:assert/strict";
import fc from "fast-check";
import {
  CreateProjectRequest,
  FeedbackRequest,
  ListProjectsQuery,
  LoginRequest,
  readProjectForm,
  ResetPasswordRequest,
} from "../../../../functions/_shared/contract/mod.ts";
import {
  CONSTRUCTION_TYPES,
  INSPECTION_CATEGORIES,
  OCCUPANCY_GROUPS,
} from "../../../../functions/_shared/constants/options.ts";

const words = (max: number) =>
  fc.string({ minLength: 1, maxLength: max }).filter((it) => it.trim().length > 0);
const project = fc.record({
  name: words(255),
  address: words(500),
  clientName: words(255),
  clientPhone: words(20),
  clientEmail: fc.constant("client@example.com"),
  occupancyClassification: fc.uniqueArray(fc.constantFrom(...OCCUPANCY_GROUPS), { minLength: 1 }),
  inspectionCategories: fc.uniqueArray(fc.constantFrom(...INSPECTION_CATEGORIES)),
  buildingHeight: fc.double({ min: 1, max: 10_000, noNaN: true }),
  buildingArea: fc.double({ min: 1, max: 100_000_000, noNaN: true }),
  typeOfConstruction: fc.constantFrom(...CONSTRUCTION_TYPES),
  fireSprinkler: fc.boolean(),
  generator: fc.boolean(),
  // Plus zero: a text field knows no negative zero.
  baseFloodElevation: fc.option(fc.double({ min: -50, max: 500, noNaN: true }).map((it) => it + 0)),
  femaFloodZone: fc.option(fc.constantFrom("AE", "VE", "X")),
  priority: fc.constantFrom("low", "medium", "high"),
  tags: fc.uniqueArray(words(50).map((it) => it.trim()), { maxLength: 30 }),
});

Deno.test("every project within the limits is accepted", () => {
  fc.assert(fc.property(project, (it) => CreateProjectRequest.safeParse(it).success));
});

Deno.test("a project sent as a form is read back as it was", () => {
  fc.assert(fc.property(project, (it) => {
    const fields = Object.fromEntries(
      Object.entries(it).filter(([, value]) => value !== null).map(([name, value]) => [
        name,
        [Array.isArray(value) ? JSON.stringify(value) : String(value)],
      ]),
    );
    assert.deepEqual(
      CreateProjectRequest.parse(readProjectForm(fields)),
      CreateProjectRequest.parse(it),
    );
  }));
});

Deno.test("lists of a form may come repeated, as JSON text or separated by commas", () => {
  for (const sent of [["B", "M"], ['["B","M"]'], ["B, M"]]) {
    assert.deepEqual(readProjectForm({ occupancyClassification: sent }), {
      occupancyClassification: ["B", "M"],
    });
  }
});

Deno.test("no text of any kind makes the reading of a form throw", () => {
  fc.assert(fc.property(
    fc.dictionary(
      fc.constantFrom("name", "tags", "buildingHeight", "fireSprinkler", "__proto__", "x"),
      fc.array(fc.string()),
    ),
    (fields) => {
      CreateProjectRequest.safeParse(readProjectForm(fields));
    },
  ));
});

Deno.test("heights and areas outside the limits are refused with their message", () => {
  const valid = {
    name: "n",
    address: "a",
    clientName: "c",
    clientPhone: "1",
    clientEmail: "c@example.com",
    occupancyClassification: ["B"],
    buildingHeight: 10,
    buildingArea: 10,
    typeOfConstruction: "VB",
  };
  const message = (change: object) =>
    CreateProjectRequest.safeParse({ ...valid, ...change }).error?.issues[0]?.message;
  for (
    const [value, expected] of [[0, "required"], [1, null], [10_000, null], [
      10_001,
      "large",
    ]] as const
  ) {
    const text = { required: "Building height is required", large: "Height too large" };
    assert.equal(
      message({ buildingHeight: value }),
      expected === null ? undefined : text[expected],
    );
  }
  for (
    const [value, expected] of [[0.9, "required"], [100_000_000, null], [
      100_000_001,
      "large",
    ]] as const
  ) {
    const text = { required: "Building area is required", large: "Area too large" };
    assert.equal(message({ buildingArea: value }), expected === null ? undefined : text[expected]);
  }
  assert.equal(message({ buildingHeight: NaN }), "Building height is required");
});

Deno.test("defaults hold where nothing was sent", () => {
  const read = CreateProjectRequest.parse({
    name: " n ",
    address: "a",
    clientName: "c",
    clientPhone: "1",
    clientEmail: "c@example.com",
    occupancyClassification: ["B"],
    buildingHeight: 10,
    buildingArea: 10,
    typeOfConstruction: "VB",
    tags: ["a", "a", "b"],
  });
  assert.equal(read.name, "n");
  assert.equal(read.priority, "medium");
  assert.equal(read.fireSprinkler, false);
  assert.equal(read.generator, false);
  assert.deepEqual(read.inspectionCategories, []);
  assert.deepEqual(read.tags, ["a", "b"]);
});

Deno.test("a password is no longer than what is checked of it", () => {
  const message = (password: string) =>
    ResetPasswordRequest.safeParse({ token: "t".repeat(20), password }).error?.issues[0].message;
  assert.equal(message(`Aa1${"x".repeat(69)}`), undefined);
  assert.equal(message(`Aa1${"x".repeat(70)}`), "Password must be at most 72 characters");
  assert.equal(message(`Aa1${"é".repeat(34)}`), undefined);
  assert.match(message(`Aa1${"é".repeat(35)}`)!, /^Password must be at most 72 characters; /);
});

Deno.test("mail addresses are compared in lower case and without blanks around them", () => {
  const read = LoginRequest.parse({ email: " Ann@Example.COM ", password: "sixsix" });
  assert.equal(read.email, "ann@example.com");
});

Deno.test("signing in needs an address and six characters", () => {
  const message = (email: string, password: string) =>
    LoginRequest.safeParse({ email, password }).error?.issues[0].message;
  assert.equal(message("nobody", "sixsix"), "Invalid email address");
  assert.equal(message("a@b.co", "fives"), "Password must be at least 6 characters");
});

Deno.test("feedback needs a rating from 1 to 5 and whether it helped; empty words are left out", () => {
  const projectId = crypto.randomUUID();
  const check = (it: object) => FeedbackRequest.safeParse({ projectId, ...it });
  assert.equal(
    check({ wasHelpful: true }).error?.issues[0].message,
    "Rating and helpfulness are required.",
  );
  assert.equal(check({ rating: 6, wasHelpful: true }).success, false);
  const read = check({ rating: 5, wasHelpful: false, concerns: "  ", suggestions: " more " }).data!;
  assert.equal(read.concerns, undefined);
  assert.equal(read.suggestions, "more");
});

Deno.test("paging has bounds", () => {
  assert.equal(ListProjectsQuery.parse({}).page, 1);
  assert.equal(ListProjectsQuery.safeParse({ limit: "1000" }).success, false);
});
