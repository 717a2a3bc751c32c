import { setTimeout as sleep } from 'node:timers/promises'
import { objectsIn, type Args, type Context } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import { scenario, slowScenario } from '../scenario.ts'
import { MEMBERS_SHOWN, same, sameIn, sameMembers } from './compared.ts'
import { APART } from './created-apart.ts'
import { actedByOne, asListed } from './items.ts'

slowScenario('listing/items-own', 'lists each of several transactions with its own values', async (context) => {
  context.dependsOn(...MEMBERS_SHOWN, 'metadata/kept-create', 'transaction/participants-hold-signer')
  context.dependsOn('transaction-arguments/name-kept-create')
  const { check, given, people } = context
  // The transactions are found by their common metadata, because a search may compare whole values.
  const lot = people.word()
  const made = await Promise.all(
    ['0042', '0043', '0044'].map(async (reference, at) => {
      await sleep(at * APART)
      const args = { name: `${lot} ${reference}`, metadata: { lot, reference }, private: reference === '0043' }
      const { id, signer } = await given.startable(args)
      if (reference !== '0043') await given.calls.start(id)
      return { id, signer, reference }
    }),
  )
  await Promise.all(
    made.map(({ id, signer, reference }) =>
      asListed(context, { id, name: lot }, (item, read) => {
        sameMembers(check, item, read)
        check.equal('name of the list item', item['name'], `${lot} ${reference}`)
        check.equal('metadata of the list item', item['metadata'], { lot, reference })
        const emails = objectsIn(item, 'participants').map(({ email }) => String(email).toLowerCase())
        check.sameSet('participants[].email of the list item', emails, [signer])
      }),
    ),
  )
})

for (const { outcome, what } of [
  { outcome: 'done', what: 'the progress of' },
  { outcome: 'message', what: 'the conversation in' },
  { outcome: 'refused', what: 'the refusal in' },
] as const)
  scenario('listing/items-own-acted', `lists only ${what} the transaction in which somebody acted`, async (context) => {
    context.dependsOn(...MEMBERS_SHOWN)
    const acted = await actedByOne(outcome)(context)
    const other = await context.given.startedByTwo({ name: acted.name })
    for (const { id } of [acted, other])
      await asListed(context, { ...acted, id }, (item, read) => sameMembers(context.check, item, read))
  })

scenario('listing/items-own-creator', 'lists the key that created each of two transactions', async (context) => {
  const members = ['creator.workspace_name', 'creator.api_key_name']
  context.dependsOn('listing/creator-workspace-name', 'listing/creator-api-key-name', 'listing/other-key-listed')
  const { apiWithSecondKey, given, people } = context
  const name = people.word()
  const { id } = await given.draft({ name })
  const { id: other } = await given.draft({ name, private: false }, apiWithSecondKey())
  for (const one of [id, other])
    await asListed(context, { id: one, name }, (item, read) => same(...members)(context.check, item, read))
})

/** Two drafts with another value each of a member that a list item shows. */
const PAIRS: readonly (readonly [
  rule: RuleId,
  what: string,
  args: (context: Context) => readonly Args[],
  compare: ReturnType<typeof same>,
  shownBy: readonly RuleId[],
])[] = [
  [
    'listing/items-own-folder',
    'folder',
    ({ fact }) => [{ folder_id: fact('folder') }, {}],
    same('folder_id', 'folder_name'),
    ['listing/folder-id-shown', 'listing/folder-name-shown', 'transaction-arguments/folder-kept-create'],
  ],
  [
    'listing/items-own-watchers',
    'watcher',
    ({ members }) => members().map((watcher) => ({ watchers: [watcher] })),
    sameIn('watchers', 'email', ['member_id', 'full_name']),
    ['listing/watchers-shown', 'transaction-arguments/watchers-kept-create', 'transaction/watchers-type'],
  ],
]
for (const [rule, what, args, compare, shownBy] of PAIRS)
  scenario(rule, `lists each of two transactions with its own ${what}`, async (context) => {
    context.dependsOn(...shownBy)
    const { check, given, people } = context
    const name = people.word()
    for (const { id } of await Promise.all(args(context).map((one) => given.draft({ name, ...one }))))
      await asListed(context, { id, name }, (item, read) => compare(check, item, read))
  })

scenario('listing/items-own-sealers', 'lists each of two sealers with its own id and name', async (context) => {
  context.dependsOn('listing/sealers-as-read', 'seal/sealers-hold-each')
  const { check, fact, given, people } = context
  const name = people.word()
  const { id, documentId } = await given.documented({}, { name })
  await given.signer(id, documentId, { signer: fact('seal') })
  await given.signer(id, documentId, { signer: fact('other-seal'), field: { y: 500 } })
  await asListed(context, { id, name }, (item, read) => sameIn('sealers', 'id', ['name'])(check, item, read))
})
