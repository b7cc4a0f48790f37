/**
 * What is said of how the vision model came to a finding: on the finding, in the report, in tables. Lists leave it to the
 * finding, and letters out: there a reviewer speaks to an applicant.
 */

/** How a confirmed link is said. */
export const CONFIRMED_LINK =
  "Link proposed by the model, confirmed by geometry and a second reading.";

/** What is said with it where words of the set could have spoken against it. */
export const HEARD =
  "Given all the text in the set, the model found nothing that contradicts this.";

/** How what nothing confirms is said. */
export const UNCONFIRMED =
  "This is based on what the vision model suggested; a person has to check it before it counts.";

/** The words of a finding without how it was found. */
export const withoutProvenance = (description: string): string =>
  [CONFIRMED_LINK, HEARD, UNCONFIRMED]
    .reduce((words, it) => words.replace(it, ""), description)
    .replace(/ {2,}/g, " ").trim();
