/** The reader's library in the form of a finding: searched by words, one press takes a comment over. */
import { useDeferredValue, useState } from "react";
import { Input } from "../../components/ui/Field.tsx";
import { Pages } from "../../components/ui/Pages.tsx";
import { useWholeRows } from "../../components/ui/whole_rows.ts";
import type { StandardComment } from "../../functions/_shared/contract/mod.ts";
import { COMMENTS_SHOWN, useStandardComments } from "../_client/kept_words.ts";

export default function LibraryPicker(
  { onTake }: { onTake: (comment: StandardComment) => void },
) {
  const [words, setWords] = useState("");
  const asked = useDeferredValue(words.trim());
  const [page, setPage] = useState(1);
  const { data } = useStandardComments(asked, page);
  const list = useWholeRows<HTMLUListElement>(data);
  return (
    <section
      aria-label="Standard comments"
      className="flex flex-col gap-1.5 rounded border border-hairline bg-sunken p-3"
    >
      <Input
        type="search"
        aria-label="Search standard comments"
        placeholder="Search standard comments"
        autoFocus
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setPage(1);
        }}
      />
      <ul
        ref={list}
        className="max-h-44 divide-y divide-hairline overflow-y-auto rounded border border-hairline bg-surface empty:hidden"
      >
        {/* As high as one comment: what comes moves nothing. */}
        {!data && (
          <li className="flex h-13.25 items-center px-3 text-sm text-muted pointer-coarse:h-15.25">
            Loading standard comments…
          </li>
        )}
        {data?.comments.map((it) => (
          <li key={it.id}>
            <button
              type="button"
              onClick={() => onTake(it)}
              className="block w-full px-3 py-1.5 pointer-coarse:py-2.5 text-left -outline-offset-2 hover:bg-sunken"
            >
              <span className="block text-sm font-medium">{it.title}</span>
              <span className="line-clamp-1 text-sm text-muted">
                {it.organizationId && <span className="mr-1.5 font-medium">Team</span>}
                {it.codeReference && (
                  <span className="mr-1.5 font-mono text-xs">{it.codeReference}</span>
                )}
                {it.description}
              </span>
            </button>
          </li>
        ))}
        {data?.comments.length === 0 && (
          <li className="px-3 py-2 text-sm text-muted">
            {asked
              ? "No matching standard comments."
              : "You have no standard comments yet. Save one first."}
          </li>
        )}
      </ul>
      <Pages
        page={page}
        total={data?.total ?? 0}
        size={COMMENTS_SHOWN}
        label="standard comments"
        onPage={setPage}
      />
    </section>
  );
}
