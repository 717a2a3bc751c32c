import type { Need } from '../catalogue/needs.ts'
import type { TextFact } from '../facts/facts.ts'
import { hasFact, lacksText, textOf, type Workspace } from '../facts/workspace.ts'
import { Inconclusive, NotExercised } from '../outcome/errors.ts'
import type { ControlCalls, ControlEvent, Conversing, Outcome, ParticipantSettings } from '../targets/control.ts'

/** The control interface as a scenario may use it in its workspace. */
export interface Hooks {
  /**
   * Acts as the participant of an action. Needs `actions`.
   * @returns whether the action was open to them
   */
  act(actionId: string, outcome: Outcome): Promise<boolean>
  /**
   * Moves the clock of the scenario's own workspace forward. Needs `workspaces` and `clock`.
   * @returns its new time in milliseconds since the epoch
   */
  advance(seconds: number): Promise<number>
  /** The events of a transaction, or of the whole workspace, oldest first. Needs `events` and `workspace-id`. */
  events(transactionId?: string): Promise<ControlEvent[]>
  /**
   * Declares that the scenario relies on closed transactions staying closed. Needs `completion` and `hold-completion`.
   */
  holdsCompletion(): void
  /**
   * Completes a closed transaction during set-up if the workspace would leave it closed.
   * @returns whether it is completed
   */
  finish(transactionId: string): Promise<boolean>
  /**
   * Completes a closed transaction. Needs `completion`.
   * @returns whether it was closed
   */
  complete(transactionId: string): Promise<boolean>
  /**
   * Sets attributes of a participant that no documented call sets. If the target cannot put them in force, the rule is
   * not exercised. Needs `participants`.
   */
  setParticipant(transactionId: string, email: string, settings: ParticipantSettings): Promise<void>
  /**
   * The same during set-up, for a rule that also holds for targets without `participants`.
   * @returns whether the attributes are in force
   */
  setIfOffered(transactionId: string, email: string, settings: ParticipantSettings): Promise<boolean>
  /**
   * Sends a manual reminder to the participant of an action. If the target cannot, the rule is not exercised. Needs
   * `reminders`.
   */
  remind(actionId: string): Promise<void>
  /**
   * Reads a participant's messages or ends the conversation. If the target cannot, the rule is not exercised. Needs
   * `conversations`.
   */
  converse(transactionId: string, email: string, outcome: Conversing): Promise<void>
}

/** Records what a scenario uses of its target, and rejects undeclared needs: needs must be data on the rule. */
export interface Guard {
  use(need: Need): void
  readonly used: ReadonlySet<Need>
}

/** Creates a guard for a scenario whose rules declare `needs`. */
export function guardFor(needs: readonly Need[]): Guard {
  const used = new Set<Need>()
  return {
    used,
    use(need) {
      used.add(need)
      if (!needs.includes(need))
        throw new Error(`the scenario uses \`${need}\`, but none of its rules declares that need`)
    },
  }
}

/** @param offered the capabilities of the target */
export function hooksFor(
  calls: ControlCalls,
  workspace: Workspace,
  guard: Guard,
  offered: readonly Need[] = [],
): Hooks {
  const workspaceId = (): string => {
    const id = textOf(workspace, 'workspace-id')
    if (id === undefined) throw new NotExercised('the id of the workspace is unknown')
    return id
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
      return !workspace.features.hold_completion || calls.complete(transactionId)
    },
    holdsCompletion() {
      guard.use('completion')
      guard.use('hold-completion')
    },
    complete(transactionId) {
      guard.use('completion')
      return calls.complete(transactionId)
    },
    setParticipant(transactionId, email, settings) {
      guard.use('participants')
      const unable = `the target cannot set ${Object.keys(settings).join(', ')} of a participant`
      return must(calls.setParticipant(transactionId, email, settings), unable)
    },
    async setIfOffered(transactionId, email, settings) {
      if (!offered.includes('participants')) return false
      // A target may offer the hook and know only other attributes: the scenario continues without them.
      return calls.setParticipant(transactionId, email, settings).catch((error: unknown) => {
        if (error instanceof Inconclusive && !error.passing) return false
        throw error
      })
    },
    remind(actionId) {
      guard.use('reminders')
      return must(calls.remind(actionId), 'the target cannot remind the participant')
    },
    converse(transactionId, email, outcome) {
      guard.use('conversations')
      const unable = 'the target has no conversation with the participant'
      return must(calls.converse(transactionId, email, outcome), unable)
    },
  }
}

/** Ends the scenario if a hook could not do what the scenario needs: that says nothing about the target. */
async function must(isDone: Promise<boolean>, unable: string): Promise<void> {
  if (!(await isDone)) throw new NotExercised(unable)
}

/** The value of a fact of the workspace. */
export function factOf(fact: TextFact, workspace: Workspace, guard: Guard): string {
  guard.use(fact)
  const value = textOf(workspace, fact)
  if (value === undefined) throw new NotExercised(lacksText(fact))
  return value
}

/** Emails of at least two members of the workspace. */
export function membersOf(workspace: Workspace, guard: Guard): readonly string[] {
  guard.use('members')
  const { members } = workspace.facts
  if (!hasFact(workspace, 'members') || !Array.isArray(members)) throw new NotExercised(lacksText('members'))
  return members
}
