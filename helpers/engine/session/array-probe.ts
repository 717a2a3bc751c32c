import { RESERVED_DOMAIN } from '../../../fixtures/people/domain.ts'
import { createJournal } from '../evidence/journal.ts'
import { ARRAY_ENCODINGS, pairsOf, type ArrayEncoding } from '../http/encode.ts'
import type { Auth } from '../http/exchange.ts'
import { markedName } from '../leftovers/mark.ts'
import { ServerError } from '../outcome/errors.ts'
import { hasEmail } from '../values/emails.ts'
import { isObject } from '../values/json.ts'
import type { Probing } from './probing.ts'

const PROBE = ['first.copy', 'second.copy']

/**
 * The first encoding with which two carbon copies are returned as two; the first encoding of all if none works.
 * @param draft the word for the names of its drafts, and the domain of their carbon copies
 * @throws ServerError if none works and the response to one of them was a 5xx, because nothing is known then
 */
export async function probeArrays(
  probing: Probing,
  auth: Auth,
  { mark, mailDomain = RESERVED_DOMAIN }: { readonly mark: string; readonly mailDomain: string | undefined },
): Promise<ArrayEncoding> {
  const journal = createJournal(probing)
  const sent = PROBE.map((name) => `${name}@${mailDomain}`)
  let failure: ServerError | undefined
  try {
    for (const encoding of ARRAY_ENCODINGS) {
      try {
        const form = pairsOf({ name: markedName(mark), carbon_copies: sent }, encoding)
        const { body } = await probing.send(journal, auth, { method: 'POST', path: '/v1/transactions', form })
        const copies = isObject(body) && Array.isArray(body['carbon_copies']) ? body['carbon_copies'] : []
        // The workspace may add copies of its own.
        if (sent.every((email) => hasEmail(copies, email))) return encoding
      } catch (error) {
        if (!(error instanceof ServerError)) throw error
        failure = error
      }
    }
    if (failure) throw failure
    return 'repeat'
  } finally {
    await probing.cleanUp(journal.leftovers)
  }
}
