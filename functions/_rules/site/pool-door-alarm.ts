/**
 * An alarm at a pool door can be heard. Applies to stated sound levels of exit alarms at pools. dBA at 10 ft.
 * @source FBC-R 8th ed. (2023), R4501.17.1.5; F.S. 515.27
 */
import { defineRule } from "../define_rule.ts";
import { contextOf, isKept, judgeMin, newWork, statements, titledText } from "../measure.ts";
import { hasPool, POOL } from "./_pool.ts";

/** Sounds of other devices, and levels of a place rather than of an alarm. */
const OTHER_SOUND =
  /\b(SMOKE|FIRE|HORN|STC|NOISE|STROBE|EQUIPMENT|DOOR ?-?BELLS?|BELLS?|INTERCOM|PHONES?|SPEAKERS?|BURGLAR|SECURITY|CARBON|C\.?O\.? ALARMS?|SUMP|SEPTIC|HIGH[- ]WATER|PUMPS?|AMBIENT|BACKGROUND|TIMER)\b/i;
const SOUNDS = /\bALARM|\bCHIME|\bBUZZER|\bSOUNDER|\bSIREN|\bANNUNCIATOR/i;
const LEVEL = /(\d{2,3})\s*-?\s*(?:D\.?B\.?\(?A?\)?\b|DECIBELS?)/i;

export default defineRule({
  id: "site/pool-door-alarm",
  requirementId: "FBC-R-R4501-door-alarm",
  when: () => "yes",
  title: "Pool door alarm loudness",
  demand: {
    thing: "pool alarm",
    property: "sound",
    limit: ({ site }) => ({ min: site.poolAlarmDba }),
  },
  applies: (plan) =>
    !hasPool(plan) ? [] : [
      ...newWork(plan, { topic: LEVEL, not: OTHER_SOUND }),
      // Alarms stand in lists of doors, too.
      ...statements(plan, { topic: LEVEL, not: OTHER_SOUND, in: "rows" }).filter((it) =>
        it.schedule?.kind === "door" && !isKept(it.text)
      ),
    ].filter((it) =>
      SOUNDS.test(it.row ? titledText(it) ?? "" : contextOf(it)) &&
      (POOL.test(contextOf(it)) || /\bDO?O?RS?\b|\bWINDOW|\bEXIT/i.test(it.text))
    ),
  check: ({ text }, { limits }) => {
    const actual = Number(LEVEL.exec(text)?.[1]);
    return judgeMin({ actual, required: limits.site.poolAlarmDba, unit: "dBA" }, "quiet");
  },
  messages: {
    ok: "The alarm sounds at {actual} dBA; at least {required} dBA at 10 ft is required.",
    quiet: "The alarm sounds at {actual} dBA; at least {required} dBA at 10 ft is required.",
  },
  recommendation: "Use an exit alarm of at least {required} dBA at 10 ft.",
});
