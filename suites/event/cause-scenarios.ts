import type { Context } from '../../helpers/engine/scenario/context.ts'
import { objectsIn } from '../../helpers/engine/values/json.ts'
import { oneOfText } from '../../helpers/engine/values/words.ts'
import { eventsOf, isOfAction, logCatchesUp } from '../interface/reads/log.ts'
import { scenario } from '../scenario.ts'
import { isJudged, type Cause } from './causes.ts'
import { isLoggedThough, notLogged } from './unrequested.ts'

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

/** The scenarios of the rules of causes: `bringAbout` causes the event. */
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
