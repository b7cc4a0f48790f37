/** Views of a list saved by name: taken up, saved, replaced and deleted. */
import { Bookmark, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { chipClass, CHIPS } from "../../components/ui/chips.ts";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { Field, Input } from "../../components/ui/Field.tsx";
import type { SavedView } from "../../functions/_shared/contract/mod.ts";
import { useChangeView, useSavedViews } from "../_client/kept_words.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";

export interface SavedViewsProps {
  list: SavedView["list"];
  /** What the page was rendered with. */
  initial: SavedView[] | null;
  /** What is chosen now. */
  query: Readonly<Record<string, string>>;
  /** True while the list is as it opens: there is nothing to save. */
  isPlain: boolean;
  onTake: (query: Readonly<Record<string, string>>) => void;
}

const isSame = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((it) =>
    (a[it] ?? "") === (b[it] ?? "")
  );

/** So many stand in a row or two; on a phone all of them would push the list itself out of sight. */
const FIRST = 6;
/** What stands among chips makes their row no higher. */
const LEVEL = "-my-0.5 pointer-coarse:-my-1.5";

/** The first views, and the one that is taken up wherever it stands. */
export function firstViews(
  views: readonly SavedView[],
  query: Readonly<Record<string, string>>,
): readonly SavedView[] {
  return views.filter((it, index) => index < FIRST || isSame(it.query, query));
}

export default function SavedViews({ list, initial, query, isPlain, onTake }: SavedViewsProps) {
  const { data: views = [] } = useSavedViews(list, initial);
  const changing = useChangeView(list);
  const [name, setName] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const isKnown = views.some((it) => isSame(it.query, query));

  function onSave() {
    if (!name?.trim()) return;
    changing.mutate({ save: { list, name: name.trim(), query: { ...query } } }, {
      onSuccess: () => {
        setName(null);
        notify({ title: "View saved", description: name.trim() });
      },
      onError: (error) => notifyFailure("View not saved", error),
    });
  }

  function onDelete({ id, list, name, query }: SavedView) {
    changing.mutate({ deleteId: id }, {
      onSuccess: () =>
        notify({
          title: "View deleted",
          description: name,
          action: {
            label: "Undo",
            onAction: () =>
              changing.mutate({ save: { list, name, query } }, {
                onError: (error) => notifyFailure("Couldn’t undo", error),
              }),
          },
        }),
      onError: (error) => notifyFailure("View not deleted", error),
    });
  }

  if (views.length === 0 && isPlain) return null;
  const shown = isWhole ? views : firstViews(views, query);
  return (
    <div role="group" aria-label="Saved views" className={CHIPS}>
      {shown.map((view) => {
        const isShown = isSame(view.query, query);
        return (
          <span key={view.id} className="inline-flex items-center">
            <button
              type="button"
              aria-pressed={isShown}
              onClick={() => onTake(view.query)}
              className={chipClass(isShown)}
            >
              <Bookmark size={13} aria-hidden="true" className="mr-1 inline" />
              {view.name}
            </button>
            {isShown && (
              <Button
                variant="ghost"
                size="icon"
                className={LEVEL}
                aria-label={`Delete the view ${view.name}`}
                onClick={() => onDelete(view)}
              >
                <X size={14} aria-hidden="true" />
              </Button>
            )}
          </span>
        );
      })}
      {shown.length < views.length && (
        <Button
          size="sm"
          variant="link"
          className={LEVEL}
          onClick={() => setWhole(true)}
        >
          All views ({views.length})
        </Button>
      )}
      {!isPlain && !isKnown && (
        <Button
          size="sm"
          variant="link"
          className={LEVEL}
          onClick={() => setName("")}
        >
          Save this view
        </Button>
      )}
      {name !== null && (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setName(null)}
          title="Save this view"
          description="Saves the search, filter and sort order under this name. Using an existing name replaces that view."
          size="sm"
          footer={
            <>
              <Button onClick={() => setName(null)}>Cancel</Button>
              <Button
                variant="primary"
                isBusy={changing.isPending}
                disabled={name.trim() === ""}
                onClick={onSave}
              >
                Save
              </Button>
            </>
          }
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onSave();
            }}
          >
            <Field id="view-name" label="Name">
              <Input
                id="view-name"
                autoFocus
                value={name}
                maxLength={60}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            </Field>
          </form>
        </Dialog>
      )}
    </div>
  );
}
