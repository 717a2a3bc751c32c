/** Why what an accepted update answers is what is read later. */
export const ANSWER_IS_READ =
  'An update "returns the updated transaction object" and a reading "the transaction object as last updated": both are the same object, so the ' +
  '`expires_at` of the answer is that of the reading.'
