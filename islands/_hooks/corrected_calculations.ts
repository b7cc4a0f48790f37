/** Corrections on the screen: entered, taken back, and recomputed at once by the calculators of the review. */
import { useEffect, useMemo, useRef, useState } from "react";
import { announce } from "../../components/report/calculator_changes.ts";
import { writeEntry } from "../../components/report/correction_entry.ts";
import {
  type CorrectedValue,
  correctionKey,
  type Corrections,
} from "../../functions/_shared/domain/corrections.ts";
import type { Calculation } from "../../functions/_shared/domain/report.ts";

/** The calculators are loaded when they are first looked at, not with the page. */
const loadEngine = () => import("../../functions/_rules/calculators/solve.ts");
type Engine = Awaited<ReturnType<typeof loadEngine>>;

/** Time after the last key before a change is announced. */
const ANNOUNCE_AFTER_MS = 500;

export interface CorrectedCalculations {
  /** With the corrections on the screen. */
  calculations: readonly Calculation[];
  corrections: Corrections;
  /** Null until the calculators have been loaded. */
  engine: Engine | null;
  /** True when the calculators could not be loaded. */
  hasFailed: boolean;
  /** What the last change moved, in words. */
  announcement: string;
  canUndo: boolean;
  correct: (calculation: Calculation, inputKey: string, value: CorrectedValue) => void;
  reset: (calculation: Calculation, inputKey: string) => void;
  undo: () => void;
  resetAll: () => void;
}

/** @param saved corrections kept for the project; undefined while they are being loaded */
export function useCorrectedCalculations(
  issued: readonly Calculation[],
  saved: Corrections | undefined,
): CorrectedCalculations {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [history, setHistory] = useState<Step[]>([]);
  const [announcement, setAnnouncement] = useState("");
  const known = useMemo(() => keep(saved ?? {}, issued), [saved, issued]);
  const corrections = history.at(-1)?.corrections ?? known;

  useEffect(() => {
    loadEngine().then(setEngine, () => setHasFailed(true));
  }, []);
  // What was saved, or a new report, is the new start; the same told once more takes nothing away that was typed.
  const start = useMemo(() => JSON.stringify([known, issued]), [known, issued]);
  useEffect(() => setHistory([]), [start]);

  const calculations = useMemo(
    () => engine ? engine.recalculate(issued, corrections) : issued,
    [engine, issued, corrections],
  );
  const announced = useRef(calculations);
  useEffect(() => {
    if (!engine) return;
    const timer = setTimeout(() => {
      const words = announce(announced.current, calculations);
      announced.current = calculations;
      if (words !== "") setAnnouncement(words);
    }, ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [engine, calculations]);

  // Typing in one field is one step, however many keys it takes.
  const change = (corrections: Corrections, what: string) =>
    setHistory((it) => [
      ...(it.at(-1)?.what === what ? it.slice(0, -1) : it),
      { corrections, what },
    ]);
  const without = (key: string) =>
    Object.fromEntries(Object.entries(corrections).filter(([it]) => it !== key));

  return {
    calculations,
    corrections,
    engine,
    hasFailed,
    announcement,
    canUndo: history.length > 0,
    correct(calculation, inputKey, value) {
      const key = correctionKey(calculation.id, inputKey);
      const input = calculation.inputs.find((it) => it.key === inputKey);
      if (!input || value === input.value) return;
      const read = input.readValue !== undefined ? input.readValue : input.value;
      const isAsRead = writeEntry(value) === writeEntry(read);
      change(isAsRead ? without(key) : { ...corrections, [key]: value }, key);
    },
    reset(calculation, inputKey) {
      const key = correctionKey(calculation.id, inputKey);
      change(without(key), `reset ${key}`);
    },
    undo: () => setHistory((it) => it.slice(0, -1)),
    resetAll: () => change({}, "reset"),
  };
}

/** One step that can be undone: the corrections after it, and what was changed. */
interface Step {
  corrections: Corrections;
  what: string;
}

/** Corrections of inputs the report has; what it no longer has can't be corrected. */
function keep(corrections: Corrections, issued: readonly Calculation[]): Corrections {
  const keys = new Set(
    issued.flatMap(({ id, inputs }) => inputs.map(({ key }) => correctionKey(id, key))),
  );
  return Object.fromEntries(Object.entries(corrections).filter(([key]) => keys.has(key)));
}
