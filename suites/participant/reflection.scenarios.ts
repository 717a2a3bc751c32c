import { isDeepStrictEqual } from 'node:util'
import { sameEmail } from '../../helpers/engine/values/emails.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { objectsIn } from '../../helpers/engine/values/json.ts'
import { DAY, HOUR, SECOND } from '../../helpers/engine/values/time.ts'
import { startableWith, startedWith } from '../interface/scenes/allotted-hours.ts'
import { actionsOf, participantsOf, tasksOf } from '../interface/reads/people.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'

/** Lets a participant try to sign. Returns whether any action was open to them. */
async function triesToSign({ given, control }: Context, id: string, who: string): Promise<boolean> {
  const own = actionsOf(await given.read(id), who).map((action) => String(action['id']))
  const acted = await Promise.all(own.map((action) => control.act(action, { outcome: 'done' })))
  return acted.includes(true)
}

scenario(
  'participant/waiting-period-bars-signing',
  'takes no signature while it is to be reflected',
  async (context) => {
    const { id, signer } = await startedWith(context, { waiting_period: 3 })
    await triesToSign(context, id, signer)
    await context.control.advance((2 * DAY) / SECOND)
    await triesToSign(context, id, signer)
    await staysTrue(context, id, (read) => {
      const states = tasksOf(read, signer).map(({ state }) => state)
      context.check.that('actions[].tasks[].state', !states.includes('done'), 'none is done', states)
      context.check.oneOf('state', read['state'], ['started'])
    })
  },
)

scenario('participant/waiting-period-over', 'records whether one can sign after the period', async (context) => {
  const { id, signer } = await startedWith(context, { waiting_period: 1 })
  await context.control.advance((DAY + HOUR) / SECOND)
  context.observe('a participant can sign once the days are over', await triesToSign(context, id, signer))
})

/** Whether a value is that which was set: the order of an array is free. */
const isSame = (shown: unknown, set: unknown): boolean =>
  Array.isArray(shown) && Array.isArray(set)
    ? isDeepStrictEqual(shown.toSorted(), set.toSorted())
    : isDeepStrictEqual(shown, set)

/** What is set, each apart, as a target may be able to set but some of them. */
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

for (const settings of SETTINGS) {
  const [[name, value] = ['', '']] = Object.entries(settings)

  scenario('participant/settings-shown', `shows the ${name} of a participant`, async (context) => {
    const { id, signer } = await startableWith(context, settings)
    await context.shows(id, (read) => {
      const shown = participantsOf(read, signer).map((one) => one[name])
      const isShown = shown.some((one) => isSame(one, value))
      context.check.that(`participants[].${name}`, isShown, JSON.stringify(value), shown)
    })
  })
}

scenario('participant/settings-of-another', 'shows what is set of one participant of no other', async (context) => {
  const { given, check } = context
  const settings = { invitation_subject: context.people.title() }
  const { id, documentId, signer } = await startableWith(context, settings)
  await given.signer(id, documentId, { field: { y: 300 } })
  await staysTrue(context, id, (read) => {
    for (const other of objectsIn(read, 'participants').filter(({ email }) => !sameEmail(signer, email)))
      check.different('participants[].invitation_subject', other['invitation_subject'], settings.invitation_subject)
  })
})
