import { objectsIn, type JsonObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

/** The emails of the watchers, in lower case. */
const watching = (transaction: JsonObject) =>
  objectsIn(transaction, 'watchers').map(({ email }) => String(email).toLowerCase())
/** Those of `members` who do not watch. */
const missing = (transaction: JsonObject, members: readonly string[]) =>
  members.filter((email) => !watching(transaction).includes(email.toLowerCase()))

/** A single element of an array is where services slip most. */
const counts = [
  { count: 2, what: 'two watchers' },
  { count: 1, what: 'a single watcher' },
] as const

for (const { count, what } of counts) {
  scenario(
    'transaction-arguments/watchers-kept-create',
    `holds ${what} of a creation`,
    async ({ api, members, accepts, check, shows }) => {
      const watchers = members().slice(0, count)
      const holds = (transaction: JsonObject) => check.equal('missing watchers', missing(transaction, watchers), [])
      const created = await accepts(() => api.create({ watchers }))
      holds(created)
      await shows(String(created['id']), holds)
    },
  )

  scenario(
    'transaction-arguments/watchers-kept-update',
    `holds ${what} of an update`,
    async ({ api, given, members, accepts, check, shows }) => {
      const watchers = members().slice(0, count)
      const holds = (transaction: JsonObject) => check.equal('missing watchers', missing(transaction, watchers), [])
      const { id } = await given.draft()
      holds(await accepts(() => api.update(id, { watchers })))
      await shows(id, holds)
    },
  )
}

scenario(
  'transaction-arguments/watchers-stranger-create',
  'never lets a stranger watch after a creation',
  async ({ api, people, members, refusesOrIgnores, check, shows }) => {
    const stranger = people.email()
    const barred = (read: JsonObject) =>
      check.that('watchers', !watching(read).includes(stranger), `not ${stranger}`, read['watchers'])
    const created = await refusesOrIgnores(
      api.create,
      { watchers: [stranger] },
      { watchers: members().slice(0, 1) },
      { notFound: true },
    )
    if (!created) return
    barred(created)
    await shows(String(created['id']), barred)
  },
)

scenario(
  'transaction-arguments/watchers-stranger-update',
  'never lets a stranger watch after an update',
  async ({ api, given, people, members, refusesOrIgnores, check, shows }) => {
    const stranger = people.email()
    const barred = (read: JsonObject) =>
      check.that('watchers', !watching(read).includes(stranger), `not ${stranger}`, read['watchers'])
    const [{ id }, twin] = [await given.draft(), await given.draft()]
    const [bad, good] = [{ watchers: [stranger] }, { watchers: members().slice(0, 1) }]
    const send = (args: object) => (args === bad ? api.update(id, bad) : api.update(twin.id, good))
    const updated = await refusesOrIgnores(send, bad, good, { notFound: true })
    if (updated) barred(updated)
    await shows(id, barred)
  },
)

scenario(
  'transaction-arguments/watchers-omitted-keeps',
  'keeps the watchers when an update has none',
  async ({ api, given, members, people, accepts, check, shows }) => {
    const draft = await given.draft({ watchers: members().slice(0, 2) })
    const keeps = (read: JsonObject) => check.equal('missing watchers', missing(read, watching(draft)), [])
    keeps(await accepts(() => api.update(draft.id, { name: people.title() })))
    await shows(draft.id, keeps)
  },
)

scenario(
  'transaction-arguments/watchers-update-again',
  'replaces or joins the watchers on update',
  async ({ api, given, members, witness, observe }) => {
    const [first, second] = members()
    const { id } = await given.draft({ watchers: [String(first)] })
    await witness('another watcher on update', () => api.update(id, { watchers: [String(second)] }))
    observe('watchers after one and then another', watching(await given.read(id)).length)
  },
)
