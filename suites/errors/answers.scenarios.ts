import type { Context } from '../../helpers/engine/index.ts'
import { ahead, DAY, iso } from '../interface/document/times.ts'
import { scenario } from '../scenario.ts'
import { refusals } from './refusals.ts'

// Arguments for whose refusal the document gives no status, type or code.
for (const { rule, what, args } of [
  { rule: 'name-too-long', what: 'a name of 101 characters', args: () => ({ name: 'n'.repeat(101) }) },
  { rule: 'unknown-choice', what: 'the language xx', args: () => ({ language: 'xx' }) },
  { rule: 'text-for-number', what: 'a duration in letters', args: () => ({ duration: 'a week' }) },
  { rule: 'unknown-reference', what: 'an unknown folder', args: () => ({ folder_id: 'nosuchfolder' }) },
  {
    rule: 'exclusive-arguments',
    what: 'both duration and expires_at',
    args: (context: Context) => ({ duration: 14_400, expires_at: iso(ahead(context, DAY)) }),
  },
  {
    rule: 'metadata-key',
    what: 'a metadata key of 21 characters',
    args: () => ({ metadata: { ['k'.repeat(21)]: 'value' } }),
  },
] as const)
  scenario(`errors/answer-${rule}`, `records the response to a creation with ${what}`, async (context) => {
    await context.witness(what, () => context.api.create(args(context)))
  })

for (const { answer, what, ways } of refusals) {
  if (!answer) continue
  scenario(answer, `records the response to ${what}`, async (context) => {
    const [first] = ways
    if (first) await context.witness(what, () => first(context))
  })
}

scenario('errors/answer-unknown-path', 'records the response to an undocumented path', async ({ api, witness }) => {
  await witness('an unknown path', () => api.send({ method: 'GET', path: '/v1/no-such-resource' }))
})
