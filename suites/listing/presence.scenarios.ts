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
      const what = `${flag} of the list item, which is false`
      await asListed(context, named, (item) => context.check.present(what, item[flag]))
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
