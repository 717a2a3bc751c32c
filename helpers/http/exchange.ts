import type { Pair } from './encode.ts'
import type { Upload } from './multipart.ts'

/** How a request is authenticated (document: Authentication, 2), or not. */
export interface Auth {
  readonly scheme: 'bearer' | 'basic'
  readonly secret: string
}

/** A request and what came back, whole and with its secrets: it stays in memory, only its redacted text leaves. */
export interface Exchange {
  /** Its number in the scenario's log, from 1. */
  readonly number: number
  /** Whether it went to the public interface or to the control interface. */
  readonly side: 'api' | 'control'
  readonly method: string
  /** Path and query below the base address. */
  readonly path: string
  readonly auth?: Auth
  readonly headers: Readonly<Record<string, string>>
  readonly form?: readonly Pair[]
  readonly json?: unknown
  readonly upload?: Upload
  readonly raw?: string
  /** Milliseconds since the epoch, and in all. */
  readonly startedAt: number
  durationMs: number
  /** Absent when nothing came back: then `failure` says why. */
  answer?: AnswerData
  failure?: string
}

/** What the target answered. */
export interface AnswerData {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The parsed JSON, `undefined` where the text is none. */
  readonly body: unknown
}

/** An answer with the exchange that it ends. */
export interface Answer extends AnswerData {
  readonly exchange: Exchange
}
