import type { KnownEntry } from './known-list.ts'

/** The reason of an entry that a person still has to explain. */
export const NO_REASON = 'TO BE FILLED IN'

/** Whether nobody has written why a violation is accepted: the reason is empty, or still the placeholder. */
export const lacksReason = ({ reason }: Pick<KnownEntry, 'reason'>): boolean =>
  reason === '' || reason.toUpperCase() === NO_REASON
