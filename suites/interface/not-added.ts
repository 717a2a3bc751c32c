import { idNamesOf, type CallName } from '../../helpers/api/calls.ts'
import type { Statements } from '../../helpers/catalogue/rule.ts'
import type { Args } from '../../helpers/http/encode.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { objectsIn, type Transaction } from '../../helpers/values/json.ts'
import { eachState, ENDED } from './states.ts'

/**
 * The rules that nothing more can be added to a transaction that has ended: `<area>/not-added-<state>`.
 * @param thing what cannot be added: "document"
 */
export const notAddedRules = <Area extends string>(area: Area, thing: string) =>
  eachState(ENDED).inferred('')('States and transitions: rules', {
    [`${area}/not-added-*`]: `No ${thing} can be added to *.`,
  } as Statements<`${Area}/not-added-*`>)

/** What a transaction holds to which something is added. */
interface Holding {
  readonly documentId: string
  readonly fieldId: string
  /** Email of the signer of the field. */
  readonly signer: string
}

/**
 * The body of a scenario that proves such a rule: what adds a thing is refused by a transaction that has ended, and accepted
 * by a draft.
 * @param call adds the thing, to the transaction or to its document
 * @param prepare brings about what the call needs; its arguments, or those for a transaction that holds certain things
 * @param onto a draft that takes the thing, and that is cancelled where it is to be refused
 */
export function notAdded(
  ended: (typeof ENDED)[number],
  call: CallName,
  prepare: (context: Context) => Promise<Args | ((holding: Holding) => Args)>,
  onto: 'draft' | 'startable' = 'startable',
) {
  return async (context: Context): Promise<void> => {
    const { api, given, refused } = context
    const cancelled = async () => {
      const { id } = await given[onto]()
      await given.calls.cancel(id)
      return given.reached(id, 'cancelled')
    }
    const [transaction, args] = await Promise.all([
      ended === 'cancelled' ? cancelled() : given.inState(ended),
      prepare(context),
    ])
    const add = (to: Transaction) => {
      const holding = holdingOf(to)
      const ids = idNamesOf(call).map((name) => (name === 'document_id' ? holding.documentId : to.id))
      return api.call(call, ids, typeof args === 'function' ? args(holding) : args)
    }
    const twin = async () => {
      const { id } = await given[onto]()
      return add({ ...(await given.read(id)), id })
    }
    await refused(() => add(transaction), { twin, leaves: transaction.id })
  }
}

function holdingOf(transaction: Transaction): Holding {
  const [document] = objectsIn(transaction, 'documents')
  const [field] = objectsIn(document, 'fields')
  const [participant] = objectsIn(transaction, 'participants')
  return {
    documentId: String(document?.['id']),
    fieldId: String(field?.['id']),
    signer: String(participant?.['email']),
  }
}
