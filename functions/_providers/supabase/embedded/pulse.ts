/**
 * Whether the database's thread still answers. An engine that waits for a lock of its own never comes back, and
 * nothing else would say so: each call would run into its time limit for ever.
 */

/** How often the thread is asked for a sign of life. */
export const PULSE_MS = 15_000;
/** So many signs missing, three minutes, are no slow statement any more. */
const MOST_MISSED = 12;

export interface Pulse {
  /** Asks once; what was asked before and not heard counts as missed. */
  tick: () => void;
  /** The thread gave a sign of life. */
  heard: () => void;
}

/** Counts signs of life that are missing, not time: a machine that slept asked nothing meanwhile. */
export function createPulse(ask: () => void, onSilence: (reason: string) => void): Pulse {
  let missed = 0;
  return {
    tick() {
      if (missed === MOST_MISSED) {
        onSilence(`The database has not answered for ${missed * PULSE_MS / 60_000} minutes`);
      } else ask();
      missed++;
    },
    heard() {
      missed = 0;
    },
  };
}
