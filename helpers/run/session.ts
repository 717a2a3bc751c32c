import { setMaxListeners } from 'node:events'
import { createClient, type Client, type Outgoing } from '../http/client.ts'
import { ARRAY_ENCODINGS, pairsOf, type ArrayEncoding } from '../http/encode.ts'
import type { Answer, Auth, Exchange } from '../http/exchange.ts'
import { isPage } from '../http/html-page.ts'
import { createRedactor, type Redactor } from '../evidence/redact.ts'
import { Inconclusive, ServerError } from '../outcome/errors.ts'
import { isObject, objectsIn } from '../values/json.ts'
import { controlCalls, type ControlCalls } from '../targets/control.ts'
import { variablesOf } from '../targets/variables.ts'
import { type Features, type Target, type Workspace } from '../targets/target.ts'
import { createJournal, type Journal } from '../evidence/journal.ts'

/** The way to one target, shared by all scenarios of a run. */
export interface Session {
  readonly target: Target
  readonly redactor: Redactor
  /** Values with a variable of the user's own, for commands to paste. */
  readonly variables: ReadonlyMap<string, string>
  readonly requests: number
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

/** Longest time that clearing up after one scenario may take. */
const CLEAN_UP_MS = 15_000

/** Opens the way to a target. Nothing is sent yet. */
export function openSession(target: Target, connections: number): Session {
  const { timeoutMs, workspace: own } = target
  const client = createClient({ baseUrl: target.baseUrl, timeoutMs, connections })
  const controlClient = target.control && createClient({ baseUrl: target.control.url, timeoutMs, connections })
  const redactor = createRedactor()
  const variables = new Map<string, string>(variablesOf(target.workspace))
  know(target.workspace, redactor)
  if (target.control?.token !== undefined) redactor.add(target.control.token, '$ESIGN_CONTROL_TOKEN')
  if (target.control?.token !== undefined) variables.set(target.control.token, 'ESIGN_CONTROL_TOKEN')
  const made = new Map<string, Promise<{ workspace: Workspace; exchange: Exchange | undefined }>>()
  let probed: Promise<ArrayEncoding> | undefined

  function know(workspace: Workspace, by: Redactor): void {
    by.add(workspace.key, workspace === own ? '$ESIGN_API_KEY' : '$KEY')
    if (workspace.secondKey !== undefined) by.add(workspace.secondKey, '$ESIGN_SECOND_API_KEY')
    if (workspace.noAccessKey !== undefined) by.add(workspace.noAccessKey, '$ESIGN_NO_ACCESS_API_KEY')
  }

  const auth = (secret: string): Auth => ({ scheme: target.scheme, secret })

  const session: Session = {
    target,
    redactor,
    variables,
    get requests() {
      return client.requests + (controlClient?.requests ?? 0)
    },
    async send(journal, as, outgoing, signal) {
      signal?.throwIfAborted()
      const exchange = noted(journal, 'api', outgoing, as)
      // What changes something is never cut off under way: its answer tells what has to be cleared up.
      const changes = exchange.method !== 'GET'
      const answer = { ...(await client.send(exchange, signal, changes)), exchange }
      if (isCreated(answer) && !own.made) {
        journal.litter.add((answer.body as { id: string }).id)
      }
      return trusted(answer)
    },
    control(journal, signal) {
      const token = target.control?.token
      return controlCalls(async (outgoing) => {
        if (!controlClient) throw new Error('a scenario calls the control interface of a target that has none')
        const exchange = noted(
          journal,
          'control',
          outgoing,
          token === undefined ? undefined : { scheme: 'bearer', secret: token },
        )
        const answer = await controlClient.send(exchange, signal)
        keep(exchange, journal.redactor)
        return answer
      })
    },
    arrays() {
      const probe = () =>
        probeArrays(session, auth(own.key)).catch((error: unknown) => {
          probed = undefined
          throw error
        })
      probed ??= target.arrays ? Promise.resolve(target.arrays) : probe()
      return probed
    },
    async workspaceWith(features, fresh, journal) {
      const suits = Object.entries(features).every(
        ([name, value]) => target.workspace.features[name as keyof Features] === value,
      )
      if (suits && !fresh) return target.workspace
      if (!target.capabilities.includes('workspaces')) return target.workspace
      const make = async (into: Journal) => {
        const workspace = await session.control(into).makeWorkspace(features, target.fault)
        know(workspace, into.redactor)
        return { workspace, exchange: into.exchanges.at(-1) }
      }
      if (fresh) return (await make(journal)).workspace
      const key = JSON.stringify(Object.entries(features).toSorted())
      const making = made.get(key) ?? make(createJournal(session))
      made.set(key, making)
      const { workspace, exchange } = await making.catch((error: unknown) => {
        made.delete(key)
        throw error
      })
      // Every scenario that works in it shows how it was made.
      if (exchange) journal.exchanges.push({ ...exchange, number: journal.exchanges.length + 1 })
      if (exchange) keep(exchange, journal.redactor)
      know(workspace, journal.redactor)
      return workspace
    },
    async isAlive() {
      const journal = createJournal(session)
      try {
        return isCreated(await createDraft(session, journal, auth(target.workspace.key)))
      } catch {
        return false
      } finally {
        await session.cleanUp(journal.litter)
      }
    },
    async cleanUp(ids) {
      const signal = AbortSignal.timeout(CLEAN_UP_MS)
      setMaxListeners(0, signal)
      const left = await Promise.all(
        [...ids].map(async (id) => ((await cancelled(session, client, id, signal)) ? [] : [id])),
      )
      return left.flat()
    },
    async close() {
      await Promise.all([client.close(), controlClient?.close()])
    },
  }
  return session
}

/** Keeps every key of a workspace that was made out of what is shown, also those that no scenario uses. */
function keep({ answer }: Exchange, redactor: Redactor): void {
  for (const { secret } of objectsIn(answer?.body, 'api_keys')) {
    if (typeof secret === 'string') redactor.add(secret, '$KEY')
  }
}

function noted(journal: Journal, side: Exchange['side'], outgoing: Outgoing, auth: Auth | undefined): Exchange {
  const exchange: Exchange = {
    headers: {},
    ...outgoing,
    ...(auth && { auth }),
    number: journal.exchanges.length + 1,
    side,
    startedAt: Date.now(),
    durationMs: 0,
  }
  journal.exchanges.push(exchange)
  return exchange
}

/** @throws ServerError for the 5xx range, Inconclusive for a page in the place of a success */
function trusted(answer: Answer): Answer {
  const { status, exchange } = answer
  const name = `${exchange.method} ${exchange.path}`
  // A time-out of the request is told by something in front of the service as often as by itself.
  if (status === 408) throw new Inconclusive(`${name}: answered 408`, { passing: true })
  if (status >= 500) throw new ServerError(name, status)
  if (isPage(answer) && status < 400) {
    throw new Inconclusive(`${name}: answered ${status} with an HTML page`, { passing: true })
  }
  return answer
}

/** Whether the answer is to a creation that went through. */
function isCreated({ status, body, exchange }: Answer): boolean {
  const creates = exchange.method === 'POST' && exchange.path === '/v1/transactions'
  return creates && status >= 200 && status < 300 && isObject(body) && typeof body['id'] === 'string'
}

function createDraft(session: Session, journal: Journal, auth: Auth): Promise<Answer> {
  return session.send(journal, auth, { method: 'POST', path: '/v1/transactions', form: [] })
}

const PROBE = ['first.copy@example.com', 'second.copy@example.com']

/**
 * The first encoding whose two carbon copies come back as two. The first one stands where none does.
 * @throws ServerError where none does and one of them was answered 5xx: nothing is known yet
 */
async function probeArrays(session: Session, auth: Auth): Promise<ArrayEncoding> {
  const journal = createJournal(session)
  let failure: ServerError | undefined
  try {
    for (const encoding of ARRAY_ENCODINGS) {
      try {
        const form = pairsOf({ carbon_copies: PROBE }, encoding)
        const { body } = await session.send(journal, auth, { method: 'POST', path: '/v1/transactions', form })
        const copies = isObject(body) ? body['carbon_copies'] : undefined
        if (Array.isArray(copies) && copies.length === PROBE.length) return encoding
      } catch (error) {
        if (!(error instanceof ServerError)) throw error
        failure = error
      }
    }
    if (failure) throw failure
    return 'repeat'
  } finally {
    await session.cleanUp(journal.litter)
  }
}

/** Whether the transaction is out of the way: cancelled now, or ended before. */
async function cancelled(session: Session, client: Client, id: string, signal: AbortSignal): Promise<boolean> {
  const journal = createJournal(session)
  const auth: Auth = { scheme: session.target.scheme, secret: session.target.workspace.key }
  const path = `/v1/transactions/${encodeURIComponent(id)}/cancel`
  try {
    const { status } = await client.send(noted(journal, 'api', { method: 'POST', path }, auth), signal)
    return status < 500 && status !== 401 && status !== 403
  } catch {
    return false
  }
}
