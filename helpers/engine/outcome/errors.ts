import type { Need } from '../catalogue/needs.ts'

/**
 * The only way to find a target guilty: an assertion about what it answered. Every other error of a scenario keeps it
 * from a conclusion.
 */
export class Violation extends Error {
  override readonly name = 'Violation'
  /** What was looked at. */
  readonly what: string
  readonly expected: string
  readonly actual: string
  /** The rules, breaches of which would explain this one: where one of them is violated, this is no breach of its own. */
  readonly causes: readonly string[]

  constructor(what: string, expected: string, actual: string, causes: readonly string[] = []) {
    super(`${what}: expected ${expected}, got ${actual}`)
    this.what = what
    this.expected = expected
    this.actual = actual
    this.causes = causes
  }
}

/** Why nothing may be concluded, for what decides by it. `slow`: no answer in time; `lost`: the connection failed. */
export type Trouble = 'slow' | 'lost'

/** The target or the way there failed the scenario: nothing may be concluded. */
export class Inconclusive extends Error {
  override readonly name: string = 'Inconclusive'
  /** True when another try may succeed: transport errors, time-outs, answers in the 5xx range. */
  readonly passing: boolean
  readonly trouble: Trouble | undefined
  /** The rules, breaches of which would explain this. */
  readonly causes: readonly string[]

  constructor(
    message: string,
    options: { cause?: unknown; passing?: boolean; trouble?: Trouble; causes?: readonly string[] } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause })
    this.passing = options.passing ?? false
    this.trouble = options.trouble
    this.causes = options.causes ?? []
  }
}

/** The target answered in the 5xx range. On a request that is being judged it may become a violation, if it always does. */
export class ServerError extends Inconclusive {
  override readonly name = 'ServerError'
  /** The request that was answered so. */
  readonly request: string
  readonly status: number
  /** What had been expected of the request, where it was the one being judged, and what else would explain it. */
  judged: { readonly expected: string; readonly causes: readonly string[] } | undefined

  constructor(request: string, status: number) {
    super(`${request}: answered ${status}`, { passing: true })
    this.request = request
    this.status = status
  }
}

/** What came is no answer of the interface: something on the way may have made it so. */
export class FlawedAnswer extends Inconclusive {
  override readonly name = 'FlawedAnswer'
  /** The call, its status and what is wrong with the answer: the same for all answers of this kind. */
  readonly kind: string
  /** Which request of its call it answers, in the try: the first, the second. */
  readonly turn: number

  constructor(message: string, kind: string, turn: number, causes: readonly string[] = []) {
    super(message, { passing: true, causes })
    this.kind = kind
    this.turn = turn
  }
}

/** The target lacks what the scenario turned out to need; the message says what. */
export class NotExercised extends Error {
  override readonly name: string = 'NotExercised'
  /** The needs that the target was known to lack before the scenario ran. */
  readonly lacks: readonly Need[]

  constructor(message: string, lacks: readonly Need[] = []) {
    super(message)
    this.lacks = lacks
  }
}

/** The target shows nothing that could be judged, where the document allows it to. Reports count it apart from missing needs. */
export class NotShown extends NotExercised {
  override readonly name = 'NotShown'

  constructor(what: string) {
    super(`${what} shows nothing`)
  }
}
