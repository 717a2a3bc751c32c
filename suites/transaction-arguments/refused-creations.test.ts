import type { Args } from '../../helpers/http/encode.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { isAbsent, objectsIn } from '../../helpers/values/json.ts'
import type { RuleId } from '../catalogue.ts'
import { findsNoOther } from '../interface/left-behind.ts'
import { logged } from '../interface/log.ts'
import { settled } from '../interface/stays.ts'
import { ahead, DAY, iso } from '../interface/times.ts'
import { scenario } from '../scenario.ts'

/** Arguments for which a creation is refused: one that is wrong, and several. */
const badArguments = (context: Context): readonly Args[] => [
  { language: 'ja' },
  { name: context.people.letters(300) },
  { metadata: { ['k'.repeat(21)]: 'lease' } },
  { duration: 14_400, expires_at: iso(ahead(context, DAY)) },
  { language: 'ja', name: context.people.letters(300), duration: 'soon', metadata: { ['k'.repeat(21)]: 'lease' } },
]

/** The rules that they are refused at all. */
const REFUSALS: readonly RuleId[] = [
  'transaction-arguments/language-unlisted-create',
  'transaction-arguments/name-beyond-limit-create',
  'transaction-arguments/duration-with-expires-at-create',
  'metadata/key-beyond-limit-create',
]

/** Sends creations that must be refused, all valid arguments beside the bad ones. */
async function refusedCreations(context: Context, beside: Args = {}): Promise<void> {
  const { api, given } = context
  for (const bad of badArguments(context))
    await given.refusal(`a creation with ${Object.keys(bad).join(', ')}`, () => api.create({ ...beside, ...bad }))
}

for (const { what, args } of [
  { what: 'its name', args: (word: string) => ({ name: word }) },
  { what: 'its metadata', args: (word: string) => ({ metadata: { reference: word } }) },
])
  scenario(
    'transaction-arguments/refused-create-leaves-nothing',
    `finds no refused creation by ${what}`,
    async (context) => {
      const word = context.people.word()
      await refusedCreations(context, args(word))
      await findsNoOther(context, word, args(word))
    },
    REFUSALS,
  )

/** The ids of all that is in a workspace of the scenario's own, once it lists a new draft. */
async function listedSoFar({ given, people }: Context): Promise<readonly unknown[]> {
  const name = people.word()
  await given.listed((await given.draft({ name })).id, name)
  const list = await given.calls.list({ size: 100 })
  return objectsIn(list, 'content').map(({ id }) => id)
}

scenario(
  'transaction-arguments/refused-create-leaves-list',
  'lists after refused creations what was listed before, and a draft made since',
  async (context) => {
    const before = await listedSoFar(context)
    await refusedCreations(context)
    const after = await listedSoFar(context)
    const added = after.filter((id) => !before.includes(id))
    context.check.that('transactions listed since', added.length <= 1, 'the draft made since', added)
  },
  REFUSALS,
  { isApart: true },
)

const CREATED = 'transaction.lifecycle.created'

scenario(
  'transaction-arguments/refused-create-not-logged',
  'logs no creation that was refused',
  async (context) => {
    const { check, control, eventually, given } = context
    await refusedCreations(context)
    // The log has caught up once it tells of what was made later.
    const later = await given.draft()
    await logged(context, later.id, CREATED, 'event/created')
    await settled(context)
    await eventually(async () => {
      const listed = objectsIn(await given.calls.list({ size: 100 }), 'content').map(({ id }) => id)
      const created = (await control.events()).filter(({ type }) => type === CREATED)
      const named = created.filter(({ transaction_id: id }) => !isAbsent(id))
      const strays = named.filter(({ transaction_id: id }) => !listed.includes(id))
      check.equal('creations that are logged, of transactions that are not listed', strays, [])
    })
  },
  [...REFUSALS, 'transaction-arguments/refused-create-leaves-list', 'listing/own-listed'],
  { isApart: true },
)
