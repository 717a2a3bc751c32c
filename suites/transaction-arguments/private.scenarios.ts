import type { Check } from '../../helpers/engine/judge/check.ts'
import type { JsonObject } from '../../helpers/engine/values/json.ts'
import { showsFromCreation } from '../interface/reads/assertions.ts'
import { keepsWhenOmitted } from '../interface/writes/keeps-when-omitted.ts'
import { writeOver } from '../interface/writes/write-over.ts'
import { creation, WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'

/** A transaction that is not private shows false or nothing; one that is shows it. */
const showsPrivate = (check: Check, { private: shown }: JsonObject, isPrivate: boolean): void =>
  check.equal('private', isPrivate ? shown : (shown ?? false), isPrivate)

for (const write of WRITES) {
  for (const value of [true, false] as const) {
    const title = value ? `makes a draft private ${write.when}` : `makes a draft not private ${write.when}`
    scenario(`transaction-arguments/private-${value}-${write.on}`, title, ({ holds, check }) =>
      // An update turns what was so before into its opposite.
      holds(writeOver({ private: !value }, write), { private: value }, (read) => showsPrivate(check, read, value)),
    )
  }

  scenario(
    `transaction-arguments/private-not-boolean-${write.on}`,
    `refuses a private that is no boolean ${write.when}`,
    ({ refuses }) => refuses(writeOver({ private: true }, write), { private: 'perhaps' }, { private: false }),
  )
}

scenario(
  'transaction-arguments/private-false-over-default-create',
  'makes a draft that is not private, against the preference of the workspace',
  ({ holds, check }) => holds(creation, { private: false }, (read) => showsPrivate(check, read, false)),
)

const byDefault = [
  { rule: 'default-private', title: 'makes a private draft by preference', value: true },
  { rule: 'default-public', title: 'makes a draft that is not private by preference', value: false },
] as const

for (const { rule, title, value } of byDefault) {
  scenario(`transaction-arguments/private-${rule}`, title, async (context) =>
    showsFromCreation(context, await context.given.draft(), (read) => showsPrivate(context.check, read, value)),
  )
}

scenario('transaction-arguments/private-omitted-keeps', 'keeps the private when an update has none', (context) =>
  keepsWhenOmitted(context, { private: true }, 'transaction-arguments/private-true-create'),
)
