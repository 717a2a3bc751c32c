import { z } from 'zod'
import { MadeWorkspace, STANDARD_FEATURES } from '../facts/made-workspace.ts'
import { workspaceOf, type Features, type Workspace } from '../facts/workspace.ts'
import type { Outgoing } from '../http/client.ts'
import { isSuccess, type AnswerData } from '../http/exchange.ts'
import { Inconclusive } from '../outcome/errors.ts'
import { instantOf, isDateTime } from '../values/time.ts'
import { cut } from '../values/json.ts'

/** Sends one request to the control interface. */
export type ControlSend = (outgoing: Outgoing) => Promise<AnswerData>

const Events = z.object({
  events: z.array(
    z.object({
      type: z.string(),
      created_at: z.string().optional(),
      transaction_id: z.string().nullish(),
      action_id: z.string().nullish(),
      api_key_id: z.string().nullish(),
    }),
  ),
})
/** An event as the control interface reports it. */
export type ControlEvent = z.infer<typeof Events>['events'][number]

/** The action of a participant on the action page. */
export type Outcome =
  | { readonly outcome: 'done'; readonly declined_consents?: readonly string[] }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'message'; readonly message: string }

/** Settings of a participant of a transaction (document: Participant). */
export interface ParticipantSettings {
  readonly invitation_subject?: string
  readonly invitation_message?: string
  readonly reminder_subject?: string
  readonly reminder_message?: string
  readonly signed_documents_subject?: string
  readonly signed_documents_message?: string
  readonly full_name?: string
  readonly phone_number?: string
  /** Hours. */
  readonly stall_trigger?: number
  /** Hours. */
  readonly schedule?: readonly number[]
  /** Days. */
  readonly waiting_period?: number
  readonly cancel_waiting_period?: true
}

/** The creator's action on the messages of a participant. */
export type Conversing = 'read' | 'ended'

/**
 * The calls of control interface version 1 (control-interface.md). An unexpected response is never blamed on the
 * target's public interface: it makes the scenario inconclusive.
 */
export function controlCalls(send: ControlSend) {
  const post = (path: string, json: unknown) => send({ method: 'POST', path, json })
  /**
   * Sends a request that may be impossible at the moment.
   * @returns whether it was possible (204) or not (409)
   */
  const sendIfPossible = async (call: string, path: string, json: unknown): Promise<boolean> => {
    const answer = await post(path, json)
    return answer.status !== 409 && succeeded(call, answer)
  }
  const onAction = (id: string) => `/actions/${encodeURIComponent(id)}`
  const onTransaction = (id: string) => `/transactions/${encodeURIComponent(id)}`
  return {
    /** Creates an empty workspace that only this run uses. Other implementations ignore `fault`. */
    async makeWorkspace(features: Features, fault?: string): Promise<Workspace> {
      const wanted = { ...STANDARD_FEATURES, ...features }
      const answer = await post('/workspaces', { features: wanted, ...(fault !== undefined && { fault }) })
      const workspace = workspaceOf(understood('POST /workspaces', answer, MadeWorkspace))
      if (workspace) return workspace
      throw new Inconclusive(
        'control interface: the response to POST /workspaces is unusable: it contains no API key with access "full"',
      )
    },

    /**
     * Acts as the participant of an action.
     * @returns whether the action was open to them (204) or not (409)
     */
    act: (actionId: string, outcome: Outcome) => sendIfPossible('POST /actions/{id}', onAction(actionId), outcome),

    /**
     * Moves the workspace's clock forward.
     * @returns its new time in milliseconds since the epoch
     */
    async advance(workspaceId: string, seconds: number): Promise<number> {
      const answer = await post('/clock', { workspace_id: workspaceId, advance_seconds: Math.ceil(seconds) })
      return instantOf(understood('POST /clock', answer, z.object({ now: z.string().refine(isDateTime) })).now)
    },

    /** The events of a transaction, or of the whole workspace, oldest first. */
    async events(workspaceId: string, transactionId?: string): Promise<ControlEvent[]> {
      const ofOne = transactionId !== undefined && { transaction_id: transactionId }
      const query = new URLSearchParams({ workspace_id: workspaceId, ...ofOne }).toString()
      return understood('GET /events', await send({ method: 'GET', path: `/events?${query}` }), Events).events
    },

    /**
     * Produces the final documents of a closed transaction.
     * @returns whether it was closed (204) or not (409)
     */
    complete: (transactionId: string) =>
      sendIfPossible('POST /transactions/{id}/complete', `${onTransaction(transactionId)}/complete`, {}),

    /**
     * Sets attributes of a participant.
     * @returns whether all of them are in force (204) or cannot be now (409)
     */
    setParticipant: (transactionId: string, email: string, settings: ParticipantSettings) =>
      sendIfPossible('POST /transactions/{id}/participants', `${onTransaction(transactionId)}/participants`, {
        email,
        ...settings,
      }),

    /**
     * Sends a manual reminder to the participant of an action.
     * @returns whether that was possible (204) or not (409)
     */
    remind: (actionId: string) => sendIfPossible('POST /actions/{id}/remind', `${onAction(actionId)}/remind`, {}),

    /**
     * Makes the creator read the messages of a participant, or end the conversation.
     * @returns whether there was one
     */
    converse: (transactionId: string, email: string, outcome: Conversing) =>
      sendIfPossible('POST /transactions/{id}/conversations', `${onTransaction(transactionId)}/conversations`, {
        email,
        outcome,
      }),
  }
}

/** The calls of the control interface. */
export type ControlCalls = ReturnType<typeof controlCalls>

function succeeded(call: string, { status, text, defect }: AnswerData): true {
  if (isSuccess({ status })) return true
  throw new Inconclusive(`control interface: ${call}: the response is ${status}: ${cut(text, 200)}`, {
    passing: status >= 500 || defect !== undefined,
  })
}

function understood<T>(call: string, answer: AnswerData, schema: z.ZodType<T>): T {
  succeeded(call, answer)
  const read = schema.safeParse(answer.body)
  if (read.success) return read.data
  const where = read.error.issues
    .map((issue) => `${issue.path.join('.') || 'the body'} is not as documented`)
    .join('; ')
  throw new Inconclusive(`control interface: ${call}: ${where}`, { passing: answer.defect !== undefined })
}
