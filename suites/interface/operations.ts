import type { Api } from '../../helpers/api/api.ts'
import type { Given } from '../../helpers/given/given.ts'
import type { Answer } from '../../helpers/http/exchange.ts'

/** One documented operation on transactions, brought to where it must succeed. */
interface Operation<Name extends string> {
  readonly operation: Name
  /** What is done, for titles: "cancelling a transaction". */
  readonly doing: string
  /** Makes the transaction that the operation needs; gives its id. */
  readonly prepare: (given: Given) => Promise<string>
  readonly send: (api: Api, id: string) => Promise<Answer>
}

/** An operation that changes a transaction, with the member that shows it. */
interface Change<Name extends string> extends Operation<Name> {
  readonly shows: string
}

const idOf = async (made: Promise<{ readonly id: string }>): Promise<string> => (await made).id

/** The operations that change a transaction. */
export const changes: readonly Change<'update' | 'start' | 'pause' | 'cancel'>[] = [
  {
    operation: 'update',
    doing: 'updating a transaction',
    prepare: (given) => idOf(given.draft()),
    send: (api, id) => api.update(id, { name: 'Another name' }),
    shows: 'name',
  },
  {
    operation: 'start',
    doing: 'starting a transaction',
    prepare: (given) => idOf(given.startable()),
    send: (api, id) => api.start(id),
    shows: 'state',
  },
  {
    operation: 'pause',
    doing: 'pausing a transaction',
    prepare: (given) => idOf(given.started()),
    send: (api, id) => api.pause(id),
    shows: 'state',
  },
  {
    operation: 'cancel',
    doing: 'cancelling a transaction',
    prepare: (given) => idOf(given.draft()),
    send: (api, id) => api.cancel(id),
    shows: 'state',
  },
]

/** The operations on a transaction that exists. */
export const onTransaction: readonly Operation<'get' | 'update' | 'start' | 'pause' | 'cancel'>[] = [
  {
    operation: 'get',
    doing: 'reading a transaction',
    prepare: (given) => idOf(given.readable()),
    send: (api, id) => api.get(id),
  },
  ...changes,
]

/** All operations on transactions. */
export const operations: readonly Operation<'create' | 'get' | 'update' | 'start' | 'pause' | 'cancel' | 'list'>[] = [
  { operation: 'create', doing: 'creating a transaction', prepare: async () => '', send: (api) => api.create() },
  { operation: 'list', doing: 'listing transactions', prepare: async () => '', send: (api) => api.list({ size: 1 }) },
  ...onTransaction,
]
