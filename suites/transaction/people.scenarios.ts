import { textOf } from '../../helpers/engine/facts/workspace.ts'
import { Inconclusive, objectsIn, type Args, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { contentOf } from '../interface/reads/once-shown.ts'
import { inState, scenarioShowing } from '../interface/reads/scenario-showing.ts'
import { scenario } from '../scenario.ts'
import { valueAt } from './value-at.ts'

for (const [rule, path] of [
  ['transaction/creator-workspace-name-shown', 'creator.workspace_name'],
  ['transaction/creator-api-key-name-shown', 'creator.api_key_name'],
] as const)
  scenarioShowing(rule, `shows the ${path} of a transaction created by API`, inState('draft'), (check, transaction) =>
    check.present(path, valueAt(transaction, path)),
  )

scenario('transaction/creator-of-creation', 'shows the key of the creation when another key reads', async (context) => {
  const { apiWithSecondKey, given, check, found } = context
  const path = 'creator.api_key_name'
  const { id } = await given.readable({ private: false })
  const name = contentOf(path, valueAt(await given.read(id), path), 'transaction/creator-api-key-name-shown')
  const second = await given.success(() => found(() => apiWithSecondKey().get(id)))
  check.equal(`${path}, read with another key`, valueAt(second, path), name)
})

/** A draft with an issuing entity. */
const issuedBy =
  (entity: 'default-issuing-entity' | 'issuing-entity') =>
  ({ given, fact }: Context) =>
    given.draft({ issuing_entity_id: fact(entity) })

for (const member of ['id', 'name'] as const)
  scenarioShowing(
    `transaction/issuing-entity-${member}-shown`,
    `shows the ${member} of the issuing entity`,
    issuedBy('default-issuing-entity'),
    (check, transaction) => check.present(`issuing_entity.${member}`, valueAt(transaction, `issuing_entity.${member}`)),
  )

scenarioShowing(
  'transaction/issuing-entity-lock-shown',
  'shows whether the sender name display is locked',
  issuedBy('default-issuing-entity'),
  (check, transaction) => {
    contentOf('issuing_entity', transaction['issuing_entity'], 'transaction/issuing-entity-id-shown')
    const path = 'issuing_entity.lock_sender_name_display'
    check.present(path, valueAt(transaction, path))
  },
)

/** A draft whose issuing entity an update replaced. */
async function reissued({ given, fact, workspace }: Context) {
  const { id } = await given.draft({ issuing_entity_id: textOf(workspace, 'default-issuing-entity') })
  await given.calls.update(id, { issuing_entity_id: fact('issuing-entity') })
  return { id }
}

for (const [title, situation] of [
  ['shows the name of the issuing entity that was passed', issuedBy('issuing-entity')],
  ['shows the name of the issuing entity that an update passed', reissued],
] as const)
  scenarioShowing('transaction/issuing-entity-name-told', title, situation, (check, transaction, _id, { fact }) => {
    const path = 'issuing_entity.name'
    const name = contentOf(path, valueAt(transaction, path), 'transaction/issuing-entity-name-shown')
    check.equal(path, name, fact('issuing-entity-name'))
  })

const NO_WATCHERS = { causes: ['transaction-arguments/watchers-kept-create'] }

/** The watchers of a draft that two members watch, once it shows any. */
async function watchersOf({ given, members }: Context): Promise<JsonObject[]> {
  const { id } = await given.draft({ watchers: members().slice(0, 2) })
  await given.carrying(id, 'watchers')
  const watchers = objectsIn(await given.read(id), 'watchers')
  if (watchers.length === 0) throw new Inconclusive('the draft shows no watchers', NO_WATCHERS)
  return watchers
}

for (const slug of ['member-id', 'email', 'full-name'] as const) {
  const member = slug.replace('-', '_')
  scenario(`transaction/watcher-${slug}-shown`, `shows the ${member} of each watcher`, async (context) => {
    for (const watcher of await watchersOf(context))
      // A member of the workspace may have no name.
      if (watcher[member] !== '' || member !== 'full_name')
        context.check.present(`watchers[].${member}`, watcher[member])
  })
}

scenario('transaction/watcher-member-ids-differ', 'shows two watchers with different member ids', async (context) => {
  const [first, second] = (await watchersOf(context)).map(({ member_id }) =>
    contentOf('watchers[].member_id', member_id, 'transaction/watcher-member-id-shown'),
  )
  if (second === undefined) throw new Inconclusive('the draft shows only one of two watchers', NO_WATCHERS)
  context.check.different('watchers[].member_id of the second watcher', second, first)
})

/** A draft that is shown as private. If it is not, the scenario is inconclusive. */
async function privateDraft({ given }: Context, args: Args = {}) {
  const draft = await given.readable({ private: true, ...args })
  if (draft['private'] !== true)
    throw new Inconclusive('the draft is not private', { causes: ['transaction-arguments/private-true-create'] })
  return draft
}

scenario('transaction/private-creator-sees', 'lets the creator of a private draft read it', async (context) => {
  const { id } = await privateDraft(context)
  await context.accepts(() => context.found(() => context.api.get(id)))
})

scenario('transaction/private-creator-lists', 'lists a private draft for its creator', async (context) => {
  context.dependsOn('listing/search-name')
  const { given, people, check, eventually } = context
  const name = people.word()
  const { id } = await privateDraft(context, { name })
  // The list has caught up when it has a later draft of the same name that is not private.
  await given.listed((await given.draft({ name, private: false })).id, name)
  await eventually(async () => {
    const ids = objectsIn(await given.calls.list({ text_search: name }), 'content').map((item) => item['id'])
    check.that('content[].id of the list', ids.includes(id), `with the private ${id}`, ids)
  })
})
