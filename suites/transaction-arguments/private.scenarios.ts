import type { Check, JsonObject } from '../../helpers/engine/index.ts'
import { showsFromCreation } from '../interface/reads/assertions.ts'
import { keepsWhenOmitted } from '../interface/writes/keeps-when-omitted.ts'
import { writeOver } from '../interface/writes/write-over.ts'
import { lateUpdatesOf, WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'

/** Asserts that a private transaction shows `private` as true, and another one as false or not at all. */
const showsPrivate = (check: Check, { private: shown }: JsonObject, isPrivate: boolean): void =>
  check.equal('private', isPrivate ? shown : (shown ?? false), isPrivate)

for (const write of WRITES) {
  for (const value of [true, false] as const) {
    const title = value ? `makes a draft private ${write.when}` : `makes a draft not private ${write.when}`
    scenario(`transaction-arguments/private-${value}-${write.on}`, title, ({ holds, check }) =>
      // Before an update, the transaction has the opposite value.
      holds(writeOver({ private: !value }, write), { private: value }, (read) => showsPrivate(check, read, value)),
    )
  }
}

for (const write of [...WRITES, ...lateUpdatesOf('private', () => ({ private: true }))])
  scenario(
    `transaction-arguments/private-not-boolean-${write.on}`,
    `refuses a private that is not a boolean ${write.when}`,
    ({ refuses }) =>
      refuses(
        writeOver({ private: true }, write),
        { private: 'perhaps' },
        { private: false },
        { otherGood: { private: true } },
      ),
  )

// An update over a creation without `private`, which the preference of the workspace made private.
for (const write of WRITES)
  scenario(
    `transaction-arguments/private-false-over-default-${write.on}`,
    `makes a draft not private ${write.when}, against the preference of the workspace`,
    ({ holds, check }) => holds(write, { private: false }, (read) => showsPrivate(check, read, false)),
  )

scenario(
  'transaction-arguments/private-false-omitted-keeps',
  'keeps a draft public when an update omits it',
  (context) =>
    keepsWhenOmitted(context, { private: false }, 'transaction-arguments/private-false-over-default-create', {
      isHeld: (before) => before['private'] !== true,
      kept: (now) => showsPrivate(context.check, now, false),
    }),
)

for (const { rule, title, value } of [
  { rule: 'default-private', title: 'makes a draft private by default', value: true },
  { rule: 'default-public', title: 'makes a draft not private by default', value: false },
] as const)
  scenario(`transaction-arguments/private-${rule}`, title, async (context) =>
    showsFromCreation(context, await context.given.draft(), (read) => showsPrivate(context.check, read, value)),
  )

scenario('transaction-arguments/private-omitted-keeps', 'keeps private when an update omits it', (context) =>
  keepsWhenOmitted(context, { private: true }, 'transaction-arguments/private-true-create'),
)
