/**
 * The only way to find a target guilty: an assertion about what it answered. Every other error of a scenario keeps it
 * from a conclusion.
 */
export class Violation extends Error {
  override readonly name = 'Violation'
  readonly expected: string
  readonly actual: string

  constructor(what: string, expected: string, actual: string) {
    super(`${what}: expected ${expected}, got ${actual}`)
    this.expected = expected
    this.actual = actual
  }
}

/** The target or the way there failed the scenario: nothing may be concluded. */
export class Inconclusive extends Error {
  override readonly name: string = 'Inconclusive'
  /** True when another try may succeed: transport errors, time-outs, answers in the 5xx range. */
  readonly passing: boolean

  constructor(message: string, options: { cause?: unknown; passing?: boolean } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause })
    this.passing = options.passing ?? false
  }
}

/** The target answered in the 5xx range. On a request that is being judged it may become a violation, if it always does. */
export class ServerError extends Inconclusive {
  override readonly name = 'ServerError'
  readonly status: number
  /** Whether the request was the one being judged, and what had been expected of it. */
  judged: { what: string; expected: string } | undefined

  constructor(message: string, status: number) {
    super(message, { passing: true })
    this.status = status
  }
}

/** The target lacks what the scenario turned out to need; the message says what. */
export class NotExercised extends Error {
  override readonly name = 'NotExercised'
}
