/** Statuses of a path, or of a verb on it, that is not there for anyone. */
export const NOT_THERE: readonly number[] = [404, 405, 410]
