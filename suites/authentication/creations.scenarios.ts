import type { Auth } from '../../helpers/engine/index.ts'
import { UNKNOWN_KEY } from '../interface/document/keys.ts'
import { findsNoOther } from '../interface/reads/finds-no-other.ts'
import { scenario } from '../scenario.ts'

// Callers without a known key, each with the rule that refuses their requests.
for (const { rule, as, auth, refusedBy } of [
  { rule: 'missing-key', as: 'without a key', auth: undefined, refusedBy: 'authentication/missing-key-create' },
  {
    rule: 'invalid-key',
    as: 'with an unknown key',
    auth: { scheme: 'bearer', secret: UNKNOWN_KEY } satisfies Auth,
    refusedBy: 'authentication/invalid-key-bearer',
  },
] as const)
  scenario(`authentication/${rule}-create-leaves-nothing`, `lists nothing of a creation ${as}`, async (context) => {
    context.dependsOn(refusedBy)
    const { apiAs, given, people } = context
    const name = people.word()
    await given.refusal(`a creation ${as}`, () => apiAs(auth).create({ name }))
    await findsNoOther(context, name, { name })
  })
