import assert from "node:assert/strict";
import { maskWithin } from "../../../functions/_services/mask_name.ts";

Deno.test("a project called after its client doesn't give the masked client away", () => {
  const table = [
    [
      "Lakefront Title Company – Suite 140",
      "Lakefront Title Company LLC",
      "L••• T••• C••• – Suite 140",
    ],
    ["lakefront, phase 2", "Lakefront Title", "L•••, phase 2"],
    ["Office annex", "Bay Builders", "Office annex"],
    ["Ávila’s clinic", "María Ávila", "Á•••’s clinic"],
    // Words too short to tell anyone.
    ["Shop of J. B. Lee", "J. B. Moss", "Shop of J. B. Lee"],
    ["Bays", "Bay Builders", "Bays"],
  ];
  for (const [project, client, masked] of table) {
    assert.equal(maskWithin(project, client), masked);
  }
});
