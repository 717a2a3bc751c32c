import { scenario } from '../scenario.ts'

scenario(
  'transaction/object',
  'answers a creation and a reading with a transaction',
  async ({ given, check, shows }) => {
    const { id, object } = await given.draft()
    check.equal('object in the answer to the creation', object, 'transaction')
    await shows(id, (transaction) => check.equal('object', transaction['object'], 'transaction'))
  },
)

scenario(
  'transaction/object',
  'answers an update, a start and a cancellation with a transaction',
  async ({ api, given, people, check }) => {
    const { id } = await given.startable()
    const updated = await given.calls.update(id, { name: people.title() })
    const started = await given.calls.start(id)
    const cancelled = await given.calls.cancel(id)
    check.equal('object in the answer to the update', updated['object'], 'transaction')
    check.equal('object in the answer to the start', started['object'], 'transaction')
    check.equal('object in the answer to the cancellation', cancelled['object'], 'transaction')
  },
)

scenario('transaction/ids-differ', 'gives two transactions two ids', async ({ given, check }) => {
  const [first, second] = [await given.draft(), await given.draft()]
  check.different('id of the second transaction', second.id, first.id)
})

scenario('transaction/id-stays', 'shows the id that it was asked for', async ({ given, check, shows }) => {
  const { id } = await given.draft()
  await shows(id, (transaction) => check.equal('id', transaction['id'], id))
})

scenario('transaction/folder-id-shown', 'shows the id of the folder', async ({ given, check, shows }) => {
  const { id } = await given.draft()
  await shows(id, (transaction) => check.present('folder_id', transaction['folder_id']))
})

scenario('transaction/folder-name-shown', 'shows the name of the folder', async ({ given, check, shows }) => {
  const { id } = await given.draft()
  await shows(id, (transaction) => check.present('folder_name', transaction['folder_name']))
})

scenario(
  'transaction/folder-name-of-folder',
  'shows the name of the folder that a transaction was moved to',
  async ({ api, given, fact, check, shows }) => {
    const folder_id = fact('folder')
    const { folder_name } = await given.read((await given.draft({ folder_id })).id)
    const { id } = await given.draft()
    await given.calls.update(id, { folder_id })
    await shows(id, (transaction) => check.equal('folder_name', transaction['folder_name'], folder_name))
  },
)

scenario(
  'transaction/name-default',
  'shows the id as the name of a nameless draft',
  async ({ given, check, shows }) => {
    const { id } = await given.draft()
    await shows(id, (transaction) => check.equal('name', transaction['name'], id))
  },
)

scenario('transaction/language-default', 'shows fr as the language of a draft', async ({ given, check, shows }) => {
  const { id } = await given.draft()
  await shows(id, (transaction) => check.equal('language', transaction['language'], 'fr'))
})

scenario(
  'transaction/private-creator-sees',
  'lets its creator read a private draft',
  async ({ api, given, accepts, eventually }) => {
    const { id } = await given.draft({ private: true })
    await eventually(() => accepts(() => api.get(id)))
  },
)
