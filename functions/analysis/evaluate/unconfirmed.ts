/** Confidence of what the model alone vouches for, or speaks against, percent at most. */
export const MAX_UNCONFIRMED = 50;
