import type { Known } from '../outcome/verdict.ts'

/** Whether an entry of the known list has expired: from the day that it names, in UTC. */
export const isExpired = ({ expires }: Known, today: Date): boolean =>
  expires !== undefined && expires <= today.toISOString().slice(0, 10)
