import type { State } from '../../helpers/engine/given/states.ts'
import { isAbsent, isObject, type JsonObject } from '../../helpers/engine/values/json.ts'
import { instantOf } from '../../helpers/engine/values/time.ts'
import type { RuleId } from '../catalogue.ts'
import { actionDifferences } from './compare-actions.ts'
import { contentDifferences } from './compare-contents.ts'
import { flagDifferences } from './compare-flags.ts'
import { ENDED, isEnded, stateOf, unequal, unless, type Difference, type TransactionModel } from './model.ts'

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
    ...(isEnded(tx) ? [] : [...contentDifferences(tx, read), ...flagDifferences(tx, read)]),
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

/** The rule that says what a change leaves unchanged. */
function keptBy(tx: TransactionModel, updated: RuleId): RuleId {
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
      keptBy(
        tx,
        tx.isPrivate ? 'transaction-arguments/private-true-update' : 'transaction-arguments/private-false-update',
      ),
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

function timeDifferences(tx: TransactionModel, read: JsonObject): Difference[] {
  const of = (member: string) => `${member} of transaction ${tx.number}`
  const state = stateOf(tx)
  const { startedAt, closedAt, expiresAt } = tx
  const isDraft = state === 'draft'
  return [
    ...(isDraft
      ? unless(
          isAbsent(read['started_at']),
          'transaction/started-at-absent-draft',
          of('started_at'),
          'nothing',
          read['started_at'],
        )
      : tx.wasStarted
        ? startedDifferences(tx, read)
        : []),
    ...(startedAt === undefined || isAbsent(read['started_at'])
      ? []
      : unless(
          within(read['started_at'], instantOf(startedAt), ECHOED),
          state === 'paused' ? 'transaction/started-at-stays-paused' : 'lifecycle/get-as-updated',
          of('started_at'),
          startedAt,
          read['started_at'],
        )),
    ...closingDifferences(tx, read, state),
    ...(closedAt === undefined || isAbsent(read['closed_at'])
      ? []
      : unless(
          within(read['closed_at'], instantOf(closedAt), ECHOED),
          state === 'cancelled' ? 'lifecycle/cancelled-cancel-keeps-closed-at' : 'lifecycle/get-as-updated',
          of('closed_at'),
          closedAt,
          read['closed_at'],
        )),
    ...(isDraft ? draftExpiry(tx, read) : []),
    ...(expiresAt === undefined || isDraft || tx.isExpiryOpen || isEnded(tx)
      ? []
      : unless(
          within(read['expires_at'], expiresAt, COMPUTED),
          expiryRule(tx),
          of('expires_at'),
          new Date(expiresAt).toISOString(),
          read['expires_at'],
        )),
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
  if (state === 'draft' || state === 'started' || state === 'paused')
    return unless(
      isAbsent(read['closed_at']),
      `transaction/closed-at-absent-${state}`,
      what,
      'nothing',
      read['closed_at'],
    )
  if (!tx.states.every((one) => ENDED.includes(one))) return []
  const rule: RuleId =
    state === 'cancelled' ? 'lifecycle/started-cancel-closed-at' : 'transaction/closed-at-shown-expired'
  return unless(!isAbsent(read['closed_at']), rule, what, 'a time', read['closed_at'])
}

function draftExpiry(tx: TransactionModel, read: JsonObject): Difference[] {
  const of = (member: string) => `${member} of transaction ${tx.number}`
  if (tx.expiresAt === undefined)
    return unequal('transaction-arguments/duration-kept-update', of('duration'), read['duration'], tx.duration)
  return [
    ...unless(
      isAbsent(read['duration']),
      'transaction/duration-absent-expires-at-update',
      of('duration'),
      'nothing',
      read['duration'],
    ),
    ...unless(
      within(read['expires_at'], tx.expiresAt, ECHOED),
      'transaction-arguments/expires-at-kept-update',
      of('expires_at'),
      new Date(tx.expiresAt).toISOString(),
      read['expires_at'],
    ),
  ]
}

function expiryRule(tx: TransactionModel): RuleId {
  if (tx.last === 'start') return 'lifecycle/start-expires-at-duration'
  if (tx.last === 'pause') return 'lifecycle/pause-keeps-expires-at'
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
