import { ENDED, nameIn } from '../interface/document/states.ts'
import { scenario } from '../scenario.ts'
import { idsIn, listsNone, SEARCH } from './in-list.ts'

for (const state of ['expired', 'closed', 'completed'] as const)
  scenario(
    `listing/state-alone-${state}`,
    `lists ${nameIn(state)} without a state, but not by another state`,
    async (context) => {
      const { accepts, api, check, eventually, given, people } = context
      const name = people.word()
      const { id } = await given.inState(state, { name })
      await eventually(async () => {
        const ids = idsIn(await accepts(() => api.list({ text_search: name })))
        check.that('content[].id of the list', ids.includes(id), `with ${id}`, ids)
      })
      const others = (['started', ...ENDED] as const).filter((other) => other !== state)
      await Promise.all(others.map((other) => listsNone(context, { text_search: name, state: other }, [id])))
    },
    [SEARCH, 'listing/own-listed'],
  )
