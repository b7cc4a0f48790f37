/**
 * A fire engine does not have to back out far.
 * Reads the length of access roads that end, in feet.
 * @source Florida Fire Prevention Code, 8th ed. (2023), NFPA 1 18.2.3.5.4
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "site/dead-end-road",
  requirementId: "FFPC-18.2.3-dead-end",
  ...demand({
    thing: "dead end fire lane",
    property: ["length", "distance"],
    scale: 1 / 12,
    unless: /CORRIDOR|\bHALL/i,
    limit: ({ site }, { text }) =>
      /(?<!\bNO )(?<!WITHOUT )(?<!W\/O )\b(?:TURN ?-?AROUND|HAMMERHEAD|CUL-?DE-?SAC|TURN-?ARND)/i
          .test(text)
        ? null
        : { max: site.deadEndRoadFt },
  }),
  messages: {
    ok: "The dead-end road is {raw} long.",
    outside:
      "The access road ends after {actual} ft without a turnaround; at most {required} ft is allowed.",
  },
  recommendation: "Show a turnaround.",
});
