/** What the vision model costs one project: the whole before it starts, what was spent while it works, a way to stop. */
import { Eye, Square } from "lucide-react";
import type { ProgressEvent, Vision } from "../../functions/_shared/contract/mod.ts";
import { MODEL_ANSWER_MS, MOST_IN_FLIGHT } from "../../functions/_shared/constants/timing.ts";
import { formatModelCost } from "../format.ts";
import { Button } from "../ui/Button.tsx";

/** `about $6 and 4 minutes for 24 sheets`, at the prices the server is set to; null where nobody knows how many sheets there are. */
export function modelPriceWords(
  vision: Pick<Vision, "usdPerSheet"> | null | undefined,
  sheets: number | null,
): string | null {
  if (!vision || !sheets) return null;
  const usd = vision.usdPerSheet * sheets;
  const price = usd >= 2 ? `$${Math.round(usd)}` : formatModelCost(usd);
  const minutes = minutesFor(sheets);
  return `about ${price} and ${minutes} minutes for ${sheets} ${sheets === 1 ? "sheet" : "sheets"}`;
}

/** `about $0.25 per sheet`, for where nobody has counted them. */
export const sheetPriceWords = ({ usdPerSheet }: Pick<Vision, "usdPerSheet">): string =>
  `about $${usdPerSheet.toFixed(2)} per sheet`;

/** After the sheets come one question about the set and the second readings, a round each. */
const ROUNDS_AFTER = 2;

const minutesFor = (sheets: number): number =>
  Math.round((Math.ceil(sheets / MOST_IN_FLIGHT) + ROUNDS_AFTER) * MODEL_ANSWER_MS / 60_000);

export interface ModelLineProps {
  model: NonNullable<ProgressEvent["model"]>;
  /** What the whole set comes to, in words. */
  price: string | null;
  /** Left out where nobody may stop it. */
  onStop?: () => void;
  isStopping: boolean;
}

/** Live cost of the questions so far. Stopping leaves the rest of the set to the rules. */
export function ModelLine({ model, price, onStop, isStopping }: ModelLineProps) {
  const { name, pages, questions, costUsd } = model;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <Eye size={15} aria-hidden="true" className="text-accent" />
        <span>
          {name}: {questions} {questions === 1 ? "question" : "questions"} about {pages}{" "}
          {pages === 1 ? "page" : "pages"},{" "}
          <span className="font-medium text-ink tabular-nums">{formatModelCost(costUsd)}</span>{" "}
          so far{price && `, ${price} in all`}
        </span>
      </p>
      {onStop && (
        <Button size="sm" isBusy={isStopping} onClick={onStop}>
          <Square size={13} aria-hidden="true" />Stop asking the model
        </Button>
      )}
    </div>
  );
}
