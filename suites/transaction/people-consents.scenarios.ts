import type { Args } from '../../helpers/engine/http/encode.ts'
import { isSuccess } from '../../helpers/engine/http/exchange.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { hasEmail } from '../../helpers/engine/values/emails.ts'
import type { JsonObject } from '../../helpers/engine/values/json.ts'
import { actionsOf } from '../interface/reads/people.ts'
import { allPerform, hasLeft, oncePerformed, performs } from '../interface/scenes/performing.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { entriesOf, onceGranted, telling, tellingOf } from './collected.ts'

const FIRST = 'I accept the terms of the lease.'
const SECOND = 'I accept the rules of the house.'
const OPTIONAL = 'I want to hear of other offers.'
const OTHER_OPTIONAL = 'I want to be called about them.'
const GRANTED = 'collected[].documents[].granted_consents'
const UNGRANTED = 'collected[].documents[].ungranted_consents'

/** Asserts that a consent is told of a person, or of a person not. */
const checkTold = ({ check }: Context, read: JsonObject, who: string, consent: string) =>
  check.that(`${GRANTED} of ${who}`, tellingOf(read, who, consent).length > 0, `with ${consent}`, read['collected'])
const checkUntold = ({ check }: Context, read: JsonObject, who: string, consent: string) =>
  check.that(
    `${GRANTED} of ${who}`,
    tellingOf(read, who, consent).length === 0,
    `without ${consent}`,
    read['collected'],
  )

/** A started transaction of one document and two signers, whose fields have these arguments. */
async function ofTwo({ given }: Context, first: Args, second: Args) {
  const { id, documentId, signer } = await given.startable({}, first)
  const other = await given.signer(id, documentId, { field: { y: 300, ...second } })
  await given.calls.start(id)
  return { id, documentId, signer, other: other.signer }
}

/** The same once both have signed. */
async function ofTwoSigned(context: Context, first: Args, second: Args) {
  const scene = await ofTwo(context, first, second)
  await allPerform(context, scene.id, [scene.signer, scene.other])
  return scene
}

scenario(
  'transaction/collected-person-own',
  'tells the consents of two signers of a document apart',
  async (context) => {
    const { id, signer, other } = await ofTwoSigned(context, { consents: [FIRST] }, { consents: [SECOND] })
    await onceGranted(context, id, [FIRST, SECOND])
    await context.shows(id, (read) => {
      checkUntold(context, read, signer, SECOND)
      checkUntold(context, read, other, FIRST)
    })
  },
)

scenario(
  'transaction/collected-each-person',
  'tells the same consent of both who gave it',
  async (context) => {
    const { id, signer, other } = await ofTwoSigned(context, { consents: [FIRST] }, { consents: [FIRST] })
    await onceGranted(context, id, [FIRST])
    await context.shows(id, (read) => {
      for (const who of [signer, other]) checkTold(context, read, who, FIRST)
    })
  },
  ['transaction/collected-actor'],
)

scenario('transaction/collected-none-of-person', 'tells no consent of who was asked for none', async (context) => {
  const { id, other } = await ofTwoSigned(context, { consents: [FIRST] }, {})
  await onceGranted(context, id, [FIRST])
  await staysTrue(context, id, (read) => checkUntold(context, read, other, FIRST))
})

scenario(
  'transaction/collected-without-consents',
  'records what is told of who was asked for none',
  async (context) => {
    const { id, other } = await ofTwoSigned(context, { consents: [FIRST] }, {})
    const read = await onceGranted(context, id, [FIRST])
    context.observe(
      'a signer who was asked for no consent is among the collected',
      hasEmail(
        entriesOf(read).map(({ actor }) => actor),
        other,
      ),
    )
  },
)

/** A transaction whose only signer gave a consent to each of two documents. */
async function ofTwoDocuments(context: Context, consent = SECOND) {
  const { given } = context
  const { id, documentId, signer } = await given.startable({}, { consents: [FIRST] })
  const added = await given.calls.addDocument(id, { document: await given.file() })
  const second = String(added['id'])
  await given.signer(id, second, { signer, field: { consents: [consent] } })
  await given.calls.start(id)
  await performs(context, id, signer)
  return { id, signer, parts: [[documentId, FIRST] as const, [second, consent] as const] }
}

scenario('transaction/collected-each-document', 'tells the consents to both documents', async (context) => {
  const { id, parts } = await ofTwoDocuments(context)
  await onceShown(
    context,
    id,
    ({ collected }) => context.check.present('collected', collected),
    'transaction/collected-when-done',
  )
  await context.shows(id, (read) => {
    for (const [, consent] of parts)
      context.check.that(GRANTED, telling(read, consent).length > 0, `with ${consent}`, read['collected'])
  })
})

scenario(
  'transaction/collected-each-document',
  'tells the same consent with both documents that asked for it',
  async (context) => {
    const { id, parts } = await ofTwoDocuments(context, FIRST)
    await onceGranted(context, id, [FIRST])
    await context.shows(id, (read) => {
      const ids = new Set(telling(read, FIRST).map(({ document }) => document['id']))
      context.check.sameSet(
        `collected[].documents[].id of ${FIRST}`,
        [...ids],
        parts.map(([documentId]) => documentId),
      )
    })
  },
  ['transaction/collected-document'],
)

scenario(
  'transaction/collected-document-own',
  'tells each consent with the document that asked',
  async (context) => {
    const { id, parts } = await ofTwoDocuments(context)
    await onceShown(
      context,
      id,
      (read) => {
        for (const [, consent] of parts) context.check.present(`collected with ${consent}`, telling(read, consent))
      },
      'transaction/collected-each-document',
    )
    await context.shows(id, (read) => {
      for (const [documentId, consent] of parts) {
        const ids = [...new Set(telling(read, consent).map(({ document }) => document['id']))]
        context.check.sameSet(`collected[].documents[].id of ${consent}`, ids, [documentId])
      }
    })
  },
  ['transaction/collected-document'],
)

scenario('transaction/collected-not-of-reviewer', 'tells no consent of a reviewer', async (context) => {
  const { given } = context
  const { id, signer } = await given.startable({}, { consents: [FIRST] })
  const reviewer = await given.reviewer(id, signer)
  await given.calls.start(id)
  await performs(context, id, reviewer)
  await staysTrue(context, id, (read) => checkUntold(context, read, reviewer, FIRST))
})

scenario('transaction/collected-not-by-refusal', 'tells no consent of who refused', async (context) => {
  const { given, check } = context
  const { id } = await given.started({}, { consents: [FIRST] })
  await given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
  await onceShown(context, id, ({ stalled }) => check.equal('stalled', stalled, true), 'transaction/stalled-true-one')
  await staysTrue(context, id, (read) => check.equal(GRANTED, telling(read, FIRST), []))
})

scenario('transaction/collected-not-of-alternate', 'tells no consent of who did not have to sign', async (context) => {
  const { given, people } = context
  const { id, signer, fieldId } = await given.startable({}, { consents: [FIRST] })
  const alternate = people.email()
  await given.calls.addSigner(id, { signer: alternate, field: fieldId })
  await given.calls.start(id)
  const action = await given.acted(id, { outcome: 'done' })
  const read = await oncePerformed(context, id, action)
  const hasSigned = actionsOf(read, signer).some((one) => String(one['id']) === action)
  await onceGranted(context, id, [FIRST])
  await staysTrue(context, id, (now) => checkUntold(context, now, hasSigned ? alternate : signer, FIRST))
})

scenario(
  'transaction/collected-stays-reopened',
  'tells what was granted before another field was signed',
  async (context) => {
    const { api, given, notExercised } = context
    const { id, signer: one, other } = await ofTwo(context, { consents: [FIRST] }, { consents: [FIRST] })
    const action = await given.acted(id, { outcome: 'done' })
    const read = await oncePerformed(context, id, action)
    const signer = actionsOf(read, one).some((shown) => String(shown['id']) === action) ? one : other
    await onceGranted(context, id, [FIRST])
    const added = await given.calls.addDocument(id, { document: await given.file() })
    const args = { page: 1, x: 100, y: 100, consents: [SECOND] }
    const { id: field } = await given.calls.addField(id, String(added['id']), args)
    const answer = await api.addSigner(id, { signer, field: String(field) })
    if (!isSuccess(answer)) notExercised('who has signed gets no other field')
    await given.actedBy(id, signer, { outcome: 'done' })
    await onceGranted(context, id, [SECOND])
    await staysTrue(context, id, (now) => checkTold(context, now, signer, FIRST))
  },
)

for (const [state, call] of [
  ['paused', 'pause'],
  ['cancelled', 'cancel'],
] as const) {
  scenario(`transaction/collected-stays-${state}`, `tells what was granted when it is ${state}`, async (context) => {
    const { given, check } = context
    const { id } = await ofTwo(context, { consents: [FIRST] }, { consents: [FIRST] })
    await given.acted(id, { outcome: 'done' })
    await onceGranted(context, id, [FIRST])
    await given.calls[call](id)
    await given.reached(id, state)
    await staysTrue(context, id, (read) => check.present(GRANTED, telling(read, FIRST)))
  })
}

scenario('transaction/collected-each-optional', 'tells which of two optional consents was granted', async (context) => {
  const { given, check, shows } = context
  const { id } = await given.started({}, { consents: [FIRST], optional_consents: [OPTIONAL, OTHER_OPTIONAL] })
  await given.acted(id, { outcome: 'done', declined_consents: [OPTIONAL] })
  await onceGranted(context, id, [FIRST])
  await shows(id, (read) => {
    check.that(GRANTED, telling(read, OTHER_OPTIONAL).length > 0, `with ${OTHER_OPTIONAL}`, read['collected'])
    const ungranted = telling(read, OPTIONAL, 'ungranted_consents')
    check.that(UNGRANTED, ungranted.length > 0, `with ${OPTIONAL}`, read['collected'])
  })
})

/** Two signers who gave a consent each, and were asked for the same optional one, which the first declined. */
async function declinedByOne(context: Context) {
  const { given } = context
  const asked = (consent: string) => ({ consents: [consent], optional_consents: [OPTIONAL] })
  const scene = await ofTwo(context, asked(FIRST), asked(SECOND))
  const { id, signer, other } = scene
  const action = await given.actedBy(id, signer, { outcome: 'done', declined_consents: [OPTIONAL] })
  const read = await oncePerformed(context, id, action)
  // The queue may have had the other one act first.
  if (hasLeft(read, other)) await performs(context, id, other)
  await onceGranted(context, id, [FIRST, SECOND])
  return scene
}

scenario(
  'transaction/collected-declined-by-one',
  'tells a consent as ungranted by who declined it',
  async (context) => {
    const { id, signer } = await declinedByOne(context)
    await context.shows(id, (read) => {
      const actors = [...new Set(telling(read, OPTIONAL, 'ungranted_consents').map(({ actor }) => actor))]
      context.check.sameSet(`collected[].actor of ${UNGRANTED}`, actors, [signer], { ignoreCase: true })
    })
  },
)

scenario(
  'transaction/collected-granted-by-other',
  'tells a consent as granted by who did not decline it',
  async (context) => {
    const { id, signer, other } = await declinedByOne(context)
    await context.shows(id, (read) => {
      checkTold(context, read, other, OPTIONAL)
      checkUntold(context, read, signer, OPTIONAL)
    })
  },
  ['transaction/collected-person-own'],
)
