import { objectsIn, type JsonObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

const CONSENT = 'I accept the terms of the lease.'
const OPTIONAL = 'I want to hear of other offers.'

/** The documents that `collected` tells of, of all actors. */
const documentsIn = (transaction: JsonObject) =>
  objectsIn(transaction, 'collected').flatMap((entry) => objectsIn(entry, 'documents'))
/** The consents under `member`, as text: whether they are texts or objects is not documented. */
const consentsIn = (transaction: JsonObject, member: 'granted_consents' | 'ungranted_consents') =>
  JSON.stringify(documentsIn(transaction).map((document) => document[member]))

scenario(
  'transaction/collected-when-done',
  'tells of consents once the action is done',
  async ({ given, check, shows }) => {
    const { id } = await given.started({}, { consents: [CONSENT] })
    await given.signed(id)
    await shows(id, ({ collected }) => check.present('collected', collected))
  },
)

scenario(
  'transaction/collected-only-when-done',
  'tells of no granted consent before the action is done',
  async ({ given, check }) => {
    const started = await given.started({}, { consents: [CONSENT] })
    const granted = consentsIn(started, 'granted_consents')
    check.that('granted_consents before the signature', !granted.includes(CONSENT), 'no consent', granted)
  },
)

scenario('transaction/collected-actor', 'names the signer who consented', async ({ given, api, check, shows }) => {
  const { id, signer } = await given.startable({}, { consents: [CONSENT] })
  await given.calls.start(id)
  await given.signed(id)
  await shows(id, (transaction) => {
    const actors = objectsIn(transaction, 'collected').map((entry) => entry['actor'])
    check.sameSet('actors of the collected consents', actors, [signer], { ignoreCase: true })
  })
})

scenario(
  'transaction/collected-document',
  'names the document that was consented to',
  async ({ given, api, check, shows }) => {
    const { id, documentId } = await given.startable({}, { consents: [CONSENT] })
    await given.calls.start(id)
    await given.signed(id)
    await shows(id, (transaction) => {
      const ids = documentsIn(transaction).map((document) => document['id'])
      check.sameSet('documents of the collected consents', ids, [documentId])
    })
  },
)

scenario('transaction/collected-granted', 'tells the granted consent', async ({ given, check, shows }) => {
  const { id } = await given.started({}, { consents: [CONSENT] })
  await given.signed(id)
  await shows(id, (transaction) => {
    const granted = consentsIn(transaction, 'granted_consents')
    check.that('granted_consents', granted.includes(CONSENT), CONSENT, granted)
  })
})

scenario(
  'transaction/collected-granted-optional',
  'tells the optional consent that was granted as granted',
  async ({ given, check, shows }) => {
    const { id } = await given.started({}, { optional_consents: [OPTIONAL] })
    await given.signed(id)
    await shows(id, (transaction) => {
      const granted = consentsIn(transaction, 'granted_consents')
      check.that('granted_consents', granted.includes(OPTIONAL), OPTIONAL, granted)
    })
  },
)

const declined = [
  {
    rule: 'transaction/collected-ungranted',
    title: 'tells the optional consent that was left unticked as not granted',
    member: 'ungranted_consents',
    included: true,
  },
  {
    rule: 'transaction/collected-ungranted-apart',
    title: 'does not tell the optional consent that was left unticked as granted',
    member: 'granted_consents',
    included: false,
  },
] as const

for (const { rule, title, member, included } of declined) {
  scenario(rule, title, async ({ given, check, shows }) => {
    const { id } = await given.started({}, { consents: [CONSENT], optional_consents: [OPTIONAL] })
    await given.acted(id, { outcome: 'done', declined_consents: [OPTIONAL] })
    await shows(id, (transaction) => {
      const consents = consentsIn(transaction, member)
      const expected = `${included ? 'with' : 'without'} ${OPTIONAL}`
      check.that(member, consents.includes(OPTIONAL) === included, expected, consents)
    })
  })
}
