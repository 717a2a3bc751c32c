// Keys in the calls about signers, reviewers and seals.
export {}
