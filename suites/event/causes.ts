import type { Need } from '../../helpers/catalogue/needs.ts'
import { inferred, open, tableOf, type RuleTable } from '../../helpers/catalogue/rule.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { objectsIn } from '../../helpers/values/json.ts'
import { oneOfText } from '../../helpers/values/words.ts'
import { eventsOf, isOfAction, logCatchesUp } from '../interface/log.ts'
import { LOG } from '../interface/needs.ts'
import { scenario } from '../scenario.ts'
import { isLoggedThough, notLogged, UNLESS_REQUESTS_ALONE } from './unrequested.ts'

/** An event that no request causes: its type, what causes it, and what bringing that about needs. */
export interface Cause {
  readonly type: string
  readonly on: string
  readonly needs: readonly Need[]
  /** Why it has to be logged, where a request causes it after all; a scenario of its own judges that. */
  readonly because?: string
}

/** What was brought about. */
export interface Effect {
  readonly id: string
  /** The action that it happened to. */
  readonly action: string
  /** The actions that it happened to, where there were others too: `all` for every action of the transaction. */
  readonly actions?: readonly string[] | 'all'
  /** How many such events there were of the action before. */
  readonly before?: number
}

/** The kinds that have to be logged, unless the target logs requests alone; of others the document leaves it open. */
const isJudged = (type: string): boolean => type === 'action.closed' || type === 'action.stalled'

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

/** The scenarios of these rules: `bringAbout` causes the event. */
export function causeScenarios<Slug extends string>(
  causes: Readonly<Record<Slug, Cause>>,
  bringAbout: Readonly<Record<Slug, (context: Context) => Promise<Effect>>>,
): void {
  for (const slug of Object.keys(causes) as Slug[]) {
    const { type, on, because } = causes[slug]
    const rule = `event/${slug}`
    const happened = async (context: Context) => {
      const effect = await bringAbout[slug](context)
      await logCatchesUp(context)
      const events = await eventsOf(context, effect.id, type)
      context.observe(`${type} is logged ${on}`, events.length > 0)
      return { ...effect, events }
    }

    if (isJudged(type))
      register([rule], `logs ${type} ${on}, unless it logs requests alone`, async (context) => {
        await isLoggedThough(context, (await bringAbout[slug](context)).id, type)
      })

    register(
      [...(isJudged(type) || because !== undefined ? [] : [rule]), `${rule}-once`],
      `logs ${type} no more than once ${on}`,
      async (context) => {
        const { events, action, before = 0 } = await happened(context)
        const own = events.filter(({ action_id: of }) => of === action)
        if (own.length === 0) context.notExercised(notLogged(type))
        context.check.that(`events ${type} of the action`, own.length <= before + 1, 'one', own.length)
      },
    )

    register([`${rule}-of-action`], `logs ${type} of the action ${on}`, async (context) => {
      const { id, events, action, actions = [action] } = await happened(context)
      if (events.length === 0) context.notExercised(notLogged(type))
      const told = events.map((event) => event.action_id ?? 'nothing')
      const look = (known: readonly string[]) => {
        const isTold = events.every((event) => known.some((one) => isOfAction(event, one)))
        context.check.that(`action_id of the events ${type}`, isTold, oneOfText(known), told)
      }
      if (actions !== 'all') look(actions)
      else await context.shows(id, (read) => look(objectsIn(read, 'actions').map((one) => String(one['id']))))
    })
  }
}

/** Registers a scenario of rules whose ids were put together above. */
const register = (rules: string[], title: string, body: (context: Context) => Promise<void>): void =>
  scenario(rules as Parameters<typeof scenario>[0], title, body)
