import type { Auth } from '../../helpers/engine/http/exchange.ts'
import { UNKNOWN_KEY } from '../interface/document/keys.ts'
import { findsNoOther } from '../interface/reads/finds-no-other.ts'
import { scenario } from '../scenario.ts'

/** Callers whom nobody knows, and the rules that their creations are refused. */
const STRANGERS = [
  {
    rule: 'missing-key',
    as: 'without a key',
    auth: undefined,
    toldBy: 'authentication/missing-key-create',
  },
  {
    rule: 'invalid-key',
    as: 'with an unknown key',
    auth: { scheme: 'bearer', secret: UNKNOWN_KEY } satisfies Auth,
    toldBy: 'authentication/invalid-key-bearer',
  },
] as const

for (const { rule, as, auth, toldBy } of STRANGERS) {
  scenario(
    `authentication/${rule}-create-leaves-nothing`,
    `finds nothing of a creation ${as}`,
    async (context) => {
      const { apiAs, given, people } = context
      const name = people.word()
      await given.refusal(`a creation ${as}`, () => apiAs(auth).create({ name }))
      await findsNoOther(context, name, { name })
    },
    [toldBy],
  )
}
