import { onTestFinished } from 'vitest'
import { createJournal, type Journal } from '../engine/evidence/journal.ts'
import { openSession, type Session } from '../engine/session/session.ts'
import type { Target } from '../engine/targets/target.ts'
import { tinyTarget, type Got, type Reply, type TinyTarget } from './servers/tiny-target.ts'

/** Opens a session with its own tiny target. Both are closed when the test ends; a concurrent test passes its own hook for that. */
export async function tinySession(
  answer?: (got: Got) => Reply | undefined,
  change?: Partial<Target>,
  whenFinished: (close: () => Promise<void>) => void = onTestFinished,
): Promise<TinyTarget & { session: Session; journal: Journal }> {
  const tiny = await tinyTarget(answer, change)
  const session = openSession(tiny.target, 4)
  whenFinished(async () => {
    await Promise.all([session.close(), tiny.close()])
  })
  return { ...tiny, session, journal: createJournal(session) }
}
