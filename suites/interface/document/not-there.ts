/** Statuses of a path, or of a verb on a path, that does not exist for anyone. */
export const NOT_THERE: readonly number[] = [404, 405, 410]
