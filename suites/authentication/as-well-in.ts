import type { Api } from '../../helpers/api/api.ts'
import { isSuccess, type Answer, type Auth } from '../../helpers/http/exchange.ts'
import { Inconclusive } from '../../helpers/outcome/errors.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import type { RuleId } from '../catalogue.ts'

/** The forms of authentication, each with the other one. */
export const SCHEMES = [
  { scheme: 'basic', other: 'bearer' },
  { scheme: 'bearer', other: 'basic' },
] as const

/** A request, and whether it was carried out. */
interface Request {
  readonly send: (api: Api) => Promise<Answer>
  readonly isDone?: (answer: Answer) => boolean
}

const apiIn = ({ apiAs, workspace }: Context, scheme: Auth['scheme']) => apiAs({ scheme, secret: workspace.key })

/**
 * Asserts that a request is carried out with the key in this form of authentication. Where it is not in the other form either,
 * the form is not the reason, and nothing is concluded.
 */
export async function asWellIn(
  context: Context,
  scheme: Auth['scheme'],
  { send, isDone = isSuccess }: Request,
): Promise<void> {
  const { check, copes, eventually } = context
  const other = scheme === 'basic' ? 'bearer' : 'basic'
  await eventually(async () => {
    const answer = await copes(() => send(apiIn(context, scheme)))
    if (isDone(answer)) return
    const twin = await send(apiIn(context, other))
    const { method, path } = twin.exchange
    if (!isDone(twin)) throw new Inconclusive(`${method} ${path} is not carried out with the key as ${other} either`)
    check.accepted(answer)
    check.that(`${method} ${path} with the key as ${scheme}`, false, `what it does as ${other}`, answer.body)
  })
}

/** The id of a transaction made with the key in one form of authentication, where the other form is taken too. */
export async function madeIn(context: Context, scheme: Auth['scheme'], other: Auth['scheme']): Promise<string> {
  const { id } = await context.given.success(() => apiIn(context, scheme).create())
  const { status } = await apiIn(context, other).create()
  const because: RuleId = `authentication/${other}-accepted`
  if (status === 401) throw new Inconclusive(`the key as ${other} is answered 401`, { because })
  return String(id)
}
