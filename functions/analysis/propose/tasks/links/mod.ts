/** Which words of a sheet tell about which requirement, and of what thing. Every sheet with ink is asked. */
import type { z } from "zod";
import type { PageReading } from "../../../../_shared/domain/page_reading.ts";
import type { PageFacts } from "../../../extract/page_facts.ts";
import { citeWords, listWords } from "../../word_list.ts";
import { unverified } from "../../evidence.ts";
import { proveLink } from "../../gate/proof.ts";
import { linkKey, type ProposedLink } from "../../link.ts";
import { LISTED } from "../../requirement_list.ts";
import type { UnverifiedProposal } from "../../task.ts";
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer } from "./schema.ts";

const task = "links";

export const linksTask = {
  name: task,
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
  context: (page: PageReading) => `The words of the sheet:\n${listWords(page)}`,
  take({ links }: z.infer<typeof Answer>, facts: PageFacts, page: PageReading) {
    const lost: UnverifiedProposal[] = [];
    const kept: ProposedLink[] = [];
    for (const { requirement, words, subject, room, relation } of links) {
      const found = citeWords(words, page);
      const reason = !LISTED.has(requirement)
        ? "The loaded edition has no such requirement."
        : !found
        ? "The sheet has no such words."
        : null;
      if (reason !== null || !found) {
        const quote = found?.text ?? `words ${words.slice(0, 8).join(", ")}`;
        lost.push(unverified({ task, quote, claim: `a link to ${requirement}` }, facts, reason!));
        continue;
      }
      const said = {
        words: found,
        subject: citeWords(subject, page),
        room: citeWords(room, page),
      };
      kept.push({
        page: facts.sheet.page,
        requirementId: requirement,
        relation,
        ...said,
        proof: proveLink({ requirementId: requirement, ...said }, { facts, page }),
      });
    }
    return { unverified: lost, links: unique(kept) };
  },
};

/** A link that is given twice counts once; told in two ways it decides nothing. */
function unique(links: readonly ProposedLink[]): ProposedLink[] {
  return [...Map.groupBy(links, linkKey).values()].map(([first, ...others]) =>
    others.some(({ relation }) => relation !== first.relation)
      ? { ...first, relation: "open" }
      : first
  );
}
