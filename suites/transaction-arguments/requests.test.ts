import { objectsIn } from '../../helpers/values/json.ts'
import { creation, update, WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'

for (const write of WRITES) {
  const title = `accepts a request without any argument ${write.when}`
  scenario(`transaction-arguments/none-${write.on}`, title, async (context) => {
    const { send } = await write.prepare(context)
    await context.accepts(() => send({}))
  })
}

/** A valid argument beside one that is far from it, in either order. */
const halves = [
  {
    title: 'leaves the name when it refuses the language behind it',
    bad: { name: 'A new name', language: 'ja' },
    good: { name: 'A new name', language: 'en' },
  },
  {
    title: 'leaves the language when it refuses the name before it',
    bad: { name: 'n'.repeat(200), language: 'en' },
    good: { name: 'n'.repeat(100), language: 'en' },
  },
  {
    title: 'leaves the metadata when it refuses the carbon copy subject behind it',
    bad: { metadata: { purpose: 'sale' }, carbon_copy_subject: 's'.repeat(200) },
    good: { metadata: { purpose: 'sale' }, carbon_copy_subject: 's'.repeat(100) },
  },
  {
    title: 'leaves the carbon copies when it refuses the message behind them',
    bad: { carbon_copies: ['a.copy@example.com'], carbon_copy_message: 'm'.repeat(2000) },
    good: { carbon_copies: ['a.copy@example.com'], carbon_copy_message: 'm'.repeat(1000) },
  },
] as const

for (const { title, bad, good } of halves) {
  scenario('transaction-arguments/refused-update-changes-nothing', title, ({ refuses }) => refuses(update, bad, good))
}

scenario('transaction-arguments/refused-create-leaves-nothing', 'lists no refused creation', async (context) => {
  const { api, given, people, refuses, check } = context
  const name = people.title().split(' ').at(-1) ?? ''
  await refuses(creation, { name, language: 'ja' }, { name, language: 'en' })
  await given.listed((await given.draft({ name })).id, name)
  const { body } = await api.list({ text_search: name })
  const drafts = objectsIn(body, 'content').filter((item) => item['name'] === name && item['state'] === 'draft')
  check.that('drafts listed after two accepted creations', drafts.length <= 2, 'at most 2', drafts.length)
})
