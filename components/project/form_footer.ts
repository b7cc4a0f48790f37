/** The buttons of a long form stay in sight at its end, in a dialog's padding as in a card's; notices stand above them. */
export const FORM_FOOTER =
  "form-footer sticky max-[20rem]:static bottom-0 z-10 -mx-5 -mb-4 flex flex-wrap items-center gap-2 rounded-b-lg border-t border-hairline bg-surface px-5 py-3";

/** What gets the focus in such a form stops above its buttons. */
export const ABOVE_FOOTER = "[&_:is(input,textarea,button)]:scroll-mb-20";
