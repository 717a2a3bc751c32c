import type { Args } from '../../helpers/http/encode.ts'
import type { Check } from '../../helpers/judge/check.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { objectsIn, type JsonObject } from '../../helpers/values/json.ts'
import { showing } from '../interface/showing.ts'
import { scenario } from '../scenario.ts'

type ConsentMember = 'granted_consents' | 'ungranted_consents'
const CONSENT = 'I accept the terms of the lease.'
const OPTIONAL = 'I want to hear of other offers.'

/** The documents that `collected` tells of, of all actors. */
const documentsIn = (transaction: JsonObject) =>
  objectsIn(transaction, 'collected').flatMap((entry) => objectsIn(entry, 'documents'))
/** The consents under `member`, as text: whether they are texts or objects is not documented. */
const consentsIn = (transaction: JsonObject, member: ConsentMember) =>
  JSON.stringify(documentsIn(transaction).map((document) => document[member]))

function checkConsent(check: Check, transaction: JsonObject, member: ConsentMember, consent: string): void {
  const consents = consentsIn(transaction, member)
  check.that(member, consents.includes(consent), `with ${consent}`, consents)
}

/** A transaction whose signer signed a field with these consents, all but the declined ones granted. */
const signed =
  (field: Args, declined_consents?: readonly string[]) =>
  async ({ given }: Context) => {
    const startable = await given.startable({}, field)
    await given.calls.start(startable.id)
    if (declined_consents) await given.acted(startable.id, { outcome: 'done', declined_consents })
    else await given.signed(startable.id)
    return startable
  }

/** A transaction whose signer gave the consent. */
const consented = signed({ consents: [CONSENT] })

showing('transaction/collected-when-done', 'tells of consents after the signing', consented, (check, { collected }) =>
  check.present('collected', collected),
)

scenario('transaction/collected-only-when-done', 'tells of no granted consent before the signing', async (context) => {
  const { given, check } = context
  const started = await given.started({}, { consents: [CONSENT] })
  const granted = consentsIn(started, 'granted_consents')
  check.that('granted_consents before the signature', !granted.includes(CONSENT), 'no consent', granted)
})

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

showing('transaction/collected-granted', 'tells the granted consent', consented, (check, transaction) =>
  checkConsent(check, transaction, 'granted_consents', CONSENT),
)

showing(
  'transaction/collected-granted-optional',
  'tells the optional consent that was granted as granted',
  signed({ optional_consents: [OPTIONAL] }),
  (check, transaction) => checkConsent(check, transaction, 'granted_consents', OPTIONAL),
)

showing(
  'transaction/collected-ungranted',
  'tells the optional consent that was left unticked as not granted',
  signed({ consents: [CONSENT], optional_consents: [OPTIONAL] }, [OPTIONAL]),
  (check, transaction) => checkConsent(check, transaction, 'ungranted_consents', OPTIONAL),
)

showing(
  'transaction/collected-ungranted-apart',
  'does not tell the optional consent that was left unticked as granted',
  signed({ consents: [CONSENT], optional_consents: [OPTIONAL] }, [OPTIONAL]),
  (check, transaction) => {
    const granted = consentsIn(transaction, 'granted_consents')
    check.that('granted_consents', !granted.includes(OPTIONAL), `without ${OPTIONAL}`, granted)
  },
)
