import { isObject, type JsonObject } from '../../helpers/engine/index.ts'
import { keepsWhenOmitted } from '../interface/writes/keeps-when-omitted.ts'
import { writeOver } from '../interface/writes/write-over.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { LATE_UPDATES, update, WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'

/** The value of a key in the metadata of a transaction. */
const valueOf = ({ metadata }: JsonObject, key: string) => (isObject(metadata) ? metadata[key] : undefined)

for (const write of [...WRITES, ...LATE_UPDATES]) {
  const kept = `metadata/kept-${write.on}` as const
  scenario(kept, `stores several metadata entries ${write.when}`, ({ holds }) =>
    holds(write, { metadata: { purpose: 'lease', customer: 'Rent & Sons', reference: '0042', note: 'Lease' } }),
  )

  scenario(`metadata/value-signs-${write.on}`, `stores signs that no key may contain ${write.when}`, ({ holds }) =>
    blamePlainCase(
      () => holds(write, { metadata: { formula: 'a_b[1] = c+d', share: '50%25', letter: '%41' } }),
      () => holds(write, { metadata: { formula: 'none', share: 'half', letter: 'a' } }),
      kept,
    ),
  )
}

// A service may refuse these values, but not change them.
for (const write of [...WRITES, ...LATE_UPDATES])
  for (const { what, text } of [
    { what: 'tags and quotes', text: '<b>Lease</b> "R"' },
    { what: 'an HTML entity', text: "Lease &amp; sale; the owner's" },
  ])
    scenario(`metadata/value-markup-${write.on}`, `stores a value with ${what} ${write.when}`, async (context) => {
      context.dependsOn(`metadata/kept-${write.on}`)
      const { check, given, shows } = context
      const { send } = await write.prepare(context)
      const set = () => send({ metadata: { note: text } })
      const { id, ...answered } = await given.madeIfAllowed(set, `the target refuses a value with ${what}`)
      check.equal('metadata["note"]', valueOf(answered, 'note'), text)
      await shows(id, (read) => check.equal('metadata["note"]', valueOf(read, 'note'), text))
    })

scenario('metadata/update-same-key', 'gives a metadata key its new value on update', ({ holds, check }) => {
  const storesSale = (write: typeof update) =>
    holds(write, { metadata: { purpose: 'sale' } }, (read) =>
      check.equal('metadata["purpose"]', valueOf(read, 'purpose'), 'sale'),
    )
  return blamePlainCase(
    () => storesSale(writeOver({ metadata: { purpose: 'lease' } }, update)),
    () => storesSale(update),
    'metadata/kept-update',
  )
})

scenario('metadata/update-same-key', 'gives a metadata key its new value on a second update', async (context) => {
  const { api, given, accepts, check, shows } = context
  const storesRent = async (id: string) => {
    await accepts(() => api.update(id, { metadata: { purpose: 'rent' } }))
    await shows(id, (read) => check.equal('metadata["purpose"]', valueOf(read, 'purpose'), 'rent'))
  }
  const updated = async () => {
    const { id } = await given.draft({ metadata: { purpose: 'lease' } })
    await given.calls.update(id, { metadata: { purpose: 'sale' } })
    return id
  }
  const plain = async () => storesRent((await given.draft()).id)
  await blamePlainCase(async () => storesRent(await updated()), plain, 'metadata/kept-update')
})

scenario('metadata/update-omitted-keeps', 'keeps the metadata if an update omits it', (context) =>
  keepsWhenOmitted(context, { metadata: { purpose: 'lease' } }, 'metadata/kept-create', {
    // The service may store the value in a different form.
    isHeld: (before) => valueOf(before, 'purpose') !== undefined,
  }),
)

for (const note of [' lease ', 'the  lease'])
  scenario('metadata/value-outer-blanks', `records whether the spaces of "${note}" are stored`, async (context) => {
    const { metadata } = await context.given.draft({ metadata: { note } })
    context.observe(`the value "${note}"`, isObject(metadata) ? metadata['note'] : metadata)
  })

scenario('metadata/update-other-key', 'records whether old entries stay', async ({ api, given, observe, witness }) => {
  const { id } = await given.draft({ metadata: { first: 'a' } })
  const answer = await witness('an update with another key', () => api.update(id, { metadata: { second: 'b' } }))
  const metadata = isObject(answer?.body) ? answer.body['metadata'] : undefined
  observe('keys after an update of `first` with `second`', isObject(metadata) ? Object.keys(metadata) : metadata)
})

for (const write of [...WRITES, ...LATE_UPDATES])
  scenario(`metadata/kept-${write.on}`, `stores values that look like other types ${write.when}`, ({ holds }) =>
    // A parser might convert these texts to values of other types.
    holds(write, { metadata: { nothing: 'null', truth: 'true', price: '1.50', number: '007', none: '0', list: '[]' } }),
  )
