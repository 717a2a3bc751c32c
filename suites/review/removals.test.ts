// Reviewers that are removed.
export {}
