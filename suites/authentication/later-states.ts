/** States after the start in which a transaction can still be updated. */
export const RUNNING = ['started', 'paused'] as const
/** States in which it has ended. */
export const OVER = ['cancelled', 'expired', 'completed'] as const
/** All of them. */
export const LATER_STATES = [...RUNNING, ...OVER] as const
