import { isAbsent, type Context } from '../../helpers/engine/index.ts'
import { showsFromCreation } from '../interface/reads/assertions.ts'
import { presentInResponses } from '../interface/reads/present-in-responses.ts'
import { inState, scenarioShowing } from '../interface/reads/scenario-showing.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'

scenario('transaction/folder-id-shown', 'shows folder_id from its creation', async (context) => {
  const draft = await context.given.draft()
  await showsFromCreation(context, draft, ({ folder_id }) => context.check.present('folder_id', folder_id))
})

scenario('transaction/folder-name-shown', 'has the member folder_name in responses', async (context) =>
  presentInResponses(context, 'folder_name', (await context.given.startable()).id),
)

/** The name of a folder. A folder may have none, such as the root of all folders. */
const nameShown = ({ notShown }: Context, name: unknown): unknown => (isAbsent(name) ? notShown('folder_name') : name)

scenario('transaction/folder-name-of-folder', 'names a folder after a move', async (context) => {
  const { given, fact, check, shows } = context
  const folder_id = fact('folder')
  const [there, moved] = [await given.draft({ folder_id }), await given.draft()]
  const [name, before] = [there, moved].map((one) => nameShown(context, one['folder_name']))
  check.different('folder_name of a draft in another folder', name, before)
  await given.calls.update(moved.id, { folder_id })
  await shows(moved.id, ({ folder_name }) => check.equal('folder_name of the moved draft', folder_name, name))
})

scenarioShowing(
  'transaction/folder-name-told',
  'shows the name of the folder in which a transaction was created',
  ({ given, fact }) => given.draft({ folder_id: fact('folder') }),
  (check, { folder_name }, _id, context) =>
    check.equal('folder_name', nameShown(context, folder_name), context.fact('folder-name')),
)

scenarioShowing(
  'transaction/folder-name-told-default',
  'shows the name of the default folder',
  inState('draft'),
  (check, { folder_name }, _id, context) =>
    check.equal('folder_name', nameShown(context, folder_name), context.fact('default-folder-name')),
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
