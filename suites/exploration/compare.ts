import type { State } from '../../helpers/engine/given/states.ts'
import { isAbsent, isObject, type JsonObject } from '../../helpers/engine/values/json.ts'
import { instantOf } from '../../helpers/engine/values/time.ts'
import type { RuleId } from '../catalogue.ts'
import { actionDifferences } from './compare-actions.ts'
import { contentDifferences } from './compare-contents.ts'
import { flagDifferences } from './compare-flags.ts'
import { ENDED, hasEnded, isEnded, stateOf, unequal, unless, type Difference, type TransactionModel } from './model.ts'

/** Milliseconds by which echoed and computed times may differ. */
const ECHOED = 1_100
const COMPUTED = 120_000

/** The differences between a transaction and a reading of it. */
export function differencesOf(tx: TransactionModel, read: JsonObject): Difference[] {
  const state = stateDifferences(tx, read)
  if (state.length > 0) return state
  return [
    ...argumentDifferences(tx, read),
    ...timeDifferences(tx, read),
    ...cancellationDifferences(tx, read),
    ...(hasEnded(tx, read) ? [] : [...contentDifferences(tx, read), ...flagDifferences(tx, read)]),
    ...actionDifferences(tx, read),
  ]
}

const stateDifferences = (tx: TransactionModel, read: JsonObject): Difference[] =>
  unless(
    tx.states.some((state) => state === read['state']),
    tx.stateBy,
    `state of transaction ${tx.number}`,
    tx.states.join(' or '),
    read['state'],
  )

/** The rule that an update after the start takes effect. */
const heldBy = (tx: TransactionModel): RuleId =>
  stateOf(tx) === 'paused' ? 'lifecycle/paused-update-held' : 'lifecycle/started-update-held'

/** The rule that says what a change leaves unchanged. */
function keptBy(tx: TransactionModel, updated: RuleId): RuleId {
  if (tx.last === 'update' && tx.wasStarted) return heldBy(tx)
  if (tx.last === 'create' || tx.last === 'update') return updated
  if (tx.last === 'start') return 'transaction/content-stays-start'
  if (tx.last === 'pause') return 'transaction/content-stays-pause'
  if (tx.last === 'cancel') return 'transaction/content-stays-cancel'
  return 'lifecycle/get-as-updated'
}

function argumentDifferences(tx: TransactionModel, read: JsonObject): Difference[] {
  const of = (member: string) => `${member} of transaction ${tx.number}`
  const metadata = isObject(read['metadata']) ? read['metadata'] : {}
  return [
    ...unequal(keptBy(tx, 'transaction-arguments/name-kept-update'), of('name'), read['name'], tx.name),
    ...unequal(keptBy(tx, 'transaction-arguments/language-kept-update'), of('language'), read['language'], tx.language),
    ...Object.entries(tx.metadata).flatMap(([key, value]) =>
      unequal(keptBy(tx, 'metadata/kept-update'), of(`metadata ${key}`), metadata[key], value),
    ),
    ...unequal(
      keptBy(tx, `transaction-arguments/private-${tx.isPrivate}-update`),
      of('private'),
      read['private'] === true,
      tx.isPrivate,
    ),
    ...(tx.folder === undefined
      ? []
      : unequal(keptBy(tx, 'transaction-arguments/folder-kept-update'), of('folder_id'), read['folder_id'], tx.folder)),
    ...(tx.subject === undefined
      ? []
      : unequal(
          keptBy(tx, 'transaction-arguments/carbon-copy-subject-kept-update'),
          of('carbon_copy_subject'),
          read['carbon_copy_subject'],
          tx.subject,
        )),
  ]
}

const within = (value: unknown, instant: number, tolerance: number): boolean =>
  Math.abs(instantOf(value) - instant) <= tolerance

const unequalExpiry = (rule: RuleId, what: string, shown: unknown, expiry: number, tolerance: number): Difference[] =>
  unless(within(shown, expiry, tolerance), rule, what, new Date(expiry).toISOString(), shown)

function timeDifferences(tx: TransactionModel, read: JsonObject): Difference[] {
  const of = (member: string) => `${member} of transaction ${tx.number}`
  const state = stateOf(tx)
  const { startedAt, closedAt, expiresAt } = tx
  const { started_at: started, closed_at: closed, expires_at: expires } = read
  const isDraft = state === 'draft'
  return [
    ...(isDraft
      ? unless(isAbsent(started), 'transaction/started-at-absent-draft', of('started_at'), 'nothing', started)
      : tx.wasStarted
        ? startedDifferences(tx, read)
        : []),
    ...(startedAt === undefined || isAbsent(started)
      ? []
      : unless(
          within(started, instantOf(startedAt), ECHOED),
          state === 'paused' ? 'transaction/started-at-stays-paused' : 'lifecycle/get-as-updated',
          of('started_at'),
          startedAt,
          started,
        )),
    ...closingDifferences(tx, read, state),
    ...(closedAt === undefined || isAbsent(closed)
      ? []
      : unless(
          within(closed, instantOf(closedAt), ECHOED),
          state === 'cancelled' ? 'lifecycle/cancelled-cancel-keeps-closed-at' : 'lifecycle/get-as-updated',
          of('closed_at'),
          closedAt,
          closed,
        )),
    ...(isDraft ? draftExpiry(tx, read) : []),
    ...(expiresAt === undefined || isDraft || tx.isExpiryOpen || hasEnded(tx, read)
      ? []
      : unequalExpiry(expiryRule(tx), of('expires_at'), expires, expiresAt, COMPUTED)),
  ]
}

const startedDifferences = (tx: TransactionModel, read: JsonObject): Difference[] =>
  unless(
    !isAbsent(read['started_at']),
    isEnded(tx) ? 'lifecycle/get-as-updated' : 'transaction/started-at-shown-started',
    `started_at of transaction ${tx.number}`,
    'a time',
    read['started_at'],
  )

/** `closed_at` is "present only when state is closed, completed, cancelled or expired". */
function closingDifferences(tx: TransactionModel, read: JsonObject, state: State | undefined): Difference[] {
  const what = `closed_at of transaction ${tx.number}`
  const { closed_at: closed } = read
  if (state === 'draft' || state === 'started' || state === 'paused')
    return unless(isAbsent(closed), `transaction/closed-at-absent-${state}`, what, 'nothing', closed)
  if (!tx.states.every((one) => ENDED.includes(one))) return []
  const rule: RuleId =
    state === 'cancelled' ? 'lifecycle/started-cancel-closed-at' : 'transaction/closed-at-shown-expired'
  return unless(!isAbsent(closed), rule, what, 'a time', closed)
}

function draftExpiry(tx: TransactionModel, read: JsonObject): Difference[] {
  const of = (member: string) => `${member} of transaction ${tx.number}`
  if (tx.expiresAt === undefined)
    return unequal('transaction-arguments/duration-kept-update', of('duration'), read['duration'], tx.duration)
  const { duration, expires_at: expires } = read
  const kept = 'transaction-arguments/expires-at-kept-update'
  return [
    ...unless(isAbsent(duration), 'transaction/duration-absent-expires-at-update', of('duration'), 'nothing', duration),
    ...unequalExpiry(kept, of('expires_at'), expires, tx.expiresAt, ECHOED),
  ]
}

function expiryRule(tx: TransactionModel): RuleId {
  if (tx.last === 'start') return 'lifecycle/start-expires-at-duration'
  if (tx.last === 'pause') return 'lifecycle/pause-keeps-expires-at'
  if (tx.last === 'update' && tx.isExpiryMoved) return heldBy(tx)
  return tx.pauses > 0 ? 'lifecycle/pause-late-keeps-expires-at' : 'lifecycle/expires-at-stays-update'
}

function cancellationDifferences(tx: TransactionModel, read: JsonObject): Difference[] {
  if (stateOf(tx) !== 'cancelled') return []
  const of = (member: string) => `${member} of transaction ${tx.number}`
  return [
    ...(tx.code === undefined
      ? []
      : unequal(
          tx.last === 'cancel' ? 'lifecycle/cancel-code-kept' : 'lifecycle/cancelled-cancel-keeps-code',
          of('cancel_code'),
          read['cancel_code'],
          tx.code,
        )),
    ...(tx.reason === undefined
      ? []
      : unequal(
          tx.last === 'cancel' ? 'lifecycle/cancel-reason-kept' : 'lifecycle/cancelled-cancel-keeps-reason',
          of('cancel_reason'),
          read['cancel_reason'],
          tx.reason,
        )),
  ]
}
