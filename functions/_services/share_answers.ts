/**
 * Answers that many ask for at once. Who asks while the same thing is being looked up shares the look after it, so
 * no answer is older than its question; what is asked very often is looked up once a second.
 */

export interface Shared<T> {
  ask(key: string): Promise<T>;
  /**
   * The answer `ask` would share with others, without counting; looked up first when the last one is too old. Null
   * for what is not asked often: each of those is looked up for itself.
   */
  peek(key: string): Promise<T> | null;
  /** Counts that the answer just peeked at was given once more; false when `ask` would no longer give it. */
  note(key: string): boolean;
  /** What was looked up until now is given to nobody who asks from now on: it was changed. */
  forget(): void;
}

export interface ShareOptions<T> {
  /** @param times how often it was asked for since the last look, this look's share included */
  look: (key: string, times: number) => Promise<T>;
  /** Told how often an answer was given after the last look, when nobody asks any more. */
  settle: (key: string, times: number) => Promise<void>;
  now: () => Date;
}

/** Times within a second after which answers are kept, and how old a kept answer may be. */
const OFTEN = 50;
const FRESH_MS = 1000;
/** Keys held at a time; the oldest goes first. */
const MAX_KEYS = 1000;

interface Slot<T> {
  /** Start of the second that is counted, and how often it was asked in it. */
  fromMs: number;
  count: number;
  /** True once it was asked often, until a second in which it was not. */
  isOften: boolean;
  /** The last look that did not fail, and its start. */
  last: { answer: Promise<T>; atMs: number } | null;
  isLooking: boolean;
  /** The look after the one under way. */
  next: Promise<T> | null;
  /** Times asked that no look has been told of. */
  untold: number;
  timer: ReturnType<typeof setTimeout> | null;
}

export function shareAnswers<T>({ look, settle, now }: ShareOptions<T>): Shared<T> {
  const slots = new Map<string, Slot<T>>();
  return {
    ask(key) {
      const slot = findSlot(slots, key);
      noteAsked(slot, now().getTime());
      if (slot.isOften && slot.last && isFresh(slot)) {
        settleLater(key, slot);
        return slot.last.answer;
      }
      return lookFor(key, slot);
    },

    peek(key) {
      const slot = slots.get(key);
      if (!slot?.isOften) return null;
      return slot.last && isFresh(slot) ? slot.last.answer : lookFor(key, slot);
    },

    note(key) {
      const slot = slots.get(key);
      if (!slot) return false;
      noteAsked(slot, now().getTime());
      if (slot.isOften && slot.last && isFresh(slot)) {
        settleLater(key, slot);
        return true;
      }
      slot.count--;
      slot.untold--;
      return false;
    },

    forget() {
      for (const { last } of slots.values()) {
        if (last) last.atMs = -Infinity;
      }
    },
  };

  function isFresh({ last }: Slot<T>): boolean {
    return last !== null && now().getTime() - last.atMs < FRESH_MS;
  }

  function lookFor(key: string, slot: Slot<T>): Promise<T> {
    if (!slot.isLooking) return start(key, slot);
    const startNext = () => {
      slot.next = null;
      return start(key, slot);
    };
    return slot.next ??= slot.last!.answer.then(startNext, startNext);
  }

  function settleLater(key: string, slot: Slot<T>): void {
    slot.timer ??= setTimeout(() => settleSlot(key, slot), 2 * FRESH_MS);
  }

  function start(key: string, slot: Slot<T>): Promise<T> {
    const last = { answer: look(key, takeUntold(slot)), atMs: now().getTime() };
    slot.last = last;
    slot.isLooking = true;
    last.answer.then(() => slot.isLooking = false, () => {
      slot.isLooking = false;
      if (slot.last === last && !slot.next) slot.last = null;
    });
    return last.answer;
  }

  function settleSlot(key: string, slot: Slot<T>): void {
    const times = takeUntold(slot);
    if (times > 0) void settle(key, times);
  }
}

function findSlot<T>(slots: Map<string, Slot<T>>, key: string): Slot<T> {
  const known = slots.get(key);
  if (known) return known;
  const slot: Slot<T> = {
    fromMs: -Infinity,
    count: 0,
    isOften: false,
    last: null,
    isLooking: false,
    next: null,
    untold: 0,
    timer: null,
  };
  slots.set(key, slot);
  const [oldest] = slots.keys();
  if (slots.size > MAX_KEYS) slots.delete(oldest);
  return slot;
}

function noteAsked(slot: Slot<unknown>, nowMs: number): void {
  const ageMs = nowMs - slot.fromMs;
  if (ageMs >= FRESH_MS) {
    slot.isOften = slot.count > OFTEN && ageMs < 2 * FRESH_MS;
    slot.fromMs = nowMs;
    slot.count = 0;
  }
  slot.count++;
  slot.untold++;
  slot.isOften ||= slot.count > OFTEN;
}

function takeUntold(slot: Slot<unknown>): number {
  const times = slot.untold;
  slot.untold = 0;
  if (slot.timer !== null) clearTimeout(slot.timer);
  slot.timer = null;
  return times;
}
