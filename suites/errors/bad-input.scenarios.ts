import { formEncode, pathOf, type Form } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import { writtenForm } from '../interface/writes/forms.ts'
import { scenario } from '../scenario.ts'
import { DIGITS, LONG, ODD } from './unusual-texts.ts'

// Arguments of creations. These scenarios do not judge whether the arguments are refused or ignored.
for (const { rule, what, args } of [
  { rule: 'large-number', what: 'a duration of 20 digits', args: { duration: DIGITS } },
  { rule: 'text-for-number', what: 'a duration in letters', args: { duration: 'a week' } },
  { rule: 'text-for-time', what: 'an expires_at in letters', args: { expires_at: 'next week' } },
  { rule: 'text-for-boolean', what: 'a word for private', args: { private: 'perhaps' } },
  { rule: 'text-for-metadata', what: 'metadata without a key', args: { metadata: 'lease' } },
  { rule: 'long-text', what: 'a name of 10,000 letters', args: { name: LONG } },
] as const)
  scenario(`errors/survives-${rule}`, `does not fail on ${what}`, async ({ api, copes }) => {
    await copes(() => api.create(args))
  })

for (const { rule, what, raw } of [
  { rule: 'open-bracket', what: 'an argument name with an unclosed bracket', raw: 'metadata%5Bkey=lease' },
  { rule: 'broken-encoding', what: 'a percent sign without digits', raw: 'name=50%&language=fr' },
] as const)
  scenario(`errors/survives-${rule}`, `does not fail on ${what}`, async ({ api, copes }) => {
    await copes(() => api.raw('create', [], writtenForm(raw)))
  })

scenario('errors/survives-odd-id', 'does not fail on unusual transaction ids', async ({ api, copes }) => {
  const ids = [ODD, 'n'.repeat(300), '9'.repeat(30), '0', '-1', 'null', 'Zürich 漢字', 'a\u0000b']
  // Not as a documented call, because a framework may respond in its own form if no route has such an id.
  const read = (id: string) => api.send({ method: 'GET', path: pathOf('get', [id]) })
  // A server may respond to some of them with a page of its own: one after another, so that this is the same in every attempt.
  for (const id of ids) await copes(() => read(id))
})

const forms = (...all: readonly string[]): Form[] => all.map((raw) => writtenForm(raw))

/** Arguments without a value; the last has no name either. Two scenarios, because a scenario with few requests is quickly retried. */
const EMPTY = [
  ['arguments without a value', ['name', 'language', 'duration', 'expires_at', 'folder_id', 'private', 'watchers']],
  [
    'lists, metadata and cancel arguments without a value',
    ['carbon_copies', 'metadata%5Bkey%5D', 'metadata%5B%5D', 'cancel_code', 'cancel_reason', ''],
  ],
] as const

/** Characters that texts usually do not contain. */
const ODD_TEXTS = [
  ['a NUL in the middle', 'a%00b'],
  ['a control character', '%07'],
  ['emoji', '%F0%9F%98%80'],
  ['bytes that are not UTF-8', '%FF%FE'],
  ['half of a surrogate pair', '%ED%A0%80'],
] as const

/** Bodies for the calls on a transaction. These scenarios do not judge which of the arguments are accepted. */
const badBodies: readonly { readonly rule: RuleId; readonly what: string; readonly bodies: readonly Form[] }[] = [
  {
    rule: 'errors/survives-json',
    what: 'JSON',
    bodies: [
      { json: { name: ['Lease'], cancel_code: {} } },
      { json: [] },
      writtenForm('{"name": [', 'application/json'),
    ],
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
    what: 'arguments that are repeated or have undocumented brackets',
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
    what: 'unknown arguments',
    bodies: forms('unknown=lease', 'unknown%5Bkey%5D=lease&unknown%5B%5D=', '__proto__=lease&constructor=lease'),
  },
]

/** Adds the name of a draft of the run if the body has none, so that the draft is found again if its response is lost. */
const namedAs = (name: string, body: Form): Form =>
  typeof body.raw === 'string' && body.raw.includes('=') && !body.raw.includes('name')
    ? { ...body, raw: `${body.raw}&${formEncode([['name', name]])}` }
    : body

// Sent by path, as undocumented requests: everything else in the responses is not judged.
for (const { rule, what, bodies } of badBodies)
  scenario(rule, `does not fail on ${what}`, async ({ api, given, copes, people }) => {
    const { id } = await given.startable()
    // The last call ends the transaction.
    for (const call of ['create', 'update', 'start', 'cancel'] as const) {
      const isNew = call === 'create'
      const path = pathOf(call, isNew ? [] : [id])
      const sent = isNew ? bodies.map((body) => namedAs(people.title(), body)) : bodies
      // One after another: a service may fail on overlapping writes to one transaction, whatever they contain.
      for (const body of sent) await copes(() => api.send({ method: 'POST', path, ...body }))
    }
  })
