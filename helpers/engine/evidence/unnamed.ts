import { isSuccess, type Exchange } from '../http/exchange.ts'
import { isObject } from '../values/json.ts'
import { isPlainId, pathTokens } from './references.ts'

/** The creation of a transaction, with the id of the transaction. */
export interface Creation {
  readonly exchange: Exchange
  readonly id: string
}

const isCallOf = ({ call }: Exchange, name: string) => call?.name === name

const hasSucceeded = ({ answer }: Exchange) => answer !== undefined && isSuccess(answer)

/**
 * The transactions that a list shows, or should show: those that contain the text that it searches for, or all of them
 * if it searches for none.
 */
export function listedBy(last: Exchange, before: readonly Exchange[]): Creation[] {
  if (!isCallOf(last, 'list') || !hasSucceeded(last)) return []
  const { searchParams } = new URL(last.path, 'http://localhost')
  const searched = (searchParams.get('text_search') ?? '').replace(/^\^/, '')
  return before.flatMap((exchange) => {
    const { form = [], answer } = exchange
    if (!isCallOf(exchange, 'create') || !hasSucceeded(exchange) || !isObject(answer?.body)) return []
    const { id } = answer.body
    const isListed = searched === id || form.some(([, value]) => value.includes(searched))
    return typeof id === 'string' && isPlainId(id) && (searched === '' || isListed) ? [{ exchange, id }] : []
  })
}

/** The latest upload before a document is added without a file: a service may wrongly add that file. */
export function uploadBefore(last: Exchange, before: readonly Exchange[]): Exchange | undefined {
  if (!isCallOf(last, 'addDocument') || last.form?.some(([name, value]) => name === 'document' && value !== ''))
    return undefined
  return before.findLast((exchange) => isCallOf(exchange, 'upload') && hasSucceeded(exchange))
}

/**
 * The latest equal request for a resource before its last change, or with another response: a service may wrongly
 * respond as it did then, or change something when it is read.
 */
export function rereadBefore(last: Exchange, before: readonly Exchange[]): Exchange | undefined {
  if (last.method !== 'GET') return undefined
  const read = new Set(pathTokens(last))
  const isChange = (exchange: Exchange) =>
    exchange.method !== 'GET' && hasSucceeded(exchange) && pathTokens(exchange).some((id) => read.has(id))
  const changedAt = before.findLast(isChange)?.number ?? 0
  const isReread = ({ method, path, number, answer }: Exchange) =>
    method === 'GET' && path === last.path && (number < changedAt || answer?.text !== last.answer?.text)
  return before.findLast(isReread)
}
