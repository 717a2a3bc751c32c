import { isAbsent, objectsIn, type Args } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
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

for (const slug of ['origin', 'max-expiry'] as const) {
  const member = slug.replace('-', '_')
  const title = `shows ${member} in the list item of a draft or a started transaction`
  scenario(`listing/${slug}-present`, title, async (context) => {
    const both = await Promise.all([draft(context), started(context)])
    const items = () => Promise.all(both.map(({ id, name }) => context.given.listed(id, name)))
    await context.eventually(async () => presentInOne(context, member, await items()))
  })
}

for (const slug of ['stalled', 'private', 'ongoing-conversation', 'has-unread-message'] as const) {
  for (const state of STATES) {
    const flag = slug.replaceAll('-', '_')
    const title = `shows ${flag} in the list item of a transaction in state ${state}`
    scenario(`listing/${slug}-shown-when-false`, title, async (context) => {
      const named = await namedIn(state, () => ({ private: false }))(context)
      const what = `${flag} of the list item with the value false`
      await asListed(context, named, (item) => context.check.present(what, item[flag]))
    })
  }
}

/** Pages that are smaller than their size, given the ids of two transactions in the order of the list. */
const LAST_PAGES: readonly (readonly [title: string, args: (ids: readonly string[]) => Args, of: readonly RuleId[]])[] =
  [
    ['on the last page', () => ({}), []],
    ['after a transaction', ([first]) => ({ starting_after: first }), ['listing/starting-after-following']],
    ['before a transaction', ([, second]) => ({ ending_before: second }), ['listing/ending-before-preceding']],
    ['after the last transaction', ([, second]) => ({ starting_after: second }), ['listing/starting-after-last']],
  ]

for (const [title, args, rules] of LAST_PAGES)
  scenario('listing/has-more-shown-at-end', `shows has_more ${title}`, async (context) => {
    context.dependsOn(...rules)
    const { api, accepts, eventually, check } = context
    const { word, ids } = await ours(context, 2)
    await eventually(async () => {
      const list = await accepts(() => api.list({ text_search: word, size: 3, ...args(ids.map(String)) }))
      // The document does not say on which side of `ending_before` more transactions count, so only the presence is judged.
      check.present(`has_more ${title}`, list['has_more'])
    })
  })

scenario('listing/has-more-shown-at-end', 'shows has_more on a page without a match', async (context) => {
  context.dependsOn('listing/search-nothing')
  const list = await context.accepts(() => context.api.list({ text_search: context.people.word() }))
  context.check.present('has_more on a page without a match', list['has_more'])
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
