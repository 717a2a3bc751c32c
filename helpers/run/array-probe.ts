import { RESERVED_DOMAIN } from '../../fixtures/people/domain.ts'
import { createJournal } from '../evidence/journal.ts'
import { ARRAY_ENCODINGS, pairsOf, type ArrayEncoding } from '../http/encode.ts'
import type { Auth } from '../http/exchange.ts'
import { markedName } from '../litter/mark.ts'
import { ServerError } from '../outcome/errors.ts'
import { isObject } from '../values/json.ts'
import type { Session } from './session.ts'

const PROBE = ['first.copy', 'second.copy']

/**
 * The first encoding whose two carbon copies come back as two. The first one stands where none does.
 * @throws ServerError where none does and one of them was answered 5xx: nothing is known yet
 */
export async function probeArrays(session: Session, auth: Auth): Promise<ArrayEncoding> {
  const journal = createJournal(session)
  const sent = PROBE.map((name) => `${name}@${session.target.mailDomain ?? RESERVED_DOMAIN}`)
  let failure: ServerError | undefined
  try {
    for (const encoding of ARRAY_ENCODINGS) {
      try {
        const form = pairsOf({ name: markedName(session.mark), carbon_copies: sent }, encoding)
        const { body } = await session.send(journal, auth, { method: 'POST', path: '/v1/transactions', form })
        const copies = isObject(body) ? body['carbon_copies'] : undefined
        if (Array.isArray(copies) && copies.length === sent.length) return encoding
      } catch (error) {
        if (!(error instanceof ServerError)) throw error
        failure = error
      }
    }
    if (failure) throw failure
    return 'repeat'
  } finally {
    await session.cleanUp(journal.litter)
  }
}
