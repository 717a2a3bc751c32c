import type { Need } from '../../helpers/engine/catalogue/needs.ts'
import { hasFact } from '../../helpers/engine/facts/workspace.ts'
import { isSuccess } from '../../helpers/engine/http/exchange.ts'
import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import { DAY } from '../../helpers/engine/values/time.ts'
import { isObject } from '../../helpers/engine/values/json.ts'
import type { RuleId } from '../catalogue.ts'
import {
  isFinished,
  stateOf,
  surelyReviewed,
  unequal,
  unless,
  type Difference,
  type TransactionModel,
  type World,
} from './model.ts'
import { compared } from './sending.ts'
import { nowOf } from './steps-draft.ts'

const LIFECYCLE = 'transaction.lifecycle'

/**
 * Compares what is expensive to compare after each step: the transactions that the last steps were not about, the log, and the
 * report.
 */
export async function compareAll(world: World, can: (need: Need) => boolean): Promise<void> {
  for (const tx of world.transactions) await compared(world, tx, isFinished(tx) ? 'lists' : 'reads')
  if (can('events') && hasFact(world.context.workspace, 'workspace-id'))
    for (const tx of world.transactions) await compareLog(world, tx)
  if (can('clock') && world.context.workspace.made) await compareReport(world)
}

/** The log has one event for each change of the state. */
async function compareLog(world: World, tx: TransactionModel): Promise<void> {
  if (tx.isRetired) return
  await world.judge.soon('lists', async () => {
    const types = (await world.context.control.events(tx.id)).map(({ type }) => type)
    const count = (type: string) => types.filter((one) => one === type).length
    const state = stateOf(tx)
    const expect = (type: string, rule: RuleId, once: RuleId, expected: number, most = expected): Difference[] => {
      const actual = count(type)
      return unequal(
        actual > most ? once : rule,
        `number of events ${type} of transaction ${tx.number}`,
        actual,
        Math.min(Math.max(actual, expected), most),
      )
    }
    const isCancelled = state === 'cancelled'
    return [
      ...expect(`${LIFECYCLE}.created`, 'event/created', 'event/created-once', 1),
      ...(tx.resumes > 0
        ? []
        : expect(`${LIFECYCLE}.started`, 'event/started', 'event/started-once', tx.wasStarted ? 1 : 0)),
      ...expect(`${LIFECYCLE}.paused`, 'event/paused', 'event/paused-once', tx.pauses),
      ...expect(
        `${LIFECYCLE}.cancelled`,
        'event/started-cancelled',
        isCancelled ? 'event/started-cancelled-once' : 'event/none-of-started-changes',
        isCancelled ? 1 : 0,
      ),
      // A log of requests alone has no messages.
      ...(count('transaction.chat.message.received') === 0
        ? []
        : expect(
            'transaction.chat.message.received',
            'event/message-each',
            'event/message-once',
            tx.messages,
            tx.messages + tx.refusals,
          )),
    ]
  })
}

/** Whether nobody has signed several fields of a transaction. */
const signsOneEach = ({ signed }: TransactionModel): boolean =>
  new Set(signed.map(({ signer }) => signer)).size === signed.length

/** The report of a workspace that only this sequence works in. */
async function compareReport(world: World): Promise<void> {
  const { transactions, context } = world
  const started = transactions.filter(({ wasStarted }) => wasStarted)
  // Retired transactions may count or not, and the time at which signatures count is settled only for completed ones.
  if (transactions.some(({ isRetired }) => isRetired) || started.length === 0) return
  // One that may close at any time may count or not.
  if (started.some((tx) => stateOf(tx) === undefined && !isFinished(tx))) return
  const cancelled = started.filter((tx) => stateOf(tx) === 'cancelled').length
  const finished = started.filter(isFinished)
  // Completion may take longer than the run waits for.
  if (finished.some(({ shown }) => shown['state'] !== 'completed')) return
  // Whether several fields of one signer are one signature or several is open.
  const areSignaturesClear = finished.length === started.length && started.every(signsOneEach)
  const typeOf = (tx: TransactionModel, field: string) =>
    tx.documents.flatMap(({ fields }) => fields).find(({ id }) => id === field)?.type
  const signed = started.flatMap((tx) => tx.signed.map(({ field }) => typeOf(tx, field)))
  const visas = signed.filter((type) => type === 'visa').length
  const reviews = started.reduce((sum, tx) => sum + surelyReviewed(tx).length, 0)
  await world.judge.soon('lists', async () => {
    // A period that ends in the future may be refused.
    const period = {
      created_gt: new Date(Date.now() - 2 * DAY).toISOString(),
      created_lt: new Date(nowOf(world)).toISOString(),
    }
    const { body, status } = await context.api.call('summary', [], period)
    if (!isSuccess({ status }) || !isObject(body)) throw new Inconclusive(`the report: the response is ${status}`)
    const counts = (member: string, rule: RuleId, expected: number) =>
      unequal(rule, `${member} in the report`, body[member], expected)
    return [
      ...counts('cancelled_transactions', 'consumption/cancelled-counted', cancelled),
      ...counts('completed_transactions', 'consumption/completed-counted', finished.length),
      ...(areSignaturesClear
        ? [
            ...counts('visas', 'consumption/visas-counted', visas),
            ...counts('signatures', 'consumption/signatures-add-up', signed.length - visas),
            ...unless(
              Number(body['reviews']) >= Math.min(reviews, 1),
              'consumption/reviews-counted',
              'reviews in the report',
              `${reviews}`,
              body['reviews'],
            ),
          ]
        : []),
    ]
  })
}
