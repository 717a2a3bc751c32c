import { textOf } from '../../helpers/engine/facts/workspace.ts'
import {
  DAY,
  hasEmail,
  ifAllowed,
  isObject,
  isSuccess,
  MINUTE,
  SECOND,
  unlessConflicting,
  type Answer,
  type Args,
  Violation,
} from '../../helpers/engine/index.ts'
import type { Context, JsonObject } from '../../helpers/engine/index.ts'
import { updates } from '../interface/reads/assertions.ts'
import { givenAnotherField, onceTaskShown } from '../interface/scenes/given-another-field.ts'
import { heldBy } from '../interface/scenes/full-transaction.ts'
import { startWith } from '../interface/scenes/start-with.ts'
import { scenarioIn } from '../interface/scenes/scenario-in.ts'
import { ALIVE, ENDED, nameIn } from '../interface/document/states.ts'
import { settled, staysTrue, staysIn } from '../interface/reads/stays-true.ts'
import { ahead, iso } from '../interface/document/times.ts'
import { oncePerformed, signedByOne, startedWithTwoDocuments, type Signing } from '../interface/scenes/performing.ts'
import { tasksIn } from '../interface/reads/tasks.ts'
import { pausedIfPossible } from '../interface/scenes/advance.ts'
import { scenario } from '../scenario.ts'
import { creatableOf } from '../interface/reads/fields.ts'

const metadata = { purpose: 'lease' }

scenarioIn(ALIVE, 'lifecycle/*-update', 'updates *', (context, { id }) => updates(context, id, { metadata }))

scenarioIn(ALIVE, 'lifecycle/*-update-keeps-state', 'updates * and keeps its state', async (context, { id }, state) => {
  await context.given.calls.update(id, { metadata })
  await staysIn(context, id, state)
})

// A service may let a transaction expire only when somebody reads it.
scenario('lifecycle/expired-update', 'refuses to update what expired before anybody read it', async (context) => {
  context.dependsOn('lifecycle/started-expiry-reached')
  const { api, control, given, refused } = context
  const { id } = await given.started({ duration: DAY / MINUTE })
  await control.advance((2 * DAY) / SECOND)
  await settled(context)
  await refused(() => api.update(id, { metadata }), {
    twin: async () => api.update((await given.draft()).id, { metadata }),
  })
  await staysIn(context, id, 'expired')
})

/** Updates of one argument each, as a service may check some arguments and forget others. */
const eachAlone = ({ people, workspace }: Context): readonly Args[] => {
  const folder = textOf(workspace, 'folder')
  const { members } = workspace.facts
  return [
    { metadata },
    { name: people.title() },
    { language: 'en' },
    { private: true },
    { carbon_copies: [people.email()] },
    { carbon_copy_subject: 'Your copy' },
    { carbon_copy_message: 'The documents are attached.' },
    ...(folder === undefined ? [] : [{ folder_id: folder }]),
    ...(Array.isArray(members) ? [{ watchers: members.slice(0, 1) }] : []),
  ]
}

/** The updates that a draft accepts, each with the response: all together, or one by one if the draft refuses the combination. */
async function acceptedByDraft({ api, given }: Context, all: readonly Args[]): Promise<(readonly [Args, Answer])[]> {
  const { id } = await given.draft()
  const send = (args: Args) => unlessConflicting(() => api.update(id, args))
  const together = await send(Object.assign({}, ...all) as Args)
  if (isSuccess(together)) return all.map((args) => [args, together])
  const alone: [Args, Answer][] = []
  for (const args of all) alone.push([args, await send(args)])
  const accepted = alone.filter(([, answer]) => isSuccess(answer))
  // If the draft accepts none, nothing can be concluded from a refusal.
  return accepted.length > 0 ? accepted : alone
}

/** Asserts that an ended transaction refuses the updates that a draft accepts, and stays unchanged. */
async function refusesLate(context: Context, id: string, all: readonly Args[]): Promise<void> {
  const { api, refused, unchanged } = context
  const late = await acceptedByDraft(context, all)
  const assertUnchanged = await unchanged(id)
  for (const [args, accepted] of late) await refused(() => api.update(id, args), { twin: async () => accepted })
  await assertUnchanged()
}

scenarioIn(ENDED, 'lifecycle/*-update', 'refuses to update *', async (context, { id }) => {
  const archiving = textOf(context.workspace, 'evidence-archiving')
  const { issuing_entities: areOn } = context.workspace.features
  await refusesLate(context, id, [
    ...eachAlone(context),
    // Arguments that are not shown or need a feature are sent only here, where they must be refused.
    { expires_at: iso(ahead(context, 10 * DAY)) },
    ...(archiving === undefined ? [] : [{ evidence_archiving_configuration_id: archiving }]),
    ...(areOn === undefined ? [] : [{ sender_name_display: areOn ? 'issuing_entity' : 'workspace' }]),
  ])
})

scenarioIn(ENDED, 'lifecycle/*-update-issuing-entity', 'refuses to update the issuing entity of *', (context, { id }) =>
  refusesLate(context, id, [{ issuing_entity_id: context.fact('issuing-entity') }]),
)

scenario('lifecycle/cancelled-update', 'refuses to update a cancelled draft', async ({ api, given, refused }) => {
  const { id } = await given.draft()
  await given.calls.cancel(id)
  const update = (to: string) => api.update(to, { metadata })
  // A cancelled draft may be deleted at once, so 404 is accepted too.
  await refused(() => update(id), { twin: async () => update((await given.draft()).id), notFound: true })
})

const LATE = ['started', 'paused'] as const

scenarioIn(LATE, 'lifecycle/name-before-task-done', 'renames * before a task is done', (context, { id }) =>
  updates(context, id, { name: context.people.title() }),
)

const EXPIRY_HELD = [
  'transaction-arguments/expires-at-kept-update',
  'transaction-arguments/expires-at-after-start',
] as const

const issuerOf = ({ issuing_entity: entity }: JsonObject) => (isObject(entity) ? entity['id'] : undefined)

/** Asserts that a transaction shows an argument. A list may be in any order and contain earlier entries. */
function checkHeld({ check }: Context, read: JsonObject, [name, value]: [string, Args[string]]): void {
  if (name === 'expires_at' && typeof value === 'string') return check.instant(name, read[name], value)
  if (name === 'issuing_entity_id') return check.equal('issuing_entity.id', issuerOf(read), value)
  if (!Array.isArray(value)) return check.equal(name, read[name], value)
  const found = [read[name]].flat().map((one) => (isObject(one) ? one['email'] : one))
  for (const email of value) check.that(name, hasEmail(found, String(email)), `one that is ${email}`, read[name])
}

/** Whether a response shows the arguments of an update. */
function showsHeld(context: Context, answered: JsonObject, args: Args): boolean {
  try {
    Object.entries(args).forEach((argument) => checkHeld(context, answered, argument))
    return true
  } catch (error) {
    if (error instanceof Violation) return false
    throw error
  }
}

/**
 * Asserts that a transaction shows what the responses to late updates show, one by one for the updates that a draft accepts. The
 * document leaves open which arguments can be updated after the start, and whether the others are refused or ignored.
 */
async function assertHeld(context: Context, id: string, all: readonly Args[]): Promise<void> {
  const { api, notExercised, refusedOrIgnored, shows } = context
  const shown: Args[] = []
  for (const [args, accepted] of await acceptedByDraft(context, all)) {
    const answered = await refusedOrIgnored(() => api.update(id, args), { twin: async () => accepted })
    if (!answered || !showsHeld(context, answered, args)) continue
    shown.push(args)
    await shows(id, (read) => Object.entries(args).forEach((argument) => checkHeld(context, read, argument)))
  }
  if (shown.length === 0) notExercised('no response to an update after the start shows the arguments')
}

for (const state of LATE) {
  scenario(`lifecycle/${state}-update-held`, `stores what an update of ${nameIn(state)} returned`, async (context) => {
    context.dependsOn(...heldBy('update'), ...EXPIRY_HELD)
    const { id } = await context.given.inState(state, { private: false })
    await assertHeld(context, id, [...eachAlone(context), { expires_at: iso(ahead(context, 10 * DAY)) }])
  })

  scenario(
    `lifecycle/${state}-update-entity-held`,
    `stores the entity that an update of ${nameIn(state)} returned`,
    async (context) => {
      context.dependsOn('transaction-arguments/issuing-entity-kept-update')
      const { id } = await context.given.inState(state)
      await assertHeld(context, id, [{ issuing_entity_id: context.fact('issuing-entity') }])
    },
  )
}

scenario('lifecycle/name-after-task-done', 'refuses to rename a transaction after a task was done', async (context) => {
  const { api, given, people, refused } = context
  const { id } = await given.startedByTwo()
  await given.performed(id)
  const name = people.title()
  const rename = (to: string) => api.update(to, { name })
  await refused(() => rename(id), { twin: async () => rename((await given.startedByTwo()).id), leaves: id })
})

scenario('lifecycle/name-after-task-done', 'refuses to rename a transaction paused after a task', async (context) => {
  const { api, given, people, refused } = context
  const { id } = await given.startedByTwo()
  await given.performed(id)
  await pausedIfPossible(context, id, 'a partly signed transaction')
  const name = people.title()
  const rename = (to: string) => api.update(to, { name })
  await refused(() => rename(id), { twin: async () => rename((await given.paused()).id), leaves: id })
})

scenario('lifecycle/name-after-task-done', 'refuses to rename after the second of three signed', async (context) => {
  const { api, given, people, refused, notExercised } = context
  const { id, documentId } = await given.startable()
  // If an earlier signer has to act too, the third one usually keeps the transaction open.
  const { signer } = await given.signer(id, documentId, { field: { y: 300 } })
  await given.signer(id, documentId, { field: { y: 500 } })
  await given.calls.start(id)
  const read = await oncePerformed(context, id, await given.actedBy(id, signer, { outcome: 'done' }))
  if (read['state'] !== 'started' || tasksIn(read).every(({ state }) => state === 'done'))
    notExercised('the second of three signers acts last')
  const name = people.title()
  const twin = async () => api.update((await given.startedByTwo()).id, { name })
  await refused(() => api.update(id, { name }), { twin, leaves: id })
})

/** Additions that concern the signer who has not signed yet. */
const ADDITIONS: readonly (readonly [what: string, add: (context: Context, left: Signing) => Promise<Answer>])[] = [
  ['document', async ({ api, given }, { id }) => api.addDocument(id, { document: await given.file() })],
  ['signer', ({ api, people }, { id, fieldId }) => api.addSigner(id, { signer: people.email(), field: fieldId })],
  [
    'reviewer',
    ({ api, people }, left) => api.addReviewer(left.id, { reviewer: people.email(), recipient: left.signer }),
  ],
]
for (const [what, add] of ADDITIONS)
  scenario('lifecycle/name-after-task-done', `renames nothing after a done task and a new ${what}`, async (context) => {
    const { api, given, people, refused, notExercised } = context
    const { id, left } = await signedByOne(context, startedWithTwoDocuments(context))
    await ifAllowed(() => add(context, left), `the target adds no ${what} after a task was done`)
    await settled(context)
    // New instructions may reopen an action.
    if (tasksIn(await given.read(id)).every(({ state }) => state !== 'done'))
      notExercised(`no task is done once a ${what} was added`)
    const name = people.title()
    const rename = (to: string) => api.update(to, { name })
    await refused(() => rename(id), { twin: async () => rename((await given.startedByTwo()).id), leaves: id })
  })

scenario('lifecycle/name-after-task-done', 'refuses to rename once a signer must sign again', async (context) => {
  const { api, given, people, refused, notExercised } = context
  const scene = await givenAnotherField(context)
  // A reopened action may no longer show the tasks that were done before.
  if (tasksIn(await onceTaskShown(context, scene)).every(({ state }) => state !== 'done'))
    notExercised('no task is done once a signer was assigned another field')
  const name = people.title()
  const twin = async () => api.update((await given.startedByTwo()).id, { name })
  await refused(() => api.update(scene.id, { name }), { twin, leaves: scene.id })
})

scenario('lifecycle/name-after-task-done', 'never renames by an update with metadata', async (context) => {
  const { api, given, people, refusedOrIgnored, check } = context
  const { id } = await given.startedByTwo()
  await given.performed(id)
  const args = { name: people.title(), metadata }
  await refusedOrIgnored(() => api.update(id, args), {
    twin: async () => api.update((await given.startedByTwo()).id, args),
  })
  await staysTrue(context, id, ({ name }) => check.different('name', name, args.name))
})

scenario('lifecycle/metadata-after-task-done', 'updates metadata after a task was done', async (context) => {
  const { id } = await context.given.startedByTwo()
  await context.given.performed(id)
  await updates(context, id, { metadata })
})

for (const { member, before, late } of [
  { member: 'name', before: {}, late: 'Sale of the house' },
  { member: 'metadata', before: { metadata: { purpose: 'lease' } }, late: { purpose: 'sale' } },
] as const)
  scenarioIn(
    ENDED,
    `lifecycle/*-update-keeps-${member}`,
    `never changes the ${member} of * by a late update`,
    async (context, { id, [member]: shown }) => {
      await context.witness('late update', () => context.api.update(id, { [member]: late }))
      await staysTrue(context, id, (now) => context.check.kept(member, now[member], shown))
    },
    before,
  )

scenario('lifecycle/name-after-task-done', 'refuses to rename a transaction after a visa', async (context) => {
  const { api, given, people, refused } = context
  creatableOf(context, ['visa'])
  const ofTwo = async () => {
    const { id, documentId } = await given.startable({}, { type: 'visa' })
    await given.signer(id, documentId, { field: { type: 'visa', y: 300 } })
    await startWith(context, id, { type: 'visa' })
    return id
  }
  const id = await ofTwo()
  await given.performed(id)
  const name = people.title()
  const twin = async () => api.update(await ofTwo(), { name })
  await refused(() => api.update(id, { name }), { twin, leaves: id })
})
