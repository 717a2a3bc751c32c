import { isSuccess, type Exchange } from '../http/exchange.ts'
import { pathTokens } from './references.ts'

const isCallOf = ({ call }: Exchange, name: string) => call?.name === name

const hasSucceeded = ({ answer }: Exchange) => answer !== undefined && isSuccess(answer)

/**
 * The creations of the transactions that a list may show, whatever it searches for: it may wrongly omit or show any of
 * them.
 */
export function listedBy(last: Exchange, before: readonly Exchange[]): Exchange[] {
  if (!isCallOf(last, 'list') || !hasSucceeded(last)) return []
  return before.filter((exchange) => isCallOf(exchange, 'create') && hasSucceeded(exchange))
}

/** The latest upload before a document is added without a file: a service may wrongly add that file. */
export function uploadBefore(last: Exchange, before: readonly Exchange[]): Exchange | undefined {
  if (!isCallOf(last, 'addDocument') || last.form?.some(([name, value]) => name === 'document' && value !== ''))
    return undefined
  return before.findLast((exchange) => isCallOf(exchange, 'upload') && hasSucceeded(exchange))
}

/** The creations of fields in any transaction whose name an assignment uses: a service may wrongly assign another one. */
export function namesakesOf(last: Exchange, before: readonly Exchange[]): Exchange[] {
  const name = isCallOf(last, 'addSigner') ? valueOf(last, 'field') : undefined
  if (name === undefined) return []
  return before.filter(
    (exchange) => isCallOf(exchange, 'addField') && hasSucceeded(exchange) && valueOf(exchange, 'name') === name,
  )
}

const valueOf = ({ form = [] }: Exchange, wanted: string) => form.find(([name]) => name === wanted)?.[1]

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
