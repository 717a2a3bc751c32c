import { hasEmail, ifAllowed } from '../../helpers/engine/index.ts'
import type { Args, Context, Outcome } from '../../helpers/engine/index.ts'
import { fieldAddedLate } from '../interface/scenes/late-addition.ts'
import { actionsOf } from '../interface/reads/people.ts'
import { actsFirst, allPerform, hasLeft, oncePerformed, performs } from '../interface/scenes/performing.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { checkGranted, checkNotGranted, entriesOf, entriesWith, GRANTED, onceCollected } from './collected.ts'
import { onceGranted, onceSpared, UNGRANTED } from './collected.ts'

const FIRST = 'I accept the terms of the lease.'
const SECOND = 'I accept the rules of the house.'
const OPTIONAL = 'I want to hear of other offers.'
const OTHER_OPTIONAL = 'I want to be called about them.'

/** A started transaction of one document and two signers, whose fields have these arguments. */
async function ofTwo({ given }: Context, first: Args, second: Args, args: Args = {}) {
  const { id, documentId, signer } = await given.startable(args, first)
  const other = await given.signer(id, documentId, { field: { y: 300, ...second } })
  await given.calls.start(id)
  return { id, documentId, signer, other: other.signer }
}

/** The same transaction, once both signers have signed. */
async function ofTwoSigned(context: Context, first: Args, second: Args) {
  const scene = await ofTwo(context, first, second)
  await allPerform(context, scene.id, [scene.signer, scene.other])
  return scene
}

scenario('transaction/collected-person-own', 'shows two signers only with their own consents', async (context) => {
  const { id, signer, other } = await ofTwoSigned(context, { consents: [FIRST] }, { consents: [SECOND] })
  await onceGranted(context, id, [FIRST, SECOND])
  await context.shows(id, (read) => {
    checkNotGranted(context, read, signer, SECOND)
    checkNotGranted(context, read, other, FIRST)
  })
})

scenario('transaction/collected-each-person', 'shows the same consent for three signers', async (context) => {
  context.dependsOn('transaction/collected-actor')
  const { given } = context
  const field = (y: number) => ({ field: { y, consents: [FIRST] } })
  const { id, documentId, signer } = await given.startable({}, { consents: [FIRST] })
  const people = [signer]
  for (const y of [300, 500]) people.push((await given.signer(id, documentId, field(y))).signer)
  await given.calls.start(id)
  await allPerform(context, id, people)
  await onceGranted(context, id, [FIRST])
  await context.shows(id, (read) => {
    for (const who of people) checkGranted(context, read, who, FIRST)
  })
})

scenario('transaction/collected-none-of-person', 'shows consents only of a signer asked for them', async (context) => {
  const { id, other } = await ofTwoSigned(context, { consents: [FIRST] }, {})
  await onceGranted(context, id, [FIRST])
  await staysTrue(context, id, (read) => checkNotGranted(context, read, other, FIRST))
})

scenario('transaction/collected-without-consents', 'records whether a signer without any is shown', async (context) => {
  const { id, other } = await ofTwoSigned(context, { consents: [FIRST] }, {})
  const read = await onceGranted(context, id, [FIRST])
  const actors = entriesOf(read).map(({ actor }) => actor)
  context.observe('collected shows a signer who was asked for no consent', hasEmail(actors, other))
})

/** A transaction whose only signer gave a consent to each of two documents. */
async function ofTwoDocuments(context: Context, consent = SECOND) {
  context.dependsOn('transaction/collected-document')
  const { given } = context
  const { id, documentId, signer } = await given.startable({}, { consents: [FIRST] })
  const second = await given.anotherDocument(id)
  await given.signer(id, second, { signer, field: { consents: [consent] } })
  await given.calls.start(id)
  await performs(context, id, signer)
  return { id, signer, parts: [[documentId, FIRST] as const, [second, consent] as const] }
}

scenario('transaction/collected-each-document', 'shows the consents to both documents as granted', async (context) => {
  const { id, parts } = await ofTwoDocuments(context)
  await onceCollected(context, id)
  await context.shows(id, (read) => {
    for (const [, consent] of parts)
      context.check.that(GRANTED, entriesWith(read, consent).length > 0, `with ${consent}`, read['collected'])
  })
})

scenario('transaction/collected-each-document', 'shows the same consent with both its documents', async (context) => {
  const { id, parts } = await ofTwoDocuments(context, FIRST)
  await onceGranted(context, id, [FIRST])
  await context.shows(id, (read) => {
    const ids = [...new Set(entriesWith(read, FIRST).map(({ document }) => document['id']))]
    const expected = parts.map(([documentId]) => documentId)
    context.check.sameSet(`collected[].documents[].id of ${FIRST}`, ids, expected)
  })
})

scenario('transaction/collected-document-own', 'shows each consent only with its document', async (context) => {
  const { id, parts } = await ofTwoDocuments(context)
  await onceGranted(context, id, [FIRST, SECOND], 'transaction/collected-each-document')
  await context.shows(id, (read) => {
    for (const [documentId, consent] of parts) {
      const ids = [...new Set(entriesWith(read, consent).map(({ document }) => document['id']))]
      context.check.sameSet(`collected[].documents[].id of ${consent}`, ids, [documentId])
    }
  })
})

scenario('transaction/collected-not-of-reviewer', 'shows no consent under a reviewer', async (context) => {
  const { id, signer } = await context.given.startable({}, { consents: [FIRST] })
  const reviewer = await context.given.reviewer(id, signer)
  await context.given.calls.start(id)
  await performs(context, id, reviewer)
  await staysTrue(context, id, (read) => checkNotGranted(context, read, reviewer, FIRST))
})

scenario('transaction/collected-not-by-refusal', 'shows no granted consent of one who refused', async (context) => {
  const { given, check } = context
  const { id } = await given.started({}, { consents: [FIRST] })
  await given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
  await onceShown(context, id, ({ stalled }) => check.equal('stalled', stalled, true), 'transaction/stalled-true-one')
  await staysTrue(context, id, (read) => check.equal(GRANTED, entriesWith(read, FIRST), []))
})

scenario('transaction/collected-not-of-alternate', 'shows consents only of the one who signed', async (context) => {
  const { given, people } = context
  const { id, signer, fieldId } = await given.startable({}, { consents: [FIRST] })
  const alternate = people.email()
  await given.calls.addSigner(id, { signer: alternate, field: fieldId })
  await given.calls.start(id)
  const action = await given.acted(id, { outcome: 'done' })
  const read = await oncePerformed(context, id, action)
  const hasSigned = actionsOf(read, signer).some((one) => String(one['id']) === action)
  await onceGranted(context, id, [FIRST])
  await staysTrue(context, id, (now) => checkNotGranted(context, now, hasSigned ? alternate : signer, FIRST))
})

scenario('transaction/collected-not-of-spared-field', 'shows no consent of a spared field', async (context) => {
  context.dependsOn('action/alternate-not-todo', 'action/alternate-other-field-todo', 'transaction/collected-actor')
  const { given } = context
  const { id, signer, fieldId } = await given.startable({}, { consents: [FIRST] })
  const spared = context.people.email()
  await given.calls.addSigner(id, { signer: spared, field: fieldId })
  await given.signer(id, await given.anotherDocument(id), { signer: spared, field: { consents: [SECOND] } })
  await given.calls.start(id)
  await actsFirst(context, id, signer)
  await onceSpared(context, id, spared, fieldId)
  await performs(context, id, spared)
  await onceGranted(context, id, [FIRST, SECOND])
  await staysTrue(context, id, (now) => checkNotGranted(context, now, spared, FIRST))
})

/** The optional consents that a signer declines with the first and the second of two signatures. */
type Declined = { readonly first?: string; readonly second?: string }

/** A transaction whose signer granted a consent, was then assigned a field with another one, and signed again. */
async function signedTwice(context: Context, { first, second }: Declined = {}) {
  const { api, given } = context
  const asked = (consent: string, optional?: string) => ({
    consents: [consent],
    ...(optional !== undefined && { optional_consents: [optional] }),
  })
  const done = (declined?: string): Outcome =>
    declined === undefined ? { outcome: 'done' } : { outcome: 'done', declined_consents: [declined] }
  const { id, signer: one, other } = await ofTwo(context, asked(FIRST, first), asked(FIRST, first))
  const action = await given.acted(id, done(first))
  const read = await oncePerformed(context, id, action)
  const signer = actionsOf(read, one).some((shown) => String(shown['id']) === action) ? one : other
  await onceGranted(context, id, [FIRST])
  const { fieldId: field } = await fieldAddedLate(context, id, asked(SECOND, second))
  await ifAllowed(
    () => api.addSigner(id, { signer, field }),
    'a signer who has signed cannot be assigned another field',
  )
  await given.actedBy(id, signer, done(second))
  return { id, signer }
}

for (const which of ['first', 'second'] as const)
  scenario(
    'transaction/collected-declined-in-turn',
    `shows a consent declined in the ${which} of two`,
    async (context) => {
      context.dependsOn('transaction/collected-actor', 'transaction/collected-ungranted')
      const { id, signer } = await signedTwice(context, { [which]: OPTIONAL })
      await onceGranted(context, id, [FIRST, SECOND], 'transaction/collected-second-signature')
      await staysTrue(context, id, (read) => {
        const actors = entriesWith(read, OPTIONAL, 'ungranted_consents').map(({ actor }) => actor)
        context.check.that(`collected[].actor of ${UNGRANTED}`, hasEmail(actors, signer), `one is ${signer}`, actors)
        checkNotGranted(context, read, signer, OPTIONAL)
      })
    },
  )

scenario('transaction/collected-second-signature', 'shows the consent of a second signature', async (context) => {
  context.dependsOn('transaction/collected-actor', 'action/reopened-task-done')
  const { id, signer } = await signedTwice(context)
  await context.shows(id, (read) => checkGranted(context, read, signer, SECOND))
})

scenario('transaction/collected-stays-reopened', 'shows a consent when another field is signed', async (context) => {
  const { id, signer } = await signedTwice(context)
  await onceGranted(context, id, [SECOND], 'transaction/collected-second-signature')
  await staysTrue(context, id, (now) => checkGranted(context, now, signer, FIRST))
})

scenario('transaction/collected-each-optional', 'shows which of two optional consents was granted', async (context) => {
  const { given, check, shows } = context
  const { id } = await given.started({}, { consents: [FIRST], optional_consents: [OPTIONAL, OTHER_OPTIONAL] })
  await given.acted(id, { outcome: 'done', declined_consents: [OPTIONAL] })
  await onceGranted(context, id, [FIRST])
  await shows(id, (read) => {
    check.that(GRANTED, entriesWith(read, OTHER_OPTIONAL).length > 0, `with ${OTHER_OPTIONAL}`, read['collected'])
    const ungranted = entriesWith(read, OPTIONAL, 'ungranted_consents')
    check.that(UNGRANTED, ungranted.length > 0, `with ${OPTIONAL}`, read['collected'])
  })
})

/** A transaction of two signers who gave one consent each. The first declined an optional consent that the second granted. */
async function declinedByOne(context: Context) {
  const asked = (consent: string) => ({ consents: [consent], optional_consents: [OPTIONAL] })
  const scene = await ofTwo(context, asked(FIRST), asked(SECOND))
  const { id, signer, other } = scene
  const action = await context.given.actedBy(id, signer, { outcome: 'done', declined_consents: [OPTIONAL] })
  const read = await oncePerformed(context, id, action)
  // The other signer may already have acted, if the queue required it.
  if (hasLeft(read, other)) await performs(context, id, other)
  await onceGranted(context, id, [FIRST, SECOND])
  return scene
}

scenario('transaction/collected-declined-by-one', 'shows a consent as ungranted for one signer', async (context) => {
  const { id, signer } = await declinedByOne(context)
  await context.shows(id, (read) => {
    const actors = [...new Set(entriesWith(read, OPTIONAL, 'ungranted_consents').map(({ actor }) => actor))]
    context.check.sameSet(`collected[].actor of ${UNGRANTED}`, actors, [signer], { ignoreCase: true })
  })
})

scenario('transaction/collected-granted-by-other', 'shows a consent as granted for the other', async (context) => {
  context.dependsOn('transaction/collected-person-own')
  const { id, signer, other } = await declinedByOne(context)
  await context.shows(id, (read) => {
    checkGranted(context, read, other, OPTIONAL)
    checkNotGranted(context, read, signer, OPTIONAL)
  })
})
