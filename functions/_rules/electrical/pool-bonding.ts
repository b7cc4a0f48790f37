/**
 * Metal and deck around a pool are at one potential.
 * Where a pool sheet is in the set, looks for equipotential bonding.
 * @source NFPA 70-2020, 680.22
 */
import { defineRule } from "../define_rule.ts";
import { mustShow, type Presence } from "../measure.ts";

export default defineRule<Presence>({
  id: "electrical/pool-bonding",
  requirementId: "NEC-680-pool",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "680.22" },
  category: "Electrical",
  title: "Pool bonding",
  ...mustShow({
    shown: [
      /EQUI ?-? ?POTENTIAL/,
      /BOND(ED|ING)?[^.;]{0,50}(POOL|DECK|SPA\b|SHELL|LADDER|PERIMETER)/,
      /(POOL|DECK|SPA\b|LADDER|PERIMETER)[^.;]{0,50}BOND(ED|ING)?\b/,
    ],
    denied: [
      /POOL[^.;]{0,25}NO BONDING|NO (EQUIPOTENTIAL )?BONDING[^.;]{0,25}POOL/,
    ],
    under: /\bPOOLS?\b|\bSPA\b|HOT TUB/,
    silentOn: (plan) => plan.sheets.filter((it) => /\bPOOL\b/i.test(it.title ?? "")),
    searched: "equipotential bonding",
  }),
  messages: {
    ok: "Pool bonding is shown: {text}",
    denied: "Pool bonding is missing: {text}",
    deferred: "Pool bonding is put off: {text}",
    absent: "No equipotential bonding was found on the pool drawings.",
  },
  recommendation:
    "Show the bonding grid: pool shell, 3 ft around the water, and metal within 5 ft.",
});
