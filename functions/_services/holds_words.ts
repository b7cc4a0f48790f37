/** Whether every word of a search stands in a text, in any case; without words every text is wanted. */
export function holdsWords(text: string, search: string): boolean {
  if (search.trim() === "") return true;
  const low = text.toLowerCase();
  return search.toLowerCase().split(/\s+/).every((word) => low.includes(word));
}
