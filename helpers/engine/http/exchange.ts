import type { Pair } from './encode.ts'
import type { Part } from './multipart.ts'

/** How a request is authenticated (document: Authentication, 2), or not. */
export interface Auth {
  readonly scheme: 'bearer' | 'basic'
  readonly secret: string
}

/** The documented call of a request: its name, and the ids in its path by the document's names. */
export interface CallReference {
  readonly name: string
  readonly ids: Readonly<Record<string, string>>
}

/** A request and its response, complete and with secrets. It stays in memory; only its redacted text is written out. */
export interface Exchange {
  /** Its number in the scenario's log, starting at 1. */
  readonly number: number
  /** Whether it went to the public interface or to the control interface. */
  readonly side: 'api' | 'control'
  readonly method: string
  /** Absent if the document offers no such call. */
  readonly call?: CallReference
  /** Path and query below the base address. */
  readonly path: string
  readonly auth?: Auth
  readonly headers: Readonly<Record<string, string>>
  readonly form?: readonly Pair[]
  readonly json?: unknown
  readonly parts?: readonly Part[]
  readonly raw?: string | Uint8Array
  /** When the request was last sent, in milliseconds since the epoch, and how long it took. */
  startedAt: number
  durationMs: number
  /** Absent if there was no response; then `failure` says why. */
  answer?: AnswerData
  failure?: string
}

/** Why a response is malformed: an intermediary on the network path may have caused it. */
export type Defect =
  | 'a redirect'
  | 'an HTML page'
  | 'bytes that are not UTF-8'
  | 'text that is not JSON'
  | 'a rejection of the key that was accepted before'

/** The response of the target. */
export interface AnswerData {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The parsed JSON; `undefined` if the text is not JSON. */
  readonly body: unknown
  /** Why the response is malformed, if it is. */
  readonly defect?: Defect
}

/** Whether the request was accepted (2xx). */
export function isSuccess({ status }: Pick<AnswerData, 'status'>): boolean {
  return status >= 200 && status < 300
}

/** A response with its exchange. */
export interface Answer extends AnswerData {
  readonly exchange: Exchange
}
