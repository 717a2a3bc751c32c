import type { Api } from '../../../helpers/engine/api/api.ts'
import { CALLS, type CallName } from '../../../helpers/engine/api/calls.ts'
import { idOf, type IdOf } from '../../../helpers/engine/catalogue/pattern.ts'
import { each } from '../../../helpers/engine/catalogue/rule.ts'
import { isSuccess, type Answer } from '../../../helpers/engine/http/exchange.ts'
import { Inconclusive, NotExercised } from '../../../helpers/engine/outcome/errors.ts'
import { unlessConflicting } from '../../../helpers/engine/judge/requests.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { ENDPOINTS, sendTo, type Endpoint } from './endpoints.ts'

/** The id of a rule about one call: the `*` of the pattern is the slug of the call. */
type CallId<Pattern extends string, Name extends CallName> = IdOf<Pattern, (typeof ENDPOINTS)[Name]['slug']>

const callId = <Pattern extends string, Name extends CallName>(pattern: Pattern, name: Name) =>
  idOf(pattern, ENDPOINTS[name].slug) as CallId<Pattern, Name>

/** Rules for each of several calls: `*` is the slug of the call in ids, "updating a transaction" in statements. */
export const eachCall = <Name extends CallName>(calls: readonly Name[]) =>
  each(
    calls.map((call) => {
      const { slug, doing, needs = [] }: Endpoint<(typeof ENDPOINTS)[Name]['slug']> = ENDPOINTS[call]
      return { word: slug, name: doing, needs }
    }),
  )

/** A prepared call, which the scenario can send with any key. */
interface Ready {
  /** The id of its transaction; empty if it has none. */
  readonly id: string
  readonly send: (api: Api) => Promise<Answer>
  /** Sends it with the full-access key. A reading, which may lag, is repeated while it finds nothing. */
  readonly sendWithFullAccess: () => Promise<Answer>
  /** The same, but the scenario is inconclusive if the call is refused. */
  readonly succeed: () => Promise<Answer>
}

/** One call, for the scenarios of a rule about several calls. */
export interface CallCase<Id extends string> {
  readonly rule: Id
  /** For titles: "updating a transaction". */
  readonly doing: string
  readonly prepare: (context: Context) => Promise<Ready>
}

/** The calls of `eachCall`, each with its rule. */
export function casesOf<Pattern extends string, Name extends CallName>(
  pattern: Pattern,
  calls: readonly Name[],
): readonly CallCase<CallId<Pattern, Name>>[] {
  return calls.map((name) => {
    const { doing, prepare, asksMore }: Endpoint = ENDPOINTS[name]
    return {
      rule: callId(pattern, name),
      doing,
      prepare: async (context) => {
        const sendable = await prepare(context)
        const send = (api: Api) => sendTo(api, name, sendable)
        const sendOwn = () => send(context.api)
        const sendWithFullAccess = () =>
          CALLS[name].method === 'GET' ? context.found(sendOwn) : unlessConflicting(sendOwn)
        const succeed = async () => successOf(await sendWithFullAccess(), asksMore === true)
        return { id: sendable.ids[0] ?? '', send, sendWithFullAccess, succeed }
      },
    }
  })
}

function successOf(answer: Answer, asksMore: boolean): Answer {
  if (isSuccess(answer)) return answer
  const { method, path } = answer.exchange
  const refusal = `the response to ${method} ${path} with the full-access key has status ${answer.status}`
  throw asksMore
    ? new NotExercised(`${refusal}, and its other arguments are not documented`)
    : new Inconclusive(refusal)
}
