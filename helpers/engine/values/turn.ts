let last = 0

/** The next number of one count for the whole process: it tells which of two events came first, even within a millisecond. */
export const nextTurn = (): number => ++last
