/** Answers of a model that sees nothing, by task: where a test's model starts from. */
export const EMPTY_ANSWERS: Record<string, unknown> = {
  title_block: { number: null, title: null },
  classification: { kind: "other", discipline: "other", quote: "" },
  links: { links: [] },
  second_reading: { choice: 8 },
};
