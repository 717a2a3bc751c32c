import { hasEmail, isObject, isSuccess, type Context } from '../../helpers/engine/index.ts'
import { copiesIn, showsCopies } from '../interface/reads/copies.ts'
import { keepsWhenOmitted } from '../interface/writes/keeps-when-omitted.ts'
import { writeOver } from '../interface/writes/write-over.ts'
import { lateUpdatesOf, update, WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'

const NO_ADDRESS = 'no address'

for (const write of WRITES) {
  // Services often fail on arrays with a single element, or check only the first of several elements.
  for (const [what, count] of [
    ['three carbon copies', 3],
    ['a single carbon copy', 1],
  ] as const) {
    const title = `stores ${what} ${write.when}`
    scenario(`transaction-arguments/carbon-copies-kept-${write.on}`, title, (context) => {
      const copies = Array.from({ length: count }, () => context.people.email())
      return context.holds(write, { carbon_copies: copies }, (read) => showsCopies(context, read, copies))
    })
  }
}

const LATE = lateUpdatesOf('carbon_copies', ({ people }) => ({ carbon_copies: [people.email()] }))

for (const write of [...WRITES, ...LATE]) {
  for (const which of ['a', 'a second'] as const) {
    const what = `${which} carbon copy that is not an email address`
    const title = `never stores ${what} ${write.when}`
    scenario(`transaction-arguments/carbon-copies-not-address-${write.on}`, title, async (context) => {
      const { people, refusesOrIgnores, check } = context
      const before = which === 'a' ? [] : [people.email()]
      const ending = (last: string) => ({ carbon_copies: [...before, last] })
      const over = writeOver({ carbon_copies: [people.email()] }, write)
      await refusesOrIgnores(over, ending(NO_ADDRESS), ending(people.email()), (read) =>
        check.that('carbon_copies', !copiesIn(read).includes(NO_ADDRESS), `not ${NO_ADDRESS}`, read['carbon_copies']),
      )
    })
  }
}

scenario(
  'transaction-arguments/carbon-copies-kept-update',
  'stores another carbon copy',
  ({ people, holds, check }) => {
    const [first, second] = [people.email(), people.email()]
    // The document does not say whether the first one stays.
    return holds(writeOver({ carbon_copies: [first] }, update), { carbon_copies: [second] }, (read) =>
      check.that('carbon_copies', hasEmail(copiesIn(read), second), `with ${second}`, read['carbon_copies']),
    )
  },
)

/** Carbon copies that a target may refuse: the document states neither their number nor the form of addresses. */
const IF_ACCEPTED = {
  '25 carbon copies': ({ people }: Context) => Array.from({ length: 25 }, () => people.email()),
  'a carbon copy with a plus sign between two others': ({ people }: Context) => [
    people.email(),
    people.email().replace('@', '+lease@'),
    people.email(),
  ],
  'carbon copies of one name in two domains': ({ people }: Context) => {
    const [name, domain] = people.email().split('@')
    return [`${name}@${domain}`, `${name}@other.${domain}`]
  },
}

for (const write of WRITES)
  for (const [what, copiesOf] of Object.entries(IF_ACCEPTED))
    scenario(
      `transaction-arguments/carbon-copies-kept-${write.on}`,
      `stores ${what} ${write.when}`,
      async (context) => {
        const { given, notExercised, shows } = context
        const copies = copiesOf(context)
        const { send } = await write.prepare(context)
        const answer = await send({ carbon_copies: copies })
        if (!isSuccess(answer)) notExercised(`the target does not accept ${what}`)
        const { id } = await given.made(async () => answer)
        await shows(id, (read) => showsCopies(context, read, copies))
      },
    )

scenario('transaction-arguments/carbon-copies-omitted-keeps', 'keeps carbon copies that an update omits', (context) => {
  const copies = [context.people.email(), context.people.email()]
  return keepsWhenOmitted(context, { carbon_copies: copies }, 'transaction-arguments/carbon-copies-kept-create', {
    isHeld: (before) => copies.every((email) => hasEmail(copiesIn(before), email)),
    kept: (now, before) =>
      context.check.sameSet('carbon_copies', copiesIn(now), copiesIn(before).map(String), { ignoreCase: true }),
  })
})

scenario('transaction-arguments/carbon-copies-update-again', 'records whether new ones are added', async (context) => {
  const { api, given, people, witness, observe } = context
  const { id } = await given.draft({ carbon_copies: [people.email()] })
  const addAnother = () => api.update(id, { carbon_copies: [people.email()] })
  const answer = await witness('another carbon copy on update', addAnother)
  const copies = isObject(answer?.body) ? answer.body['carbon_copies'] : undefined
  observe('number of carbon copies after one and then another', Array.isArray(copies) ? copies.length : copies)
})
