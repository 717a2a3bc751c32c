import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR, ifAllowed, isAbsent, MINUTE, objectsIn } from '../../helpers/engine/index.ts'
import type { Args, Check, Context, JsonObject, State } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import { ahead, DAY, iso } from '../interface/document/times.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { advance } from '../interface/scenes/advance.ts'
import { scenario, slowScenario } from '../scenario.ts'
import { asListed, draft, longNamed, METADATA, namedIn, namedWithSigns, actedByOne, sealed } from './items.ts'
import { ofSeven, sealedAndStarted, started, startedLater, unnamed, updatedLateTo, updatedTo } from './items.ts'
import { richIn, valueAt } from './items.ts'
import { ofThreeFields, reviewedByOne, signedByAlternate, withAllMetadata, withLateSigner } from './items.ts'
import { withNumberedKeys, withoutSecondSigner } from './items.ts'
import { listsIt } from './in-list.ts'
import type { Situation } from './items.ts'
import { COMPARED, same, sameIn, sameStates, sameWatchers } from './compared.ts'
import { sameMembers, MEMBERS_SHOWN, shownTyped } from './compared.ts'

/** How often a case reads the states of participants until they differ, and the pause between two reads in milliseconds. */
const [READS, PAUSE_MS] = [20, 250]

/** A draft that was moved to another folder. */
const moved = updatedTo(({ fact }) => ({ folder_id: fact('folder') }))

const movedLate = updatedLateTo(({ fact }) => ({ folder_id: fact('folder') }))
const watchedBy =
  (most: number) =>
  ({ members }: Context) => ({ watchers: members().slice(0, most) })
const watchedLate = updatedLateTo(watchedBy(2), watchedBy(1))
const sameFolder = same('folder_id', 'folder_name')
const FOLDER_SHOWN = shownTyped('folder-id', 'folder-name')
const WATCHERS_SHOWN = [
  'listing/watchers-shown',
  'transaction-arguments/watchers-kept-update',
  'transaction/watchers-type',
  'transaction/watcher-full-name-type',
  'transaction/watcher-member-id-type',
] as const

const METADATA_SHOWN = [...shownTyped('metadata'), 'metadata/kept-create', 'transaction/metadata-values-type'] as const
const sameSealers = sameIn('sealers', 'id', ['name'])
const SEALERS_SHOWN = ['listing/sealers-held', 'listing/sealers-named', 'seal/sealers-hold-certificate'] as const
const PEOPLE_SHOWN = [
  'listing/participants-shown',
  'listing/participant-state-shown',
  'transaction/participants-hold-signer',
] as const

/** The members that a list item shows with the same values as the transaction. */
const AS_READ: readonly (readonly [
  rule: RuleId,
  what: string,
  situation: Situation,
  compare: (check: Check, item: JsonObject, read: JsonObject) => void,
  shownBy: readonly RuleId[],
])[] = [
  ['listing/name-as-read', 'long name', longNamed, same('name'), shownTyped('name')],
  ['listing/name-as-read', 'name with signs', namedWithSigns, same('name'), shownTyped('name')],
  ['listing/name-as-read', 'name of an unnamed draft', unnamed, same('name'), shownTyped('name')],
  ['listing/folder-as-read', 'folder', moved, sameFolder, FOLDER_SHOWN],
  ['listing/folder-as-read', 'folder after a late move', movedLate, sameFolder, FOLDER_SHOWN],
  ['listing/metadata-as-read', 'metadata', withAllMetadata, same('metadata'), METADATA_SHOWN],
  ['listing/metadata-as-read', 'metadata with keys 0 and 1', withNumberedKeys, same('metadata'), METADATA_SHOWN],
  ['listing/state-completed-as-read', 'state', richIn('completed'), sameMembers, MEMBERS_SHOWN],
  ['listing/state-closed-as-read', 'state', richIn('closed'), sameMembers, MEMBERS_SHOWN],
  ['listing/state-expired-as-read', 'state', richIn('expired'), sameMembers, MEMBERS_SHOWN],
  [
    'listing/creator-as-read',
    'creator',
    draft,
    same('creator.workspace_name', 'creator.api_key_name'),
    [
      'listing/creator-workspace-name',
      'listing/creator-api-key-name',
      'transaction/creator-type',
      'transaction/creator-workspace-name-type',
      'transaction/creator-api-key-name-type',
    ],
  ],
  ['listing/watchers-as-read', 'watchers', updatedTo(watchedBy(2)), sameWatchers, WATCHERS_SHOWN],
  ['listing/watchers-as-read', 'watchers after a late update', watchedLate, sameWatchers, WATCHERS_SHOWN],
  ['listing/sealers-as-read', 'sealers', sealed, sameSealers, SEALERS_SHOWN],
  ['listing/sealers-as-read', 'sealers after the start', sealedAndStarted, sameSealers, SEALERS_SHOWN],
  ['listing/participants-as-read', 'participants', withoutSecondSigner, sameStates, PEOPLE_SHOWN],
  ['listing/participants-as-read', 'seven participants', ofSeven, sameStates, PEOPLE_SHOWN],
  ['listing/participants-as-read', 'participant with three fields', ofThreeFields, sameStates, PEOPLE_SHOWN],
  ['listing/participants-as-read', 'participants with a late one', withLateSigner, sameStates, PEOPLE_SHOWN],
]
for (const [rule, what, situation, compare, shownBy] of AS_READ)
  scenario(rule, `lists the same ${what} as the transaction`, async (context) => {
    context.dependsOn(...shownBy)
    const named = await situation(context)
    await asListed(context, named, (item, read) => compare(context.check, item, read))
  })

scenario('listing/sealers-as-read', 'lists the same sealers after one was removed', async (context) => {
  context.dependsOn(...SEALERS_SHOWN)
  const { check, fact, given, people } = context
  const name = people.word()
  const { id, documentId } = await given.documented({}, { name })
  const { fieldId } = await given.signer(id, documentId, { signer: fact('seal') })
  await given.listed(id, name, 'sealers')
  await given.calls.addSigner(id, { signer: fact('seal'), field: fieldId, delete: true })
  // Whether the transaction still shows a removed certificate is open.
  const sealersOf = (of: JsonObject) => objectsIn(of, 'sealers').map((sealer) => String(sealer['id']))
  await asListed(context, { id, name }, (item, read) =>
    check.sameSet(`sealers[].id ${COMPARED}`, sealersOf(item), sealersOf(read)),
  )
})

for (const [slug, what, shownBy] of [
  ['created-at', 'time of creation', 'transaction/created-at-shown'],
  ['started-at', 'time of the start', 'transaction/started-at-shown-started'],
  ['expires-at', 'expiration time', 'transaction/expires-at-type'],
] as const)
  slowScenario(`listing/${slug}-as-read`, `lists the same ${what} as the transaction`, async (context) => {
    context.dependsOn(...shownTyped(slug), shownBy)
    const compare = same(slug.replace('-', '_'))
    await asListed(context, await startedLater(context), (item, read) => compare(context.check, item, read))
  })

scenario('listing/flags-not-true', 'shows only flags that apply to a transaction', async (context) => {
  const { id, name } = await namedIn('started', () => ({ private: false }))(context)
  const item = await context.given.listed(id, name)
  for (const flag of ['stalled', 'private', 'ongoing_conversation', 'has_unread_message'])
    context.check.different(`${flag} of the list item`, item[flag], true)
})

scenario('listing/flags-not-true-read', 'lists no unread message once it has been read', async (context) => {
  context.dependsOn('listing/has-unread-message-shown', 'transaction/has-unread-message-read')
  const { check, control, given, people } = context
  const name = people.word()
  const { id, signer } = await given.startable({ name })
  await given.calls.start(id)
  await given.acted(id, { outcome: 'message', message: 'When do I get my copy?' })
  const isListed = (flag: boolean) =>
    asListed(context, { id, name }, (item) =>
      check.equal('has_unread_message of the list item (absent is false)', item['has_unread_message'] === true, flag),
    )
  await precondition(() => isListed(true), 'listing/has-unread-message-shown')
  await control.converse(id, signer, 'read')
  await isListed(false)
})

scenario('listing/participant-performed-as-read', 'lists the same participants after one signed', async (context) => {
  context.dependsOn('listing/participants-as-read')
  const { check, given, notShown } = context
  const named = await actedByOne('done')(context)
  const statesIn = (read: JsonObject) => objectsIn(read, 'participants').map(({ state }) => state)
  // The states of participants are not documented. Another rule covers that each participant shows one.
  for (let reads = 0; new Set(statesIn(await given.read(named.id))).size < 2; reads += 1) {
    if (reads === READS) notShown('a state of the participant who has signed, different from that of the other,')
    await sleep(PAUSE_MS)
  }
  await asListed(context, named, (item, read) => sameStates(check, item, read))
})

for (const { what, situation } of [
  { what: 'a reviewer has acted', situation: reviewedByOne },
  { what: 'an alternate signer has signed', situation: signedByAlternate },
])
  scenario('listing/participant-performed-as-read', `lists the same participants after ${what}`, async (context) => {
    context.dependsOn('listing/participants-as-read')
    await asListed(context, await situation(context), (item, read) => sameStates(context.check, item, read))
  })

for (const { rule, what, state } of [
  { rule: 'listing/progress-value-as-read', what: 'one of two has signed', state: undefined },
  { rule: 'listing/progress-value-as-read', what: 'a cancellation', state: 'cancelled' },
  { rule: 'listing/progress-value-expired-as-read', what: 'an expiry', state: 'expired' },
] as const)
  scenario(rule, `lists the same progress after ${what}`, async (context) => {
    context.dependsOn('transaction/progress-value-type')
    const named = await actedByOne('done')(context)
    if (state) await advance(context, named.id, state)
    await asListed(context, named, (item, read) => {
      // Another rule covers that the transaction shows its progress.
      if (isAbsent(read['progress_value'])) context.notShown('progress_value of the transaction')
      same('progress_value')(context.check, item, read)
    })
  })

scenario('listing/state-as-read', 'lists transactions in the states that they show', async (context) => {
  context.dependsOn(...MEMBERS_SHOWN)
  const listsIn = async (state: State) =>
    asListed(context, await richIn(state)(context), (item, read) => {
      context.check.equal('state of the list item', item['state'], state)
      sameMembers(context.check, item, read)
    })
  await Promise.all((['draft', 'started', 'paused', 'cancelled'] as const).map(listsIn))
})

/** The rules that explain a different list item if they are violated in a list without filters. */
const EACH_AS_READ = (
  ['name', 'created-at', 'state', 'metadata', 'started-at', 'expires-at', 'participants', 'creator', 'folder'] as const
).map((slug) => `listing/${slug}-as-read` as const)

/** Filters that a new private transaction passes that expires soon, and the rules that they keep it. */
const PASSED: readonly (readonly [kept: RuleId, filter: (item: JsonObject, context: Context) => Args])[] = [
  ['listing/state-started-kept', () => ({ state: 'started' })],
  ['listing/private-kept', () => ({ private: true })],
  ['listing/expires-soon-kept', () => ({ expires_soon: true })],
  ['listing/created-gt', (_, context) => ({ created_gt: iso(ahead(context, -HOUR)) })],
  ['listing/folder-kept', (item) => ({ folder_id: String(item['folder_id']) })],
  ['listing/api-key-kept', (item) => ({ creator_api_key_id: String(valueAt(item, 'creator.api_key_id')) })],
]
scenario('listing/filtered-as-read', 'lists the same values whichever filter is used', async (context) => {
  context.dependsOn(...MEMBERS_SHOWN, ...EACH_AS_READ, 'listing/flags-not-true', 'listing/private-listed')
  context.dependsOn('listing/creator-api-key-id-of-creation', 'listing/filters-together-made')
  const { check, eventually, given, people } = context
  const name = people.word()
  const soon = { private: true, duration: (47 * HOUR) / MINUTE }
  const { id } = await given.started({ name, metadata: METADATA, ...soon })
  const listed = await given.listed(id, name)
  for (const [kept, filterOf] of PASSED) {
    const filter = filterOf(listed, context)
    await precondition(() => listsIt(context, { name, filter, id }), kept)
    await eventually(async () => {
      const [list, read] = await Promise.all([given.calls.list({ text_search: name, ...filter }), given.read(id)])
      const item = objectsIn(list, 'content').find((one) => one['id'] === id)
      sameMembers(check, item ?? {}, read)
    })
  }
})

for (const state of ['draft', 'started'] as const)
  scenario('listing/updated-as-read', `lists the last update of a transaction in state ${state}`, async (context) => {
    context.dependsOn('listing/metadata-shown', 'listing/private-shown', 'listing/private-listed')
    context.dependsOn('listing/name-shown', 'listing/name-as-read', 'listing/metadata-as-read', 'metadata/kept-update')
    context.dependsOn('transaction-arguments/name-kept-update', 'transaction-arguments/private-true-update')
    const { api, check, given } = context
    const before = await namedIn(state, () => ({ metadata: METADATA, private: false }))(context)
    await given.listed(before.id, before.name)
    const name = Array.from(before.name).toReversed().join('')
    const metadata = { ...METADATA, reference: '0043' }
    // The document does not say that a started transaction can still become private.
    const updateLate = () => api.update(before.id, { name, metadata })
    if (state === 'draft') await given.calls.update(before.id, { name, metadata, private: true })
    else await ifAllowed(updateLate, 'the target refuses the update of a started transaction')
    await asListed(context, { id: before.id, name }, (item) => {
      check.equal('name of the list item', item['name'], name)
      if (state === 'draft') check.equal('private of the list item', item['private'], true)
      check.equal('metadata.reference of the list item', valueAt(item, 'metadata.reference'), metadata.reference)
    })
  })

scenario('listing/updated-as-read', 'lists a draft with its new expiration time', async (context) => {
  context.dependsOn('listing/expires-at-as-read', 'transaction-arguments/expires-at-kept-update')
  const { given, people } = context
  const named = { name: people.word() }
  const { id } = await given.draft({ ...named, expires_at: iso(ahead(context, 3 * DAY)) })
  await given.listed(id, named.name)
  await given.calls.update(id, { expires_at: iso(ahead(context, 5 * DAY)) })
  await asListed(context, { id, ...named }, (item, read) => same('expires_at')(context.check, item, read))
})

scenario('listing/updated-as-read', 'lists a started transaction with its new expiration time', async (context) => {
  context.dependsOn('listing/expires-at-as-read', 'transaction-arguments/expires-at-after-start')
  const { api, given } = context
  const named = await started(context)
  await given.listed(named.id, named.name)
  const update = () => api.update(named.id, { expires_at: iso(ahead(context, 5 * DAY)) })
  await ifAllowed(update, 'the target changes no expiration time after the start')
  await asListed(context, named, (item, read) => same('expires_at')(context.check, item, read))
})

scenario('listing/participant-members-as-read', 'lists names and reflection periods as they read', async (context) => {
  context.dependsOn('listing/participants-shown', 'transaction/participants-hold-signer')
  context.dependsOn('participant/full-name-type', 'participant/waiting-period-type')
  const { control, given, people } = context
  const settled = { full_name: 'Ada Example', waiting_period: 3 }
  const alsoSettled = { full_name: 'Grace Example', waiting_period: 1 }
  const name = people.word()
  const { id, documentId, signer } = await given.startable({ name })
  const { signer: other } = await given.signer(id, documentId, { field: { y: 300 } })
  // No documented call can set these members.
  await control.setParticipant(id, signer, settled)
  await control.setParticipant(id, other, alsoSettled)
  // A list may notice changes made through the control interface only with the next request.
  await given.calls.start(id)
  const compare = sameIn('participants', 'email', ['full_name', 'full_name_type', 'waiting_period'])
  await asListed(context, { id, name }, (item, read) => {
    const names = objectsIn(read, 'participants').map(({ full_name: shown }) => shown)
    context.check.sameSet('participants[].full_name', names, [settled.full_name, alsoSettled.full_name])
    compare(context.check, item, read)
  })
})
