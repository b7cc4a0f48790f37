/**
 * Circuits of the rooms people live in are protected against arcs.
 * Reads breaker types of 120 V, 15 and 20 A circuits in panel schedules, and notes; bathrooms,
 * garages and outdoors are not listed.
 * @source NFPA 70-2020, 210.12(A)
 */
import { exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { lookFor, loose } from "../measure.ts";
import {
  arcProtectionOf,
  hasDwellings,
  LIVED_IN,
  panelSheets,
  withoutAskedArcs,
} from "./_words.ts";

const ELSEWHERE =
  /\b(BATH(ROOM)?S?|GARAGE|OUTDOOR|EXTERIOR|RANGE|OVEN|DRYER|A\/?C|AHU|HEATER|SPARE)\b/i;
/** Circuits and places that need none. */
const EXEMPT =
  /\b(BATH(ROOM)?S?|GARAGE|OUTDOOR|EXTERIOR|SMOKE ALARM|RANGE|OVEN|DRYER|A ?\/ ?C|HEATER|240 ?V)\b/;
/** Places that make a bare `NO AFCI` harmless. */
const BARE_ELSEWHERE =
  /\b(BATH(ROOM)?S?|POWDER|GARAGE|CARPORT|OUTDOOR|EXTERIOR|LANAI|PATIO|PORCH|ATTIC|SHED|SITE|UNFINISHED|POOL|SPA)\b/;
const isElsewhere = (text: string): boolean =>
  loose(BARE_ELSEWHERE).test(text) && !LIVED_IN.test(text);

const DENYING =
  "\\b(NO|NOT|WITHOUT|W ?\\/ ?O|NON)[ -]*(AN? |ON |USE |INSTALL |COMB(INATION|\\.)?[ -]*(TYPE )?)?";
const WITHOUT = `${DENYING}(C?A\\.?F\\.?C\\.?I|ARC ?-? ?FAULT)\\b\\.?`;
/** Breakers of another kind, where no device further on protects instead. */
const ON_STANDARD =
  "(\\b(ARE|IS|HAVE|HAS|ON|BY|FROM|WITH|USE|CIRCUITS?|CKTS?\\.?|LTG\\.?|LIGHT\\w*|RECEPT\\w*\\.?|OUTLETS?|PLUGS?)|[:,–-]) (STANDARD|STD\\.?|CONVENTIONAL|ORDINARY|REGULAR|PLAIN|THERMAL\\S*) (BOLT ?-?ON |20 ?A |15 ?A )*(BREAKERS?|BR?KRS?|BRKS?)\\b(?!.*(AFCI|ARC ?-? ?FAULT))";

/** The same before the rooms: `STANDARD BREAKERS ARE USED FOR THE LIVING ROOM`. */
const STANDARD_FOR =
  "\\b(STANDARD|STD\\.?|CONVENTIONAL|ORDINARY|REGULAR) (BREAKERS?|BR?KRS?)\\b[^;.]{0,20}\\b(FOR|AT|SERVE|SERVING)\\b(?!.*(AFCI|ARC ?-? ?FAULT))";

export default defineRule({
  id: "electrical/afci-dwelling",
  requirementId: "NEC-210.12-afci",
  when: hasDwellings,
  demand: {
    thing: "afci",
    spares: isElsewhere,
    keep: ({ text }) => !isElsewhere(text),
  },
  applies(plan) {
    const isMeant = (load: string) => LIVED_IN.test(load) && !ELSEWHERE.test(load);
    const circuits = arcProtectionOf(plan, isMeant);
    const listed = withoutAskedArcs(plan, isMeant);
    const notes = lookFor(plan, {
      shown:
        /(?<!\b(NO|NON|NOT|WITHOUT|W\/O) ?-? ?)(\bC?A\.?F\.?C\.?I\b|ARC ?-? ?FAULT|DUAL ?-? ?FUNCTION)/,
      denied: [
        exactCase`${LIVED_IN}[^;]{0,110}${WITHOUT}`,
        exactCase`${WITHOUT}[^;]{0,50}${LIVED_IN}`,
        exactCase`${LIVED_IN}[^;]{0,90}${ON_STANDARD}`,
        exactCase`${STANDARD_FOR}[^;.]{0,30}${LIVED_IN}`,
      ],
      titled: true,
      not: EXEMPT,
      in: "notes",
      silentOn: circuits.length > 0 ? [] : panelSheets(plan),
      searched: "AFCI protection",
    });
    const bare = lookFor(plan, {
      shown: /(?!)/,
      denied: [
        exactCase`${WITHOUT}( (BREAKER|PROTECTION|DEVICE)S?)?( (REQ\w*|PROV\w*|USED|INSTALLED))?\W*$`,
        /(\bA\.?F\.?C\.?I|ARC ?-? ?FAULT)[^;]{0,30}(NOT (PROV|REQ|USED|INCL)|NONE|OMITTED|DELETED)/,
      ],
      not: EXEMPT,
      notAmid: BARE_ELSEWHERE,
      in: "notes",
    }).filter((it) =>
      !notes.some((other) =>
        other.state === "denied" && other.box === it.box && other.text === it.text
      )
    );
    const bad = circuits.filter((it) => it.state === "denied");
    const proof = circuits.find((it) => it.state === "shown");
    const isDenied = bad.length + bare.length + listed.length > 0;
    return [
      ...bad.map((it) => ({ ...it, text: `${it.load}, ${it.protection}` })),
      ...listed,
      ...bare,
      ...notes.filter((it) => it.state === "denied" || (!isDenied && !proof)),
      ...(!isDenied && proof ? [{ ...proof, text: proof.load }] : []),
    ];
  },
  check(it) {
    const data = { actual: it.text, required: "AFCI", unit: "", text: it.text };
    if (it.state === "shown") return pass(data);
    return it.state === "denied" ? fail("denied", data) : cantTell(it.state, data);
  },
  messages: {
    ok: "AFCI protection is shown: {text}",
    denied: "A circuit in a living area has no AFCI protection: {text}",
    deferred: "AFCI protection is deferred: {text}",
    absent: "No AFCI protection was found in the panel schedules of this dwelling.",
  },
  recommendation:
    "Use AFCI or dual-function breakers for 15 and 20 A circuits in the listed rooms.",
});
