import type { Context } from '../../helpers/engine/index.ts'
import { showsFromCreation } from '../interface/reads/assertions.ts'
import { contentOf } from '../interface/reads/once-shown.ts'
import { inState, scenarioShowing } from '../interface/reads/scenario-showing.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'

const FOLDER_NAME_SHOWN = 'transaction/folder-name-shown'

for (const [rule, member] of [
  ['transaction/folder-id-shown', 'folder_id'],
  [FOLDER_NAME_SHOWN, 'folder_name'],
] as const)
  scenario(rule, `shows ${member} from its creation`, async (context) => {
    const draft = await context.given.draft()
    await showsFromCreation(context, draft, (read) => context.check.present(member, read[member]))
  })

scenario('transaction/folder-name-of-folder', 'names a folder after a move', async ({ given, fact, check, shows }) => {
  const folder_id = fact('folder')
  const [there, moved] = [await given.draft({ folder_id }), await given.draft()]
  const [name, before] = [there, moved].map((one) => contentOf('folder_name', one['folder_name'], FOLDER_NAME_SHOWN))
  check.different('folder_name of a draft in another folder', name, before)
  await given.calls.update(moved.id, { folder_id })
  await shows(moved.id, ({ folder_name }) => check.equal('folder_name of the moved draft', folder_name, name))
})

scenarioShowing(
  'transaction/folder-name-told',
  'shows the name of the folder in which a transaction was created',
  ({ given, fact }) => given.draft({ folder_id: fact('folder') }),
  (check, { folder_name }, _id, { fact }) =>
    check.equal('folder_name', contentOf('folder_name', folder_name, FOLDER_NAME_SHOWN), fact('folder-name')),
)

scenarioShowing(
  'transaction/folder-name-told-default',
  'shows the name of the default folder',
  inState('draft'),
  (check, { folder_name }, _id, { fact }) =>
    check.equal('folder_name', contentOf('folder_name', folder_name, FOLDER_NAME_SHOWN), fact('default-folder-name')),
)

scenarioShowing(
  'transaction/name-default',
  'shows the id of a draft without a name as its name',
  ({ given }) => given.draft({ name: undefined }),
  (check, { name }, id) => check.equal('name', name, id),
)

scenario('transaction/name-default', 'shows the id as the name after additions, update and start', async (context) => {
  const { given, check } = context
  const { id } = await given.startable({ name: undefined })
  const assertNamedById = () => staysTrue(context, id, ({ name }) => check.equal('name', name, id))
  await assertNamedById()
  await given.calls.update(id, { metadata: { purpose: 'lease' } })
  await assertNamedById()
  await given.calls.start(id)
  await assertNamedById()
})

/** A draft of a client that accepts other languages. */
const acceptingOthers = ({ api, given }: Context) =>
  given.made(() => api.raw('create', [], { headers: { 'accept-language': 'de, en;q=0.5' } }))

for (const [title, situation] of [
  ['shows fr as the language of drafts', inState('draft')],
  ['shows fr whatever languages the client accepts', acceptingOthers],
] as const)
  scenarioShowing('transaction/language-default', title, situation, (check, { language }) =>
    check.equal('language', language, 'fr'),
  )
