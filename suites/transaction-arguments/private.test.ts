import type { JsonObject } from '../../helpers/values/json.ts'
import { onto } from '../interface/onto.ts'
import { creation, update, WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'

/** Nothing is shown where it is not private, or false. */
const isPrivate = (transaction: JsonObject) => transaction['private'] ?? false

/** What a write passes; an update turns what was so before into its opposite. */
const passed = [
  { rule: 'true-create', title: 'makes a private draft', write: creation, value: true },
  { rule: 'false-create', title: 'makes a draft that is not private', write: creation, value: false },
  {
    rule: 'false-over-default-create',
    title: 'makes a draft that is not private, against the preference of the workspace',
    write: creation,
    value: false,
  },
  {
    rule: 'true-update',
    title: 'makes a draft private on update',
    write: onto({ private: false }, update),
    value: true,
  },
  {
    rule: 'false-update',
    title: 'makes a private draft open on update',
    write: onto({ private: true }, update),
    value: false,
  },
] as const

for (const { rule, title, write, value } of passed) {
  scenario(`transaction-arguments/private-${rule}`, title, ({ holds, check }) =>
    holds(write, { private: value }, (read) => check.equal('private', isPrivate(read), value)),
  )
}

const byDefault = [
  { rule: 'default-private', title: 'makes a private draft by preference', value: true },
  { rule: 'default-public', title: 'makes a draft that is not private by preference', value: false },
] as const

for (const { rule, title, value } of byDefault) {
  scenario(`transaction-arguments/private-${rule}`, title, async ({ given, check, shows }) => {
    const holds = (read: JsonObject) => check.equal('private', isPrivate(read), value)
    const draft = await given.draft()
    holds(draft)
    await shows(draft.id, holds)
  })
}

for (const write of WRITES) {
  scenario(
    `transaction-arguments/private-not-boolean-${write.on}`,
    `refuses a private that is no boolean ${write.when}`,
    ({ refuses }) => refuses(write, { private: 'perhaps' }, { private: true }),
  )
}

scenario('transaction-arguments/private-omitted-keeps', 'keeps the private when an update has none', ({ keeps }) =>
  keeps(update, { private: true }, { name: 'Another name' }),
)
