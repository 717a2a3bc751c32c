import type { Context } from '../../helpers/scenario/context.ts'
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

/** A transaction whose signer granted the consent. */
async function consented({ given }: Context) {
  const startable = await given.startable({}, { consents: [CONSENT] })
  await given.calls.start(startable.id)
  await given.signed(startable.id)
  return startable
}

scenario('transaction/collected-when-done', 'tells of consents once the action is done', async (context) => {
  const { id } = await consented(context)
  await context.shows(id, ({ collected }) => context.check.present('collected', collected))
})

scenario(
  'transaction/collected-only-when-done',
  'tells of no granted consent before the action is done',
  async ({ given, check }) => {
    const started = await given.started({}, { consents: [CONSENT] })
    const granted = consentsIn(started, 'granted_consents')
    check.that('granted_consents before the signature', !granted.includes(CONSENT), 'no consent', granted)
  },
)

scenario('transaction/collected-actor', 'names the signer who consented', async (context) => {
  const { id, signer } = await consented(context)
  await context.shows(id, (transaction) => {
    const actors = objectsIn(transaction, 'collected').map((entry) => entry['actor'])
    context.check.sameSet('actors of the collected consents', actors, [signer], { ignoreCase: true })
  })
})

scenario('transaction/collected-document', 'names the document that was consented to', async (context) => {
  const { id, documentId } = await consented(context)
  await context.shows(id, (transaction) => {
    const ids = documentsIn(transaction).map((document) => document['id'])
    context.check.sameSet('documents of the collected consents', ids, [documentId])
  })
})

for (const { rule, title, field, consent } of [
  {
    rule: 'transaction/collected-granted',
    title: 'tells the granted consent',
    field: { consents: [CONSENT] },
    consent: CONSENT,
  },
  {
    rule: 'transaction/collected-granted-optional',
    title: 'tells the optional consent that was granted as granted',
    field: { optional_consents: [OPTIONAL] },
    consent: OPTIONAL,
  },
] as const) {
  scenario(rule, title, async ({ given, check, shows }) => {
    const { id } = await given.started({}, field)
    await given.signed(id)
    await shows(id, (transaction) => {
      const granted = consentsIn(transaction, 'granted_consents')
      check.that('granted_consents', granted.includes(consent), consent, granted)
    })
  })
}

for (const { rule, title, member, isThere } of [
  {
    rule: 'transaction/collected-ungranted',
    title: 'tells the optional consent that was left unticked as not granted',
    member: 'ungranted_consents',
    isThere: true,
  },
  {
    rule: 'transaction/collected-ungranted-apart',
    title: 'does not tell the optional consent that was left unticked as granted',
    member: 'granted_consents',
    isThere: false,
  },
] as const) {
  scenario(rule, title, async ({ given, check, shows }) => {
    const { id } = await given.started({}, { consents: [CONSENT], optional_consents: [OPTIONAL] })
    await given.acted(id, { outcome: 'done', declined_consents: [OPTIONAL] })
    await shows(id, (transaction) => {
      const consents = consentsIn(transaction, member)
      check.that(
        member,
        consents.includes(OPTIONAL) === isThere,
        `${isThere ? 'with' : 'without'} ${OPTIONAL}`,
        consents,
      )
    })
  })
}
