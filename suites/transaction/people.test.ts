import { isAbsent, isObject, objectsIn } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

/** A member of an object that may not be one. */
const of = (holder: unknown, member: string) => (isObject(holder) ? holder[member] : undefined)

for (const member of ['workspace_name', 'api_key_name'] as const) {
  const slug = member === 'workspace_name' ? 'workspace-name' : 'api-key-name'
  scenario(
    `transaction/creator-${slug}-shown`,
    `shows the ${member} of a creator by API`,
    async ({ given, check, shows }) => {
      const { id } = await given.draft()
      await shows(id, ({ creator }) => check.present(`creator.${member}`, of(creator, member)))
    },
  )
}

const inListItems = [
  { rule: 'listing/creator-workspace', member: 'workspace' },
  { rule: 'listing/creator-api-key-id', member: 'api_key_id' },
] as const

for (const { rule, member } of inListItems) {
  scenario(rule, `shows the ${member} of the creator in a list item`, async ({ given, people, check }) => {
    const name = people.letters(20)
    const { id } = await given.draft({ name })
    const { creator } = await given.listed(id, name)
    check.present(`creator.${member} of the list item`, of(creator, member))
  })
}

scenario(
  'listing/creator-api-key-id-of-creation',
  'shows the id of the creating key in a list item',
  async ({ given, people, fact, check }) => {
    const name = people.letters(20)
    const { id } = await given.draft({ name })
    const { creator } = await given.listed(id, name)
    check.equal('creator.api_key_id of the list item', of(creator, 'api_key_id'), fact('api-key-id'))
  },
)

scenario(
  'listing/creator-api-key-id-by-key',
  'tells transactions of two keys apart in the list',
  async ({ apiWithSecondKey, given, people, check }) => {
    const name = people.letters(20)
    const { id } = await given.draft({ name })
    const other = await given.success(() => apiWithSecondKey().create({ name }))
    const keyOf = async (listed: unknown) => of((await given.listed(String(listed), name))['creator'], 'api_key_id')
    check.different('api_key_id of the second key', await keyOf(other['id']), await keyOf(id))
  },
)

for (const member of ['id', 'name'] as const) {
  scenario(
    `transaction/issuing-entity-${member}-shown`,
    `shows the ${member} of the issuing entity`,
    async ({ given, fact, check, shows }) => {
      const { id } = await given.draft({ issuing_entity_id: fact('default-issuing-entity') })
      await shows(id, ({ issuing_entity }) => check.present(`issuing_entity.${member}`, of(issuing_entity, member)))
    },
  )
}

scenario(
  'seal/sealers-hold-certificate',
  'lists an assigned certificate among the sealers by its id',
  async ({ given, fact, check, shows }) => {
    const { id, documentId } = await given.startable()
    await given.signer(id, documentId, { signer: fact('seal'), field: { y: 300 } })
    await shows(id, (transaction) => {
      const sealers = objectsIn(transaction, 'sealers').map((sealer) => sealer['id'])
      check.that('ids of the sealers', sealers.includes(fact('seal')), `with ${fact('seal')}`, sealers)
    })
  },
)

scenario('seal/sealer-name-shown', 'shows the name of a sealer', async ({ given, fact, check, shows }) => {
  const { id, documentId } = await given.startable()
  await given.signer(id, documentId, { signer: fact('seal'), field: { y: 300 } })
  await given.carrying(id, 'sealers')
  await shows(id, (transaction) => {
    for (const sealer of objectsIn(transaction, 'sealers')) check.present('name of the sealer', sealer['name'])
  })
})

const watcherMembers = [
  { rule: 'transaction/watcher-member-id-shown', member: 'member_id' },
  { rule: 'transaction/watcher-email-shown', member: 'email' },
  { rule: 'transaction/watcher-full-name-shown', member: 'full_name' },
] as const

for (const { rule, member } of watcherMembers) {
  scenario(rule, `shows the ${member} of a watcher`, async ({ given, members, check, shows }) => {
    const { id } = await given.draft({ watchers: members() })
    await shows(id, (transaction) => {
      const values = objectsIn(transaction, 'watchers').map((watcher) => watcher[member])
      check.present(
        `${member} of a watcher`,
        values.find((value) => !isAbsent(value)),
      )
    })
  })
}
