import type { Need } from '../../helpers/engine/catalogue/needs.ts'
import { inferred, open, tableOf, type RuleTable } from '../../helpers/engine/catalogue/rule.ts'
import { LOG } from '../interface/document/needs.ts'
import { UNLESS_REQUESTS_ALONE } from './derivations.ts'

/** An event that no request causes: its type, its cause, and the needs of the cause. */
export interface Cause {
  readonly type: string
  readonly on: string
  readonly needs: readonly Need[]
  /** Why the event must be logged, if a request causes it after all; a separate scenario judges that. */
  readonly because?: string
}

/** The types that must be logged, unless the target logs only requests. For other types the document leaves it open. */
export const isJudged = (type: string): boolean => type === 'action.closed' || type === 'action.stalled'

/** Reminders and waiting periods are not judged: the document names their events, and says little of what they are. */
export const isNeverJudged = (type: string): boolean => /reminder|waitingperiod/.test(type)

type CauseRules<Slug extends string> = RuleTable<`event/${Slug}${'' | '-once' | '-of-action'}`>

/** Three rules for each cause: logged, `event/<slug>`; at most once, `event/<slug>-once`; for its action, `event/<slug>-of-action`. */
export const causeRules = <Slug extends string>(causes: Readonly<Record<Slug, Cause>>): CauseRules<Slug> =>
  tableOf(
    ...Object.entries<Cause>(causes).flatMap(([slug, { type, on, needs, because }]) => [
      isJudged(type) || because !== undefined
        ? inferred(because ?? UNLESS_REQUESTS_ALONE)('Events', [...needs, ...LOG], {
            [`event/${slug}`]: `\`${type}\` is logged ${on}.`,
          })
        : open('Events', [...needs, ...LOG], { [`event/${slug}`]: `Whether \`${type}\` is logged ${on}.` }),
      isNeverJudged(type)
        ? open('Events', [...needs, ...LOG], {
            [`event/${slug}-once`]: `Whether \`${type}\` is logged at most once ${on}.`,
          })
        : inferred(`"The service creates an event each time something changes in the account": one event for each change;
            a second event would show a change that did not happen.`)('Events', [...needs, ...LOG], {
            [`event/${slug}-once`]: `\`${type}\` is logged at most once ${on}.`,
          }),
      isNeverJudged(type)
        ? open('Events', [...needs, ...LOG], {
            [`event/${slug}-of-action`]: `Whether \`${type}\`, if it is logged ${on}, names the action concerned.`,
          })
        : inferred(`The table of events describes a change of the action that an event belongs to: an event of another
            action would show a change that did not happen.`)('Events', [...needs, ...LOG], {
            [`event/${slug}-of-action`]: `If \`${type}\` is logged ${on}, it names the action concerned.`,
          }),
    ]),
  )
