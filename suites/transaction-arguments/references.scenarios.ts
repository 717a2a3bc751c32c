import { isObject, isSuccess, valuesAt, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { keepsWhenOmitted } from '../interface/writes/keeps-when-omitted.ts'
import { showsFromCreation } from '../interface/reads/assertions.ts'
import { findsNoOther } from '../interface/reads/finds-no-other.ts'
import { contentOf, onceShown } from '../interface/reads/once-shown.ts'
import { writeOver } from '../interface/writes/write-over.ts'
import { foreignId } from '../interface/writes/refuses-foreign.ts'
import { settled } from '../interface/reads/stays-true.ts'
import { lateUpdatesOf, update, WRITES } from '../interface/writes/writes.ts'
import { isolatedScenario, scenario } from '../scenario.ts'

// Arguments that name a thing of the workspace, each with the member that shows it and the facts that name one.
for (const [slug, argument, member, known, byDefault] of [
  ['folder', 'folder_id', 'folder_id', 'folder', 'default-folder'],
  ['issuing-entity', 'issuing_entity_id', 'issuing_entity.id', 'issuing-entity', 'default-issuing-entity'],
] as const) {
  const shown = (transaction: JsonObject) => valuesAt(transaction, member)[0]?.value

  for (const write of WRITES) {
    scenario(`transaction-arguments/${slug}-kept-${write.on}`, `stores the ${argument} ${write.when}`, (context) => {
      const { fact, holds, check } = context
      return holds(write, { [argument]: fact(known) }, (read) => check.equal(member, shown(read), fact(known)))
    })
  }

  scenario(`transaction-arguments/${slug}-kept-update`, `stores the first ${argument} once more`, async (context) => {
    const { api, given, accepts, fact, check, notExercised, shows } = context
    const draft = await given.draft()
    const [one, other] = [shown(draft), fact(known)]
    const first = typeof one === 'string' && one !== other ? one : notExercised('a draft shows no other one')
    await given.success(() => api.update(draft.id, { [argument]: other }))
    const isOther = (read: JsonObject) => check.equal(member, shown(read), other)
    await onceShown(context, draft.id, isOther, `transaction-arguments/${slug}-kept-update`)
    await accepts(() => api.update(draft.id, { [argument]: first }))
    await shows(draft.id, (read) => check.equal(member, shown(read), first))
  })

  const goodOf = ({ fact }: Context) => ({ [argument]: fact(known) })
  for (const write of [...WRITES, ...lateUpdatesOf(member.split('.')[0] ?? member, goodOf)])
    scenario(`transaction-arguments/${slug}-unknown-${write.on}`, `refuses an unknown id ${write.when}`, (context) => {
      const good = goodOf(context)
      return context.refuses(writeOver(good, write), { [argument]: 'unknown-0000' }, good, { notFound: true })
    })

  // A service that looks the id up only while it stores the arguments may have stored the name before it refuses.
  const named = (name: string, id: string) => ({ name, [argument]: id })

  scenario(`transaction-arguments/${slug}-unknown-update`, 'keeps the name with an unknown id', (context) => {
    context.dependsOn('transaction-arguments/refused-update-changes-nothing')
    const name = context.people.title()
    return context.refuses(update, named(name, 'unknown-0000'), named(name, context.fact(known)), { notFound: true })
  })

  scenario(`transaction-arguments/${slug}-unknown-create`, 'creates nothing with an unknown id', async (context) => {
    context.dependsOn('transaction-arguments/refused-create-leaves-nothing')
    const { api, given, people, fact } = context
    const name = people.word()
    await given.refusal(`a creation with an unknown ${argument}`, () => api.create(named(name, 'unknown-0000')))
    await findsNoOther(context, name, named(name, fact(known)))
  })

  scenario(`transaction-arguments/${slug}-omitted-keeps`, `keeps the ${argument} when an update omits it`, (context) =>
    keepsWhenOmitted(context, { [argument]: context.fact(known) }, `transaction-arguments/${slug}-kept-create`, {
      isHeld: (before) => shown(before) === context.fact(known),
      kept: (now, before) => context.check.kept(member, shown(now), shown(before)),
    }),
  )

  scenario(`transaction-arguments/${slug}-default`, `shows the default ${member} of the workspace`, async (context) =>
    showsFromCreation(context, await context.given.draft(), (read) =>
      context.check.equal(member, shown(read), context.fact(byDefault)),
    ),
  )
}

for (const [rule, what, known] of [
  ['folder-default-second-key', 'the default folder', 'default-folder'],
  ['folder-kept-second-key', 'the passed folder', 'folder'],
] as const)
  scenario(`transaction-arguments/${rule}`, `puts a draft of a second key into ${what}`, async (context) => {
    context.dependsOn(`transaction-arguments/${known === 'folder' ? 'folder-kept-create' : 'folder-default'}`)
    const { apiWithSecondKey, check, fact, given } = context
    const args = known === 'folder' ? { folder_id: fact(known) } : {}
    const { folder_id: shown } = await given.draft(args, apiWithSecondKey())
    check.equal('folder_id', shown, fact(known))
  })

// The workspace of all other scenarios may be the first one of the service.
isolatedScenario('transaction-arguments/folder-default-each', 'uses the folder of a later workspace', async (context) =>
  showsFromCreation(context, await context.given.draft(), ({ folder_id: id }) =>
    context.check.equal('folder_id', id, context.fact('default-folder')),
  ),
)

/** The name that a draft shows for the folder in which it is created; a move to a folder of the same name shows nothing. */
async function nameOfFolder({ given, fact, notExercised }: Context): Promise<unknown> {
  const { folder_name: shown } = await given.draft({ folder_id: fact('folder') })
  const name = contentOf('folder_name', shown, 'transaction/folder-name-shown')
  const { folder_name: usual } = await given.draft()
  return name === usual ? notExercised('both folders have the same name') : name
}

for (const write of lateUpdatesOf('folder_id', ({ fact }) => ({ folder_id: fact('folder') })))
  scenario('transaction-arguments/folder-name-followed', `names the new folder ${write.when}`, async (context) => {
    context.dependsOn('transaction/folder-name-of-folder')
    const { check, shows } = context
    const name = await nameOfFolder(context)
    const { leaves: id = '' } = await write.prepare(context)
    await shows(id, (read) => check.equal('folder_name of the moved transaction', read['folder_name'], name))
  })

scenario('transaction-arguments/folder-name-followed', 'responds to a move with the new folder', async (context) => {
  context.dependsOn('transaction/folder-name-of-folder')
  const { given, fact, check } = context
  const name = await nameOfFolder(context)
  const { id } = await given.draft()
  const answer = await given.calls.update(id, { folder_id: fact('folder') })
  check.equal('folder_name in the response to the move', answer['folder_name'], name)
})

/** The id of a folder of another workspace. */
async function foreignFolder({ apiOfAnotherWorkspace, given, fact, notExercised }: Context): Promise<string> {
  const elsewhere = await apiOfAnotherWorkspace()
  const { folder_id: shown } = await given.success(() => elsewhere.create())
  const { folder_id: usual } = await given.draft()
  const isForeign = typeof shown === 'string' && !['', usual, fact('folder')].includes(shown)
  return isForeign ? shown : notExercised('folders of two workspaces have the same id')
}

/** The id of an issuing entity of another workspace. */
async function foreignEntity(context: Context): Promise<string> {
  const foreign = await foreignId(context, 'issuing-entity')
  const usual = valuesAt(await context.given.draft(), 'issuing_entity.id')[0]?.value
  return usual === foreign ? context.notExercised('the entities of two workspaces have the same id') : foreign
}

for (const write of WRITES)
  for (const { slug, argument, member, known, foreignOf } of [
    { slug: 'folder', argument: 'folder_id', member: 'folder_id', known: 'folder', foreignOf: foreignFolder },
    {
      slug: 'issuing-entity',
      argument: 'issuing_entity_id',
      member: 'issuing_entity.id',
      known: 'issuing-entity',
      foreignOf: foreignEntity,
    },
  ] as const) {
    const title = `stores no ${argument} of another workspace ${write.when}`
    scenario(`transaction-arguments/${slug}-elsewhere-${write.on}`, title, async (context) => {
      const { given, fact, copes, check } = context
      const foreign = await foreignOf(context)
      const { send, leaves, read } = await write.prepare(context)
      // 403 and 404 are accepted as well, because the thing exists only for keys of its own workspace.
      const answer = await copes(() => send({ [argument]: foreign }))
      const answered = isSuccess(answer) && isObject(answer.body) ? answer.body : undefined
      await settled(context)
      const now = answered || leaves !== undefined ? await read(answered ?? {}) : {}
      for (const transaction of [answered ?? {}, now])
        check.different(member, valuesAt(transaction, member)[0]?.value, foreign)
      const own = await write.prepare(context)
      await given.answer(() => own.send({ [argument]: fact(known) }))
    })
  }
