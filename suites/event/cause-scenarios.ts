import { objectsIn, oneOfText, type Context } from '../../helpers/engine/index.ts'
import { isOfAction, settledEventsOf } from '../interface/reads/log.ts'
import { scenario } from '../scenario.ts'
import { isJudged, isNeverJudged, type Cause } from './causes.ts'
import { assertUnrequestedLogged, notLogged } from './unrequested.ts'

/** The change that was brought about. */
export interface Effect {
  readonly id: string
  /** The action that changed. */
  readonly action: string
  /** All actions that changed, if there were several: `all` for every action of the transaction. */
  readonly actions?: readonly string[] | 'all'
  /** The number of such events that the action already had. */
  readonly before?: number
}

/** Registers the scenarios of the rules of causes. `bringAbout` causes the event. */
export function causeScenarios<Slug extends string>(
  causes: Readonly<Record<Slug, Cause>>,
  bringAbout: Readonly<Record<Slug, (context: Context) => Promise<Effect>>>,
): void {
  for (const slug of Object.keys(causes) as Slug[]) {
    const { type, on, because } = causes[slug]
    const rule = `event/${slug}`
    const happened = async (context: Context) => {
      const effect = await bringAbout[slug](context)
      const events = await settledEventsOf(context, effect.id, type)
      context.observe(`${type} is logged ${on}`, events.length > 0)
      return { ...effect, events }
    }

    if (isJudged(type))
      register([rule], `logs ${type} ${on}, unless it logs only requests`, async (context) => {
        const { id, action, actions } = await bringAbout[slug](context)
        await assertUnrequestedLogged(context, id, type, actions === 'all' ? undefined : action)
      })

    register(
      [...(isJudged(type) || because !== undefined ? [] : [rule]), `${rule}-once`],
      `logs ${type} at most once ${on}`,
      async (context) => {
        const { events, action, before = 0 } = await happened(context)
        const { length } = events.filter(({ action_id: of }) => of === action)
        if (length === 0)
          context.notExercised(events.length === 0 ? notLogged(type) : `no event ${type} names the action`)
        const most = before + 1
        if (isNeverJudged(type)) context.observe(`${type} is logged at most once ${on}`, length <= most)
        else context.check.that(`number of events ${type} of the action`, length <= most, `at most ${most}`, length)
      },
    )

    register([`${rule}-of-action`], `names the action in ${type} ${on}`, async (context) => {
      const { id, events, action, actions = [action] } = await happened(context)
      if (events.length === 0) context.notExercised(notLogged(type))
      const named = events.map((event) => event.action_id ?? 'nothing')
      const look = (known: readonly string[]) => {
        const isKnown = events.every((event) => known.some((one) => isOfAction(event, one)))
        if (isNeverJudged(type)) context.observe(`each event ${type} names the action`, isKnown)
        else context.check.that(`action_id of the events ${type}`, isKnown, oneOfText(known), named)
      }
      if (actions !== 'all') look(actions)
      else await context.shows(id, (read) => look(objectsIn(read, 'actions').map((one) => String(one['id']))))
    })
  }
}

/** Registers a scenario for rules whose ids are composed at run time. */
const register = (rules: string[], title: string, body: (context: Context) => Promise<void>): void =>
  scenario(rules as Parameters<typeof scenario>[0], title, body)
