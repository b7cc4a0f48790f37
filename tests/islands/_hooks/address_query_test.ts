import assert from "node:assert/strict";
import { searchOf } from "../../../islands/_hooks/address_query.ts";

const PLAIN = { search: "", filter: "all", order: "newest" };

Deno.test("an address names what differs from the plain list, and can be read again", () => {
  assert.equal(searchOf(PLAIN, PLAIN), "");
  const query = { search: "Suite 140 & co", filter: "failed", order: "newest" };
  const search = searchOf(query, PLAIN);
  assert.deepEqual(Object.fromEntries(new URLSearchParams(search)), {
    search: "Suite 140 & co",
    filter: "failed",
  });
});
