/** The states of a transaction (document: States and transitions). */
export const STATES = ['draft', 'started', 'paused', 'cancelled', 'expired', 'closed', 'completed'] as const
export type State = (typeof STATES)[number]
