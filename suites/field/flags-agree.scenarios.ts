import { offersInitials } from '../../helpers/engine/facts/workspace.ts'
import { type Answer, type Context, DAY, isAbsent, isErrorWithSuccess, isSuccess } from '../../helpers/engine/index.ts'
import { ifAllowed, type JsonObject, MINUTE, unlessConflicting } from '../../helpers/engine/index.ts'
import { creatableOf, fieldIn, PLACE, plainField, type Site } from '../interface/reads/fields.ts'
import { advance } from '../interface/scenes/advance.ts'
import { signedByOne } from '../interface/scenes/performing.ts'
import { givenAnotherField, onceTaskShown, signedTwoFields } from '../interface/scenes/given-another-field.ts'
import { settledFlag } from '../interface/reads/settled-flag.ts'
import { ENDED, nameIn } from '../interface/document/states.ts'
import { stall } from '../interface/scenes/stalled.ts'
import { scenario } from '../scenario.ts'
import { AGREES_IN } from './flags-agree.rules.ts'
import { unlessRefused } from '../interface/writes/unless-refused.ts'
import { added, created } from './scene.ts'

const FLAGS = ['updatable', 'deletable'] as const
type Flag = (typeof FLAGS)[number]

/** A field of a transaction. */
interface Place extends Site {
  readonly fieldId: string
  /** By default a signature field. */
  readonly type?: 'visa'
}

/** Possible changes of a field. A service may accept one and refuse another. */
const CHANGES = [{ y: 555 }, { name: 'Another name' }, { consents: ['I agree to it.'] }] as const

/** Whether a call is accepted. An error body with a success status counts as a refusal. */
async function isCallAccepted({ copes }: Context, send: () => Promise<Answer>): Promise<boolean> {
  const answer = await copes(() => unlessConflicting(send))
  return isSuccess(answer) && !isErrorWithSuccess(answer)
}

/** Whether the call of a flag is accepted. If a field shows that it can be updated, one of several changes must be. */
const ACCEPTED: Readonly<Record<Flag, (context: Context, place: Place, value: unknown) => Promise<boolean>>> = {
  updatable: async (context, { id, documentId, fieldId, type = 'signature' }, value) => {
    for (const change of value === true ? CHANGES : CHANGES.slice(0, 1)) {
      const args = { type, ...PLACE, ...change }
      if (await isCallAccepted(context, () => context.api.updateField(id, documentId, fieldId, args))) return true
    }
    return false
  },
  deletable: (context, { id, documentId, fieldId }) =>
    isCallAccepted(context, () => context.api.deleteField(id, documentId, fieldId)),
}

/** Asserts that a flag of a field agrees with the response to its call, whatever that response is. */
async function flagAgrees(context: Context, flag: Flag, place: Place): Promise<void> {
  const { check, notShown, shows } = context
  const value = await settledFlag(context, place.id, (read) => fieldIn(read, place.fieldId)?.[flag])
  const isAccepted = await ACCEPTED[flag](context, place, value)
  const what = `documents[].fields[].${flag} (the call is ${isAccepted ? 'accepted' : 'refused'})`
  if (isAccepted) return check.equal(what, value, true)
  // `field/flags-shown-when-false` covers the presence of a false flag.
  if (isAbsent(value)) notShown(what)
  await shows(place.id, (read) => check.different(what, fieldIn(read, place.fieldId)?.[flag], true))
}

/** A draft that can be started, with one field that has a signer and one that has none. */
async function withSpare(context: Context, args = {}): Promise<Place & { readonly spare: string }> {
  const draft = await context.given.startable(args)
  return { ...draft, spare: (await added(context, draft, { ...plainField('signature'), y: 500 })).id }
}

type When = (typeof AGREES_IN)[number] | 'stalled'

/** The field of a transaction in a state, with a signer or without one. */
async function fieldWhen(context: Context, state: When, isLinked: boolean): Promise<Place> {
  context.dependsOn(...created('signature'))
  const { spare, ...draft } = isLinked ? { ...(await context.given.startable()), spare: '' } : await withSpare(context)
  const place = isLinked ? draft : { ...draft, fieldId: spare }
  if (state === 'draft') return place
  // It is open whether a field without a signer prevents the start.
  const started = await unlessRefused(() => context.given.calls.start(place.id))
  if (started.length === 0) context.notExercised('a draft with a field without a signer cannot be started')
  if (state === 'paused') await advance(context, place.id, state)
  if (state === 'stalled') await stall(context, place.id)
  return place
}

for (const state of [...AGREES_IN, 'stalled'] as const) {
  for (const flag of FLAGS) {
    for (const [isLinked, which] of [
      [true, 'with a signer'],
      [false, 'without a signer'],
    ] as const) {
      const transaction = state === 'stalled' ? 'a stalled transaction' : nameIn(state)
      const title = `shows correctly whether a field ${which} of ${transaction} is ${flag}`
      const body = async (context: Context) => flagAgrees(context, flag, await fieldWhen(context, state, isLinked))
      scenario(`field/${flag}-agrees-${state}`, title, body)
    }
  }
}

scenario('field/deletable-agrees-draft', 'shows correctly whether initials are deletable', async (context) => {
  context.dependsOn('initials/created', 'initials/answered')
  const { api, given, notExercised, workspace } = context
  if (!offersInitials(workspace)) notExercised('the workspace offers no initials')
  const site = await given.documented()
  const { body } = await given.answer(() => api.addInitials(site.id, site.documentId, { y: 40 }))
  const [initials] = Array.isArray(body) ? body : []
  await flagAgrees(context, 'deletable', { ...site, fieldId: String(initials?.['id']) })
})

// A copy may keep the signer of its source; then neither the flag nor the deletion may say that it is deletable.
scenario('field/deletable-agrees-draft', 'shows whether a copy of an assigned field is deletable', async (context) => {
  context.dependsOn('field/copied')
  const { api, given } = context
  const { fieldId: source, ...site } = await given.startable()
  const { id: fieldId } = await given.madeIfAllowed(
    () => api.addField(site.id, site.documentId, { copy_from: source }),
    'a field with a signer cannot be copied',
  )
  await flagAgrees(context, 'deletable', { ...site, fieldId })
})

for (const flag of FLAGS) {
  const title = `shows correctly whether a signed field is ${flag}`
  scenario(`field/${flag}-agrees-signed`, title, async (context) => {
    const { acted } = await signedByOne(context)
    await flagAgrees(context, flag, acted)
  })
}

for (const flag of FLAGS) {
  scenario(`field/${flag}-agrees-signed`, `shows whether two fields signed by one are ${flag}`, async (context) => {
    const { acted, fields } = await signedTwoFields(context)
    for (const fieldId of fields) await flagAgrees(context, flag, { ...acted, fieldId })
  })

  scenario(`field/${flag}-agrees-signed`, `shows correctly whether a given visa is ${flag}`, async (context) => {
    creatableOf(context, ['visa'])
    const { acted, fields } = await signedTwoFields(context, 'visa')
    await flagAgrees(context, flag, { ...acted, fieldId: fields[1] ?? '', type: 'visa' })
  })

  const title = `shows correctly whether a field of a signer who must sign again is ${flag}`
  scenario(`field/${flag}-agrees-signed`, title, async (context) => {
    const scene = await givenAnotherField(context)
    await onceTaskShown(context, scene)
    await flagAgrees(context, flag, scene.acted)
  })
}

for (const state of ENDED) {
  const lasting = state === 'expired' ? { duration: DAY / MINUTE } : {}
  scenario(`field/${state}-neither`, `shows neither flag on fields of ${nameIn(state)}`, async (context) => {
    const { api, given, check, notShown, shows } = context
    const { spare, ...place } = await withSpare(context, lasting)
    // It is open whether a field without a signer prevents the start.
    if ((await unlessRefused(() => given.calls.start(place.id))).length === 0) {
      await given.answer(() => api.deleteField(place.id, place.documentId, spare))
      await given.calls.start(place.id)
    }
    await advance(context, place.id, state)
    // An ended transaction may no longer show its fields.
    const flagsIn = (read: JsonObject) =>
      [place.fieldId, spare].flatMap((field) => FLAGS.map((flag) => [flag, fieldIn(read, field)?.[flag]] as const))
    const read = await shows(place.id, (now) => {
      for (const [flag, value] of flagsIn(now)) check.different(`documents[].fields[].${flag}`, value, true)
    })
    if (flagsIn(read).every(([, value]) => isAbsent(value))) notShown('documents[].fields[] of an ended transaction')
  })
}

scenario('field/flags-answered-changed', 'returns an updated field with correct flags', async (context) => {
  context.dependsOn('field/updatable-draft', 'field/deletable-unlinked', 'field/deletable-linked')
  const { api, given, check } = context
  for (const isLinked of [false, true]) {
    const place = await fieldWhen(context, 'draft', isLinked)
    const { id, documentId, fieldId } = place
    await settledFlag(context, id, (read) => fieldIn(read, fieldId)?.['updatable'])
    const move = () => api.updateField(id, documentId, fieldId, { ...plainField('signature'), y: 400 })
    if (isLinked) await ifAllowed(move, 'the target updates no field that has a signer')
    const changed = await given.success(move)
    // The deletion comes last, as it leaves no field to update.
    for (const flag of FLAGS) {
      const isAccepted = await ACCEPTED[flag](context, place, changed[flag])
      const what = `${flag} in the response (the next call is ${isAccepted ? 'accepted' : 'refused'})`
      if (isAccepted) check.equal(what, changed[flag], true)
      else check.different(what, changed[flag], true)
    }
  }
})
