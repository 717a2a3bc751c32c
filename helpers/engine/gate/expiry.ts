import type { Known } from '../outcome/verdict.ts'

/** Whether a known violation is no longer let pass: from the day on that its entry names, in UTC. */
export const isExpired = ({ expires }: Known, today: Date): boolean =>
  expires !== undefined && expires <= today.toISOString().slice(0, 10)
