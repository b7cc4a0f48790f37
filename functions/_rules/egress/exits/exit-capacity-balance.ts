/**
 * When the largest exit is lost, half of the capacity is left. Applies under FBC-Building to egress schedules of two or
 * more exits with their capacities, where the occupant load is shown. Per cent of the required capacity.
 * @source FBC-B 8th ed. (2023), 1005.5
 */
import type { Evidence, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { judgeMin, newWork, printedNumber } from "../../measure.ts";
import { type Component, components } from "./_capacity.ts";
import { buildingLoad, servedBy } from "./_occupants.ts";

const CAPACITY =
  /\b(?:CAPACITY|CARR(?:Y|IES))\s*(?:OF|IS|FOR|[=:])?\s*(?<a>\d[\d,]*)(?!\s*["'%\d.])|(?<b>\d[\d,]*)\s*(?:OCC\w*\.?|PERSONS?|PPL\.?)?\s+CAPACITY\b/gi;
const REMAINS =
  /\b(?:LEAV(?:ES|ING)|REMAIN(?:S|ING)?)\b[^.;\d]{0,40}(?<a>\d[\d,]*)(?!\s*(?:["'%\d]|IN\b|INCH|FT\b|FEET))|(?<b>\d[\d,]*)\s*(?:OCC\w*\.?|PERSONS?|PPL\.?)?\s+(?:REMAINS?|IS LEFT|ARE LEFT)\b|(?<c>\d[\d,]*)\s+(?:OUT\s+)?OF\s+(?:THE\s+)?(?:TOTAL\s+(?:OF\s+)?)?\d[\d,]*\s*(?:OCC\w*\.?|PERSONS|PEOPLE|PPL\.?)?\s*(?:CAN|COULD|MAY|ARE\s+ABLE\s+TO|WOULD)\s+(?:STILL\s+)?(?:EXIT|LEAVE|GET\s+OUT|BE\s+SERVED|EVACUATE)\b/i;
const LOST =
  /\bLOSS\b|\bLOST\b|\bBLOCKED\b|\bUNAVAILABLE\b|\bOUT OF SERVICE\b|\bWITHOUT\s+(?:THE\s+)?(?:MAIN|FRONT|LARGEST|ONE)\b/i;
const OF_ALL =
  /\bOF\s+(?:THE\s+)?(?:TOTAL\s+(?:OF\s+)?)?(?<n>\d[\d,]*)\s*(?:OCC|PERSONS|PEOPLE|PPL)/i;

const LOAD = /\bOCC(?:UPANT|\.)?\s+LOAD\W{0,3}(?:IS\s+|OF\s+)?(?<n>\d[\d,]*)(?!\s*(?:S\.?F|%))/i;

const numberOf = (digits: string | undefined): number | null =>
  digits === undefined ? null : printedNumber(digits);

/** Loads with what is left of the capacity, as one note says it. */
const saidLosses = (plan: PlanSet): Loss[] =>
  newWork(plan, { topic: /\bEXITS?\b|\bDOORS?\b|\bENTR(?:ANCE|Y)\b|\bSTAIRS?\b/i }).flatMap(
    (it) => {
      if (it.from !== "note") return [];
      const capacities = [...it.text.matchAll(CAPACITY)].map(({ groups }) =>
        numberOf(groups?.a ?? groups?.b) ?? 0
      );
      const remains = LOST.test(it.text) ? REMAINS.exec(it.text)?.groups : undefined;
      const sum = capacities.reduce((total, capacity) => total + capacity, 0);
      const left = numberOf(remains?.a ?? remains?.b ?? remains?.c) ??
        (capacities.length >= 2 ? sum - Math.max(...capacities) : null);
      const load = numberOf(OF_ALL.exec(it.text)?.groups?.n) ?? servedBy(it.text) ??
        numberOf(LOAD.exec(it.text)?.groups?.n);
      return left === null || load === null || load === 0 ? [] : [{ ...it, left, load }];
    },
  );

/** Exits with their capacity, named as such or listed under a head that does. */
const countedExits = (plan: PlanSet): Component[] =>
  components(plan).filter(({ capacity, name, isExit }) =>
    capacity !== null && (isExit || /\bEXIT|\bDOOR|\bSTAIR/i.test(name)) &&
    !OF_OUTDOORS.test(name)
  );

/** What leads down from a place outside serves those who left the building already. */
const OF_OUTDOORS = /\b(?:DECK|PATIO|TERRACE|PORCH|COURTYARD)\b/i;

/** Everybody sent to one of the exits; null where that is not said of each. */
function sentOut(exits: readonly Component[]): number | null {
  const sent = exits.map(({ occupants }) => occupants);
  return sent.includes(null) ? null : sent.reduce((sum: number, it) => sum + (it ?? 0), 0);
}

/** A door at the foot of a stair lets nobody out whom the stair did not: such a list has no sum. */
const areBehindEachOther = (exits: readonly Component[]): boolean =>
  exits.some(({ name }) => /\bSTAIR/i.test(name)) &&
  exits.some(({ name }) => /\bDOOR/i.test(name));

interface Loss extends Evidence {
  left: number;
  load: number;
}

export default defineRule({
  id: "egress/exit-capacity-balance",
  requirementId: "FBC-B-1005.5-half-capacity",
  applies: (plan) => {
    const exits = countedExits(plan);
    const pages = new Set(exits.map(({ page }) => page));
    return [
      ...(exits.length >= 2 && pages.size === 1 ? exits.slice(0, 1) : []),
      ...saidLosses(plan),
    ];
  },
  check(first, { plan, building, limits }) {
    if ("left" in first) {
      const { left, load } = first;
      const data = { actual: Math.round(left / load * 100), unit: "%", left, load };
      return judgeMin({ ...data, required: limits.egress.capacityAfterLossPercent }, "unbalanced");
    }
    const exits = countedExits(plan);
    const load = servedBy(exits[0]?.title ?? "") ?? buildingLoad(plan, building) ??
      sentOut(exits);
    if (load === null || load === 0) return inapplicable();
    const capacities = exits.map(({ capacity }) => capacity ?? 0);
    const left = capacities.reduce((sum, it) => sum + it, 0) - Math.max(...capacities);
    const required = limits.egress.capacityAfterLossPercent;
    const data = { actual: Math.round(left / load * 100), required, unit: "%", left, load };
    if (data.actual >= required) return areBehindEachOther(exits) ? inapplicable() : pass(data);
    return (building.stories.value ?? 1) === 1
      ? fail("unbalanced", data)
      : cantTell("unbalanced", data);
  },
  messages: {
    ok:
      "Without the largest exit, capacity remains for {left} occupants ({actual}% of {load}); at least {required}% is required.",
    unbalanced:
      "Without the largest exit, capacity remains for only {left} occupants ({actual}% of {load}); at least {required}% is required.",
  },
  recommendation:
    "Distribute the width among the exits so that losing one leaves at least half of the required capacity.",
});
