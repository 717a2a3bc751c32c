import { hasEmail } from '../../helpers/engine/values/emails.ts'
import { objectsIn, type JsonObject } from '../../helpers/engine/values/json.ts'
import { keepsWhenOmitted } from '../interface/writes/keeps-when-omitted.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'

/** The emails of the watchers. */
const watching = (transaction: JsonObject) => objectsIn(transaction, 'watchers').map(({ email }) => String(email))
/** Those of `members` who do not watch. */
const missing = (transaction: JsonObject, members: readonly string[]) =>
  members.filter((email) => !hasEmail(watching(transaction), email))

/** A single element of an array is where services slip most. */
const counts = [
  { count: 2, what: 'two watchers' },
  { count: 1, what: 'a single watcher' },
] as const

/** How many members a stranger is passed behind: not only the first of several is to be looked at. */
const among = [
  { count: 0, passed: '' },
  { count: 1, passed: 'behind a member ' },
] as const

for (const write of WRITES) {
  for (const { count, what } of counts) {
    const title = `holds ${what} ${write.when}`
    scenario(`transaction-arguments/watchers-kept-${write.on}`, title, async ({ members, holds, check }) => {
      const watchers = members().slice(0, count)
      await holds(write, { watchers }, (read) => check.equal('missing watchers', missing(read, watchers), []))
    })
  }

  for (const { count, passed } of among) {
    const title = `never lets a stranger watch who is passed ${passed}${write.when}`
    scenario(`transaction-arguments/watchers-stranger-${write.on}`, title, async (context) => {
      const { people, members, refusesOrIgnores, check } = context
      const stranger = people.email()
      const [bad, good] = [{ watchers: [...members().slice(0, count), stranger] }, { watchers: members().slice(0, 1) }]
      const barred = (read: JsonObject) =>
        check.that('watchers', !hasEmail(watching(read), stranger), `not ${stranger}`, read['watchers'])
      await refusesOrIgnores(write, bad, good, barred, { notFound: true })
    })
  }
}

scenario('transaction-arguments/watchers-omitted-keeps', 'keeps the watchers when an update has none', (context) => {
  const watchers = context.members().slice(0, 2)
  return keepsWhenOmitted(context, { watchers }, 'transaction-arguments/watchers-kept-create', {
    isHeld: (before) => missing(before, watchers).length === 0,
    kept: (now) => context.check.equal('missing watchers', missing(now, watchers), []),
  })
})

scenario('transaction-arguments/watchers-update-again', 'records whether watchers are replaced', async (context) => {
  const { api, given, members, witness, observe } = context
  const [first, second] = members()
  const { id } = await given.draft({ watchers: [String(first)] })
  await witness('another watcher on update', () => api.update(id, { watchers: [String(second)] }))
  observe('watchers after one and then another', watching(await given.read(id)).length)
})
