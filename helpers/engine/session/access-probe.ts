import { pathOf } from '../api/calls.ts'
import { createJournal, type Journal } from '../evidence/journal.ts'
import { isSuccess, type Auth } from '../http/exchange.ts'
import { idOf, PLAIN_DRAFT } from '../targets/profile.ts'
import type { Probing } from './probing.ts'
import { createdId } from './sending.ts'

/**
 * What a key does that is said to grant access to nothing, and grants some evidently; nothing where it may be such a key.
 * A 403 on a draft of ours shows that it is one.
 * @param full authenticates with the full-access key
 * @param none authenticates with the key without access
 * @throws Inconclusive where the target did not answer
 */
export async function probeAccess(probing: Probing, full: Auth, none: Auth): Promise<string | undefined> {
  const journal = createJournal(probing)
  const create = (auth: Auth) => probing.send(journal, auth, PLAIN_DRAFT)
  try {
    const id = createdId(await create(full))
    if (id === undefined) return undefined
    const read = await probing.send(journal, none, { method: 'GET', path: pathOf('get', [id]) })
    if (read.status === 401) return 'the target answers 401 to this key'
    if (isSuccess(read) && idOf(read) === id) return 'this key reads a transaction of the workspace'
    if (read.status === 403) return undefined
    const own = createdId(await create(none))
    if (own === undefined) return undefined
    await discard(probing, journal, none, own)
    return 'this key makes transactions'
  } finally {
    await probing.cleanUp(journal.litter)
  }
}

/** It may lie in another workspace: only the key that made it can cancel it. */
async function discard(probing: Probing, journal: Journal, auth: Auth, id: string): Promise<void> {
  journal.litter.delete(id)
  await probing.send(journal, auth, { method: 'POST', path: pathOf('cancel', [id]) })
}
