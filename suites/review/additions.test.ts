// Reviewers that are appointed, and how the transaction shows them.
export {}
