import type { Args } from '../http/encode.ts'
import type { Answer } from '../http/exchange.ts'
import type { JsonObject } from '../values/json.ts'
import type { Context } from './context.ts'

/**
 * A documented call that stores arguments: what it sends, what must stay as it was when it is refused, and where the result
 * shows. Rules that hold for several writes differ in nothing else.
 */
export interface Write<On extends string = string> {
  /** The last word of the ids of its rules: `create`. */
  readonly on: On
  /** For statements and titles: `on creation`. */
  readonly when: string
  /**
   * Brings about what the write needs. A failure here is no verdict.
   * @param before the arguments that the written thing has already, where the write changes one that is there
   */
  readonly prepare: (context: Context, before?: Args) => Promise<Prepared>
}

/** A write that can be sent. */
export interface Prepared {
  /** Sends it with these arguments. */
  readonly send: (args: Args) => Promise<Answer>
  /** The id of the transaction that a refused write leaves as it was; absent where there is none yet. */
  readonly leaves?: string
  /** The written thing as it was before, where the write changes one that is there. */
  readonly before?: JsonObject
  /** The written thing as it reads now, given what the write was answered with. */
  readonly read: (answered: JsonObject) => Promise<JsonObject>
}

/** The same write, before which `prepare` makes sure of something more. */
export function after<On extends string>(prepare: (context: Context) => Promise<unknown>, write: Write<On>): Write<On> {
  return {
    ...write,
    prepare: async (context, before) => {
      await prepare(context)
      return write.prepare(context, before)
    },
  }
}
