import { envelopeThings } from "../../../../functions/_lexicon/things/envelope.ts";
import { testThings } from "./_things.ts";

testThings("envelope", envelopeThings, [
  ["ASPHALT SHINGLES", "shingle roof"],
  ["MOD. BIT. ROOF", "roof covering"],
  ["OVERFLOW SCUPPERS", "overflow drain"],
  ["TEMPERED GLASS", "safety glazing"],
]);
