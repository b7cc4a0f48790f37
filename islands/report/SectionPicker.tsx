/** A requirement of the loaded code, looked up by section and words. The list opens below its field. */
import { type KeyboardEvent, type UIEvent, useDeferredValue, useState } from "react";
import { plural } from "../../components/format.ts";
import { Button } from "../../components/ui/Button.tsx";
import { cx } from "../../components/ui/cx.ts";
import { describe, Input } from "../../components/ui/Field.tsx";
import { useWholeRows } from "../../components/ui/whole_rows.ts";
import type { CodeSection } from "../../functions/_shared/contract/mod.ts";
import { useCodeSections } from "../_client/own_findings.ts";

/** What is shown of a section that was chosen. */
export type ChosenSection = Pick<CodeSection, "requirementId" | "codeReference" | "title">;

/** How near its end a list is scrolled before more of it is asked for, in heights of what is seen. */
const AHEAD = 1;
/** The same by arrows, in sections. */
const AHEAD_SECTIONS = 5;
/** Nothing is marked before something was typed or an arrow pressed: Enter chooses nothing. */
const NONE = -1;

export interface SectionPickerProps {
  id: string;
  chosen: ChosenSection | null;
  onChoose: (section: CodeSection | null) => void;
  error?: string;
}

export default function SectionPicker({ id, chosen, onChoose, error }: SectionPickerProps) {
  const [words, setWords] = useState("");
  const [active, setActive] = useState(NONE);
  const [isOpen, setIsOpen] = useState(false);
  // The field takes the focus where it comes in the place of what was chosen, not when its form opens.
  const [isChanging, setIsChanging] = useState(false);
  const asked = useDeferredValue(words.trim());
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useCodeSections(
    asked,
    isOpen && chosen === null,
  );
  const sections = data?.pages.flatMap((it) => it.sections) ?? [];
  const total = data?.pages[0].total ?? 0;
  const list = useWholeRows<HTMLUListElement>(isOpen && data);

  function loadMore() {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }

  function onScroll({ currentTarget: list }: UIEvent<HTMLUListElement>) {
    const leftPx = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (leftPx < AHEAD * list.clientHeight) loadMore();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setIsOpen(true);
      const next = active + (event.key === "ArrowDown" ? 1 : -1);
      const at = Math.max(0, Math.min(sections.length - 1, next));
      setActive(at);
      if (at >= sections.length - AHEAD_SECTIONS) loadMore();
      document.getElementById(`${id}-option-${at}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (isOpen && sections[active]) onChoose(sections[active]);
    } else if (event.key === "Escape" && isOpen) {
      // A dialog around it stays: it asks `isListOpen` first.
      setIsOpen(false);
    }
  }

  if (chosen) {
    return (
      <div className="flex items-start justify-between gap-3 rounded border border-edge px-3 py-2">
        <span className="min-w-0">
          <span className="block font-mono text-sm">{chosen.codeReference}</span>
          <span className="block text-sm text-muted">{chosen.title}</span>
        </span>
        <Button
          id={id}
          size="sm"
          onClick={() => {
            setIsChanging(true);
            onChoose(null);
          }}
        >
          Change
        </Button>
      </div>
    );
  }
  return (
    <div
      className="flex flex-col gap-1"
      onFocus={() => setIsOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOpen(false);
      }}
    >
      <Input
        {...describe({ id, error })}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && sections[active] ? `${id}-option-${active}` : undefined}
        autoComplete="off"
        autoFocus={isChanging}
        placeholder="1010.1.1, or words like “handrail height”"
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setActive(event.currentTarget.value.trim() === "" ? NONE : 0);
          setIsOpen(true);
        }}
        onClick={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
      />
      <ul
        // Other words begin at their top.
        key={asked}
        ref={list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        hidden={!isOpen}
        aria-label="Requirements"
        onScroll={onScroll}
        className="mt-1 max-h-52 divide-y divide-hairline overflow-y-auto rounded border border-hairline"
      >
        {sections.map((it, index) => (
          <li
            key={it.requirementId}
            id={`${id}-option-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(it)}
            className={cx(
              "cursor-pointer px-3 py-1.5 pointer-coarse:py-2.5 hover:bg-sunken",
              index === active && "bg-accent-soft",
            )}
          >
            <span className="block font-mono text-xs">{it.codeReference}</span>
            <span className="block text-sm">{it.title}</span>
          </li>
        ))}
        {data && sections.length === 0 && (
          <li className="px-3 py-2 text-sm text-muted">
            No matching requirements in the loaded code.
          </li>
        )}
      </ul>
      <p role="status" className="text-xs text-muted empty:hidden">
        {isOpen && data && plural(total, "requirement")}
        {isOpen && total > sections.length && "; add words to narrow the list"}
      </p>
    </div>
  );
}
