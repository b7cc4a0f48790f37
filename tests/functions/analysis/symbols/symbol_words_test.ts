import assert from "node:assert/strict";
import { symbolNamed, symbolTagged } from "../../../../functions/analysis/symbols/symbol_words.ts";

Deno.test("symbolNamed() knows symbols by the words of legends, and no partitions", () => {
  const named = {
    "ILLUMINATED EXIT SIGN": "exit sign",
    'DUPLEX OUTLET, 18" A.F.F.': "receptacle",
    "TELEPHONE OUTLET": "data outlet",
    "COMBINATION SMOKE AND CARBON MONOXIDE ALARM": "smoke and CO detector",
    "DUCT SMOKE DETECTOR": "duct detector",
    "ELECTRICAL PANEL": "panel",
    "ACCESS PANEL": null,
    "NEW PARTITION": null,
    "FIRE EXTINGUISHER CABINET": "fire extinguisher",
  };
  for (const [words, type] of Object.entries(named)) assert.equal(symbolNamed(words), type, words);
});

Deno.test("symbolTagged() knows lone words on a plan, and not the same words in a sentence", () => {
  const tagged = {
    "FEC": "fire extinguisher",
    "S/CO": "smoke and CO detector",
    "PANEL 'A'": "panel",
    "ELEVATOR 2": "elevator",
    "ELEV. 2": null,
    "RAMP UP 1:12": "ramp",
    'GUARDRAIL 42" HIGH': "guard",
    "RAMP TO GARAGE BY OTHERS": null,
    "EXIT": null,
    "WALL PANEL": null,
  };
  for (const [words, type] of Object.entries(tagged)) {
    assert.equal(symbolTagged(words), type, words);
  }
});
