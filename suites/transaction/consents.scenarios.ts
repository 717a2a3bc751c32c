import { hasFact } from '../../helpers/engine/facts/workspace.ts'
import type { Args, Check, Context, JsonObject, Look } from '../../helpers/engine/index.ts'
import { allPerform, performs } from '../interface/scenes/performing.ts'
import { creatableOf } from '../interface/reads/fields.ts'
import { caughtUp, onceShown } from '../interface/reads/once-shown.ts'
import { startWith } from '../interface/scenes/start-with.ts'
import { scenarioShowing } from '../interface/reads/scenario-showing.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { tasksIn } from '../interface/reads/tasks.ts'
import { scenario } from '../scenario.ts'
import { entriesOf, entriesWith, GRANTED, onceCollected, onceGranted, UNGRANTED } from './collected.ts'
import type { ConsentMember } from './collected.ts'

const CONSENT = 'I accept the terms of the lease.'
const OTHER = 'I accept the rules of the house.'
const THIRD = 'I have read the list of charges.'
const OPTIONAL = 'I want to hear of other offers.'
const COLLECTED = 'transaction/collected-when-done'

/** The consents under `member`, as text: the document does not say whether they are texts or objects. */
const consentsIn = (transaction: JsonObject, member: ConsentMember) =>
  JSON.stringify(entriesOf(transaction).map(({ document }) => document[member]))
function checkConsent(check: Check, transaction: JsonObject, member: ConsentMember, consent: string): void {
  const consents = consentsIn(transaction, member)
  check.that(`collected[].documents[].${member}`, consents.includes(consent), `with ${consent}`, consents)
}

/** A transaction whose signer signed a field with these consents, all but the declined ones granted. */
const signed = (field: Args, declined_consents?: readonly string[]) => async (context: Context) => {
  const { given } = context
  const startable = await given.startable({}, field)
  await startWith(context, startable.id, field)
  if (declined_consents) await given.acted(startable.id, { outcome: 'done', declined_consents })
  else await given.signed(startable.id)
  return startable
}

/** A transaction whose signer gave the consent. */
const consented = signed({ consents: [CONSENT] })

scenarioShowing(COLLECTED, 'shows collected after the signer has signed', consented, (check, { collected }) =>
  check.present('collected', collected),
)

scenario(COLLECTED, 'still shows collected once the transaction is completed', async (context) => {
  const { id } = await consented(context)
  await context.given.finished(id)
  await context.given.reached(id, 'completed')
  await staysTrue(context, id, ({ collected }) => context.check.present('collected', collected))
})

scenario('transaction/collected-only-when-done', 'shows no granted consent before signing', async (context) => {
  const { id } = await context.given.started({}, { consents: [CONSENT] })
  const granted = consentsIn(await caughtUp(context, id), 'granted_consents')
  context.check.that(GRANTED, !granted.includes(CONSENT), 'no consent', granted)
})

/** A started transaction of two signers, who are asked for two consents in two documents. */
async function ofTwo({ given }: Context) {
  const { id, ...first } = await given.startable({}, { consents: [CONSENT] })
  const documentId = await given.anotherDocument(id)
  const second = await given.signer(id, documentId, { field: { consents: [OTHER] } })
  await given.calls.start(id)
  const parts = [{ ...first, consent: CONSENT } as const, { documentId, ...second, consent: OTHER } as const] as const
  return { id, parts }
}

scenario(COLLECTED, 'shows collected after one of two signers has signed', async (context) => {
  const { id } = await ofTwo(context)
  await context.given.acted(id, { outcome: 'done' })
  await context.shows(id, ({ collected }) => context.check.present('collected', collected))
})

scenario('transaction/collected-only-of-done', 'shows only the consent of a signer who signed', async (context) => {
  const { given, check } = context
  const { id, parts } = await ofTwo(context)
  await given.acted(id, { outcome: 'done' })
  const grantedIn = (read: JsonObject) => parts.filter(({ consent }) => entriesWith(read, consent).length > 0)
  const read = await onceShown(context, id, (now) => check.present('collected', grantedIn(now)), COLLECTED)
  check.equal(`${GRANTED}: number of signers`, grantedIn(read).length, 1)
  const [left] = parts.filter((part) => !grantedIn(read).includes(part))
  const ungranted = consentsIn(read, 'ungranted_consents')
  const isOfOther = left !== undefined && ungranted.includes(left.consent)
  check.that(UNGRANTED, !isOfOther, 'only consents of the signer who has signed', ungranted)
})

/** The same transaction, once both signers have signed and their consents are shown. */
async function ofTwoDone(context: Context) {
  const { id, parts } = await ofTwo(context)
  const first = await context.given.performed(id)
  await context.given.acted(id, { outcome: 'done' }, first)
  return { parts, read: await onceGranted(context, id, [CONSENT, OTHER]) }
}

scenario('transaction/collected-actor', 'names the signer who gave each of two consents', async (context) => {
  const { parts, read } = await ofTwoDone(context)
  for (const { consent, signer } of parts) {
    const actors = [...new Set(entriesWith(read, consent).map(({ actor }) => actor))]
    context.check.sameSet(`collected[].actor of ${consent}`, actors, [signer], { ignoreCase: true })
  }
})

scenario('transaction/collected-document', 'names the document of each of two consents', async (context) => {
  const { parts, read } = await ofTwoDone(context)
  for (const { consent, documentId } of parts) {
    const ids = [...new Set(entriesWith(read, consent).map(({ document }) => document['id']))]
    context.check.sameSet(`collected[].documents[].id of ${consent}`, ids, [documentId])
  }
})

scenario('transaction/collected-granted', 'shows all consents of two fields as granted', async (context) => {
  const { given, check } = context
  const { id, documentId, signer } = await given.startable({}, { consents: [CONSENT, THIRD] })
  await given.signer(id, documentId, { signer, field: { y: 300, consents: [OTHER] } })
  await given.calls.start(id)
  await performs(context, id, signer)
  await onceCollected(context, id)
  const hasNothingLeft: Look = (now) =>
    check.equal('tasks left', tasksIn(now).filter(({ state }) => state === 'todo').length, 0)
  await onceShown(context, id, hasNothingLeft, 'action/opens-at-start')
  await context.shows(id, (transaction) => {
    for (const consent of [CONSENT, THIRD, OTHER]) checkConsent(check, transaction, 'granted_consents', consent)
  })
})

scenario('transaction/collected-granted', 'shows the consents of both signers as granted', async (context) => {
  context.dependsOn('transaction/collected-each-person')
  const { check } = context
  const { id, parts } = await ofTwo(context)
  const signers = parts.map(({ signer }) => signer)
  await allPerform(context, id, signers)
  await onceCollected(context, id)
  await context.shows(id, (read) => {
    for (const { consent } of parts) checkConsent(check, read, 'granted_consents', consent)
  })
})

const withVisa = signed({ type: 'visa', consents: [CONSENT] })
const grantingOptional = signed({ optional_consents: [OPTIONAL] })
/** The signer gave the consent, and declined the optional one. */
const declined = signed({ consents: [CONSENT], optional_consents: [OPTIONAL] }, [OPTIONAL])

/** The same for a visa. */
const declinedWithVisa = (context: Context) => {
  creatableOf(context, ['visa'])
  return signed({ type: 'visa', consents: [CONSENT], optional_consents: [OPTIONAL] }, [OPTIONAL])(context)
}

for (const [slug, title, situation, member, consent] of [
  ['granted', 'shows a consent as granted', consented, 'granted_consents', CONSENT],
  ['granted-optional', 'shows a granted optional consent as granted', grantingOptional, 'granted_consents', OPTIONAL],
  ['ungranted', 'shows a declined optional consent as ungranted', declined, 'ungranted_consents', OPTIONAL],
  ['ungranted', 'shows one declined with a visa as ungranted', declinedWithVisa, 'ungranted_consents', OPTIONAL],
] as const)
  scenario(`transaction/collected-${slug}`, title, async (context) => {
    const { id } = await situation(context)
    await onceCollected(context, id)
    await context.shows(id, (transaction) => checkConsent(context.check, transaction, member, consent))
  })

scenario('transaction/collected-granted', 'shows a consent given with a visa as granted', async (context) => {
  context.dependsOn(COLLECTED)
  const { id } = await withVisa(context)
  await context.shows(id, (read) => checkConsent(context.check, read, 'granted_consents', CONSENT))
})

for (const [what, declines] of [
  ['granted', []],
  ['declined', [OPTIONAL]],
] as const) {
  const title = `shows a consent as granted next to a ${what} optional one`
  scenario('transaction/collected-granted', title, async (context) => {
    context.dependsOn(COLLECTED)
    if (!hasFact(context.workspace, 'optional-consents')) context.notExercised('optional consents are not activated')
    const { id } = await signed({ consents: [CONSENT], optional_consents: [OPTIONAL] }, declines)(context)
    await context.shows(id, (read) => checkConsent(context.check, read, 'granted_consents', CONSENT))
  })
}

for (const [slug, what, situation, consent] of [
  ['granted', 'a consent', consented, CONSENT],
  ['granted-optional', 'an optional consent', grantingOptional, OPTIONAL],
] as const)
  scenario(`transaction/collected-${slug}-apart`, `keeps ${what} that was granted apart`, async (context) => {
    const { id } = await situation(context)
    const isShown: Look = (now) => checkConsent(context.check, now, 'granted_consents', consent)
    await onceShown(context, id, isShown, `transaction/collected-${slug}`)
    await staysTrue(context, id, (now) => {
      const ungranted = consentsIn(now, 'ungranted_consents')
      context.check.that(UNGRANTED, !ungranted.includes(consent), `without ${consent}`, ungranted)
    })
  })

scenario('transaction/collected-ungranted-apart', 'shows no declined optional consent as granted', async (context) => {
  const { id } = await declined(context)
  const isShown: Look = (now) => checkConsent(context.check, now, 'granted_consents', CONSENT)
  const read = await onceShown(context, id, isShown, 'transaction/collected-granted')
  const granted = consentsIn(read, 'granted_consents')
  context.check.that(GRANTED, !granted.includes(OPTIONAL), `without ${OPTIONAL}`, granted)
})

scenario('transaction/collected-ungranted', 'shows a consent of one who declined their only one', async (context) => {
  context.dependsOn(COLLECTED)
  const { id } = await signed({ optional_consents: [OPTIONAL] }, [OPTIONAL])(context)
  await context.shows(id, (read) => checkConsent(context.check, read, 'ungranted_consents', OPTIONAL))
})

scenario('transaction/collected-once', 'lists each consent of a field once', async (context) => {
  const { id } = await declined(context)
  await onceGranted(context, id, [CONSENT])
  await context.shows(id, (read) => {
    for (const [member, consent] of [
      ['granted_consents', CONSENT],
      ['ungranted_consents', OPTIONAL],
    ] as const) {
      const listed = entriesOf(read).flatMap(({ document }) => document[member])
      const times = listed.filter((one) => JSON.stringify(one ?? '').includes(consent)).length
      // Other rules cover that it is listed at all.
      context.check.that(`number of ${member} that are ${consent}`, times <= 1, 'one', times)
    }
  })
})
