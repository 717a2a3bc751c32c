import { isAbsent, isSuccess } from '../../helpers/engine/index.ts'
import { kindOf } from '../interface/reads/kind-of.ts'
import { stalled as stall } from '../interface/scenes/stalled.ts'
import { ahead, DAY, iso } from '../interface/document/times.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { STALL_REASONS } from '../interface/document/values.ts'
import { scenario } from '../scenario.ts'
import { transactionMembers } from './shape.ts'

/*
 * Each scenario makes a transaction whose responses have the members of its rules. The shape of the transaction object judges
 * them, here and in every response of every other scenario.
 */
const { draft, passed, watched, issued, started, cancelled, stalled, granted, ungranted } = transactionMembers

scenario(draft.ids, 'shows the members of a plain draft as documented', async ({ given }) => {
  const { id } = await given.draft({ name: undefined })
  await given.read(id)
})

scenario(passed.ids, 'shows the arguments of a creation as documented', async (context) => {
  const { given, people } = context
  const { id } = await given.draft({
    private: true,
    expires_at: iso(ahead(context, 10 * DAY)),
    metadata: { purpose: 'lease', number: 42, signed: true },
    carbon_copies: [people.email(), people.email()],
    carbon_copy_subject: 'Your copy',
    carbon_copy_message: 'The signed documents are attached.',
  })
  await given.read(id)
})

for (const write of WRITES) {
  const title = `shows an array if an address is passed twice ${write.when}`
  scenario('transaction/carbon-copies-type', title, async (context) => {
    const { given, notExercised, people } = context
    const [twice, once] = [people.email(), people.email()]
    const { send } = await write.prepare(context)
    const answer = await send({ carbon_copies: [twice, twice, once] })
    if (!isSuccess(answer)) notExercised('the target accepts no carbon copy twice')
    await given.read((await given.made(async () => answer)).id)
  })
}

scenario(watched.ids, 'shows watchers as documented', async ({ given, members }) => {
  const { id } = await given.draft({ watchers: members() })
  await given.read(id)
})

scenario(issued.ids, 'shows an issuing entity as documented', async ({ given, fact }) => {
  const { id } = await given.draft({ issuing_entity_id: fact('default-issuing-entity') })
  await given.read(id)
})

scenario(started.ids, 'shows the members of a started transaction as documented', async ({ given }) => {
  await given.started()
})

scenario(cancelled.ids, 'shows the members of a cancelled transaction as documented', async ({ given }) => {
  const { id } = await given.started()
  await given.calls.cancel(id, { cancel_code: 'other_reason', cancel_reason: 'No longer needed.' })
  await given.read(id)
})

scenario(stalled.ids, 'shows the members of a stalled transaction as documented', async (context) => {
  const { id } = await stall(context)
  await context.given.carrying(id, 'stalled_reason')
})

scenario('transaction/stalled-reason-set', 'shows a documented stall reason after a refusal', async (context) => {
  context.dependsOn('transaction/stalled-reason-shown')
  const { id } = await stall(context)
  await context.given.carrying(id, 'stalled_reason')
  await context.shows(id, ({ stalled_reason: reason }) => context.check.oneOf('stalled_reason', reason, STALL_REASONS))
})

scenario(granted.ids, 'shows granted consents as documented', async ({ given }) => {
  const { id } = await given.started({}, { consents: ['I accept the terms.'] })
  await given.signed(id)
  await given.carrying(id, 'collected')
})

scenario(ungranted.ids, 'shows ungranted consents as documented', async ({ given }) => {
  const optional = 'I want to hear of offers.'
  const { id } = await given.started({}, { optional_consents: [optional] })
  await given.acted(id, { outcome: 'done', declined_consents: [optional] })
  await given.carrying(id, 'collected')
})

for (const [rule, member] of [
  ['transaction/origin-kind', 'origin'],
  ['transaction/max-expiry-kind', 'max_expiry'],
] as const)
  scenario(rule, `records the kind of ${member} of a draft created by API`, async ({ given, observe }) => {
    const { [member]: value } = await given.draft()
    observe(`kind of ${member}`, kindOf(value))
    observe(member, isAbsent(value) ? 'not shown' : 'shown')
  })
