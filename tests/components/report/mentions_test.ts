import assert from "node:assert/strict";
import { offerNames, withName } from "../../../components/report/mentions.ts";

const PEOPLE = ["Ben Ito", "Benita Cruz", "Ana Diaz"];

Deno.test("names are offered from the sign on, and as far as they go on like what is typed", () => {
  assert.deepEqual(offerNames("", PEOPLE), []);
  assert.deepEqual(offerNames("Please look, @", PEOPLE), PEOPLE);
  assert.deepEqual(offerNames("@ben", PEOPLE), ["Ben Ito", "Benita Cruz"]);
  assert.deepEqual(offerNames("(@Ben I", PEOPLE), ["Ben Ito"]);
  assert.deepEqual(offerNames("@Ben Ito", PEOPLE), []);
  assert.deepEqual(offerNames("@Ben Ito is it", PEOPLE), []);
  assert.deepEqual(offerNames("ben@", PEOPLE), []);
  assert.deepEqual(offerNames("@", Array.from({ length: 9 }, (_, at) => `Person ${at}`)).length, 5);
});

Deno.test("a chosen name takes the place of what was typed of it", () => {
  assert.equal(withName("See A-101, @be", "Ben Ito"), "See A-101, @Ben Ito ");
});
