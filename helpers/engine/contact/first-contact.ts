import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { CAPABILITIES, type Capability } from '../catalogue/needs.ts'
import { createClient, type Client, type Outgoing } from '../http/client.ts'
import { isSuccess, type Answer, type AnswerData, type Auth, type Exchange } from '../http/exchange.ts'
import { createPace } from '../http/pace/pace.ts'
import { gatewaySecrets } from '../http/network.ts'
import { createRedactor } from '../evidence/redact.ts'
import { Inconclusive } from '../outcome/errors.ts'
import { cut } from '../values/json.ts'
import { withTargetFacts, type Workspace } from '../facts/workspace.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { compact } from '../values/compact.ts'
import { clockOffsetOf } from './clock-offset.ts'
import { controlCalls } from '../targets/control.ts'
import { createdAs, idOf, PLAIN_DRAFT, readAs, type ProfileSend } from '../targets/profile.ts'
import { remedyFor, sameAddress, networkHint } from './remedies.ts'
import type { Patience, Target } from '../targets/target.ts'

/** The target cannot be used as configured. The message names the wrong variable. */
export class ContactError extends Error {
  override readonly name = 'ContactError'
}

/** The timeout of one request in milliseconds, and the number of attempts for the first request. */
const TIMEOUT_MS = 10_000
const TRIES = 3
const CREATE = PLAIN_DRAFT.path

const Welcome = z.object({ control: z.literal(1), capabilities: z.array(z.string()) })

/**
 * Contacts the target before anything is judged: first the control interface, then the workspace, then address and key.
 * @throws ContactError for the first problem
 */
export async function firstContact(configuration: Configuration): Promise<Target> {
  const { baseUrl, controlUrl, controlToken, kind, patience, fault, arrays, mailDomain, maxRate, network } =
    configuration
  const pace = createPace(maxRate)
  const open = (url: string) => createClient({ baseUrl: url, timeoutMs: TIMEOUT_MS, connections: 2, network, pace })
  const control = controlUrl === undefined ? undefined : open(controlUrl)
  const api = open(baseUrl)
  const redactor = createRedactor()
  if (controlToken !== undefined) redactor.add(controlToken, '$ESIGN_CONTROL_TOKEN')
  for (const [secret, shown] of gatewaySecrets(network?.headers ?? [])) redactor.add(secret, shown)
  try {
    const send = control && controlSender(control, controlToken)
    const capabilities = send ? await capabilitiesOf(send, sameAddress(baseUrl, controlUrl ?? '')) : []
    const isMade = send && capabilities.includes('workspaces')
    const { workspace, making } = isMade
      ? await made(send, fault, configuration.known)
      : { workspace: given(configuration), making: undefined }
    redactor.add(workspace.key, '$ESIGN_API_KEY')
    const met = await acceptedDraft(api, workspace, patience)
    return compact({
      kind,
      baseUrl,
      control: controlUrl === undefined ? undefined : compact({ url: controlUrl, token: controlToken }),
      capabilities,
      ...met,
      workspace,
      making,
      patience,
      timeoutMs: TIMEOUT_MS,
      arrays,
      mailDomain,
      maxRate,
      network,
      fault,
    })
  } catch (error) {
    if (error instanceof ContactError)
      throw new ContactError(redactor.redact(error.message + networkHint(error.message, configuration)))
    throw error
  } finally {
    await Promise.all([api.close(), control?.close()])
  }
}

type Sender = (outgoing: Outgoing) => Promise<Answer>

function controlSender(client: Client, token: string | undefined): Sender {
  return async (outgoing) => {
    const auth: Auth | undefined = token === undefined ? undefined : { scheme: 'bearer', secret: token }
    const exchange: Exchange = { ...exchangeOf({ ...outgoing, ...(auth && { auth }) }), side: 'control' }
    return { ...(await client.send(exchange)), exchange }
  }
}

async function capabilitiesOf(send: Sender, hint: string): Promise<Capability[]> {
  const answer = await reached('ESIGN_CONTROL_URL', () => send({ method: 'GET', path: '/' }))
  if (answer.status === 401 || answer.status === 403) {
    throw new ContactError(
      hint === ''
        ? `ESIGN_CONTROL_TOKEN: the response of the control interface is ${answer.status}; set the token that it expects`
        : `ESIGN_CONTROL_URL: the response is ${answer.status}${hint}`,
    )
  }
  const read = Welcome.safeParse(answer.body)
  if (!read.success || answer.status !== 200) {
    throw new ContactError(
      `ESIGN_CONTROL_URL: ${described(answer)}, but a control interface of version 1 responds {"control": 1, "capabilities": [...]}${hint}`,
    )
  }
  return CAPABILITIES.filter((capability) => read.data.capabilities.includes(capability))
}

/** The workspace for the run, and the request that created it. */
async function made(send: Sender, fault: string | undefined, { facts }: Configuration['known']) {
  let making: Exchange | undefined
  const recording = async (outgoing: Outgoing) => {
    const answer = await send(outgoing)
    making = answer.exchange
    return answer
  }
  try {
    return { workspace: withTargetFacts(await controlCalls(recording).makeWorkspace({}, fault), facts), making }
  } catch (error) {
    if (error instanceof Inconclusive)
      throw new ContactError(`ESIGN_CONTROL_URL: no workspace could be created: ${error.message}`)
    throw error
  }
}

function given({ apiKey, known }: Configuration): Workspace {
  if (apiKey === undefined) {
    throw new ContactError('ESIGN_API_KEY is not set; put the API key of the target into the environment or into .env')
  }
  return { ...known, key: apiKey, made: false }
}

/** How the target accepted a plain draft: the form of authentication, its clock, and how it reads the draft back. */
type AcceptedDraft = Pick<Target, 'scheme' | 'clockOffsetMs' | 'profile'>

/**
 * Creates a draft to find the form of authentication that the target accepts, and its clock. Only a response that is
 * not from the API, or that rejects the key, is an error here; everything else is judged later. Markup that contains
 * the name of our draft comes from the service itself.
 */
async function acceptedDraft(
  client: Client,
  { key, made: isMade }: Workspace,
  { readMs }: Patience,
): Promise<AcceptedDraft> {
  const variable = isMade ? 'ESIGN_CONTROL_URL (the key of the workspace that it created)' : 'ESIGN_API_KEY'
  for (const scheme of ['bearer', 'basic'] as const) {
    const auth: Auth = { scheme, secret: key }
    const send: ProfileSend = (outgoing) =>
      reached('ESIGN_BASE_URL', () => client.send(exchangeOf({ ...outgoing, auth })))
    const answer = await send(PLAIN_DRAFT)
    await assertInterface(answer, client, auth)
    if (answer.status === 403)
      throw new ContactError(`${variable}: the response is 403; set a key that may create transactions`)
    if (answer.status === 401) continue
    const id = idOf(answer)
    const clockOffsetMs = clockOffsetOf(answer, Date.now())
    const profile = compact({ created: createdAs(answer), read: await readAs(send, id, readMs), id })
    if (!isMade && id !== undefined) await discard(client, id, auth)
    return compact({ scheme, clockOffsetMs, profile })
  }
  throw new ContactError(
    `${variable}: the responses are 401 with Bearer and with Basic authentication; set a key that the target knows`,
  )
}

/** @throws ContactError if the response to a creation does not come from the interface */
async function assertInterface(answer: AnswerData, client: Client, auth: Auth): Promise<void> {
  const { status, headers, text } = answer
  if (status >= 300 && status < 400) {
    const { location = 'nowhere' } = headers
    throw new ContactError(
      `ESIGN_BASE_URL: POST ${CREATE}: the response is ${status}, a redirect to ${location}; give an address that responds without a redirect`,
    )
  }
  if (status === 404 || (/^\s*</.test(text) && !(await isOwnMarkup(client, auth)))) {
    const advice =
      status === 403 || status >= 500
        ? 'something in front of the service seems to refuse or to fail; let this machine through, or set the header that it requires, as in ESIGN_HEADER_X_GATEWAY_KEY'
        : 'give the address of the interface without /v1'
    throw new ContactError(`ESIGN_BASE_URL: POST ${CREATE}: ${described(answer)}; ${advice}`)
  }
}

/**
 * Whether the response to a draft is markup that contains its name: then it comes from the service, not from a page in
 * front of it.
 */
async function isOwnMarkup(client: Client, auth: Auth): Promise<boolean> {
  const name = `First contact ${randomUUID()}`
  const answer = await reached('ESIGN_BASE_URL', () =>
    client.send(exchangeOf({ method: 'POST', path: CREATE, auth, form: [['name', name]] })),
  )
  return answer.status < 400 && answer.text.includes(name)
}

/** Cancels the draft of the first contact. Whether cancelling works is judged later. */
async function discard(client: Client, id: string, auth: Auth): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      const path = `${CREATE}/${encodeURIComponent(id)}/cancel`
      if (isSuccess(await client.send(exchangeOf({ method: 'POST', path, auth })))) return
    } catch (error) {
      if (!(error instanceof Inconclusive)) throw error
      if (error.trouble === 'slow') return
    }
  }
}

/**
 * The response to a first request. The request is repeated if the target does not respond, or responds with 5xx or a
 * malformed response. If every response is malformed, the target itself is the cause.
 */
async function reached(variable: string, send: () => Promise<AnswerData>): Promise<AnswerData> {
  let wrong = ''
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      const answer = await send()
      const isUsable = answer.defect === undefined || tries === TRIES
      if (answer.status < 500 && isUsable) return answer
      wrong = described(answer)
    } catch (error) {
      if (!(error instanceof Inconclusive)) throw error
      wrong = error.message
      if (error.trouble === 'slow') break
    }
  }
  throw new ContactError(`${variable}: ${wrong}; ${remedyFor(wrong)}`)
}

function described({ status, headers, text }: AnswerData): string {
  const type = headers['content-type'] ?? 'no content type'
  return `the response is ${status} (${type}) "${cut(text.replaceAll(/\s+/g, ' '), 80)}"`
}

function exchangeOf(outgoing: Outgoing): Exchange {
  return { headers: {}, ...outgoing, number: 0, side: 'api', startedAt: Date.now(), durationMs: 0 }
}
