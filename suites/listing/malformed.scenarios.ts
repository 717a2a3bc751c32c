import type { Context } from '../../helpers/engine/scenario/context.ts'
import { HOUR } from '../../helpers/engine/values/time.ts'
import { ahead, iso } from '../interface/document/times.ts'
import { scenario } from '../scenario.ts'
import { idsIn } from './in-list.ts'
import { onceListed } from './our-items.ts'

/** Values that no service can read, and values that are fine. */
const MALFORMED = [
  {
    rule: 'created-gt-not-date',
    argument: 'created_gt',
    bad: 'never',
    good: (context: Context) => iso(ahead(context, -HOUR)),
    toldBy: 'errors/survives-list-times',
  },
  {
    rule: 'created-lt-not-date',
    argument: 'created_lt',
    bad: 'never',
    good: (context: Context) => iso(ahead(context, HOUR)),
    toldBy: 'errors/survives-list-times',
  },
  {
    rule: 'state-unknown',
    argument: 'state',
    bad: 'unfinished',
    good: () => 'draft',
    toldBy: 'errors/survives-list-flags',
  },
] as const

for (const { rule, argument, bad, good, toldBy } of MALFORMED) {
  scenario(
    `listing/${rule}`,
    `does not list everything where ${argument} is ${bad}`,
    async (context) => {
      const { api, check, given, people, refusedOrIgnored } = context
      const name = people.word()
      const made = [await given.draft({ name }), await given.cancelled({ name })]
      await onceListed(context, name, made)
      const list = (value: string) => () => api.list({ text_search: name, [argument]: value })
      const answered = await refusedOrIgnored(list(bad), { twin: list(good(context)) })
      if (!answered) return
      const ids = idsIn(answered)
      const isWhole = made.every(({ id }) => ids.includes(id))
      check.that(`list with ${argument}=${bad}`, !isWhole, 'a refusal (4xx), or not a draft and a cancelled one', ids)
    },
    [toldBy],
  )
}
