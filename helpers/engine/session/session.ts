import { createJournal, type Journal } from '../evidence/journal.ts'
import { createRedactor, type Redactor } from '../evidence/redact.ts'
import { textOf, variablesOf, type Features, type Workspace } from '../facts/workspace.ts'
import { createWaits, type Waits } from '../given/waits.ts'
import { createClient, type Outgoing } from '../http/client.ts'
import { createPace, type Pace } from '../http/pace/pace.ts'
import type { ArrayEncoding } from '../http/encode.ts'
import type { Answer, Auth, Exchange } from '../http/exchange.ts'
import { gatewaySecrets } from '../http/network.ts'
import { ledgerOf, type Ledger } from '../leftovers/ledger.ts'
import { randomWord } from '../leftovers/mark.ts'
import { Inconclusive } from '../outcome/errors.ts'
import type { Stopwatch } from '../values/stopwatch.ts'
import { controlCalls, type ControlCalls, type ControlSend } from '../targets/control.ts'
import { outageMsOf, type Target } from '../targets/target.ts'
import { probeAccess } from './access-probe.ts'
import { probeArrays } from './array-probe.ts'
import { cancelAll, sweep, SWEEP_MS } from './clean-up.ts'
import type { SweepWatch } from './ending.ts'
import { createMalformedResponses, type MalformedResponses } from '../network/malformed-responses.ts'
import { createRetries, type Retries } from './retries.ts'
import { createCreatedIds, type CreatedIds } from './created-ids.ts'
import {
  begin,
  createdId,
  hideActionsIn,
  hideKeysIn,
  isCreation,
  isRefusal,
  nameIn,
  sentAgain,
  acceptedKeys,
  trusted,
  turnOf,
} from './sending.ts'
import { networkPathOf, type NetworkPath } from '../network/network-path.ts'
import { hideKeysOf, workspacesFor } from './workspaces.ts'

/** The connection to one target, shared by all scenarios of a run. */
export interface Session {
  readonly target: Target
  readonly redactor: Redactor
  /** Values with a variable of the user, for printed commands. */
  readonly variables: ReadonlyMap<string, string>
  readonly requests: number
  /** Whether the target gave no usable response for so long that nothing more is sent. */
  readonly isGone: boolean
  /** The retries of scenarios. */
  readonly retries: Retries
  /** The rate of requests. */
  readonly pace: Pace
  /** The failed waits of the run. */
  readonly waits: Waits
  /**
   * Sends to the public interface and records the exchanges in `journal`. A read is repeated after a lost or malformed
   * response.
   * @throws Inconclusive if the response permits no conclusion, or after a network loss
   */
  send(journal: Journal, auth: Auth | undefined, outgoing: Outgoing, options?: SendOptions): Promise<Answer>
  /**
   * The calls of the control interface, recorded in `journal`.
   * @param patient sends some requests again
   */
  control(journal: Journal, signal?: AbortSignal, patient?: (send: ControlSend) => ControlSend): ControlCalls
  /** The array encoding that the target accepts: stated by a fact, or probed once. */
  arrays(): Promise<ArrayEncoding>
  /** Why the user's key without access is not such a key, or `undefined`; probed once. */
  noAccessProblem(): Promise<string | undefined>
  /**
   * A workspace with `features`: the configured one if it has them, or else one created for them. With `fresh`, it is
   * always a new one.
   */
  workspaceWith(features: Features, fresh: boolean, journal: Journal): Promise<Workspace>
  /** Checks whether the network path to the target is as at first contact. */
  readonly networkPath: NetworkPath
  /** The malformed responses of the run. */
  readonly malformedResponses: MalformedResponses
  readonly createdIds: CreatedIds
  /** A word in the names of the drafts of scenarios, by which leftovers are found. */
  readonly mark: string
  /**
   * Cancels transactions of the configured workspace as far as possible.
   * @returns the ids of the others
   */
  cleanUp(ids: Iterable<string>): Promise<string[]>
  /**
   * Cancels all leftovers of the run, including transactions whose creation got no response.
   * @param longestMs the time limit in milliseconds
   * @returns the ids that could not be cancelled
   */
  sweep(longestMs?: number): Promise<string[]>
  close(): Promise<void>
}

/** Options for sending a request. */
export interface SendOptions {
  readonly signal?: AbortSignal
  /** The kinds of malformed responses that occurred in every attempt and are attributed to the target. */
  readonly acceptedKinds?: readonly string[]
}

/** The handling of transactions that a run creates in a workspace of the user. */
export interface Leftovers {
  readonly ledger: Ledger
  /** Whether they are kept. */
  readonly isKept: boolean
  /** Learns the result for each transaction that `sweep` cancels. */
  readonly watch?: SweepWatch
}

/** Opens the connection to a target. Sends nothing yet. */
export function openSession(
  target: Target,
  connections: number,
  { ledger, isKept, watch }: Leftovers = { ledger: ledgerOf(randomWord()), isKept: false },
): Session {
  const { timeoutMs, workspace: own, control, network } = target
  const pace = createPace(target.maxRate)
  const outageMs = outageMsOf(target.patience)
  const open = (baseUrl: string) => createClient({ baseUrl, timeoutMs, connections, network, pace, outageMs })
  const client = open(target.baseUrl)
  const controlClient = control && open(control.url)
  const auth: Auth = { scheme: target.scheme, secret: own.key }
  const token = control?.token
  const redactor = createRedactor()
  const variables = new Map<string, string>(variablesOf(own))
  hideKeysOf(own, true, redactor)
  if (token !== undefined) redactor.add(token, '$ESIGN_CONTROL_TOKEN')
  for (const [secret, shown] of gatewaySecrets(network?.headers ?? [])) redactor.add(secret, shown)
  if (token !== undefined) variables.set(token, 'ESIGN_CONTROL_TOKEN')
  let probed: Promise<ArrayEncoding> | undefined
  let noAccess: Promise<string | undefined> | undefined

  const place = { client, auth, ledger }
  const malformedResponses = createMalformedResponses()
  const keys = acceptedKeys(auth)
  /** Sends a request, and notes in the ledger what it creates in a workspace of the user. */
  const sendNoted = async (exchange: Exchange, ...how: [AbortSignal?, boolean?, Stopwatch?]): Promise<Answer> => {
    const isNoted = isCreation(exchange) && !own.made
    if (isNoted) ledger.sends(nameIn(exchange))
    const answer = keys.mark(exchange.auth, { ...(await client.send(exchange, ...how)), exchange })
    const created = createdId(answer)
    if (isNoted && (created !== undefined || isRefusal(answer))) ledger.answered(nameIn(exchange), created)
    return answer
  }
  const networkPath = networkPathOf({
    profile: target.profile,
    mark: ledger.mark,
    patienceMs: target.patience.readMs,
    outageMs,
    send: (outgoing) => sendNoted(begin(createJournal(), 'api', outgoing, auth)),
    cleanUp: async (ids) => (isKept ? [] : cancelAll(ids, place)),
  })

  const createdIds = createCreatedIds()
  const session: Session = {
    createdIds,
    target,
    pace,
    redactor,
    variables,
    waits: createWaits(),
    get requests() {
      return client.requests + (controlClient?.requests ?? 0)
    },
    get isGone() {
      return client.isGone
    },
    retries: createRetries(),
    networkPath,
    malformedResponses,
    async send(journal, as, outgoing, { signal, acceptedKinds = [] } = {}) {
      const sendOnce = async () => {
        signal?.throwIfAborted()
        if (networkPath.loss) throw new Inconclusive(networkPath.loss.message)
        const exchange = begin(journal, 'api', outgoing, as)
        // A request that may change something is never aborted: its response shows what must be cleaned up.
        const answer = await sendNoted(exchange, signal, isChanging, journal.kept)
        hideActionsIn(answer, journal.redactor)
        createdIds.note(answer)
        const created = own.made ? undefined : createdId(answer)
        if (created !== undefined) journal.leftovers.add(created)
        if (as?.secret === own.key) networkPath.note(answer)
        const doubt = malformedResponses.doubtOf(answer)
        return trusted(
          answer,
          doubt !== undefined && acceptedKinds.includes(doubt) ? undefined : doubt,
          turnOf(journal, exchange),
        )
      }
      const isChanging = outgoing.method !== 'GET'
      return sentAgain(!isChanging, sendOnce)
    },
    control(journal, signal, patient = (send) => send) {
      const as: Auth | undefined = token === undefined ? undefined : { scheme: 'bearer', secret: token }
      const send: ControlSend = async (outgoing) => {
        if (!controlClient) throw new Error('a scenario calls the control interface of a target without one')
        const exchange = begin(journal, 'control', outgoing, as)
        const answer = await controlClient.send(exchange, signal, false, journal.kept)
        hideKeysIn(exchange, journal.redactor)
        return answer
      }
      return controlCalls(patient(send))
    },
    arrays() {
      const probe = () =>
        probeArrays(session, auth, { mark: ledger.mark, mailDomain: target.mailDomain }).catch((error: unknown) => {
          probed = undefined
          throw error
        })
      probed ??= target.arrays ? Promise.resolve(target.arrays) : probe()
      return probed
    },
    async noAccessProblem() {
      const secret = textOf(own, 'no-access-key')
      if (own.made || secret === undefined) return undefined
      noAccess ??= probeAccess(session, auth, { ...auth, secret }, ledger.mark).catch((error: unknown) => {
        noAccess = undefined
        if (!(error instanceof Inconclusive)) throw error
        return undefined
      })
      return noAccess
    },
    workspaceWith: workspacesFor(target, { redactor }, (journal) => session.control(journal)),
    mark: ledger.mark,
    cleanUp: async (ids) => (isKept ? [] : cancelAll(ids, place)),
    sweep: async (longestMs = SWEEP_MS) =>
      isKept ? [] : sweep({ ...place, ...(watch && { watch }) }, target.patience.slowMs, longestMs),
    async close() {
      await Promise.all([client.close(), controlClient?.close()])
    },
  }
  return session
}
