import type { Need } from '../catalogue/needs.ts'
import type { TextFact } from '../facts/facts.ts'
import { hasFact, lacksText, textOf, type Workspace } from '../facts/workspace.ts'
import { NotExercised } from '../outcome/errors.ts'
import type { ControlCalls, ControlEvent, Conversing, Outcome, ParticipantSettings } from '../targets/control.ts'

/** What the control interface lets a scenario do in its workspace. */
export interface Hooks {
  /** Acts as the participant of an action. Returns whether the action was open to them. Needs `actions`. */
  act(actionId: string, outcome: Outcome): Promise<boolean>
  /** Moves the scenario's own workspace forward. Returns its new time in milliseconds. Needs `workspaces` and `clock`. */
  advance(seconds: number): Promise<number>
  /** The events of a transaction, or of the whole workspace, oldest first. Needs `events` and `workspace-id`. */
  events(transactionId?: string): Promise<ControlEvent[]>
  /** Declares that the scenario counts on closed transactions to stay closed. Needs `completion` and `hold-completion`. */
  holdsCompletion(): void
  /** Completes a closed transaction where the workspace would leave it closed, for set-up. Returns whether it could. */
  finish(transactionId: string): Promise<boolean>
  /** Completes a closed transaction. Returns whether it was closed. Needs `completion`. */
  complete(transactionId: string): Promise<boolean>
  /**
   * Sets attributes of a participant that no documented call sets; where the target cannot have them in force now, the scenario
   * ends without being exercised. Needs `participants`.
   */
  setParticipant(transactionId: string, email: string, settings: ParticipantSettings): Promise<void>
  /** Reminds the participant of an action by hand, or ends the scenario like the call before. Needs `reminders`. */
  remind(actionId: string): Promise<void>
  /** Reads a participant's messages, or ends the conversation, or ends the scenario likewise. Needs `conversations`. */
  converse(transactionId: string, email: string, outcome: Conversing): Promise<void>
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
    const id = textOf(workspace, 'workspace-id')
    if (id === undefined) throw new NotExercised('the workspace has no known id')
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
    remind(actionId) {
      guard.use('reminders')
      return must(calls.remind(actionId), 'the target cannot remind the participant')
    },
    converse(transactionId, email, outcome) {
      guard.use('conversations')
      const unable = 'the target knows of no conversation with the participant'
      return must(calls.converse(transactionId, email, outcome), unable)
    },
  }
}

/** Ends the scenario where a hook could not do what it needs: that says nothing about the target. */
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

/** Emails of members of the workspace, two at least. */
export function membersOf(workspace: Workspace, guard: Guard): readonly string[] {
  guard.use('members')
  const { members } = workspace.facts
  if (!hasFact(workspace, 'members') || !Array.isArray(members)) throw new NotExercised(lacksText('members'))
  return members
}
