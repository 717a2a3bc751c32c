import { isAbsent, objectsIn } from '../../helpers/engine/index.ts'
import { participantsOf } from '../interface/reads/people.ts'
import { presentInOne } from '../interface/reads/present-in-responses.ts'
import { scenario } from '../scenario.ts'
import { asListed, draft, namedIn, started } from './items.ts'
import { ours } from './our-items.ts'

const STATES = ['draft', 'started'] as const

for (const state of STATES)
  scenario('listing/progress-value-shown', `lists a transaction of state ${state} with progress`, async (context) => {
    const named = await namedIn(state)(context)
    await asListed(context, named, (item) =>
      context.check.present('progress_value of the list item', item['progress_value']),
    )
  })

for (const [rule, member] of [
  ['listing/origin-present', 'origin'],
  ['listing/max-expiry-present', 'max_expiry'],
] as const)
  scenario(rule, `shows ${member} in the list item of a draft or a started transaction`, async (context) => {
    const both = await Promise.all([draft(context), started(context)])
    await context.eventually(async () =>
      presentInOne(context, member, await Promise.all(both.map(({ id, name }) => context.given.listed(id, name)))),
    )
  })

for (const [rule, flag] of [
  ['listing/stalled-shown-when-false', 'stalled'],
  ['listing/private-shown-when-false', 'private'],
  ['listing/ongoing-conversation-shown-when-false', 'ongoing_conversation'],
  ['listing/has-unread-message-shown-when-false', 'has_unread_message'],
] as const) {
  for (const state of STATES) {
    scenario(rule, `shows ${flag} in the list item of a transaction in state ${state}`, async (context) => {
      const named = await namedIn(state, () => ({ private: false }))(context)
      await asListed(context, named, (item) =>
        context.check.present(`${flag} of the list item, which is false`, item[flag]),
      )
    })
  }
}

scenario('listing/has-more-shown-at-end', 'shows has_more on the last page', async (context) => {
  const { api, accepts, eventually, check } = context
  const { word } = await ours(context, 2)
  await eventually(async () => {
    const { has_more: hasMore } = await accepts(() => api.list({ text_search: word, size: 3 }))
    check.present('has_more of the last page, which is false', hasMore)
  })
})

scenario('listing/participant-values-as-read', 'lists participants as the transaction shows them', async (context) => {
  context.dependsOn('listing/participants-shown', 'transaction/participants-hold-signer')
  const { check } = context
  await asListed(context, await started(context), (item, read) => {
    for (const one of objectsIn(read, 'participants')) {
      const [listed = {}] = participantsOf(item, String(one['email']))
      for (const member of ['full_name', 'full_name_type', 'waiting_period'] as const) {
        // The list may omit a waiting period of 0 days.
        if (isAbsent(one[member]) || one[member] === 0) continue
        check.equal(`participants[].${member} of the list item`, listed[member], one[member])
      }
    }
  })
})
