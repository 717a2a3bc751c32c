import { isObject } from '../../helpers/values/json.ts'
import { update, WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'

/** A single element of an array is where services slip most. */
const counts = [
  { count: 2, what: 'two carbon copies' },
  { count: 1, what: 'a single carbon copy' },
] as const

for (const write of WRITES) {
  for (const { count, what } of counts) {
    const title = `holds ${what} ${write.when}`
    scenario(`transaction-arguments/carbon-copies-kept-${write.on}`, title, ({ people, holds }) =>
      holds(write, { carbon_copies: Array.from({ length: count }, people.email) }),
    )
  }

  scenario(
    `transaction-arguments/carbon-copies-not-address-${write.on}`,
    `refuses a carbon copy that is no email address ${write.when}`,
    ({ people, refuses }) => refuses(write, { carbon_copies: ['no address'] }, { carbon_copies: [people.email()] }),
  )
}

scenario(
  'transaction-arguments/carbon-copies-omitted-keeps',
  'keeps the carbon copies when an update has none',
  ({ people, keeps, check }) =>
    keeps(
      update,
      { carbon_copies: [people.email(), people.email()] },
      { name: people.title() },
      ({ carbon_copies: now }, { carbon_copies: before }) =>
        check.sameSet('carbon_copies', now ?? [], Array.isArray(before) ? before.map(String) : []),
    ),
)

scenario('transaction-arguments/carbon-copies-update-again', 'records whether copies are replaced', async (context) => {
  const { api, given, people, witness, observe } = context
  const { id } = await given.draft({ carbon_copies: [people.email()] })
  const answer = await witness('another carbon copy on update', () =>
    api.update(id, { carbon_copies: [people.email()] }),
  )
  const copies = isObject(answer?.body) ? answer.body['carbon_copies'] : undefined
  observe('carbon copies after one and then another', Array.isArray(copies) ? copies.length : copies)
})
