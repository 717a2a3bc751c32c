import { Inconclusive, NotExercised } from '../../../helpers/engine/index.ts'
import type { Args, Context, JsonObject, Look, Outcome } from '../../../helpers/engine/index.ts'
import { actionsOf, tasksOf } from '../reads/people.ts'
import { onceShown } from '../reads/once-shown.ts'
import { actionIn } from '../reads/tasks.ts'
import { canAct, NAMES_SIGNER, startedWithTwoSigners } from './performing.ts'

const REFUSED = { outcome: 'refused', reason: 'signature_refusal' } as const
const REVIEW_REFUSED = { outcome: 'refused', reason: 'review_refusal' } as const

/** Two participants of a started transaction. The target decides whether both can act at the same time. */
export interface Pair {
  readonly id: string
  readonly people: readonly [string, string]
  /** How they refuse. */
  readonly refusal: Outcome
  /** Lets one of them act, and returns their action. If others have to act before both of them, these have acted then. Needs `actions`. */
  readonly oneActs: (outcome: Outcome) => Promise<string>
  /** Once others have acted, their tasks may be such that "no longer needs performing" (document: Action). */
  readonly mayBeSpared?: true
}
type Start = (context: Context, args?: Args) => Promise<Pair>

/** Two signers, each of a field of the same document. */
export const signers: Start = async (context, args) => {
  const { id, first, second } = await startedWithTwoSigners(context, args)
  const oneActs = (outcome: Outcome) => context.given.acted(id, outcome)
  return { id, people: [first.signer, second.signer], refusal: REFUSED, oneActs }
}

/** Two reviewers of one signer. */
const reviewers: Start = async ({ given }, args) => {
  const { id, signer } = await given.startable(args)
  const people = [await given.reviewer(id, signer), await given.reviewer(id, signer)] as const
  await given.calls.start(id)
  const oneActs = (outcome: Outcome) => given.actedBy(id, people[0], outcome)
  return { id, people, refusal: REVIEW_REFUSED, oneActs, mayBeSpared: true }
}

/** Two alternate signers of one field: if one signs, the other no longer has to. */
export const alternates: Start = async ({ given, people }, args) => {
  const { id, signer, fieldId: field } = await given.startable(args)
  const other = people.email()
  await given.calls.addSigner(id, { signer: other, field })
  await given.calls.start(id)
  const oneActs = (outcome: Outcome) => given.acted(id, outcome)
  return { id, people: [signer, other], refusal: REFUSED, oneActs, mayBeSpared: true }
}

/** Pairs whose tasks do not depend on each other, in the order in which they are tried. */
export const INDEPENDENT = [signers, reviewers] as const
/** All pairs. In a service whose signers act one after another, two reviewers or two alternates may still act at once. */
export const PAIRS = [...INDEPENDENT, alternates] as const

const MESSAGE = { outcome: 'message', message: 'When do I get my copy?' } as const
type Act = 'done' | 'message' | 'refused'
const outcomeOf = (act: Act, { refusal }: Pair): Outcome =>
  ({ done: { outcome: 'done' } as const, message: MESSAGE, refused: refusal })[act]

/** The acts of a pair, and the reading that must be seen in between. */
export interface Acts {
  readonly first: Act
  readonly second: Act
  readonly among?: readonly Start[]
  /** The arguments of the creation. */
  readonly args?: Args
  readonly onceStarted?: (id: string) => Promise<unknown>
  /** Waits until the transaction shows the first act. */
  readonly onceActed?: (id: string, action: string) => Promise<unknown>
}

/** Lets one of a pair act: `acted` is that participant, `left` the other one. */
export async function actedByOne(
  context: Context,
  pair: Pair,
  { first, onceActed }: Pick<Acts, 'first' | 'onceActed'>,
) {
  const action = await pair.oneActs(outcomeOf(first, pair))
  await onceActed?.(pair.id, action)
  const [one, other] = pair.people
  const isOf = (now: JsonObject, who: string) => actionsOf(now, who).some(({ id }) => String(id) === action)
  // A read may still be from before the start.
  const names: Look = (now) =>
    context.check.equal('the performed action names a participant', isOf(now, one) || isOf(now, other), true)
  const read = await onceShown(context, pair.id, names, NAMES_SIGNER)
  const [acted, left] = isOf(read, one) ? [one, other] : [other, one]
  return { ...pair, action, read, acted, left }
}

/**
 * Lets one participant act, then another one whose action was open at the same time: two signers or, if only one signer can act at a
 * time, two others. If nobody else can act, the scenario is not exercised. Needs `actions`.
 */
export async function bothAct(context: Context, acts: Acts) {
  for (const start of acts.among ?? PAIRS) {
    const scene = await firstActs(context, start, acts)
    if (!scene) continue
    for (const { id: second } of actionsOf(scene.read, scene.left))
      if (await canAct(context, String(second), outcomeOf(acts.second, scene)))
        return { ...scene, second: String(second) }
  }
  return context.notExercised(`nobody else can act after one participant has acted: ${acts.first}, ${acts.second}`)
}

/** Only the signers must be able to act. The control interface may lack acts of others, which are judged elsewhere. */
const firstActs = (context: Context, start: Start, acts: Acts) =>
  exceptOfSigners(start, async () => {
    const pair = await start(context, acts.args)
    await acts.onceStarted?.(pair.id)
    return actedByOne(context, pair, acts)
  })

/** Starts a pair, or returns `undefined` if the target refuses one that is not of two signers: a signer may have only one reviewer. */
export const startedUnlessRefused = (context: Context, start: Start) => exceptOfSigners(start, () => start(context))

async function exceptOfSigners<T>(start: Start, make: () => Promise<T>): Promise<T | undefined> {
  try {
    return await make()
  } catch (error) {
    const cannot = error instanceof NotExercised || (error instanceof Inconclusive && !error.passing)
    if (start !== signers && cannot) return undefined
    throw error
  }
}

/** The transaction, once it shows that an action was refused. */
export const onceFlagged =
  (context: Context) =>
  (id: string, action: string): Promise<JsonObject> => {
    const isFlagged: Look = (read) => context.check.equal('stalled', actionIn(read, action)?.['stalled'], true)
    return onceShown(context, id, isFlagged, 'action/stalled-flag')
  }

/** Ends the scenario if a participant may no longer have to act because another one has acted. */
export function unlessSpared({ notExercised }: Context, read: JsonObject, { mayBeSpared }: Pair, who: string): void {
  // A closed action may show no tasks.
  if (mayBeSpared && tasksOf(read, who).every(({ state }) => state === 'skipped'))
    notExercised('the task that was refused no longer needs performing, or is not shown')
}
