// What reviewers do, and who waits for them.
export {}
