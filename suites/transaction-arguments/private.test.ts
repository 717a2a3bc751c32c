import type { JsonObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

/** What a creation passes, and whether the draft is private then. Nothing is shown where it is not, or false. */
const created = [
  { rule: 'true-create', title: 'makes a private draft', args: { private: true }, isPrivate: true },
  { rule: 'false-create', title: 'makes a draft that is not private', args: { private: false }, isPrivate: false },
  {
    rule: 'false-over-default-create',
    title: 'makes a draft that is not private, against the preference of the workspace',
    args: { private: false },
    isPrivate: false,
  },
] as const

for (const { rule, title, args, isPrivate } of created) {
  scenario(`transaction-arguments/private-${rule}`, title, async ({ api, accepts, check, shows }) => {
    const holds = (transaction: JsonObject) => check.equal('private', transaction['private'] ?? false, isPrivate)
    const draft = await accepts(() => api.create(args))
    holds(draft)
    await shows(String(draft['id']), holds)
  })
}

const byDefault = [
  { rule: 'default-private', title: 'makes a private draft by preference', isPrivate: true },
  { rule: 'default-public', title: 'makes a draft that is not private by preference', isPrivate: false },
] as const

for (const { rule, title, isPrivate } of byDefault) {
  scenario(`transaction-arguments/private-${rule}`, title, async ({ given, check, shows }) => {
    const holds = (transaction: JsonObject) => check.equal('private', transaction['private'] ?? false, isPrivate)
    const draft = await given.draft()
    holds(draft)
    await shows(draft.id, holds)
  })
}

const updated = [
  { rule: 'true-update', title: 'makes a draft private on update', before: false, after: true },
  { rule: 'false-update', title: 'makes a private draft open on update', before: true, after: false },
] as const

for (const { rule, title, before, after } of updated) {
  scenario(`transaction-arguments/private-${rule}`, title, async ({ api, given, accepts, check, shows }) => {
    const holds = (transaction: JsonObject) => check.equal('private', transaction['private'] ?? false, after)
    const { id } = await given.draft({ private: before })
    holds(await accepts(() => api.update(id, { private: after })))
    await shows(id, holds)
  })
}

scenario(
  'transaction-arguments/private-not-boolean-create',
  'refuses a private that is no boolean on creation',
  async ({ api, refuses }) => {
    await refuses(api.create, { private: 'perhaps' }, { private: true })
  },
)

scenario(
  'transaction-arguments/private-not-boolean-update',
  'refuses a private that is no boolean on update',
  async ({ api, given, refuses }) => {
    const { id } = await given.draft()
    await refuses((args) => api.update(id, args), { private: 'perhaps' }, { private: true }, { on: id })
  },
)
