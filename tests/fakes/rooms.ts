/** Rooms by what is done with them. */

/** Everything that is type-checked, by names one check takes. */
export const ROOMS = ["main.ts", "functions", "routes", "islands", "components", "tests"];

/** Folders of tests that run in one process together (`together.ts`), by the module in `tests/together` they are parts of. */
export const TOGETHER = {
  calls: ["tests/functions/api", "tests/functions/_providers/supabase", "tests/routes"],
  computing: [
    "tests/components",
    "tests/functions/_lexicon",
    "tests/functions/_rules",
    "tests/functions/_shared",
    "tests/functions/analysis/building",
    "tests/functions/analysis/evaluate",
    "tests/functions/analysis/extract",
    "tests/functions/analysis/matrix",
    "tests/functions/analysis/model",
    "tests/functions/analysis/propose",
    "tests/functions/analysis/revise",
    "tests/functions/analysis/symbols",
    "tests/islands",
  ],
  queues: ["tests/functions/analysis/queue", "tests/faults/injected_test.ts"],
  reading: [
    "tests/functions/_providers/keys",
    "tests/functions/_providers/kv",
    "tests/functions/_providers/mail",
    "tests/functions/_providers/model",
    "tests/functions/_providers/ocr",
    "tests/functions/_providers/passwords",
    "tests/functions/_providers/payments",
    "tests/functions/_providers/pdf",
    "tests/functions/_report",
    "tests/functions/analysis/checklist_test.ts",
    "tests/functions/analysis/correct_test.ts",
    "tests/functions/analysis/score_test.ts",
    "tests/functions/analysis/step_back_test.ts",
  ],
  services: ["tests/functions/_services"],
} as const;
