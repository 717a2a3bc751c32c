import type { Pair } from './encode.ts'
import type { Part } from './multipart.ts'

/** How a request is authenticated (document: Authentication, 2), or not. */
export interface Auth {
  readonly scheme: 'bearer' | 'basic'
  readonly secret: string
}

/** Which documented call a request is: its name, and the ids that stand in its path, by the names of the document. */
export interface CallReference {
  readonly name: string
  readonly ids: Readonly<Record<string, string>>
}

/** A request and what came back, whole and with its secrets: it stays in memory, only its redacted text leaves. */
export interface Exchange {
  /** Its number in the scenario's log, from 1. */
  readonly number: number
  /** Whether it went to the public interface or to the control interface. */
  readonly side: 'api' | 'control'
  readonly method: string
  /** Absent where the document offers no such call. */
  readonly call?: CallReference
  /** Path and query below the base address. */
  readonly path: string
  readonly auth?: Auth
  readonly headers: Readonly<Record<string, string>>
  readonly form?: readonly Pair[]
  readonly json?: unknown
  readonly parts?: readonly Part[]
  readonly raw?: string | Uint8Array
  /** When it was sent, the last time where that was more than once, in milliseconds since the epoch; and how long it took. */
  startedAt: number
  durationMs: number
  /** Absent when nothing came back: then `failure` says why. */
  answer?: AnswerData
  failure?: string
}

/** What keeps an answer from being one of the interface: something on the way may have made it so. */
export type Flaw =
  | 'a redirect'
  | 'an HTML page'
  | 'bytes that are no UTF-8'
  | 'text that is no JSON'
  | 'a denial of the key that it took before'

/** What the target answered. */
export interface AnswerData {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The parsed JSON, `undefined` where the text is none. */
  readonly body: unknown
  /** Why it is no answer of the interface, where it is none. */
  readonly flaw?: Flaw
}

/** Whether the request was accepted (2xx). */
export function isSuccess({ status }: Pick<AnswerData, 'status'>): boolean {
  return status >= 200 && status < 300
}

/** An answer with the exchange that it ends. */
export interface Answer extends AnswerData {
  readonly exchange: Exchange
}
