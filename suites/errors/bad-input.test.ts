import { writtenForm } from '../interface/forms.ts'
import { scenario } from '../scenario.ts'

/** Arguments of creations. Whether they are refused or ignored, and how, is not what these cases are about. */
const badArguments = [
  { rule: 'large-number', what: 'a duration of 20 digits', args: { duration: '9'.repeat(20) } },
  { rule: 'text-for-number', what: 'a duration in letters', args: { duration: 'a week' } },
  { rule: 'text-for-time', what: 'an expiry in letters', args: { expires_at: 'next week' } },
  { rule: 'text-for-boolean', what: 'private in letters', args: { private: 'perhaps' } },
  { rule: 'text-for-metadata', what: 'metadata without a key', args: { metadata: 'lease' } },
  { rule: 'long-text', what: 'a name of 10,000 letters', args: { name: 'n'.repeat(10_000) } },
] as const

for (const { rule, what, args } of badArguments) {
  scenario(`errors/survives-${rule}`, `does not fail on ${what}`, async ({ api, copes }) => {
    await copes(() => api.create(args))
  })
}

const badForms = [
  { rule: 'open-bracket', what: 'a name with an unclosed bracket', raw: 'metadata%5Bkey=lease' },
  { rule: 'broken-encoding', what: 'a percent sign without digits', raw: 'name=50%&language=fr' },
] as const

for (const { rule, what, raw } of badForms) {
  scenario(`errors/survives-${rule}`, `does not fail on ${what}`, async ({ api, copes }) => {
    await copes(() => api.raw('create', [], writtenForm(raw)))
  })
}

scenario('errors/survives-odd-id', 'does not fail on an id of signs', async ({ api, copes }) => {
  await copes(() => api.get(`a b+c%d"e'f`))
})
