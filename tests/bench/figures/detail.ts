/** A drawing with one bare figure whose meaning only the drawing tells. */
import type { Building } from "../statements/row.ts";
import type { Scene } from "./scene.ts";

export interface Detail {
  id: string;
  /** What the figure measures, as the lexicon names it; any of these. */
  means: readonly [thing: string, property: string][];
  /** Any of these counts. */
  requirementIds: readonly string[];
  building: Building;
  sheet: [number: string, title: string];
  /** Inches that break the code, and that keep it. */
  wrong: number;
  right: number;
  /** Points on paper to an inch. */
  perIn: number;
  draw(scene: Scene, inches: number): void;
}
