/**
 * Pipes and ducts of other trades stay out of the space above panels and switchboards.
 * A note that keeps them out passes; a note that runs one over a panel fails.
 * @source NFPA 70-2020, 110.26(E)
 */
import { defineRule } from "../define_rule.ts";
import { mustShow, type Presence } from "../measure.ts";

export default defineRule<Presence>({
  id: "electrical/dedicated-space",
  requirementId: "NEC-110.26-dedicated",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "110.26(E)" },
  category: "Electrical",
  title: "Dedicated electrical space",
  ...mustShow({
    shown: [
      /(NO|NOT|WITHOUT|KEEP|FREE OF|CLEAR OF|PROHIBIT)\b[^.;]{0,50}(DUCT|PIP(E|ING)|FOREIGN)[^.;]{0,50}(PANEL|SWITCH ?(BOARD|GEAR)|ELECTRICAL (ROOM|EQUIP))/,
      /DEDICATED (ELECTRICAL |EQUIPMENT )?SPACE/,
    ],
    denied: [
      /^(?!.*\b(NO|NOT|WITHOUT|KEEP|FREE|PROHIBIT\w*|AVOID|UNLESS|RELOCATE|REROUTE)\b).*\b(DUCT(WORK)?S?|PIP(E|ES|ING)|(SANITARY|WATER|DRAIN|CONDENSATE|WASTE|GAS|STORM|SPRINKLER) (LINES?|MAINS?))\b[^.;]{0,40}\b(ABOVE|OVER|THROUGH)\b[^.;]{0,25}(ELECTRICAL PANEL|PANEL ?BOARD|\bPANEL [A-Z0-9-]{1,6}\b|SWITCH ?(BOARD|GEAR)|\bMDP\b|ELECTRICAL EQUIPMENT)/,
    ],
    not: /CONDUIT|CEILING PANEL|ACCESS PANEL/,
  }),
  messages: {
    ok: "Dedicated electrical space is kept clear: {text}",
    denied: "Foreign pipe or duct over electrical equipment: {text}",
    deferred: "The dedicated electrical space is put off: {text}",
  },
  recommendation: "Reroute the duct or pipe, or move the panel.",
});
