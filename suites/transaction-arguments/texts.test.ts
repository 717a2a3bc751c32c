import type { JsonObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

/** The texts with a limit, each with an ordinary one. An ampersand in a message might be read as markup. */
const texts = [
  { slug: 'name', member: 'name', max: 100, ordinary: "Lease & sale: l'Été" },
  { slug: 'carbon-copy-subject', member: 'carbon_copy_subject', max: 100, ordinary: "Lease & sale: l'Été" },
  { slug: 'carbon-copy-message', member: 'carbon_copy_message', max: 1000, ordinary: "Lease, sale: l'Été" },
] as const

for (const { slug, member, max, ordinary } of texts) {
  const accepted = [
    { limit: 'kept', what: 'an ordinary text', text: ordinary },
    { limit: 'at-limit', what: `a text of ${max} characters`, text: 'n'.repeat(max) },
    { limit: 'not-bytes', what: `a text of ${max} two-byte characters`, text: 'é'.repeat(max) },
  ] as const

  for (const { limit, what, text } of accepted) {
    scenario(
      `transaction-arguments/${slug}-${limit}-create`,
      `holds ${what} as ${member} of the creation`,
      async ({ api, accepts, check, shows }) => {
        const holds = (transaction: JsonObject) => check.equal(member, transaction[member], text)
        const created = await accepts(() => api.create({ [member]: text }))
        holds(created)
        await shows(String(created['id']), holds)
      },
    )

    scenario(
      `transaction-arguments/${slug}-${limit}-update`,
      `holds ${what} as ${member} of an update`,
      async ({ api, given, accepts, check, shows }) => {
        const holds = (transaction: JsonObject) => check.equal(member, transaction[member], text)
        const { id } = await given.draft()
        holds(await accepts(() => api.update(id, { [member]: text })))
        await shows(id, holds)
      },
    )
  }

  scenario(
    `transaction-arguments/${slug}-beyond-limit-create`,
    `refuses a ${member} of ${max + 1} characters on creation`,
    async ({ api, people, refuses }) => {
      await refuses(api.create, { [member]: people.letters(max + 1) }, { [member]: people.letters(max) })
    },
  )

  scenario(
    `transaction-arguments/${slug}-beyond-limit-update`,
    `refuses a ${member} of ${max + 1} characters on update`,
    async ({ api, given, people, refuses }) => {
      const { id } = await given.draft()
      const [bad, good] = [{ [member]: people.letters(max + 1) }, { [member]: people.letters(max) }]
      await refuses((args) => api.update(id, args), bad, good, { on: id })
    },
  )
}

scenario(
  'transaction-arguments/name-empty-update',
  'takes an empty name in some way',
  async ({ api, given, people, witness, observe }) => {
    const { id } = await given.draft({ name: people.title() })
    const answer = await witness('an empty name on update', () => api.update(id, { name: '' }))
    if (answer && answer.status < 300) observe('name after an empty one was accepted', (await given.read(id))['name'])
  },
)

scenario(
  'transaction-arguments/carbon-copy-message-markup',
  'takes a carbon copy message with markup in some way',
  async ({ api, witness }) => {
    await witness('a message in a paragraph tag', () => api.create({ carbon_copy_message: '<p>Signed.</p>' }))
  },
)
