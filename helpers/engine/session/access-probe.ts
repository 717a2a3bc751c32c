import { pathOf } from '../api/calls.ts'
import { createJournal, type Journal } from '../evidence/journal.ts'
import { isSuccess, type Auth } from '../http/exchange.ts'
import { idOf, markedDraft } from '../targets/profile.ts'
import type { Probing } from './probing.ts'
import { createdId } from './sending.ts'

/**
 * Checks a key that should grant access to nothing. Returns what it grants, or `undefined` if it may be such a key. A
 * 403 for a draft of ours proves that it is.
 * @param full authenticates with the full-access key
 * @param none authenticates with the key without access
 * @param mark the word in the name of its draft
 * @throws Inconclusive if the target did not respond
 */
export async function probeAccess(probing: Probing, full: Auth, none: Auth, mark: string): Promise<string | undefined> {
  const journal = createJournal(probing)
  const create = (auth: Auth) => probing.send(journal, auth, markedDraft(mark))
  try {
    const id = createdId(await create(full))
    if (id === undefined) return undefined
    const read = await probing.send(journal, none, { method: 'GET', path: pathOf('get', [id]) })
    if (read.status === 401) return 'the response to this key is 401'
    if (isSuccess(read) && idOf(read) === id) return 'this key can read a transaction of the workspace'
    if (read.status === 403) return undefined
    const own = createdId(await create(none))
    if (own === undefined) return undefined
    await discard(probing, journal, none, own)
    return 'this key can create transactions'
  } finally {
    await probing.cleanUp(journal.leftovers)
  }
}

/** The draft may be in another workspace, so only the key that created it can cancel it. */
async function discard(probing: Probing, journal: Journal, auth: Auth, id: string): Promise<void> {
  journal.leftovers.delete(id)
  await probing.send(journal, auth, { method: 'POST', path: pathOf('cancel', [id]) })
}
