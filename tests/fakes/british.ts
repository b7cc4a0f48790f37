/** Spellings of British English that texts for users must not show. */
export const BRITISH =
  /\b(\w*(colour|centre|metre|vapour|bevelled|labelled|storey|favour|behaviour|aluminium)\w*|(recogn|organ|author|summar|minim|maxim|optim|normal|categor|util|custom|standard)is(e[ds]?|ing|ation)|analysed?|fibre|grey|honoured|towards|e-mail|make-up)\b/i;
