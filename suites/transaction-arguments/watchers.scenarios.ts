import { hasEmail, objectsIn, type Check, type JsonObject } from '../../helpers/engine/index.ts'
import { keepsWhenOmitted } from '../interface/writes/keeps-when-omitted.ts'
import { writeAgain, writeOver } from '../interface/writes/write-over.ts'
import { lateUpdatesOf, update, WRITES } from '../interface/writes/writes.ts'
import { isolatedScenario, scenario } from '../scenario.ts'

/** The emails of the watchers. */
const watching = (transaction: JsonObject) => objectsIn(transaction, 'watchers').map(({ email }) => String(email))
/** The emails in `members` that are not among the watchers. */
const missing = (transaction: JsonObject, members: readonly string[]) =>
  members.filter((email) => !hasEmail(watching(transaction), email))

/** Asserts that these members are watchers, perhaps among others. */
function haveAll(check: Check, transaction: JsonObject, members: readonly string[]): void {
  const left = missing(transaction, members)
  check.that('watchers', left.length === 0, `with ${left.join(' and ')}`, watching(transaction))
}

for (const write of WRITES) {
  // Services often fail on arrays with a single element.
  for (const [count, what] of [
    [2, 'two watchers'],
    [1, 'a single watcher'],
  ] as const) {
    const title = `stores ${what} ${write.when}`
    scenario(`transaction-arguments/watchers-kept-${write.on}`, title, async ({ members, holds, check }) => {
      const watchers = members().slice(0, count)
      await holds(write, { watchers }, (read) => haveAll(check, read, watchers))
    })
  }
}

for (const write of [...WRITES, ...lateUpdatesOf('watchers', ({ members }) => ({ watchers: members().slice(-1) }))]) {
  // A service may check only the first of several addresses, so a member comes before the stranger.
  for (const [count, passed] of [
    [0, ''],
    [1, 'after a member '],
  ] as const) {
    const title = `never makes a watcher of a stranger passed ${passed}${write.when}`
    scenario(`transaction-arguments/watchers-stranger-${write.on}`, title, async (context) => {
      const { people, members, refusesOrIgnores, check } = context
      const stranger = people.email()
      const [bad, good] = [{ watchers: [...members().slice(0, count), stranger] }, { watchers: members().slice(0, 1) }]
      const barred = (read: JsonObject) =>
        check.that('watchers', !hasEmail(watching(read), stranger), `not ${stranger}`, read['watchers'])
      await refusesOrIgnores(writeOver({ watchers: members().slice(-1) }, write), bad, good, barred, { notFound: true })
    })
  }
}

for (const write of WRITES) {
  const title = `makes no watcher of a member of another workspace ${write.when}`
  // In a workspace that the suite created, all members are known.
  isolatedScenario(`transaction-arguments/watchers-elsewhere-${write.on}`, title, async (context) => {
    context.dependsOn(`transaction-arguments/watchers-stranger-${write.on}`)
    const { members, membersOfAnotherWorkspace, notExercised, refusesOrIgnores, check } = context
    const found = (await membersOfAnotherWorkspace()).find((email) => !hasEmail(members(), email))
    const stranger = found ?? notExercised('two workspaces have the same members')
    const barred = (read: JsonObject) =>
      check.that('watchers', !hasEmail(watching(read), stranger), `not ${stranger}`, read['watchers'])
    const [bad, good] = [{ watchers: [stranger] }, { watchers: members().slice(0, 1) }]
    // The document does not say whether a member of another workspace exists for this one.
    const refusing = { notFound: true, forbidden: true }
    await refusesOrIgnores(writeOver({ watchers: members().slice(-1) }, write), bad, good, barred, refusing)
  })
}

scenario('transaction-arguments/watchers-kept-update', 'stores another watcher', async ({ members, holds, check }) => {
  const [first, second] = [members().slice(0, 1), members().slice(1, 2)]
  // The document does not say whether the first one stays.
  await holds(writeOver({ watchers: first }, update), { watchers: second }, (read) => haveAll(check, read, second))
})

scenario('transaction-arguments/watchers-kept-update', 'stores the watcher of the last of two updates', (context) => {
  const [first, second] = [context.members().slice(0, 1), context.members().slice(1, 2)]
  return context.holds(writeAgain({ watchers: first }, update), { watchers: second }, (read) =>
    haveAll(context.check, read, second),
  )
})

scenario('transaction-arguments/watchers-omitted-keeps', 'keeps the watchers when an update omits them', (context) => {
  const watchers = context.members().slice(0, 2)
  return keepsWhenOmitted(context, { watchers }, 'transaction-arguments/watchers-kept-create', {
    isHeld: (before) => missing(before, watchers).length === 0,
    kept: (now) => haveAll(context.check, now, watchers),
  })
})

scenario('transaction-arguments/watchers-update-again', 'records whether new watchers are added', async (context) => {
  const { api, given, members, witness, observe } = context
  const [first, second] = members()
  const { id } = await given.draft({ watchers: [String(first)] })
  await witness('another watcher on update', () => api.update(id, { watchers: [String(second)] }))
  observe('number of watchers after one and then another', watching(await given.read(id)).length)
})
