import { HOUR, isDateTime, isObject, MINUTE, objectsIn, SECOND, type JsonObject } from '../../helpers/engine/index.ts'
import { contentOf } from '../interface/reads/once-shown.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { scenario } from '../scenario.ts'
import { listsIt } from './in-list.ts'
import { draft, namedIn } from './items.ts'

/** A member of the creator of a list item. */
const ofCreator = ({ creator }: JsonObject, member: string) => (isObject(creator) ? creator[member] : undefined)

scenario('listing/completed-at-shown', 'lists a completed transaction with completed_at', async (context) => {
  context.dependsOn('listing/state-completed-kept')
  const { check, eventually, given } = context
  const { id, name } = await namedIn('completed')(context)
  await eventually(async () =>
    check.present('completed_at of the list item', (await given.listed(id, name)).completed_at),
  )
  await precondition(
    () => listsIt(context, { name, filter: { state: 'completed' }, id }),
    'listing/state-completed-kept',
  )
  await eventually(async () => {
    const list = await given.calls.list({ text_search: name, state: 'completed' })
    const [item] = objectsIn(list, 'content').filter((one) => one['id'] === id)
    check.present('completed_at of the item in the list of completed transactions', item?.['completed_at'])
  })
})

scenario('listing/completed-at-type', 'shows completed_at in a list item as an ISO 8601 date-time', async (context) => {
  const { id, name } = await namedIn('completed')(context)
  const { completed_at: at } = await context.given.listed(id, name, 'completed_at')
  context.check.that('completed_at of the list item', isDateTime(at), 'an ISO 8601 date-time', at)
})

// Another rule covers the format of times.
for (const [rule, state, title] of [
  ['listing/completed-at-time', 'started', 'shows the time of the completion as completed_at'],
  ['listing/completed-at-not-closing', 'closed', 'shows completed_at an hour after the closing'],
] as const)
  scenario(rule, title, async (context) => {
    context.dependsOn('listing/completed-at-type', 'listing/completed-at-shown')
    if (state === 'closed') context.dependsOn('listing/completed-at-time')
    const { given, control, check, eventually } = context
    const { id, name } = await namedIn(state)(context)
    const now = await control.advance(HOUR / SECOND)
    if (state === 'started') await given.signed(id)
    await given.finished(id)
    await eventually(async () => {
      const { completed_at: at } = await given.listed(id, name)
      check.instant('completed_at of the list item', at, now, 5 * MINUTE)
    })
  })

for (const slug of ['workspace', 'api-key-id'] as const) {
  const member = slug.replaceAll('-', '_')
  scenario(`listing/creator-${slug}`, `shows the ${member} of the creator in a list item`, async (context) => {
    const { id, name } = await draft(context)
    context.check.present(`creator.${member} of the list item`, ofCreator(await context.given.listed(id, name), member))
  })
}

/** The id that a list item shows for the key of its creator. */
const keyOf = (item: JsonObject) =>
  contentOf('creator.api_key_id', ofCreator(item, 'api_key_id'), 'listing/creator-api-key-id')

scenario('listing/creator-api-key-id-of-creation', 'shows the id of the creating key in the list', async (context) => {
  const { id, name } = await draft(context)
  const key = keyOf(await context.given.listed(id, name))
  context.check.equal('creator.api_key_id of the list item', key, context.fact('api-key-id'))
})

scenario('listing/creator-api-key-id-by-key', 'shows different api_key_ids for two keys', async (context) => {
  const { apiWithSecondKey, given, check, people, witness } = context
  const [name, second] = [people.word(), apiWithSecondKey()]
  const { id } = await given.startable({ name, private: false })
  // The key that updates or starts a transaction is not its creator.
  await given.success(() => second.update(id, { language: 'en' }))
  await witness('a start with the second key', () => second.start(id))
  const { id: other } = await given.draft({ name, private: false }, second)
  const keys = [keyOf(await given.listed(id, name)), keyOf(await given.listed(other, name))]
  check.different('creator.api_key_id of the second key', keys[1], keys[0])
})

scenario('listing/sealers-held', 'lists a transaction with its sealers', async (context) => {
  const { given, eventually, check, people, fact, dependsOn } = context
  dependsOn('seal/sealers-hold-certificate')
  const name = people.word()
  const { id, documentId } = await given.documented({}, { name })
  const { signer: seal } = await given.signer(id, documentId, { signer: fact('seal') })
  await eventually(async () => {
    const sealers = objectsIn(await given.listed(id, name), 'sealers').map((sealer) => sealer['id'])
    check.that('sealers[].id of the list item', sealers.includes(seal), `one is ${seal}`, sealers)
  })
})
