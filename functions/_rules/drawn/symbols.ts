/** Symbols plans draw, counted with their places: exit signs, detectors, receptacles. Shape alone proves none. */
import type { Building, PlanSymbol } from "../../_shared/domain/building.ts";
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";

/** Which symbols are asked for. */
export interface SymbolQuery {
  /** Kind, in the words of `functions/analysis/symbols/symbol_words.ts`. */
  type: string;
  /** Rooms they have to stand in. */
  room?: RegExp;
  /** Fewer on one plan show nothing; default 1. */
  least?: number;
}

const CONFIDENCE = 0.8;

/** Symbols that letters or a legend explain, one entry a plan, at the first of them; `n exit signs drawn on E-101`. */
export function placedSymbols(plan: PlanSet, { type, room, least = 1 }: SymbolQuery): Evidence[] {
  return plan.buildings.flatMap((building): Evidence[] => {
    const found = building.symbols.filter((it) =>
      it.type === type && it.how !== "shape" &&
      (room === undefined || room.test(roomNameOf(building, it)))
    );
    if (found.length < least) return [];
    const sheet = plan.sheets.find(({ page }) => page === building.page)?.number ?? null;
    const [first] = found;
    const names = [...new Set(found.map((it) => roomNameOf(building, it)))].filter((it) =>
      it !== ""
    );
    const where = room === undefined ? "" : ` in ${names.join(", ")}`;
    const what = `${found.length} ${type}${found.length === 1 ? "" : "s"} drawn`;
    return [{
      page: building.page,
      box: first.box,
      sheet,
      sourceText: `${what}${where} on ${sheet ?? `page ${building.page}`}`,
      readBy: "geometry",
      confidence: CONFIDENCE,
    }];
  });
}

const roomNameOf = ({ rooms }: Building, { room }: PlanSymbol): string =>
  rooms.find(({ id }) => id === room)?.name ?? "";
