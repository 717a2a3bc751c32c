import { objectsIn, ifAllowed } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import { participantsOf } from '../interface/reads/people.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { kindOf } from '../interface/reads/kind-of.ts'
import { onceStalled } from '../interface/scenes/stalled.ts'
import { advance, pausedIfPossible } from '../interface/scenes/advance.ts'
import { nameIn } from '../interface/document/states.ts'
import { scenario } from '../scenario.ts'
import { hasFlags, sameFlags } from './compared.ts'
import { FLAGGED } from './members.rules.ts'
import { asListed, draft, namedIn, actedByOne, refusedThenDone, sealed, started, valueAt, watched } from './items.ts'
import { withMetadata, writtenAndRefused, writtenToBySecond, type Situation } from './items.ts'

/** Members of list items, each with a transaction whose item has it. */
const SHOWN: readonly (readonly [rule: RuleId, path: string, situation: Situation, shownBy: RuleId])[] = [
  ['listing/folder-id-shown', 'folder_id', draft, 'transaction/folder-id-shown'],
  ['listing/folder-name-shown', 'folder_name', draft, 'transaction/folder-name-shown'],
  ['listing/created-at-shown', 'created_at', draft, 'transaction/created-at-shown'],
  ['listing/state-shown', 'state', draft, 'transaction/state-set'],
  ['listing/creator-workspace-name', 'creator.workspace_name', draft, 'transaction/creator-workspace-name-shown'],
  ['listing/creator-api-key-name', 'creator.api_key_name', draft, 'transaction/creator-api-key-name-shown'],
  ['listing/metadata-shown', 'metadata', withMetadata, 'metadata/kept-create'],
  ['listing/watchers-shown', 'watchers', watched, 'transaction-arguments/watchers-kept-create'],
  ['listing/started-at-shown', 'started_at', started, 'transaction/started-at-shown-started'],
  ['listing/expires-at-shown', 'expires_at', started, 'lifecycle/draft-start'],
  ['listing/sealers-named', 'sealers[].name', sealed, 'seal/sealers-hold-certificate'],
  ['listing/participant-state-shown', 'participants[].state', started, 'transaction/participants-hold-signer'],
]
for (const [rule, path, situation, shownBy] of SHOWN)
  scenario(rule, `shows ${path} in a list item`, async (context) => {
    context.dependsOn(shownBy)
    const named = await situation(context)
    await asListed(context, named, (item) => context.check.present(`${path} of the list item`, valueAt(item, path)))
  })

/** Flags of list items, each with a transaction for which it is true. */
for (const [slug, situation, shownBy] of [
  ['private', namedIn('draft', () => ({ private: true })), 'transaction-arguments/private-true-create'],
  ['stalled', actedByOne('refused'), 'transaction/stalled-true-one-of-several'],
  ['ongoing-conversation', actedByOne('message'), 'transaction/ongoing-conversation-one-of-several'],
  ['has-unread-message', writtenToBySecond, 'transaction/has-unread-message-one-of-several'],
] as const) {
  const flag = slug.replaceAll('-', '_')
  scenario(`listing/${slug}-shown`, `shows that ${flag} is true in a list item`, async (context) => {
    context.dependsOn(shownBy)
    const named = await situation(context)
    await asListed(context, named, (item) => {
      context.check.equal(`${flag} of the list item`, item[flag], true)
      // "stalled is a boolean flag ... not a state", and so are the other flags.
      context.check.different('state of the list item', item['state'], flag)
    })
  })
}

scenario('listing/stalled-shown', 'still lists stalled as true once another has acted', async (context) => {
  context.dependsOn('action/stalled-stays')
  const named = await refusedThenDone(context)
  await asListed(context, named, (item) => context.check.equal('stalled of the list item', item['stalled'], true))
})

scenario('listing/stalled-shown', 'still lists stalled as true once it is paused', async (context) => {
  context.dependsOn('transaction/stalled-true-one-of-several', 'listing/state-as-read')
  const { api, check, given, notExercised } = context
  const named = await actedByOne('refused')(context)
  await onceStalled(context, named.id)
  await ifAllowed(() => api.pause(named.id), 'the target pauses no stalled transaction')
  const { stalled } = await given.reached(named.id, 'paused')
  if (stalled !== true) notExercised('a paused transaction is not stalled')
  await asListed(context, named, (item) => check.equal('stalled of the list item', item['stalled'], true))
})

for (const state of FLAGGED)
  scenario(`listing/flags-${state}-as-read`, `lists the flags of ${nameIn(state)} as they read`, async (context) => {
    context.dependsOn('listing/stalled-shown', 'listing/has-unread-message-shown', 'listing/ongoing-conversation-shown')
    const named = await writtenAndRefused(context)
    if (state === 'paused') await pausedIfPossible(context, named.id, 'a stalled transaction')
    else await advance(context, named.id, state)
    await asListed(context, named, (item, read) => {
      if (!hasFlags(read)) context.notExercised(`${nameIn(state)} shows no flag`)
      sameFlags(context.check, item, read)
    })
  })

scenario('listing/object', 'lists items that are objects of type transaction', async (context) => {
  const { id, name } = await draft(context)
  const item = await context.given.listed(id, name)
  context.check.equal('object of the list item', item['object'], 'transaction')
})

scenario('listing/id-shown', 'lists a transaction with its id', async (context) => {
  const { check, eventually, given } = context
  const { id, name } = await draft(context)
  // An item without an id can be found only by its name.
  const item = await precondition(() =>
    eventually(async () => {
      const items = objectsIn(await given.calls.list({ text_search: name }), 'content')
      const found = items.find((one) => one['name'] === name || one['id'] === id)
      check.that('list', found !== undefined, `an item with name ${name}`, items.length)
      return found ?? {}
    }),
  )
  check.equal('id of the list item', item['id'], id)
})

scenario('listing/name-shown', 'lists a transaction with its name', async (context) => {
  const { id, name } = await draft(context)
  const item = await context.given.listed(id, name)
  context.check.present('name of the list item', item['name'])
})

scenario('listing/participants-shown', 'lists a transaction with its signer', async (context) => {
  context.dependsOn('transaction/participants-hold-signer')
  const { check, given, people } = context
  const name = people.word()
  const { id, signer } = await given.startable({ name })
  await asListed(context, { id, name }, (item) => {
    const emails = objectsIn(item, 'participants').map(({ email }) => email)
    check.that('participants[].email of the list item', participantsOf(item, signer).length > 0, signer, emails)
  })
})

for (const slug of ['origin', 'max-expiry'] as const) {
  const member = slug.replace('-', '_')
  scenario(`listing/${slug}-kind`, `records which kind of value ${member} of a list item has`, async (context) => {
    const { id, name } = await draft(context)
    context.observe(member, kindOf((await context.given.listed(id, name))[member]))
  })
}

scenario('listing/participant-state-shown', 'shows the states of two participants in a list item', async (context) => {
  context.dependsOn('transaction/participants-hold-signer')
  const { given, people, check } = context
  const name = people.word()
  const { id } = await given.startedByTwo({ name })
  await asListed(context, { id, name }, (item) => {
    for (const { email, state } of objectsIn(item, 'participants'))
      check.present(`participants[].state of ${String(email)} in the list item`, state)
  })
})
