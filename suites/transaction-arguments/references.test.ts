import { valuesAt, type JsonObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

/** Names nothing in any workspace. */
const UNKNOWN = 'unknown-0000'

/** Arguments that name something of the workspace, with the fact that gives one and the member that shows it. */
const references = [
  { slug: 'folder', argument: 'folder_id', member: 'folder_id', fact: 'folder' },
  { slug: 'issuing-entity', argument: 'issuing_entity_id', member: 'issuing_entity.id', fact: 'issuing-entity' },
] as const

for (const { slug, argument, member, fact: kind } of references) {
  const shown = (transaction: JsonObject) => valuesAt(transaction, member)[0]?.value

  scenario(
    `transaction-arguments/${slug}-kept-create`,
    `holds the ${argument} of a creation`,
    async ({ api, fact, accepts, check, shows }) => {
      const holds = (transaction: JsonObject) => check.equal(member, shown(transaction), fact(kind))
      const created = await accepts(() => api.create({ [argument]: fact(kind) }))
      holds(created)
      await shows(String(created['id']), holds)
    },
  )

  scenario(
    `transaction-arguments/${slug}-kept-update`,
    `holds the ${argument} of an update`,
    async ({ api, given, fact, accepts, check, shows }) => {
      const holds = (transaction: JsonObject) => check.equal(member, shown(transaction), fact(kind))
      const { id } = await given.draft()
      holds(await accepts(() => api.update(id, { [argument]: fact(kind) })))
      await shows(id, holds)
    },
  )

  scenario(
    `transaction-arguments/${slug}-omitted-keeps`,
    `keeps the ${argument} when an update has none`,
    async ({ api, given, fact, people, accepts, check, shows }) => {
      const draft = await given.draft({ [argument]: fact(kind) })
      const keeps = (transaction: JsonObject) => check.equal(member, shown(transaction), shown(draft))
      keeps(await accepts(() => api.update(draft.id, { name: people.title() })))
      await shows(draft.id, keeps)
    },
  )
}

/** The default of each of them. */
const defaults = [
  { slug: 'folder', member: 'folder_id', fact: 'default-folder' },
  { slug: 'issuing-entity', member: 'issuing_entity.id', fact: 'default-issuing-entity' },
] as const

for (const { slug, member, fact: kind } of defaults) {
  scenario(
    `transaction-arguments/${slug}-default`,
    `gives a draft the default ${member} of the workspace`,
    async ({ given, fact, check, shows }) => {
      const holds = (read: JsonObject) => check.equal(member, valuesAt(read, member)[0]?.value, fact(kind))
      const draft = await given.draft()
      holds(draft)
      await shows(draft.id, holds)
    },
  )
}

const unknown = [
  ...references,
  { slug: 'evidence-archiving', argument: 'evidence_archiving_configuration_id', fact: 'evidence-archiving' },
] as const

for (const { slug, argument, fact: kind } of unknown) {
  scenario(
    `transaction-arguments/${slug}-unknown-create`,
    `refuses an unknown ${argument} on creation`,
    async ({ api, fact, refuses }) => {
      await refuses(api.create, { [argument]: UNKNOWN }, { [argument]: fact(kind) }, { notFound: true })
    },
  )

  scenario(
    `transaction-arguments/${slug}-unknown-update`,
    `refuses an unknown ${argument} on update`,
    async ({ api, given, fact, refuses }) => {
      const { id } = await given.draft()
      const [bad, good] = [{ [argument]: UNKNOWN }, { [argument]: fact(kind) }]
      await refuses((args) => api.update(id, args), bad, good, { on: id, notFound: true })
    },
  )
}
