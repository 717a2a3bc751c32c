import type { Form } from '../../helpers/engine/api/api.ts'
import { pathOf } from '../../helpers/engine/api/calls.ts'
import { formEncode } from '../../helpers/engine/http/encode.ts'
import type { RuleId } from '../catalogue.ts'
import { writtenForm } from '../interface/writes/forms.ts'
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

const ODD_IDS = [`a b+c%d"e'f`, 'n'.repeat(300), '9'.repeat(30), '0', '-1', 'null', 'Zürich 漢字', 'a\u0000b']

scenario('errors/survives-odd-id', 'does not fail on ids that nobody gives out', async ({ api, copes }) => {
  await Promise.all(ODD_IDS.map((id) => copes(() => api.get(id))))
})

const JSON_TYPE = 'application/json'
const forms = (...all: readonly string[]): Form[] => all.map((raw) => writtenForm(raw))

/** Arguments that come without a value; the last has no name either. A case of few requests is soon tried again. */
const EMPTY = [
  ['arguments without a value', ['name', 'language', 'duration', 'expires_at', 'folder_id', 'private', 'watchers']],
  [
    'lists, entries and reasons without a value',
    ['carbon_copies', 'metadata%5Bkey%5D', 'metadata%5B%5D', 'cancel_code', 'cancel_reason', ''],
  ],
] as const

/** Characters that texts should not have. */
const ODD_TEXTS = [
  ['a NUL in the middle', 'a%00b'],
  ['a control character', '%07'],
  ['emoji', '%F0%9F%98%80'],
  ['bytes that are no UTF-8', '%FF%FE'],
  ['half of a surrogate pair', '%ED%A0%80'],
] as const

/** Bodies for the calls on a transaction. What of them is taken, and how, is not what these cases are about. */
const badBodies: readonly { readonly rule: RuleId; readonly what: string; readonly bodies: readonly Form[] }[] = [
  {
    rule: 'errors/survives-json',
    what: 'JSON',
    bodies: [{ json: { name: ['Lease'], cancel_code: {} } }, { json: [] }, writtenForm('{"name": [', JSON_TYPE)],
  },
  ...EMPTY.map(([what, names], i) => ({
    rule: 'errors/survives-empty-values' as const,
    what,
    bodies: forms(...names.map((name) => `${name}=`), ...(i === 0 ? ['&&'] : [])),
  })),
  ...ODD_TEXTS.map(([what, text]) => ({
    rule: 'errors/survives-odd-characters' as const,
    what,
    bodies: forms(`name=${text}`, `metadata%5Bkey%5D=${text}`, `metadata%5B${text}%5D=lease`, `cancel_reason=${text}`),
  })),
  {
    rule: 'errors/survives-repeated-arguments',
    what: 'arguments that come twice, or in brackets',
    bodies: forms(
      'name=Lease&name=Sale',
      'name%5Bfirst%5D=Lease',
      'duration=1440&duration=1500',
      'metadata%5Bkey%5D=lease&metadata%5Bkey%5D=sale',
      'metadata%5Bkey%5D%5Bbelow%5D=lease',
      'cancel_code=other_reason&cancel_code=review_refusal',
      'cancel_reason%5B%5D=Late&cancel_reason%5B%5D=Lost',
    ),
  },
  {
    rule: 'errors/survives-unknown-arguments',
    what: 'arguments that nobody knows',
    bodies: forms('unknown=lease', 'unknown%5Bkey%5D=lease&unknown%5B%5D=', '__proto__=lease&constructor=lease'),
  },
]

/** Calls that take each of the bodies, in this order; the last of them ends the transaction. */
const TAKING = ['create', 'update', 'start', 'cancel'] as const

/** The same as a draft of the run, where it has no name of its own: it is found again where its answer is lost. */
const namedAs = (name: string, body: Form): Form =>
  typeof body.raw === 'string' && body.raw.includes('=') && !body.raw.includes('name')
    ? { ...body, raw: `${body.raw}&${formEncode([['name', name]])}` }
    : body

// Sent as what the document does not offer: what else the answers are, and what they show, is not judged.
for (const { rule, what, bodies } of badBodies) {
  scenario(rule, `does not fail on ${what}`, async ({ api, given, copes, people }) => {
    const { id } = await given.startable()
    for (const call of TAKING) {
      const isNew = call === 'create'
      const path = pathOf(call, isNew ? [] : [id])
      const sent = isNew ? bodies.map((body) => namedAs(people.title(), body)) : bodies
      await Promise.all(sent.map((body) => copes(() => api.send({ method: 'POST', path, ...body }))))
    }
  })
}
