import { inState, showing } from '../interface/showing.ts'
import { scenario } from '../scenario.ts'

scenario('transaction/object', 'answers a creation and a reading with a transaction', async (context) => {
  const { given, check, shows } = context
  const { id, object } = await given.draft()
  check.equal('object in the answer to the creation', object, 'transaction')
  await shows(id, (transaction) => check.equal('object', transaction['object'], 'transaction'))
})

scenario('transaction/object', 'answers an update, a start and a cancellation with a transaction', async (context) => {
  const { given, people, check } = context
  const { id } = await given.startable()
  const updated = await given.calls.update(id, { name: people.title() })
  const started = await given.calls.start(id)
  const cancelled = await given.calls.cancel(id)
  check.equal('object in the answer to the update', updated['object'], 'transaction')
  check.equal('object in the answer to the start', started['object'], 'transaction')
  check.equal('object in the answer to the cancellation', cancelled['object'], 'transaction')
})

scenario('transaction/ids-differ', 'gives two transactions two ids', async ({ given, check }) => {
  const [first, second] = [await given.draft(), await given.draft()]
  check.different('id of the second transaction', second.id, first.id)
})

showing('transaction/id-stays', 'shows the id that it was asked for', inState('draft'), (check, transaction, id) =>
  check.equal('id', transaction['id'], id),
)

showing('transaction/folder-id-shown', 'shows the id of the folder', inState('draft'), (check, { folder_id }) =>
  check.present('folder_id', folder_id),
)

showing('transaction/folder-name-shown', 'shows the name of the folder', inState('draft'), (check, { folder_name }) =>
  check.present('folder_name', folder_name),
)

scenario('transaction/folder-name-of-folder', 'names the folder that a transaction was moved to', async (context) => {
  const { given, fact, check, shows } = context
  const folder_id = fact('folder')
  const { folder_name } = await given.read((await given.draft({ folder_id })).id)
  const { id } = await given.draft()
  await given.calls.update(id, { folder_id })
  await shows(id, (transaction) => check.equal('folder_name', transaction['folder_name'], folder_name))
})

showing('transaction/name-default', 'names a nameless draft by its id', inState('draft'), (check, { name }, id) =>
  check.equal('name', name, id),
)

showing('transaction/language-default', 'shows fr as the language of drafts', inState('draft'), (check, { language }) =>
  check.equal('language', language, 'fr'),
)
