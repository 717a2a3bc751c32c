import { createHash } from 'node:crypto'

/** One of several parts of a run, each of which may be run on a machine of its own. */
export interface Shard {
  /** From 1 on. */
  readonly index: number
  readonly of: number
}

/** More machines than this are a slip of the keyboard. */
const MOST = 1000

/** Reads `1/3`; nothing where it is no such text. */
export function shardIn(text: string): Shard | undefined {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? []
  if (index === undefined || of === undefined || index < 1 || index > of || of > MOST) return undefined
  return { index, of }
}

export const shardText = ({ index, of }: Shard): string => `${index}/${of}`

/** Whether a scenario falls to a part: by its key alone, whatever other scenarios there are, in whichever order. */
export function fallsTo(key: string, { index, of }: Shard): boolean {
  return createHash('sha256').update(key).digest().readUInt32BE() % of === index - 1
}
