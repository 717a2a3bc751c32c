import type { Need } from '../../../helpers/engine/catalogue/needs.ts'

/** A separate workspace for the scenario, with a clock that can be moved. */
export const TIME = ['workspaces', 'clock'] as const satisfies Need[]
/** Participants who act. */
export const ACTING = ['actions'] as const satisfies Need[]
/** A workspace in which closed transactions wait until the control interface completes them. */
export const HOLD = ['completion', 'hold-completion'] as const satisfies Need[]
/** Participants whose attributes can be set, which no documented call does. */
export const SETTING = ['participants'] as const satisfies Need[]
/** A creator who can read messages and end conversations. */
export const CONVERSING = ['actions', 'conversations'] as const satisfies Need[]
/** The event log. */
export const LOG = ['events', 'workspace-id'] as const satisfies Need[]
