/** The states after the start that a transaction is brought to with documented calls or the clock, while it still runs. */
export const RUNNING = ['started', 'paused'] as const
/** Ended states. */
export const OVER = ['cancelled', 'expired', 'completed'] as const
/** All of them. */
export const LATER_STATES = [...RUNNING, ...OVER] as const
