import { isDeepStrictEqual } from 'node:util'
import { DAY, HOUR, objectsIn, sameEmail, SECOND } from '../../helpers/engine/index.ts'
import type { Context, Look, ParticipantSettings } from '../../helpers/engine/index.ts'
import { startableWith, startedWith } from '../interface/scenes/allotted-hours.ts'
import { signerAdded } from '../interface/scenes/late-addition.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { actionsOf, participantsOf, tasksOf } from '../interface/reads/people.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'

/** Lets a participant try to sign. Returns whether any action was open to them. */
async function triesToSign({ given, control }: Context, id: string, signer: string): Promise<boolean> {
  const own = actionsOf(await given.read(id), signer).map((action) => String(action['id']))
  const acted = await Promise.all(own.map((action) => control.act(action, { outcome: 'done' })))
  return acted.includes(true)
}

scenario('participant/waiting-period-bars-signing', 'allows no signature in the reflection period', async (context) => {
  const { id, signer } = await startedWith(context, { waiting_period: 3 })
  await triesToSign(context, id, signer)
  await context.control.advance((2 * DAY) / SECOND)
  await triesToSign(context, id, signer)
  await staysTrue(context, id, (read) => {
    const states = tasksOf(read, signer).map(({ state }) => state)
    context.check.that('actions[].tasks[].state', !states.includes('done'), 'none is done', states)
    context.check.oneOf('state', read['state'], ['started'])
  })
})

scenario('participant/waiting-period-over', 'records whether a participant can sign afterwards', async (context) => {
  const { id, signer } = await startedWith(context, { waiting_period: 1 })
  await context.control.advance((DAY + HOUR) / SECOND)
  context.observe('a participant can sign after the reflection period', await triesToSign(context, id, signer))
})

/** Whether the shown value equals the value that was set. The order of an array may differ. */
const isSame = (shown: unknown, set: unknown): boolean =>
  Array.isArray(shown) && Array.isArray(set)
    ? isDeepStrictEqual(shown.toSorted(), set.toSorted())
    : isDeepStrictEqual(shown, set)

/** The attributes to set, one per scenario, because a target may be able to set only some of them. */
const SETTINGS = [
  { stall_trigger: 36 },
  { waiting_period: 2 },
  { schedule: [24, 48] },
  { invitation_subject: 'Please sign the lease' },
  { invitation_message: 'The lease of the flat is ready.' },
  { reminder_subject: 'Still to be signed' },
  { reminder_message: 'The lease is waiting for you.' },
  { signed_documents_subject: 'All have signed' },
  { signed_documents_message: 'Here is your copy.' },
]

/** Asserts that a transaction shows attributes of a participant with these values. */
const showsSettings =
  ({ check }: Context, who: string, settings: ParticipantSettings): Look =>
  (read) => {
    for (const [name, value] of Object.entries(settings)) {
      const shown = participantsOf(read, who).map((one) => one[name])
      const isShown = shown.some((one) => isSame(one, value))
      check.that(`participants[].${name}`, isShown, JSON.stringify(value), shown)
    }
  }

for (const settings of SETTINGS) {
  const [name] = Object.keys(settings)
  scenario('participant/settings-shown', `shows the ${name} of a participant`, async (context) => {
    const { id, signer } = await startableWith(context, settings)
    await context.shows(id, showsSettings(context, signer, settings))
  })

  scenario('participant/settings-kept', `keeps the ${name} when a signer and a field are added`, async (context) => {
    const { id, documentId, signer } = await startableWith(context, settings)
    const isShown = showsSettings(context, signer, settings)
    await onceShown(context, id, isShown, 'participant/settings-shown')
    for (const [who, y] of [[{}, 300] as const, [{ signer }, 500] as const]) {
      await context.given.signer(id, documentId, { ...who, field: { y } })
      await staysTrue(context, id, isShown)
    }
  })
}

scenario('participant/settings-kept', 'keeps a text when a signer is added after the start', async (context) => {
  const settings = { reminder_message: 'The lease is waiting for you.' }
  const { signer, ...site } = await startableWith(context, settings)
  const isShown = showsSettings(context, signer, settings)
  await onceShown(context, site.id, isShown, 'participant/settings-shown')
  await context.given.calls.start(site.id)
  await staysTrue(context, site.id, isShown)
  await signerAdded(context, site)
  await staysTrue(context, site.id, isShown)
})

scenario('participant/settings-of-another', 'shows no attribute of one participant for another', async (context) => {
  const { given, check } = context
  const settings = { invitation_subject: context.people.title() }
  const { id, documentId, signer } = await startableWith(context, settings)
  await given.signer(id, documentId, { field: { y: 300 } })
  await staysTrue(context, id, (read) => {
    for (const other of objectsIn(read, 'participants').filter(({ email }) => !sameEmail(signer, email)))
      check.different('participants[].invitation_subject', other['invitation_subject'], settings.invitation_subject)
  })
})

scenario('participant/settings-of-another', 'shows no attribute in another transaction', async (context) => {
  const { given, check, people } = context
  const settings = { invitation_subject: people.title() }
  const signer = people.email()
  const other = await given.startable({}, {}, signer)
  const { id } = await given.startable({}, {}, signer)
  await context.control.setParticipant(id, signer, settings)
  await staysTrue(context, other.id, (read) => {
    for (const { invitation_subject: shown } of participantsOf(read, signer))
      check.different('participants[].invitation_subject', shown, settings.invitation_subject)
  })
})
