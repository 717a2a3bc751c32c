import { FACTS, type Fact, type Need } from '../catalogue/needs.ts'
import { NotExercised } from '../outcome/errors.ts'
import type { ControlCalls, ControlEvent, Outcome } from '../targets/control.ts'
import { hasFact, type Workspace } from '../targets/target.ts'

/** What the control interface lets a scenario do in its workspace. */
export interface Hooks {
  /** Acts as the participant of an action. Returns whether the action was open to them. Needs `actions`. */
  act(actionId: string, outcome: Outcome): Promise<boolean>
  /** Moves the scenario's own workspace forward. Returns its new time in milliseconds. Needs `workspaces` and `clock`. */
  advance(seconds: number): Promise<number>
  /** The events of a transaction, oldest first. Needs `events` and `workspace-id`. */
  events(transactionId: string): Promise<ControlEvent[]>
  /** Declares that the scenario counts on closed transactions to stay closed. Needs `completion` and `hold-completion`. */
  holdsCompletion(): void
  /** Completes a closed transaction where the workspace would leave it closed, for set-up. Returns whether it could. */
  finish(transactionId: string): Promise<boolean>
  /** Completes a closed transaction. Returns whether it was closed. Needs `completion`. */
  complete(transactionId: string): Promise<boolean>
}

/** Notes what a scenario uses of its target, and bars what its rules do not declare: needs are data on the rule. */
export interface Guard {
  use(need: Need): void
  readonly used: ReadonlySet<Need>
}

/** A guard for a scenario whose rules declare `needs`. */
export function guardFor(needs: readonly Need[]): Guard {
  const used = new Set<Need>()
  return {
    used,
    use(need) {
      used.add(need)
      if (!needs.includes(need))
        throw new Error(`the scenario uses \`${need}\`, which no rule of it declares as a need`)
    },
  }
}

export function hooksFor(calls: ControlCalls, workspace: Workspace, guard: Guard): Hooks {
  const workspaceId = (): string => {
    if (workspace.id === undefined) throw new NotExercised('the workspace has no known id')
    return workspace.id
  }
  return {
    act(actionId, outcome) {
      guard.use('actions')
      return calls.act(actionId, outcome)
    },
    advance(seconds) {
      guard.use('clock')
      guard.use('workspaces')
      return calls.advance(workspaceId(), seconds)
    },
    events(transactionId) {
      guard.use('events')
      guard.use('workspace-id')
      return calls.events(workspaceId(), transactionId)
    },
    async finish(transactionId) {
      return !workspace.features.holdCompletion || calls.complete(transactionId)
    },
    holdsCompletion() {
      guard.use('completion')
      guard.use('hold-completion')
    },
    complete(transactionId) {
      guard.use('completion')
      return calls.complete(transactionId)
    },
  }
}

/** Facts that are an id, a key or an address. */
export type ValueFact = Exclude<
  Fact,
  | 'long-term-on'
  | 'long-term-off'
  | 'issuing-entities-on'
  | 'issuing-entities-off'
  | 'private-by-default'
  | 'public-by-default'
  | 'optional-consents'
  | 'hold-completion'
  | 'members'
>

const VALUES: Record<ValueFact, (workspace: Workspace) => string | undefined> = {
  'workspace-id': (w) => w.id,
  'no-access-key': (w) => w.noAccessKey,
  'second-key': (w) => w.secondKey,
  'api-key-id': (w) => w.keyId,
  'default-folder': (w) => w.defaultFolder,
  folder: (w) => w.folder,
  'default-issuing-entity': (w) => w.defaultIssuingEntity,
  'issuing-entity': (w) => w.issuingEntity,
  'evidence-archiving': (w) => w.evidenceArchiving,
  seal: (w) => w.seal,
}

/** The value of a fact of the workspace. */
export function factOf(fact: ValueFact, workspace: Workspace, guard: Guard): string {
  guard.use(fact)
  const value = VALUES[fact](workspace)
  if (value === undefined || !hasFact(workspace, fact))
    throw new NotExercised(`the workspace lacks: ${FACTS[fact].tells}`)
  return value
}
