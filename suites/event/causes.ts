import type { Need } from '../../helpers/engine/catalogue/needs.ts'
import { inferred, open, tableOf, type RuleTable } from '../../helpers/engine/catalogue/rule.ts'
import { LOG } from '../interface/document/needs.ts'
import { UNLESS_REQUESTS_ALONE } from './derivations.ts'

/** An event that no request causes: its type, what causes it, and what bringing that about needs. */
export interface Cause {
  readonly type: string
  readonly on: string
  readonly needs: readonly Need[]
  /** Why it has to be logged, where a request causes it after all; a scenario of its own judges that. */
  readonly because?: string
}

/** The kinds that have to be logged, unless the target logs requests alone; of others the document leaves it open. */
export const isJudged = (type: string): boolean => type === 'action.closed' || type === 'action.stalled'

type CauseRules<Slug extends string> = RuleTable<`event/${Slug}${'' | '-once' | '-of-action'}`>

/** Three rules for each cause: whether it is logged, `event/<slug>`; once, `event/<slug>-once`; of its action. */
export const causeRules = <Slug extends string>(causes: Readonly<Record<Slug, Cause>>): CauseRules<Slug> =>
  tableOf(
    ...Object.entries<Cause>(causes).flatMap(([slug, { type, on, needs, because }]) => [
      isJudged(type) || because !== undefined
        ? inferred(because ?? UNLESS_REQUESTS_ALONE)('Events', [...needs, ...LOG], {
            [`event/${slug}`]: `The event \`${type}\` is logged ${on}.`,
          })
        : open('Events', [...needs, ...LOG], { [`event/${slug}`]: `Whether the event \`${type}\` is logged ${on}.` }),
      inferred(
        '"The service creates an event each time something changes in the account": one event for a change; a second one would ' +
          'tell of a change that never was.',
      )('Events', [...needs, ...LOG], {
        [`event/${slug}-once`]: `The event \`${type}\` is logged no more than once ${on}.`,
      }),
      inferred(
        'The table of events says what happened to the action that an event is of: one of another action would tell of what ' +
          'never was.',
      )('Events', [...needs, ...LOG], {
        [`event/${slug}-of-action`]: `The event \`${type}\` that is logged ${on} names the action that it happened to.`,
      }),
    ]),
  )
