/** Finds projects as one types, a moment after the last key or as soon as the box is left. */
import { Search } from "lucide-react";
import { forwardRef, useEffect, useRef, useState } from "react";
import { Input } from "../../components/ui/Field.tsx";

const SEARCH_DELAY_MS = 250;

export interface SearchBoxProps {
  onSearch: (words: string) => void;
  /** What stands in it at first. */
  initial?: string;
  label?: string;
  placeholder?: string;
}

const SearchBox = forwardRef<HTMLInputElement, SearchBoxProps>(
  function SearchBox(
    { onSearch, label = "Search projects", placeholder = "Search projects...", initial = "" },
    ref,
  ) {
    const [words, setWords] = useState(initial);
    const box = useRef<HTMLDivElement>(null);
    // What was typed into the server's page before this woke up.
    useEffect(() => setWords(box.current!.querySelector("input")!.value), []);
    const told = useRef(initial);
    const tell = () => {
      if (words.trim() === told.current) return;
      told.current = words.trim();
      onSearch(told.current);
    };
    useEffect(() => {
      const timer = setTimeout(tell, SEARCH_DELAY_MS);
      return () => clearTimeout(timer);
    }, [words]);
    return (
      <div ref={box} className="relative w-full min-w-0 sm:w-80">
        <Search
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
        />
        <Input
          ref={ref}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onBlur={tell}
          className="pl-9"
        />
      </div>
    );
  },
);

export default SearchBox;
