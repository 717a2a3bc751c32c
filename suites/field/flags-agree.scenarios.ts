import { isSuccess, type Answer } from '../../helpers/engine/http/exchange.ts'
import { isErrorWithSuccess } from '../../helpers/engine/judge/basics.ts'
import { unlessConflicting } from '../../helpers/engine/judge/requests.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { isAbsent, type JsonObject } from '../../helpers/engine/values/json.ts'
import { DAY, MINUTE } from '../../helpers/engine/values/time.ts'
import { fieldIn, PLACE, plainField, type Site } from '../interface/reads/fields.ts'
import { advance } from '../interface/scenes/advance.ts'
import { signedByOne } from '../interface/scenes/performing.ts'
import { settledFlag } from '../interface/reads/settled-flag.ts'
import { ENDED, nameIn } from '../interface/document/states.ts'
import { scenario } from '../scenario.ts'
import { SAID_IN } from './flags-agree.rules.ts'
import { unlessRefused } from './linked.ts'
import { added, CREATED } from './scene.ts'

type Flag = 'updatable' | 'deletable'
const FLAGS = ['updatable', 'deletable'] as const

/** A field of a transaction. */
interface Place extends Site {
  readonly fieldId: string
}

/** What an update may change of a field: a service may take one of them where it refuses another. */
const CHANGES = [{ y: 555 }, { name: 'Another name' }, { consents: ['I agree to it.'] }] as const

/** Whether a call is accepted. An error with a success is the refusal that it tells of. */
async function isTaken({ copes }: Context, send: () => Promise<Answer>): Promise<boolean> {
  const answer = await copes(() => unlessConflicting(send))
  return isSuccess(answer) && !isErrorWithSuccess(answer)
}

/** Whether the call that a flag speaks of is accepted; of a field that says it can be updated one of several changes. */
const ACCEPTED: Readonly<Record<Flag, (context: Context, place: Place, said: unknown) => Promise<boolean>>> = {
  updatable: async (context, { id, documentId, fieldId }, said) => {
    for (const change of said === true ? CHANGES : CHANGES.slice(0, 1)) {
      const args = { type: 'signature', ...PLACE, ...change }
      if (await isTaken(context, () => context.api.updateField(id, documentId, fieldId, args))) return true
    }
    return false
  },
  deletable: (context, { id, documentId, fieldId }) =>
    isTaken(context, () => context.api.deleteField(id, documentId, fieldId)),
}

/** Asserts that a flag of a field says what its call is then answered. What the call is to be answered is open here. */
async function saysTruly(context: Context, flag: Flag, place: Place): Promise<void> {
  const { check, notShown, shows } = context
  const said = await settledFlag(context, place.id, (read) => fieldIn(read, place.fieldId)?.[flag])
  const isAccepted = await ACCEPTED[flag](context, place, said)
  const what = `documents[].fields[].${flag}, where the call is ${isAccepted ? 'accepted' : 'refused'}`
  if (isAccepted) return check.equal(what, said, true)
  // That it shows where it is false is the claim of `field/flags-shown-when-false`.
  if (isAbsent(said)) notShown(what)
  await shows(place.id, (read) => check.different(what, fieldIn(read, place.fieldId)?.[flag], true))
}

/** A draft that can be started, with a field that somebody is to sign, and another one. */
async function withSpare(context: Context, args = {}): Promise<Place & { readonly spare: string }> {
  const draft = await context.given.startable(args)
  return { ...draft, spare: (await added(context, draft, { ...plainField('signature'), y: 500 })).id }
}

/** The field of a transaction in a state, with a signer or without one. */
async function fieldWhen(context: Context, state: (typeof SAID_IN)[number], isLinked: boolean): Promise<Place> {
  const { given, notExercised } = context
  const { spare, ...draft } = isLinked ? { ...(await given.startable()), spare: '' } : await withSpare(context)
  const place = isLinked ? draft : { ...draft, fieldId: spare }
  if (state === 'draft') return place
  // Whether a field that nobody is to sign bars the start is open.
  const started = await unlessRefused(() => given.calls.start(place.id))
  if (started.length === 0) notExercised('a draft with a field without a signer is not started')
  if (state === 'paused') await advance(context, place.id, state)
  return place
}

for (const state of SAID_IN) {
  for (const flag of FLAGS) {
    for (const [isLinked, which] of [
      [true, 'with a signer'],
      [false, 'without a signer'],
    ] as const) {
      const title = `says truly whether a field ${which} of ${nameIn(state)} is ${flag}`
      const body = async (context: Context) => saysTruly(context, flag, await fieldWhen(context, state, isLinked))
      scenario(`field/${flag}-agrees-${state}`, title, body, CREATED)
    }
  }
}

for (const flag of FLAGS) {
  const title = `says truly whether a field that was signed is ${flag}`
  scenario(`field/${flag}-agrees-signed`, title, async (context) => {
    const { acted } = await signedByOne(context)
    await saysTruly(context, flag, acted)
  })
}

for (const state of ENDED) {
  const lasting = state === 'expired' ? { duration: DAY / MINUTE } : {}
  scenario(`field/${state}-neither`, `says that nothing can be done to fields of ${nameIn(state)}`, async (context) => {
    const { api, given, check, notShown, shows } = context
    const { spare, ...place } = await withSpare(context, lasting)
    // Whether a field that nobody is to sign bars the start is open.
    if ((await unlessRefused(() => given.calls.start(place.id))).length === 0) {
      await given.answer(() => api.deleteField(place.id, place.documentId, spare))
      await given.calls.start(place.id)
    }
    await advance(context, place.id, state)
    // What has ended may show its fields no more.
    const flagsIn = (read: JsonObject) =>
      [place.fieldId, spare].flatMap((field) => FLAGS.map((flag) => [flag, fieldIn(read, field)?.[flag]] as const))
    const read = await shows(place.id, (now) => {
      for (const [flag, said] of flagsIn(now)) check.different(`documents[].fields[].${flag}`, said, true)
    })
    if (flagsIn(read).every(([, said]) => isAbsent(said))) notShown('documents[].fields[] of what has ended')
  })
}

scenario(
  'field/flags-answered-changed',
  'answers a changed field with what can be done with it',
  async (context) => {
    const { api, given, check } = context
    for (const isLinked of [true, false]) {
      const place = await fieldWhen(context, 'draft', isLinked)
      const { id, documentId, fieldId } = place
      await settledFlag(context, id, (read) => fieldIn(read, fieldId)?.['updatable'])
      const changed = await given.success(() =>
        api.updateField(id, documentId, fieldId, { ...plainField('signature'), y: 400 }),
      )
      // The deletion comes last: it leaves nothing to update.
      for (const flag of FLAGS) {
        const isAccepted = await ACCEPTED[flag](context, place, changed[flag])
        const what = `${flag} in the response, where the call is ${isAccepted ? 'accepted' : 'refused'}`
        if (isAccepted) check.equal(what, changed[flag], true)
        else check.different(what, changed[flag], true)
      }
    }
  },
  [...CREATED, 'field/updatable-draft', 'field/deletable-unlinked', 'field/deletable-linked'],
)
