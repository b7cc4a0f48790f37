/** What no text for users may show, with what is wrong about it. */

/** Spellings of British English. */
export const BRITISH =
  /\b(\w*(colour|centre|metre|vapour|bevelled|labelled|storey|favour|behaviour|aluminium)\w*|(recogn|organ|author|summar|minim|maxim|optim|normal|categor|util|custom|standard)is(e[ds]?|ing|ation)|analysed?|fibre|grey|honoured|towards|e-mail|make-up)\b/i;

export const SLIPS: Readonly<Record<string, RegExp>> = {
  "British spelling": BRITISH,
  "written twice": /\b([a-z]+) \1\b/i,
  "straight apostrophe": /[a-z]'[a-z]/i,
  "stray punctuation": /\s[,.;]|[,;]\.|^\W*[•*-]|\s{2}/,
};
