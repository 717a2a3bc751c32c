import type { Need } from '../../../helpers/engine/catalogue/needs.ts'

/** A workspace of the scenario's own whose time can be moved. */
export const TIME = ['workspaces', 'clock'] as const satisfies Need[]
/** Participants who act. */
export const ACTING = ['actions'] as const satisfies Need[]
/** Completion by hand, in a workspace where closed transactions wait for it. */
export const HOLD = ['completion', 'hold-completion'] as const satisfies Need[]
/** Participants with attributes that no documented call sets. */
export const SETTING = ['participants'] as const satisfies Need[]
/** A creator who reads messages and ends conversations. */
export const CONVERSING = ['actions', 'conversations'] as const satisfies Need[]
/** The event log. */
export const LOG = ['events', 'workspace-id'] as const satisfies Need[]
