/** The vision model for a command of the terminal that was given `--model`. */
import { createOpenAiModel } from "../_providers/model/openai.ts";
import { hostOf } from "../_providers/model/settings.ts";
import { AppError } from "../_shared/errors.ts";
import type { ModelDesk } from "../analysis/propose/desk.ts";
import { openLocalDesk } from "../analysis/propose/local_desk.ts";
import { modelOf, readEnvironment } from "./environment.ts";

/** Opens its desk. @throws {AppError} `feature_unavailable` without a key */
export function openTerminalDesk(): ModelDesk {
  const settings = modelOf(readEnvironment());
  if (!settings) {
    throw new AppError(
      "feature_unavailable",
      "--model needs OPENAI_API_KEY; without it nothing is sent to a vision model.",
    );
  }
  return openLocalDesk(createOpenAiModel(settings), {
    host: hostOf(settings),
    maxUsd: settings.maxProjectCents / 100,
  });
}
