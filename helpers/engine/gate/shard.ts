import { createHash } from 'node:crypto'

/** One of several parts of a run; each part may run on a different machine. */
export interface Shard {
  /** Starts at 1. */
  readonly index: number
  readonly of: number
}

/** A larger number of shards is probably a typing error. */
const MOST = 1000

/** Reads `1/3`; `undefined` for any other text. */
export function shardIn(text: string): Shard | undefined {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? []
  if (index === undefined || of === undefined || index < 1 || index > of || of > MOST) return undefined
  return { index, of }
}

export const shardText = ({ index, of }: Shard): string => `${index}/${of}`

/** Whether a scenario belongs to a shard. This depends only on its key, not on other scenarios or their order. */
export function fallsTo(key: string, { index, of }: Shard): boolean {
  return createHash('sha256').update(key).digest().readUInt32BE() % of === index - 1
}
