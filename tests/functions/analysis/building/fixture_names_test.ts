import assert from "node:assert/strict";
import {
  fixtureNamesOf,
  markOf,
  usualType,
  withNamedFixtures,
} from "../../../../functions/analysis/building/fixture_names.ts";

const at = (text: string, x: number, y: number) => ({
  text,
  box: { x, y, width: 6 * text.length, height: 8 },
});

Deno.test("usualType() tells usual letters with a number, and few without one", () => {
  const typeOf = (text: string) => {
    const mark = markOf(text);
    return mark === null ? null : usualType(mark);
  };
  assert.deepEqual(["L-2", "UR1", "(WC-1)", "DF-1A", "MS"].map(typeOf), [
    "lavatory",
    "urinal",
    "wc",
    "fountain",
    "sink",
  ]);
  assert.deepEqual(["L", "WC", "P-1", "A3", "CORRIDOR"].map(typeOf), Array(5).fill(null));
});

Deno.test("fixtureNamesOf() reads marks with their names, on one line or in one row", () => {
  const names = fixtureNamesOf([
    at("P-1", 10, 10),
    at("WATER CLOSET, FLOOR MOUNTED", 60, 11),
    at("P-2 - LAVATORY, WALL HUNG", 10, 30),
    at("P-3", 10, 50),
    at("LAVATORY FAUCET", 60, 50),
    at("P-4", 10, 70),
    at("URINAL", 60, 90),
  ]);
  assert.deepEqual(names, [{ mark: "P-1", type: "wc" }, { mark: "P-2", type: "lavatory" }]);
});

Deno.test("withNamedFixtures() takes what a mark stands at for what the set calls it, in one way only", () => {
  const box = { x: 10, y: 10, width: 2, height: 2 };
  const marks = [{
    mark: "P-2",
    choices: [{ type: "wc" as const, box, room: "r1" }, {
      type: "lavatory" as const,
      box,
      room: "r1",
    }],
  }];
  const named = { mark: "P-2", type: "lavatory" as const };
  const typesOf = (names: { mark: string; type: "lavatory" | "wc" }[]) =>
    withNamedFixtures(1, [], { marks, names }).map(({ type, how }) => `${type} ${how}`);
  assert.deepEqual(typesOf([named]), ["lavatory legend"]);
  assert.deepEqual(typesOf([named, { mark: "P-2", type: "wc" }]), []);
  assert.deepEqual(typesOf([{ mark: "P-9", type: "wc" }]), []);
  const known = [{ id: "p1f1", type: "sink" as const, box, room: "r1", how: "shape" as const }];
  assert.deepEqual(withNamedFixtures(1, known, { marks, names: [named] }), known);
});
