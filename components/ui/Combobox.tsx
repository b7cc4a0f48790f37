/** A searchable list for one or several choices, each with its meaning, as a WAI-ARIA combobox. */
import { Check, ChevronDown, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from "react";
import { cx } from "./cx.ts";
import { CONTROL, CONTROL_HEIGHT } from "./Field.tsx";
import { endPastLabel } from "./past_label.ts";
import { type RankedOption, rankOptions } from "./rank_options.ts";
import { useWholeRows } from "./whole_rows.ts";

export type ComboOption = RankedOption;

export interface ComboboxProps {
  id: string;
  options: readonly ComboOption[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Several choices stay open and show as chips. */
  isMultiple?: boolean;
  placeholder: string;
  describedBy?: string;
  isInvalid?: boolean;
}

/** No option is active: Enter chooses nothing. */
const NONE = -1;

export function Combobox(props: ComboboxProps) {
  const { id, options, selected, onChange, isMultiple = false } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState("");
  const [active, setActive] = useState(NONE);
  const found = rankOptions(options, words);
  const list = useWholeRows<HTMLUListElement>(`${isOpen} ${words}`);
  useLayoutEffect(() => {
    if (list.current) endPastLabel(list.current);
  }, [isOpen, words]);

  // What Enter would choose is in sight, whatever the list was scrolled to.
  useEffect(() => {
    if (!isOpen || active === NONE) return;
    document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [isOpen, active, words]);

  function choose(value: string) {
    const isChosen = selected.includes(value);
    if (isMultiple) {
      onChange(isChosen ? selected.filter((it) => it !== value) : [...selected, value]);
      setWords("");
      setActive(NONE);
    } else {
      onChange([value]);
      close();
    }
  }

  function close() {
    setIsOpen(false);
    setWords("");
    setActive(NONE);
  }

  function move(by: number) {
    setActive(Math.min(found.length - 1, Math.max(0, active + by)));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) setIsOpen(true);
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      if (found[active]) choose(found[active].value);
    } else if (event.key === "Escape" && isOpen) {
      // A dialog around it stays: it asks `isListOpen` first.
      close();
    } else if (event.key === "Tab") {
      close();
    } else if (event.key === "Backspace" && words === "" && isMultiple && selected.length > 0) {
      onChange(selected.slice(0, -1));
    }
  }

  const single = !isMultiple && !isOpen ? textOf(options, selected[0]) : words;
  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) close();
      }}
    >
      {isMultiple && selected.length > 0 && (
        <Chips
          options={options}
          selected={selected}
          onRemove={(value, isByKey) => {
            choose(value);
            // Its button goes with it. Under a finger the focus would bring up the keyboard.
            if (isByKey) document.getElementById(id)?.focus();
          }}
        />
      )}
      <div className="relative">
        <input
          id={id}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found[active] ? `${id}-option-${active}` : undefined}
          aria-describedby={props.describedBy}
          aria-invalid={props.isInvalid || undefined}
          placeholder={props.placeholder}
          value={single}
          onChange={(event) => {
            const typed = isOpen ? event.currentTarget.value : addedTo(single, event.currentTarget);
            setWords(typed);
            setActive(typed.trim() === "" ? NONE : 0);
            setIsOpen(true);
          }}
          onClick={() => setIsOpen(true)}
          onKeyDown={onKeyDown}
          className={cx(CONTROL, CONTROL_HEIGHT, "pr-9")}
        />
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
        />
      </div>
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={props.placeholder}
        aria-multiselectable={isMultiple || undefined}
        hidden={!isOpen}
        className="absolute z-30 mt-[calc(0.25rem+var(--drop,0px))] max-h-64 w-full overflow-y-auto rounded border border-edge bg-surface p-1 shadow-[0_10px_15px_-3px_rgb(0_0_0/0.1),0_4px_6px_-4px_rgb(0_0_0/0.1),0_var(--past,0px)_0_0_var(--surface),0_calc(-1*var(--drop,0px))_0_0_var(--surface)]"
      >
        {found.map((option, index) => (
          <li
            key={option.value}
            id={`${id}-option-${index}`}
            role="option"
            aria-selected={selected.includes(option.value)}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setActive(index)}
            onClick={() => choose(option.value)}
            className={cx(
              "flex cursor-pointer items-center gap-3 rounded-sm px-2 py-1.5 pointer-coarse:min-h-11",
              index === active && "bg-accent-soft",
            )}
          >
            <span className="w-10 shrink-0 font-mono text-sm font-semibold">{option.value}</span>
            <span className="grow text-sm text-muted">{option.label}</span>
            {selected.includes(option.value) && (
              <Check size={16} className="text-accent" aria-hidden="true" />
            )}
          </li>
        ))}
        {found.length === 0 && (
          <li
            role="option"
            aria-selected="false"
            aria-disabled="true"
            className="px-2 py-1.5 text-sm text-muted"
          >
            Nothing matches “{words}”
          </li>
        )}
      </ul>
    </div>
  );
}

/** What was typed into a closed field that shows a choice: another choice is looked for by that alone. */
function addedTo(shown: string, { value, selectionStart }: HTMLInputElement): string {
  const added = value.length - shown.length;
  const end = selectionStart ?? value.length;
  const isAdded = shown !== "" && added > 0 &&
    value.slice(0, end - added) + value.slice(end) === shown;
  return isAdded ? value.slice(end - added, end) : value;
}

/** True while the list of the combobox that has the focus is open: Escape belongs to it. */
export function isListOpen(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');
}

function textOf(options: readonly ComboOption[], value: string | undefined): string {
  const option = options.find((it) => it.value === value);
  return option ? [option.value, option.label].filter(Boolean).join(" – ") : "";
}

function Chips(
  { options, selected, onRemove }: {
    options: readonly ComboOption[];
    selected: readonly string[];
    onRemove: (value: string, isByKey: boolean) => void;
  },
) {
  return (
    <ul className="mb-1.5 flex flex-wrap gap-1.5" aria-label="Chosen">
      {selected.map((value) => (
        <li key={value} className="max-w-full">
          <button
            type="button"
            onClick={(event) => onRemove(value, event.detail === 0)}
            className="inline-flex max-w-full min-h-7 pointer-coarse:min-h-11 items-center gap-1.5 rounded border border-hairline bg-sunken px-2 text-sm hover:border-edge"
          >
            <span className="sr-only">Remove</span>{" "}
            <span className="font-mono font-semibold">{value}</span>{" "}
            <span className="hidden min-w-0 truncate text-muted sm:inline">
              {options.find((it) => it.value === value)?.label}
            </span>
            <X size={13} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
