import type { Api } from '../../helpers/engine/api/api.ts'
import type { Args } from '../../helpers/engine/http/encode.ts'
import { isSuccess, type Answer, type Auth } from '../../helpers/engine/http/exchange.ts'
import { BASICS } from '../../helpers/engine/judge/basics.ts'
import { unlessConflicting } from '../../helpers/engine/judge/requests.ts'
import { Inconclusive, ServerError } from '../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import type { RuleId } from '../catalogue.ts'
import { responseOrServerError } from '../interface/writes/answer-or-server-error.ts'

type Scheme = Auth['scheme']

/** The forms of authentication, each with the other form. */
export const SCHEMES = [
  { scheme: 'basic', other: 'bearer' },
  { scheme: 'bearer', other: 'basic' },
] as const

/** A request, and a test whether the target carried it out. */
interface Request {
  readonly send: (api: Api) => Promise<Answer>
  readonly isDone?: (answer: Answer) => boolean
  /** It may be refused in both forms, because not all of its arguments are documented. */
  readonly asksMore?: boolean | undefined
}

const apiIn = ({ apiAs, workspace }: Context, scheme: Scheme) => apiAs({ scheme, secret: workspace.key })

/**
 * Asserts that a request is carried out with the key in this form of authentication. If the other form fails too, the form is not
 * the reason and the scenario is inconclusive.
 */
export async function inBothSchemes(
  context: Context,
  scheme: Scheme,
  { send, isDone = isSuccess, asksMore = false }: Request,
): Promise<void> {
  const { check, notExercised } = context
  const other = scheme === 'basic' ? 'bearer' : 'basic'
  const answer = await responseOrServerError(() => unlessConflicting(() => send(apiIn(context, scheme))))
  if (!(answer instanceof ServerError) && isDone(answer)) return
  const twin = await unlessConflicting(() => send(apiIn(context, other)))
  const name = `${twin.exchange.method} ${twin.exchange.path}`
  if (!isDone(twin) && asksMore) notExercised(`${name} is refused, and its other arguments are not documented`)
  if (!isDone(twin))
    throw new Inconclusive(`${name} is not carried out with the key as ${other} either`, { causes: [BASICS.itself] })
  if (answer instanceof ServerError) throw answer
  check.accepted(answer)
  check.that(
    `${name} with the key as ${scheme}`,
    false,
    `the same effect as with the key as ${other}`,
    answer.body,
    answer,
  )
}

/** Creates a transaction with the key in one form and returns its id. Inconclusive if the other form is not accepted. */
export async function madeIn(context: Context, scheme: Scheme, other: Scheme): Promise<string> {
  const [made] = await Promise.all([acceptedIn(context, scheme), acceptedIn(context, other)])
  const { id } = await context.given.made(async () => made)
  await context.given.read(id)
  return id
}

/** Creates a transaction with the key in this form and returns its id. */
export async function madeWith(context: Context, scheme: Scheme, args: Args): Promise<string> {
  const made = await acceptedIn(context, scheme, args)
  return (await context.given.made(async () => made)).id
}

async function acceptedIn(context: Context, scheme: Scheme, args: Args = {}): Promise<Answer> {
  const answer = await unlessConflicting(() => apiIn(context, scheme).create(args))
  const causes: RuleId[] = [`authentication/${scheme}-accepted`]
  if (answer.status === 401)
    throw new Inconclusive(`a creation with the key as ${scheme} is refused with 401`, { causes })
  return answer
}
