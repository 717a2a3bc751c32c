import { isAbsent, objectsIn, type Args, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { showsCopies } from '../interface/reads/copies.ts'
import { findsNoOther } from '../interface/reads/finds-no-other.ts'
import { logged } from '../interface/reads/log.ts'
import { heldBy, withFullArgs } from '../interface/scenes/full-transaction.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { ahead, DAY, iso } from '../interface/document/times.ts'
import { LATE_UPDATES, update, WRITES } from '../interface/writes/writes.ts'
import { isolatedScenario, scenario } from '../scenario.ts'

scenario('transaction-arguments/none-create', 'accepts a creation without any argument', async ({ api, accepts }) => {
  await accepts(() => api.create({ name: undefined }))
})

/** The texts in an argument. */
const textsIn = (value: Args[string]): string[] =>
  (typeof value === 'object' ? Object.values(value) : [value]).filter((one) => typeof one === 'string')

/** Whether a member shows a text, as its value or inside it. */
const isIn = (member: unknown, text: string): boolean =>
  (JSON.stringify(member) ?? '').toLowerCase().includes(JSON.stringify(text).toLowerCase())

scenario('transaction-arguments/none-of-earlier', 'stores nothing that an earlier creation passed', async (context) => {
  context.dependsOn('transaction-arguments/none-create')
  const { api, check, given } = context
  const blank = async () => (await given.made(() => api.create({ name: undefined }))).id
  // The defaults of the workspace may be the same values.
  const before = await given.read(await blank())
  const [, args] = await withFullArgs(context, given.draft)
  await staysTrue(context, await blank(), (read) => {
    for (const [name, value] of Object.entries(args)) {
      const taken = textsIn(value).filter((text) => isIn(read[name], text) && !isIn(before[name], text))
      check.equal(`values in ${name} of the earlier creation`, taken, [])
    }
  })
})

scenario('transaction-arguments/none-update', 'records the response to an update', async ({ api, given, witness }) => {
  const { id } = await given.draft()
  await witness('an update without any argument', () => api.update(id, {}))
})

for (const write of WRITES)
  scenario(`transaction-arguments/together-${write.on}`, `stores several arguments ${write.when}`, async (context) => {
    const { people, holds, dependsOn, check } = context
    dependsOn(...heldBy(write.on))
    const copies = [people.email(), people.email()]
    const others = {
      name: people.title(),
      language: 'sv',
      metadata: { purpose: 'lease', reference: '0042' },
      carbon_copy_subject: 'Your copy',
      carbon_copy_message: 'The signed documents are attached.',
      private: true,
    }
    await holds(write, { ...others, carbon_copies: copies }, (read) => {
      for (const [name, value] of Object.entries(others)) check.equal(name, read[name], value)
      showsCopies(context, read, copies)
    })
  })

// A valid argument together with one that is clearly invalid, in either order. Another rule covers the refusal itself.
for (const [kept, refused, refusal] of [
  ['name', 'language', 'transaction-arguments/language-unlisted-update'],
  ['language', 'name', 'transaction-arguments/name-beyond-limit-update'],
  ['metadata', 'language', 'transaction-arguments/language-unlisted-update'],
] as const)
  for (const where of ['before', 'after'] as const) {
    const title = `leaves the ${kept} unchanged when it refuses the ${refused} ${where} it`
    scenario('transaction-arguments/refused-update-changes-nothing', title, async ({ refuses, dependsOn, people }) => {
      dependsOn(refusal)
      const value = { name: people.title(), language: 'en', metadata: { purpose: 'sale' } }[kept]
      const of = (other: string): Args =>
        where === 'before' ? { [refused]: other, [kept]: value } : { [kept]: value, [refused]: other }
      const [bad, good] = refused === 'name' ? [people.letters(200), people.letters(100)] : ['ja', 'en']
      await refuses(update, of(bad), of(good))
    })
  }

scenario('transaction-arguments/refused-update-changes-nothing', 'keeps copies with a refused message', (context) => {
  context.dependsOn('transaction-arguments/carbon-copy-message-beyond-limit-update')
  const copies = [context.people.email()]
  const withMessage = (length: number) => ({ carbon_copies: copies, carbon_copy_message: 'm'.repeat(length) })
  return context.refuses(update, withMessage(2000), withMessage(1000))
})

for (const write of LATE_UPDATES)
  for (const [kept, refused, refusal] of [
    ['metadata', 'name', 'transaction-arguments/name-beyond-limit-update'],
    ['name', 'metadata', 'metadata/value-beyond-limit-update'],
  ] as const) {
    const title = `leaves the ${kept} unchanged when it refuses the ${refused} ${write.when}`
    scenario('transaction-arguments/refused-update-changes-nothing', title, async ({ refuses, dependsOn, people }) => {
      dependsOn(refusal)
      const [name, long] = [people.letters(100), people.letters(200)]
      const isName = refused === 'name'
      const beside = isName ? { metadata: { purpose: 'lease' } } : { name }
      const [bad, good] = isName ? [long, name] : [{ purpose: 'v'.repeat(300) }, { purpose: 'sale' }]
      await refuses(write, { ...beside, [refused]: bad }, { ...beside, [refused]: good })
    })
  }

scenario('transaction-arguments/refused-update-changes-nothing', 'keeps times that are refused together', (context) => {
  context.dependsOn('transaction-arguments/duration-with-expires-at-update')
  return context.refuses(update, { duration: 14_400, expires_at: iso(ahead(context, DAY)) }, { duration: 14_400 })
})

scenario(
  'transaction-arguments/refused-rename-changes-nothing',
  'keeps metadata if a rename is refused',
  async (context) => {
    context.dependsOn('transaction-arguments/refused-update-changes-nothing', 'transaction/content-stays-signature')
    const { api, check, given, notExercised, people } = context
    const { id } = await given.startedByTwo({ metadata: { purpose: 'lease' } })
    const isHeld = ({ metadata }: JsonObject) => check.present('metadata', metadata)
    const { metadata } = await onceShown(context, id, isHeld, 'metadata/kept-create')
    await given.performed(id)
    const { status } = await api.update(id, { name: people.title(), metadata: { purpose: 'sale' } })
    // The target may ignore the name and store the metadata.
    if (status < 400 || status >= 500) notExercised('the target refuses no update with a name and metadata')
    await staysTrue(context, id, (now) => check.kept('metadata', now['metadata'], metadata))
  },
)

/** Sends creations that must be refused, each with the valid arguments in `beside` and one or several invalid ones. */
async function refusedCreations(context: Context, beside: Args = {}): Promise<void> {
  context.dependsOn('transaction-arguments/language-unlisted-create', 'transaction-arguments/name-beyond-limit-create')
  context.dependsOn('transaction-arguments/duration-with-expires-at-create', 'metadata/entries-beyond-limit-create')
  const { api, given, people } = context
  // One entry too many.
  const metadata = Object.fromEntries(Array.from({ length: 16 }, (_, at) => [`entry${at}`, 'lease']))
  const all: readonly Args[] = [
    { language: 'ja' },
    { name: people.letters(300) },
    { metadata },
    { duration: 14_400, expires_at: iso(ahead(context, DAY)) },
    { language: 'ja', name: people.letters(300), duration: 'soon', metadata },
  ]
  for (const bad of all)
    await given.refusal(`a creation with ${Object.keys(bad).join(', ')}`, () => api.create({ ...beside, ...bad }))
}

for (const what of ['name', 'metadata'] as const)
  scenario('transaction-arguments/refused-create-leaves-nothing', `finds none by its ${what}`, async (context) => {
    const word = context.people.word()
    const args = what === 'name' ? { name: word } : { metadata: { reference: word } }
    await refusedCreations(context, args)
    await findsNoOther(context, word, args)
  })

/** The ids of all transactions in a workspace that only this scenario uses. */
const idsIn = async ({ given }: Context): Promise<unknown[]> =>
  objectsIn(await given.calls.list({ size: 100 }), 'content').map(({ id }) => id)

/** The same, once the list has a new draft. */
async function listedSoFar(context: Context): Promise<unknown[]> {
  const { given, people } = context
  const name = people.word()
  await given.listed((await given.draft({ name })).id, name)
  return idsIn(context)
}

isolatedScenario('transaction-arguments/refused-create-leaves-list', 'lists only accepted drafts', async (context) => {
  const before = await listedSoFar(context)
  await refusedCreations(context)
  const added = (await listedSoFar(context)).filter((id) => !before.includes(id))
  context.check.that('new transactions in the list', added.length <= 1, 'only the new draft', added)
})

const CREATED = 'transaction.lifecycle.created'

/** The number of logged creations that name no transaction, once the creation of a new draft is logged. */
async function namelessSoFar(context: Context): Promise<number> {
  const { control, given } = context
  await logged(context, (await given.draft()).id, CREATED, 'event/created')
  await settled(context)
  return (await control.events()).filter(({ type, transaction_id: id }) => type === CREATED && isAbsent(id)).length
}

isolatedScenario('transaction-arguments/refused-create-not-logged', 'logs no nameless creation', async (context) => {
  context.dependsOn('transaction-arguments/refused-create-leaves-list')
  const [before, between] = [await namelessSoFar(context), await namelessSoFar(context)]
  await refusedCreations(context)
  // The last draft may log as many as the one before.
  const usual = Math.max(before, between - before)
  const added = (await namelessSoFar(context)) - between
  context.check.that('logged creations that name no transaction', added <= usual, `at most ${usual}`, added)
})

isolatedScenario('transaction-arguments/refused-create-not-logged', 'logs no refused creation', async (context) => {
  context.dependsOn('transaction-arguments/refused-create-leaves-list', 'listing/own-listed')
  const { check, control, eventually, given } = context
  await refusedCreations(context)
  // The log has caught up when the creation of a later draft is logged.
  const later = await given.draft()
  await logged(context, later.id, CREATED, 'event/created')
  await settled(context)
  await eventually(async () => {
    const listed = await idsIn(context)
    const created = (await control.events()).filter(({ type }) => type === CREATED)
    const named = created.filter(({ transaction_id: id }) => !isAbsent(id))
    const strays = named.filter(({ transaction_id: id }) => !listed.includes(id))
    check.equal('logged creations of transactions that are not listed', strays, [])
  })
})
