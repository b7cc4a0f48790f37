/** The library of standard comments: searched, added to, changed, deleted. */
import { BookMarked, Pencil, Trash2 } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { Card, CardTitle } from "../../components/ui/Card.tsx";
import { Input, NativeSelect } from "../../components/ui/Field.tsx";
import { Pages } from "../../components/ui/Pages.tsx";
import { MARK_LABELS, SeverityMark } from "../../components/ui/SeverityMark.tsx";
import { roleMay } from "../../functions/_shared/constants/roles.ts";
import type {
  StandardComment,
  StandardCommentsResponse,
} from "../../functions/_shared/contract/mod.ts";
import { COMMENTS_SHOWN, useStandardComments } from "../_client/kept_words.ts";
import { useOrganizations } from "../_client/organizations.ts";
import { useLibrary } from "../_hooks/library.ts";
import CommentDialog, { type CommentDraft } from "../report/CommentDialog.tsx";

export default function StandardComments(
  { initial }: { initial: StandardCommentsResponse | null },
) {
  const [words, setWords] = useState("");
  const [page, setPage] = useState(1);
  const { data } = useStandardComments(useDeferredValue(words.trim()), page, initial);
  const library = useLibrary();
  const { data: organizations } = useOrganizations();
  // Whoever is in a team reads its library; its owners and reviewers change it.
  const teams = (organizations?.organizations ?? []).filter((it) => roleMay(it.role, "review"));
  const mayChange = ({ organizationId }: StandardComment) =>
    organizationId === null || teams.some((it) => it.id === organizationId);
  const [edited, setEdited] = useState<StandardComment | "new" | null>(null);
  return (
    <Card labelledBy="standard-comments">
      <CardTitle
        id="standard-comments"
        hint="Comments you use often. Insert one when you add a finding to a sheet."
        actions={
          <Button onClick={() => setEdited("new")}>
            <BookMarked size={15} aria-hidden="true" />Add comment
          </Button>
        }
      >
        Standard comments
      </CardTitle>
      {(words !== "" || (data?.total ?? 0) > 5) && (
        <div className="px-5 pb-3">
          <Input
            type="search"
            aria-label="Search standard comments"
            placeholder="Search standard comments"
            value={words}
            onChange={(event) => {
              setWords(event.currentTarget.value);
              setPage(1);
            }}
          />
        </div>
      )}
      <ul className="divide-y divide-hairline border-t border-hairline">
        {data?.comments.map((it) => {
          const kind = it.status === "warning" ? "warning" : it.severity;
          return (
            <li key={it.id} className="flex flex-wrap items-start gap-x-3 gap-y-1 px-5 py-2.5">
              <span className="flex h-lh items-center">
                <SeverityMark kind={kind} label={MARK_LABELS[kind]} />
              </span>
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-medium">{it.title}</p>
                <p className="line-clamp-2 text-sm text-muted">
                  {it.organizationId && "Team · "}
                  {it.codeReference && (
                    <>
                      <span className="font-mono text-xs">{it.codeReference}</span> ·{" "}
                    </>
                  )}
                  {it.description}
                </p>
              </div>
              {mayChange(it) && (
                <div className="flex flex-wrap items-center gap-1">
                  {teams.length > 0 && (
                    <NativeSelect
                      aria-label={`Library of ${it.title}`}
                      className="max-sm:w-full! sm:w-auto! sm:max-w-44"
                      value={it.organizationId ?? ""}
                      onChange={(event) =>
                        void library.move(it, event.currentTarget.value || null).catch(() => {})}
                    >
                      <option value="">Only mine</option>
                      {teams.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
                    </NativeSelect>
                  )}
                  <Button
                    size="sm"
                    variant="ghost"
                    className="max-sm:-ml-3"
                    onClick={() => setEdited(it)}
                  >
                    <Pencil size={14} aria-hidden="true" />Edit<span className="sr-only">
                      {it.title}
                    </span>
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => void library.remove(it).catch(() => {})}
                  >
                    <Trash2 size={14} aria-hidden="true" />Delete
                    <span className="sr-only">{it.title}</span>
                  </Button>
                </div>
              )}
            </li>
          );
        })}
        {data?.total === 0 && (
          <li className="px-5 py-4 text-muted">
            {words.trim()
              ? "No matching standard comments."
              : "None yet. Add one here, or save a finding as one while you review."}
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
      {edited && (
        <CommentDialog
          isStandard
          title={edited === "new" ? "Add a standard comment" : "Edit the standard comment"}
          description={edited === "new"
            ? "Insert it when you add a finding to a sheet."
            : "Findings that already use it don’t change."}
          saveLabel="Save"
          draft={edited === "new" ? null : draftOf(edited)}
          isBusy={library.isBusy}
          onSave={async (values) => {
            if (edited === "new") await library.keep(values);
            else await library.change(edited, values);
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

function draftOf(comment: StandardComment): CommentDraft {
  const { requirementId, codeReference, status, severity, title, description, recommendation } =
    comment;
  return {
    section: requirementId && codeReference ? { requirementId, codeReference, title } : null,
    status,
    severity,
    title,
    description,
    recommendation,
  };
}
