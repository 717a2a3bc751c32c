import type { Picks } from '../../helpers/engine/explore/exploration.ts'
import { isEnded, isFinished, stateOf, type DocumentModel, type TransactionModel, type World } from './model.ts'

/** Larger first picks choose any transaction; smaller ones the latest. */
const LATEST = 8

/** The transaction of a step. */
export function transactionOf({ transactions }: World, [which = 0]: Picks): TransactionModel | undefined {
  const live = transactions.filter(({ isRetired }) => !isRetired)
  return which < LATEST ? live.at(-1) : live[which % Math.max(live.length, 1)]
}

/** The transaction of a step, if its state is settled. */
export function settledOf(world: World, picks: Picks): TransactionModel | undefined {
  const tx = transactionOf(world, picks)
  return tx && (stateOf(tx) !== undefined || isFinished(tx)) ? tx : undefined
}

/** The transaction of a step, if it is in one of these states. */
export function inState(world: World, picks: Picks, ...states: readonly string[]): TransactionModel | undefined {
  const tx = transactionOf(world, picks)
  const state = tx && stateOf(tx)
  return state !== undefined && states.includes(state) ? tx : undefined
}

/** The transaction of a step, if it can be changed. */
export const alive = (world: World, picks: Picks): TransactionModel | undefined =>
  inState(world, picks, 'draft', 'started', 'paused')

/** Refusals after the end are tried less often than changes before it. */
const TRIED = 6

/** The transaction of a step: one that can be changed, or sometimes one that has ended. */
export function aliveOrEnded(world: World, picks: Picks): TransactionModel | undefined {
  const tx = settledOf(world, picks)
  if (!tx || !isEnded(tx)) return tx
  return (picks[3] ?? 0) >= TRIED ? undefined : tx
}

/** One item of a list. */
const pick = <T>(list: readonly T[], which = 0): T | undefined => list[which % Math.max(list.length, 1)]

/** A transaction, and one item of a list that it has. */
export function oneOf<T>(
  tx: TransactionModel | undefined,
  listOf: (tx: TransactionModel) => readonly T[],
  which: number | undefined,
): { tx: TransactionModel; one: T } | undefined {
  const one = tx && pick(listOf(tx), which)
  return tx === undefined || one === undefined ? undefined : { tx, one }
}

const NAMES = 'ABCD'

/** A person in words: `A`. */
export const personIn = ({ people }: World, email: string): string => NAMES.charAt(people.indexOf(email))

/** A field in words: `field 2`. */
export function fieldIn({ documents }: TransactionModel, id: string): string {
  const at = documents.flatMap(({ fields }) => fields).findIndex((field) => field.id === id)
  return `field ${at + 1}`
}

/** A document in words: `document 2`. */
export const documentIn = ({ documents }: TransactionModel, document: DocumentModel): string =>
  `document ${documents.indexOf(document) + 1}`

/** Which transaction a step is about, if there are several. */
export const ofTransaction = ({ transactions }: World, { number }: TransactionModel): string =>
  transactions.length > 1 ? ` of transaction ${number}` : ''
