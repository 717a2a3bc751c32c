import { createJournal, type Journal } from '../evidence/journal.ts'
import { createRedactor, type Redactor } from '../evidence/redact.ts'
import { variablesOf, type Features, type Workspace } from '../facts/workspace.ts'
import { createWaits, type Waits } from '../given/waits.ts'
import { createClient, type Outgoing } from '../http/client.ts'
import type { ArrayEncoding } from '../http/encode.ts'
import type { Answer, Auth } from '../http/exchange.ts'
import { controlCalls, type ControlCalls } from '../targets/control.ts'
import type { Target } from '../targets/target.ts'
import { probeArrays } from './array-probe.ts'
import { cancelAll } from './clean-up.ts'
import { begin, createdId, hideKeysIn, trusted } from './sending.ts'
import { hideKeysOf, workspacesFor } from './workspaces.ts'

/** The way to one target, shared by all scenarios of a run. */
export interface Session {
  readonly target: Target
  readonly redactor: Redactor
  /** Values with a variable of the user's own, for commands to paste. */
  readonly variables: ReadonlyMap<string, string>
  readonly requests: number
  /** Waits of the run that came to nothing. */
  readonly waits: Waits
  /** Sends to the public interface and notes the exchange in `journal`. */
  send(journal: Journal, auth: Auth | undefined, outgoing: Outgoing, signal?: AbortSignal): Promise<Answer>
  /** The calls of the control interface, noting into `journal`. */
  control(journal: Journal, signal?: AbortSignal): ControlCalls
  /** How the target takes arrays of strings: told by a fact, else probed once. */
  arrays(): Promise<ArrayEncoding>
  /** A workspace with `features`: the given one where it has them, else one made for them; a new one with `fresh`. */
  workspaceWith(features: Features, fresh: boolean, journal: Journal): Promise<Workspace>
  /** Whether the target accepts a plain draft right now. */
  isAlive(): Promise<boolean>
  /** Cancels transactions of the given workspace, as far as they can be. Returns the ids of those that are left. */
  cleanUp(ids: Iterable<string>): Promise<string[]>
  close(): Promise<void>
}

/** Opens the way to a target. Nothing is sent yet. */
export function openSession(target: Target, connections: number): Session {
  const { timeoutMs, workspace: own, control } = target
  const client = createClient({ baseUrl: target.baseUrl, timeoutMs, connections })
  const controlClient = control && createClient({ baseUrl: control.url, timeoutMs, connections })
  const auth: Auth = { scheme: target.scheme, secret: own.key }
  const token = control?.token
  const redactor = createRedactor()
  const variables = new Map<string, string>(variablesOf(own))
  hideKeysOf(own, true, redactor)
  if (token !== undefined) redactor.add(token, '$ESIGN_CONTROL_TOKEN')
  if (token !== undefined) variables.set(token, 'ESIGN_CONTROL_TOKEN')
  let probed: Promise<ArrayEncoding> | undefined

  const session: Session = {
    target,
    redactor,
    variables,
    waits: createWaits(),
    get requests() {
      return client.requests + (controlClient?.requests ?? 0)
    },
    async send(journal, as, outgoing, signal) {
      signal?.throwIfAborted()
      const exchange = begin(journal, 'api', outgoing, as)
      // What changes something is never cut off under way: its answer tells what has to be cleared up.
      const changes = exchange.method !== 'GET'
      const answer = { ...(await client.send(exchange, signal, changes)), exchange }
      const created = createdId(answer)
      if (created !== undefined && !own.made) journal.litter.add(created)
      return trusted(answer)
    },
    control(journal, signal) {
      const as: Auth | undefined = token === undefined ? undefined : { scheme: 'bearer', secret: token }
      return controlCalls(async (outgoing) => {
        if (!controlClient) throw new Error('a scenario calls the control interface of a target that has none')
        const exchange = begin(journal, 'control', outgoing, as)
        const answer = await controlClient.send(exchange, signal)
        hideKeysIn(exchange, journal.redactor)
        return answer
      })
    },
    arrays() {
      const probe = () =>
        probeArrays(session, auth).catch((error: unknown) => {
          probed = undefined
          throw error
        })
      probed ??= target.arrays ? Promise.resolve(target.arrays) : probe()
      return probed
    },
    workspaceWith: workspacesFor(target, { redactor }, (journal) => session.control(journal)),
    async isAlive() {
      const journal = createJournal(session)
      try {
        const draft = await session.send(journal, auth, { method: 'POST', path: '/v1/transactions', form: [] })
        return createdId(draft) !== undefined
      } catch {
        return false
      } finally {
        await session.cleanUp(journal.litter)
      }
    },
    cleanUp: (ids) => cancelAll(ids, client, auth),
    async close() {
      await Promise.all([client.close(), controlClient?.close()])
    },
  }
  return session
}
