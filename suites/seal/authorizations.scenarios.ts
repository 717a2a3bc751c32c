import { BASICS, Inconclusive, isSuccess, Violation, ifAllowed } from '../../helpers/engine/index.ts'
import type { Context, JsonObject, Look } from '../../helpers/engine/index.ts'
import { surelyUnknownId } from '../interface/document/unknown-ids.ts'
import { authorize, draftWithSeal, rightPin, sealed, wasTried } from '../interface/scenes/seals.ts'
import { closes } from '../interface/reads/assertions.ts'
import { contentOf, onceShown } from '../interface/reads/once-shown.ts'
import { actionsOf, participantsOf, signaturesOf } from '../interface/reads/people.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { allPerform } from '../interface/scenes/performing.ts'
import { isolatedScenario, scenario } from '../scenario.ts'
import { getsNoFurther, progresses } from './progress.ts'
import { assertRefused, KEY_AND_RATE_STATUSES } from './refused.ts'
import { sealLabelMembers } from './shape.ts'

/** Authorizes a seal in a new draft. Returns the id of the seal and the response. */
async function authorization(context: Context): Promise<{ readonly seal: string; readonly response: JsonObject }> {
  const scene = await sealed(context)
  return { seal: scene.seal, response: await context.given.success(() => authorize(context, scene)) }
}

// The shape judges it.
scenario(sealLabelMembers.ids, 'responds to an authorization with a label as documented', async (context) => {
  await authorization(context)
})

scenario('seal/authorized', 'authorizes a qualified certificate with its PIN', async (context) => {
  const scene = await sealed(context)
  await context.accepts(() => authorize(context, scene))
})

scenario('seal/authorization-answered-with-seal', 'responds with the id of the authorized seal', async (context) => {
  const { seal, response } = await authorization(context)
  context.check.equal('id', response['id'], seal)
})

// An empty label is a label, too.
scenario('seal/authorization-answered-with-label', 'responds to an authorization with a label', async (context) => {
  const { label } = (await authorization(context)).response
  context.check.that('label', label !== undefined && label !== null, 'a label', label)
})

scenario('seal/authorization-answered-with-name', 'responds with the name of the seal', async (context) => {
  const { response } = await authorization(context)
  context.check.present('name', response['name'])
})

scenario('seal/authorization-answered-with-common-name', 'responds with the common name of a seal', async (context) => {
  const { name } = (await authorization(context)).response
  const shown = contentOf('name', name, 'seal/authorization-answered-with-name')
  context.check.equal('name', shown, context.fact('seal-name'))
})

// `seal/logo-kept` judges which logo it is.
scenario('seal/authorization-answered-with-logo', 'responds to an authorization with a logo', async (context) => {
  const scene = await sealed(context)
  await context.given.calls.showSealLogo(scene.id, scene.seal, { logo_display: 'none' })
  const response = await context.given.success(() => authorize(context, scene))
  context.check.present('logo_display', response['logo_display'])
})

/** A transaction as far as one signer is concerned: how a seal shows outside `sealers` is open. */
const withPeopleOf = (read: JsonObject, signer: string): JsonObject => ({
  ...read,
  participants: participantsOf(read, signer),
  instructions: { signatures: signaturesOf(read, signer) },
  actions: actionsOf(read, signer),
})

scenario('seal/authorization-changes-nothing-else', 'changes nothing else in the transaction', async (context) => {
  const { api, sameContent, check } = context
  const { id, seal, signer } = await draftWithSeal(context)
  const isThere: Look = (read) => {
    for (const member of ['documents', 'sealers']) check.present(member, read[member])
  }
  await settled(context)
  const before = withPeopleOf(await onceShown(context, id, isThere, 'seal/sealers-hold-certificate'), signer)
  // The document does not say in which state a seal can be authorized.
  await ifAllowed(() => api.authorizeSeal(id, seal, rightPin(context)), 'the seal of a draft cannot be authorized')
  await staysTrue(context, id, (read) => {
    sameContent(before, withPeopleOf(read, signer), 'after the authorization of its seal', {})
    check.equal('state', read['state'], before['state'])
  })
})

scenario('seal/authorization-unknown-refused', 'refuses the authorization of an unknown seal', async (context) => {
  context.dependsOn(BASICS.errorWithSuccess)
  const { copes, api, given } = context
  const scene = await sealed(context)
  const unknown = surelyUnknownId(context, scene.seal)
  // The same request with the right seal succeeds, so only the unknown seal can be the reason for a refusal.
  await given.success(() => authorize(context, scene))
  const answer = await copes(() => api.authorizeSeal(scene.id, unknown, rightPin(context)))
  assertRefused(context, answer, 'the authorization of an unknown seal', KEY_AND_RATE_STATUSES)
})

/**
 * A transaction whose person has signed, and that certificates seal. Only the seal of the workspace is authorized: in the draft
 * or, if that is refused, after the start. If it cannot be started, the scenario is not exercised. Needs `actions`.
 */
async function signedBeside(context: Context, ...seals: readonly string[]): Promise<string> {
  const { api, fact, given, notExercised } = context
  const { id, documentId, signer: person } = await given.startable()
  for (const [at, signer] of seals.entries())
    await given.signer(id, documentId, { signer, field: { y: 300 + 100 * at } })
  const authorizes = async () =>
    !seals.includes(fact('seal')) || isSuccess(await api.authorizeSeal(id, fact('seal'), rightPin(context)))
  const isAuthorized = await authorizes()
  await ifAllowed(() => api.start(id), 'the target starts no transaction with an unauthorized certificate')
  if (!isAuthorized && !(await authorizes())) notExercised('one of two certificates cannot be authorized')
  // A seal may have an action, too, which the control interface need not perform, and before which the person may be unable to act.
  await allPerform(context, id, [person]).catch((error: unknown) => {
    if (!(error instanceof Inconclusive) || error.passing) throw error
    notExercised(`the person does not sign while a certificate is unauthorized: ${error.message}`)
  })
  return id
}

scenario('seal/authorized-alone', 'waits for a certificate when another one is authorized', async (context) => {
  const { fact, check, given, notExercised } = context
  const [seal, second] = [fact('seal'), fact('second-seal')]
  if (seal === second) notExercised('the two certificates are the same')
  const [id, twin] = [await signedBeside(context, seal, second), await signedBeside(context, second)]
  // Once a later transaction is completed, this one would be closed too.
  await given.completed()
  const { state } = await given.read(id)
  // The target may seal without an authorization.
  if (state !== 'started' && (await hasClosed(context, twin)))
    notExercised('a transaction closes without the authorization of a certificate')
  check.equal('state', state, 'started')
})

/** Whether a transaction closes. */
const hasClosed = (context: Context, id: string): Promise<boolean> =>
  closes(context, id).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Violation) return false
      throw error
    },
  )

isolatedScenario('seal/authorized-within-transaction', 'authorizes a seal in one transaction', async (context) => {
  context.dependsOn('seal/authorized')
  const { given, check, notExercised } = context
  const [without, other, authorized] = [
    await draftWithSeal(context),
    await draftWithSeal(context),
    await sealed(context),
  ]
  // A certificate that wrong PINs have locked may be in the way before the authorization, and no longer afterwards.
  if (wasTried(context)) notExercised('a wrong PIN was sent before, which may have locked the certificate')
  await progresses(context, without)
  const { state: before } = await given.read(without.id)
  // The target may seal without an authorization, in its own time.
  if (before !== 'draft' && (await hasClosed(context, without.id)))
    notExercised('a transaction closes without the authorization of its certificate')
  await given.success(() => authorize(context, authorized))
  await progresses(context, other)
  await getsNoFurther(context, 'after the authorization in another transaction', other.id, without.id)
  const isWaiting = before === 'draft' || before === 'started'
  if (isWaiting) check.equal('state of a transaction that waits', (await given.read(without.id)).state, before)
})

scenario('seal/authorization-twice', 'records the response to a second authorization of a seal', async (context) => {
  const scene = await sealed(context)
  const { id, seal } = scene
  await context.given.success(() => authorize(context, scene))
  await context.witness('a second authorization', () => context.api.authorizeSeal(id, seal, rightPin(context)))
})

scenario('seal/authorization-not-a-sealer', 'records the authorization of a seal without fields', async (context) => {
  const { api, fact, given, witness } = context
  const { id } = await given.documented()
  await witness('authorizing a seal that is not a sealer', () => api.authorizeSeal(id, fact('seal'), rightPin(context)))
})

scenario('seal/authorization-once-started', 'records the authorization of a seal after the start', async (context) => {
  const { api, fact, given, witness } = context
  const { id, documentId } = await given.startable()
  const { signer: seal } = await given.signer(id, documentId, { signer: fact('seal'), field: { y: 300 } })
  await witness('the start', () => api.start(id))
  await witness('an authorization after the start', () => api.authorizeSeal(id, seal, rightPin(context)))
})

scenario('seal/authorization-not-qualified', 'records the response to an unqualified certificate', async (context) => {
  const { api, fact, witness } = context
  const { id, seal } = await sealed(context, fact('other-seal'))
  await witness('authorizing a certificate that is not qualified', () => api.authorizeSeal(id, seal, rightPin(context)))
})
