import { DAY } from '../../helpers/values/time.ts'
import { scenario } from '../scenario.ts'
import { refusals } from './refusals.ts'

/** Arguments whose refusal the document maps to no status, type or code. */
const refused = [
  { rule: 'name-too-long', what: 'a name of 101 characters', args: () => ({ name: 'n'.repeat(101) }) },
  { rule: 'unknown-choice', what: 'the language xx', args: () => ({ language: 'xx' }) },
  { rule: 'text-for-number', what: 'a duration in letters', args: () => ({ duration: 'a week' }) },
  { rule: 'unknown-reference', what: 'an unknown folder', args: () => ({ folder_id: 'nosuchfolder' }) },
  {
    rule: 'exclusive-arguments',
    what: 'duration with expires_at',
    args: () => ({ duration: 60, expires_at: new Date(Date.now() + DAY).toISOString() }),
  },
  {
    rule: 'metadata-key',
    what: 'a metadata key of 21 characters',
    args: () => ({ metadata: { ['k'.repeat(21)]: 'value' } }),
  },
] as const

for (const { rule, what, args } of refused) {
  scenario(`errors/answer-${rule}`, `answers a creation with ${what}`, async ({ api, witness }) => {
    await witness(what, () => api.create(args()))
  })
}

const reasons = {
  'refused-cancellation': 'errors/answer-wrong-state',
  'missing-key': 'errors/answer-missing-key',
  'unknown-transaction': 'errors/answer-unknown-transaction',
} as const

for (const [kind, rule] of Object.entries(reasons)) {
  for (const { what, send } of refusals.filter((refusal) => refusal.kind === kind)) {
    scenario(rule, `answers ${what}`, async (context) => {
      await context.witness(what, () => send(context))
    })
  }
}

scenario('errors/answer-unknown-path', 'answers a path that is not documented', async ({ api, witness }) => {
  await witness('an unknown path', () => api.send({ method: 'GET', path: '/v1/no-such-resource' }))
})
