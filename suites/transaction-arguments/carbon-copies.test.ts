import { isObject, type JsonObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

/** A single element of an array is where services slip most. */
const counts = [
  { count: 2, what: 'two carbon copies' },
  { count: 1, what: 'a single carbon copy' },
] as const

for (const { count, what } of counts) {
  scenario(
    'transaction-arguments/carbon-copies-kept-create',
    `holds ${what} of a creation`,
    async ({ api, people, accepts, check, shows }) => {
      const emails = Array.from({ length: count }, people.email)
      const holds = (transaction: JsonObject) =>
        check.sameSet('carbon_copies', transaction['carbon_copies'], emails, { ignoreCase: true })
      const created = await accepts(() => api.create({ carbon_copies: emails }))
      holds(created)
      await shows(String(created['id']), holds)
    },
  )

  scenario(
    'transaction-arguments/carbon-copies-kept-update',
    `holds ${what} of an update`,
    async ({ api, given, people, accepts, check, shows }) => {
      const emails = Array.from({ length: count }, people.email)
      const holds = (transaction: JsonObject) =>
        check.sameSet('carbon_copies', transaction['carbon_copies'], emails, { ignoreCase: true })
      const { id } = await given.draft()
      holds(await accepts(() => api.update(id, { carbon_copies: emails })))
      await shows(id, holds)
    },
  )
}

scenario(
  'transaction-arguments/carbon-copies-not-address-create',
  'refuses a carbon copy that is no email address on creation',
  async ({ api, people, refuses }) => {
    await refuses(api.create, { carbon_copies: ['no address'] }, { carbon_copies: [people.email()] })
  },
)

scenario(
  'transaction-arguments/carbon-copies-not-address-update',
  'refuses a carbon copy that is no email address on update',
  async ({ api, given, people, refuses }) => {
    const { id } = await given.draft()
    const [bad, good] = [{ carbon_copies: ['no address'] }, { carbon_copies: [people.email()] }]
    await refuses((args) => api.update(id, args), bad, good, { on: id })
  },
)

scenario(
  'transaction-arguments/carbon-copies-update-again',
  'replaces or joins the carbon copies on update',
  async ({ api, given, people, witness, observe }) => {
    const { id } = await given.draft({ carbon_copies: [people.email()] })
    const answer = await witness('another carbon copy on update', () =>
      api.update(id, { carbon_copies: [people.email()] }),
    )
    const copies = isObject(answer?.body) ? answer.body['carbon_copies'] : undefined
    observe('carbon copies after one and then another', Array.isArray(copies) ? copies.length : copies)
  },
)
