let last = 0

/** The next number of one count for the whole process. It shows which of two events was first, even within a millisecond. */
export const nextTurn = (): number => ++last
