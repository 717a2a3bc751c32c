import type { Need } from '../catalogue/needs.ts'
import { nextTurn } from '../values/turn.ts'

/** The comparison that an assertion makes. Findings are grouped by it. */
export type AssertionKind =
  | 'status'
  | 'accepted'
  | 'refused'
  | 'error-object'
  | 'equal'
  | 'different'
  | 'one-of'
  | 'absent'
  | 'present'
  | 'same-set'
  | 'instant'
  | 'unchanged'
  | 'shape'
  | 'claim'

/** The details of a violation besides its texts. */
export interface ViolationDetails {
  readonly kind?: AssertionKind
  /** The rules that explain this violation: if one of them is violated, this is not counted as a separate violation. */
  readonly causes?: readonly string[]
  /** The number of the exchange whose response was judged. */
  readonly exchange?: number
  /** The judged value, which shows the judged response if `exchange` is absent. */
  readonly value?: unknown
}

/**
 * A failed assertion about a response of the target: the only error that is a violation. Any other error of a scenario
 * makes it inconclusive.
 */
export class Violation extends Error {
  override readonly name = 'Violation'
  /** The checked value. */
  readonly what: string
  readonly expected: string
  readonly actual: string
  readonly kind: AssertionKind
  readonly causes: readonly string[]
  /** Unknown if only a value was passed to the assertion: then the response with this value is the judged one. */
  exchange: number | undefined
  readonly value: unknown
  /** When the assertion failed, in the same count as the arrival of responses: a scenario may continue before it reports the violation. */
  readonly turn: number = nextTurn()

  constructor(what: string, expected: string, actual: string, details: ViolationDetails = {}) {
    super(`${what}: expected ${expected}, got ${actual}`)
    this.what = what
    this.expected = expected
    this.actual = actual
    this.kind = details.kind ?? 'claim'
    this.causes = details.causes ?? []
    this.exchange = details.exchange
    this.value = details.value
  }
}

/**
 * The kind of network problem behind an inconclusive result. `slow`: no response in time; `lost`: the connection
 * failed.
 */
export type Trouble = 'slow' | 'lost'

/** The target or the network path prevented a conclusion. */
export class Inconclusive extends Error {
  override readonly name: string = 'Inconclusive'
  /** True if another attempt may succeed: after transport errors, time-outs and 5xx responses. */
  readonly passing: boolean
  readonly trouble: Trouble | undefined
  /** The rules that explain this if they are violated. */
  readonly causes: readonly string[]
  /** The status of a refused set-up request, or of the 5xx response. */
  readonly status: number | undefined

  constructor(
    message: string,
    options: {
      cause?: unknown
      passing?: boolean
      trouble?: Trouble
      causes?: readonly string[]
      status?: number
    } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause })
    this.status = options.status
    this.passing = options.passing ?? false
    this.trouble = options.trouble
    this.causes = options.causes ?? []
  }
}

/**
 * A 5xx response of the target. If the request is the one being judged and always fails this way, it may become a
 * violation.
 */
export class ServerError extends Inconclusive {
  override readonly name = 'ServerError'
  /** The request that got the 5xx response. */
  readonly request: string
  override readonly status: number
  /** The number of its exchange. */
  readonly exchange: number | undefined
  /** If the request was the one being judged: the expectation, and the rules that may explain the failure. */
  judged: { readonly expected: string; readonly causes: readonly string[] } | undefined

  constructor(request: string, status: number, exchange?: number) {
    super(`${request}: the response is ${status}`, { passing: true })
    this.request = request
    this.status = status
    this.exchange = exchange
  }
}

/** The response is malformed: an intermediary on the network path may have changed it. */
export class MalformedResponse extends Inconclusive {
  override readonly name = 'MalformedResponse'
  /** The call, its status and the problem of the response; equal for all responses with the same problem. */
  readonly kind: string
  /** The position of the request among the requests of the same call in this attempt, starting at 1. */
  readonly turn: number

  constructor(message: string, kind: string, turn: number, causes: readonly string[] = []) {
    super(message, { passing: true, causes })
    this.kind = kind
    this.turn = turn
  }
}

/** The target lacks something that the scenario needs; the message says what. */
export class NotExercised extends Error {
  override readonly name: string = 'NotExercised'
  /** The needs that were known to be missing before the scenario ran. */
  readonly lacks: readonly Need[]

  constructor(message: string, lacks: readonly Need[] = []) {
    super(message)
    this.lacks = lacks
  }
}

/**
 * The target shows nothing to judge, although the document allows that. Reports count this separately from missing
 * needs.
 */
export class NotShown extends NotExercised {
  override readonly name = 'NotShown'

  constructor(what: string) {
    super(`${what} shows nothing`)
  }
}
