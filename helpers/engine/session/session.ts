import { createJournal, type Journal } from '../evidence/journal.ts'
import { createRedactor, type Redactor } from '../evidence/redact.ts'
import { textOf, variablesOf, type Features, type Workspace } from '../facts/workspace.ts'
import { createWaits, type Waits } from '../given/waits.ts'
import { createClient, type Outgoing } from '../http/client.ts'
import { createPace, type Pace } from '../http/pace.ts'
import type { ArrayEncoding } from '../http/encode.ts'
import type { Answer, Auth } from '../http/exchange.ts'
import { gatewaySecrets } from '../http/network.ts'
import { ledgerOf, type Ledger } from '../litter/ledger.ts'
import { drawnMark } from '../litter/mark.ts'
import { Inconclusive } from '../outcome/errors.ts'
import { controlCalls, type ControlCalls } from '../targets/control.ts'
import type { Target } from '../targets/target.ts'
import { probeAccess } from './access-probe.ts'
import { probeArrays } from './array-probe.ts'
import { cancelAll, sweep, SWEEP_MS } from './clean-up.ts'
import { createMalformedResponses, type MalformedResponses } from '../network/malformed-responses.ts'
import { createRetries, type Retries } from './retries.ts'
import {
  begin,
  createdId,
  hideActionsIn,
  hideKeysIn,
  isCreation,
  isRefusal,
  nameIn,
  sentAgain,
  takenKeys,
  trusted,
  turnOf,
} from './sending.ts'
import { networkPathOf, type NetworkPath } from '../network/network-path.ts'
import { hideKeysOf, workspacesFor } from './workspaces.ts'

/** The way to one target, shared by all scenarios of a run. */
export interface Session {
  readonly target: Target
  readonly redactor: Redactor
  /** Values with a variable of the user's own, for commands to paste. */
  readonly variables: ReadonlyMap<string, string>
  readonly requests: number
  /** Whether the target has given no usable answer for so long that nothing more is sent. */
  readonly isGone: boolean
  /** How often scenarios are tried again. */
  readonly retries: Retries
  /** How fast requests follow each other. */
  readonly pace: Pace
  /** Waits of the run that came to nothing. */
  readonly waits: Waits
  /**
   * Sends to the public interface and notes the exchanges in `journal`: a reading is sent again where its answer went astray.
   * @throws Inconclusive where nothing may be concluded from what came, or once the way is lost
   */
  send(journal: Journal, auth: Auth | undefined, outgoing: Outgoing, options?: SendOptions): Promise<Answer>
  /** The calls of the control interface, noting into `journal`. */
  control(journal: Journal, signal?: AbortSignal): ControlCalls
  /** How the target takes arrays of strings: told by a fact, else probed once. */
  arrays(): Promise<ArrayEncoding>
  /** What shows that the user's own key without access is not such a key, where anything does: probed once. */
  noAccessProblem(): Promise<string | undefined>
  /** A workspace with `features`: the given one where it has them, else one made for them; a new one with `fresh`. */
  workspaceWith(features: Features, fresh: boolean, journal: Journal): Promise<Workspace>
  /** Whether the way to the target is what it was at first contact. */
  readonly way: NetworkPath
  /** What is known of answers that are none of the interface. */
  readonly flaws: MalformedResponses
  /** A word that the names of drafts hold which scenarios begin from: what is left of them is found by it. */
  readonly mark: string
  /** Cancels transactions of the given workspace, as far as they can be. Returns the ids of those that are left. */
  cleanUp(ids: Iterable<string>): Promise<string[]>
  /**
   * Cancels what the run has left there, also what it never had an answer about. Returns the ids of those that are left.
   * @param longestMs milliseconds that it may take
   */
  sweep(longestMs?: number): Promise<string[]>
  close(): Promise<void>
}

/** How a request is sent. */
export interface SendOptions {
  readonly signal?: AbortSignal
  /** The kinds of flawed answers that came in every try, and are taken as the target's own. */
  readonly takes?: readonly string[]
}

/** What becomes of what a run creates in a workspace that is not its own. */
export interface Litter {
  readonly ledger: Ledger
  /** Whether it stays. */
  readonly isKept: boolean
}

/** Opens the way to a target. Nothing is sent yet. */
export function openSession(
  target: Target,
  connections: number,
  { ledger, isKept }: Litter = { ledger: ledgerOf(drawnMark()), isKept: false },
): Session {
  const { timeoutMs, workspace: own, control, network } = target
  const pace = createPace(target.maxRate)
  const open = (baseUrl: string) => createClient({ baseUrl, timeoutMs, connections, network, pace })
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
  const flaws = createMalformedResponses()
  const keys = takenKeys(auth)
  const way = networkPathOf({
    profile: target.profile,
    patienceMs: target.patience.readMs,
    send: (outgoing) => client.send(begin(createJournal(), 'api', outgoing, auth)),
    cleanUp: async (ids) => (isKept ? [] : cancelAll(ids, place)),
  })

  const session: Session = {
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
    way,
    flaws,
    async send(journal, as, outgoing, { signal, takes = [] } = {}) {
      const sendOnce = async () => {
        signal?.throwIfAborted()
        if (way.loss) throw new Inconclusive(way.loss.message)
        const exchange = begin(journal, 'api', outgoing, as)
        const creates = isCreation(outgoing) && !own.made
        if (creates) ledger.sends(nameIn(outgoing))
        // What changes something is never cut off under way: its answer tells what has to be cleared up.
        const answer = keys.heard(as, { ...(await client.send(exchange, signal, isChanging, journal.kept)), exchange })
        hideActionsIn(answer, journal.redactor)
        const created = createdId(answer)
        if (created !== undefined && creates) journal.litter.add(created)
        if (creates && (created !== undefined || isRefusal(answer))) ledger.answered(nameIn(outgoing), created)
        if (as?.secret === own.key) way.note(answer)
        const doubt = flaws.doubtOf(answer)
        return trusted(
          answer,
          doubt !== undefined && takes.includes(doubt) ? undefined : doubt,
          turnOf(journal, exchange),
        )
      }
      const isChanging = outgoing.method !== 'GET'
      return sentAgain(!isChanging, sendOnce)
    },
    control(journal, signal) {
      const as: Auth | undefined = token === undefined ? undefined : { scheme: 'bearer', secret: token }
      return controlCalls(async (outgoing) => {
        if (!controlClient) throw new Error('a scenario calls the control interface of a target that has none')
        const exchange = begin(journal, 'control', outgoing, as)
        const answer = await controlClient.send(exchange, signal, false, journal.kept)
        hideKeysIn(exchange, journal.redactor)
        return answer
      })
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
      noAccess ??= probeAccess(session, auth, { ...auth, secret }).catch((error: unknown) => {
        noAccess = undefined
        if (!(error instanceof Inconclusive)) throw error
        return undefined
      })
      return noAccess
    },
    workspaceWith: workspacesFor(target, { redactor }, (journal) => session.control(journal)),
    mark: ledger.mark,
    cleanUp: async (ids) => (isKept ? [] : cancelAll(ids, place)),
    sweep: async (longestMs = SWEEP_MS) => (isKept ? [] : sweep(place, target.patience.slowMs, longestMs)),
    async close() {
      await Promise.all([client.close(), controlClient?.close()])
    },
  }
  return session
}
