import type * as Testcontainers from 'testcontainers'
import { keepLog, quotedLog, type ContainerLog } from './container-log.ts'
import type { Image } from '../options/image.ts'
import { UsageError } from '../usage/usage-error.ts'
import { whereInstalled } from '../project/where-installed.ts'

/** Milliseconds that a container may take to respond, by default, and to stop. */
const START_MS = 60_000
const STOP_MS = 2_000
/** The interval and the timeout of the requests that check whether it is ready. Milliseconds. */
const ASK_MS = 500

/** A container that responds. */
export interface Container {
  /** The address of its port on this machine: `http://localhost:32768`. */
  readonly address: string
  /** The port inside the container. */
  readonly port: number
  /** Its log so far, with the secrets that it was given masked. */
  log(): string
  /** Stops and removes it. */
  stop(): Promise<void>
}

/** The limits of a start. */
export interface StartOptions {
  readonly signal?: AbortSignal
  /** Milliseconds within which it must respond. */
  readonly startMs?: number
}

type Library = typeof Testcontainers
type Client = Awaited<ReturnType<Library['getContainerRuntimeClient']>>

/**
 * Starts a container, and waits until it responds. If that fails, the container is removed.
 * @throws UsageError if it does not start or respond, with the end of its log
 * @throws the reason of the signal if it was aborted
 */
export async function startContainer(image: Image, options: StartOptions = {}): Promise<Container> {
  const library = await whereInstalled(['testcontainers'], '--image', () => import('testcontainers'))
  const client = await engineFor(image, library)
  const { Config } = await client.image.inspect(library.ImageName.fromString(image.name))
  const port = image.port ?? onlyPort(image.name, Object.keys(Config.ExposedPorts ?? {}))
  const log = keepLog(image.secrets)
  const wait = library.Wait.forHttp(image.ready ?? '/', port, { abortOnContainerExit: true })
    .forStatusCodeMatching((status) => image.ready === undefined || Math.floor(status / 100) === 2)
    .withReadTimeout(ASK_MS)
  const { container, handle } = known(library, client, image.name)
  container
    .withExposedPorts(port)
    .withEnvironment({ ...image.env })
    .withStartupTimeout(options.startMs ?? START_MS)
    .withLogConsumer(log.read)
    .withWaitStrategy(wait)
  return started({ image, port, container, handle, log }, options)
}

/**
 * Connects to the container engine, and pulls the image if needed.
 * @throws UsageError if there is no engine, or the image cannot be pulled
 */
async function engineFor({ name }: Image, library: Library): Promise<Client> {
  const fails = (what: string, remedy: string) => (error: unknown) => {
    throw new UsageError(`--image ${name}: ${what}: ${messageOf(error).trim()}. ${remedy}`)
  }
  const client = await library
    .getContainerRuntimeClient()
    .catch(fails('no container engine responds', 'Start Docker, or set DOCKER_HOST to its address.'))
  await client.image
    .pull(library.ImageName.fromString(name))
    .catch(fails('the image is not on this machine and cannot be pulled', 'Build it, or check its name.'))
  await library
    .getReaper(client)
    .catch(
      fails(
        'the helper that removes leftover containers does not start',
        'Let the engine pull it, or run without it: TESTCONTAINERS_RYUK_DISABLED=true',
      ),
    )
  return client
}

/** The port of an image. @throws UsageError unless it exposes exactly one */
function onlyPort(name: string, exposed: readonly string[]): number {
  const ports = exposed.filter((one) => !one.endsWith('/udp')).map((one) => Number.parseInt(one, 10))
  const [only] = ports
  if (only !== undefined && ports.length === 1) return only
  const exposes = ports.length === 0 ? 'exposes no port' : `exposes the ports ${ports.join(', ')}`
  throw new UsageError(`--image ${name}: the image ${exposes}. Give the port of the service with --image-port.`)
}

/** Controls a container that may not have started yet. */
interface Handle {
  /** Kills it, which ends the wait for its response. Removes it if it has not started. */
  end(): Promise<void>
  /** Removes it, if it exists. */
  remove(): Promise<void>
  hasEnded(): Promise<boolean>
  readLog(log: ContainerLog): Promise<void>
}

/** A container that can be controlled from its creation on, which the library allows only after the start. */
function known({ GenericContainer }: Library, { container: engine }: Client, name: string) {
  let id = ''
  class Known extends GenericContainer {
    protected override containerCreated = async (created: string) => {
      id = created
    }
  }
  const one = () => engine.getById(id)
  const remove = async () => void (await one().remove({ force: true, v: true }))
  const handle: Handle = {
    remove,
    end: async () => void (await one().kill().catch(remove)),
    hasEnded: async () => (await engine.inspect(one())).State.Status === 'exited',
    readLog: async (log) => log.readToEnd(await engine.logs(one())),
  }
  return { container: new Known(name), handle }
}

interface Starting {
  readonly image: Image
  readonly port: number
  readonly container: InstanceType<Library['GenericContainer']>
  readonly handle: Handle
  readonly log: ContainerLog
}

async function started(starting: Starting, { signal, startMs = START_MS }: StartOptions): Promise<Container> {
  const { image, port, container, handle, log } = starting
  // It may end by itself at the same moment.
  const onAbort = () => void handle.end().catch(() => {})
  signal?.addEventListener('abort', onAbort)
  // The library waits for the log of a container that ended, but that does not keep this process alive.
  const awake = setInterval(() => {}, ASK_MS)
  try {
    signal?.throwIfAborted()
    const running = await container.start()
    return {
      address: `http://${running.getHost()}:${running.getMappedPort(port)}`,
      port,
      log: log.text,
      stop: async () => void (await running.stop({ timeout: STOP_MS })),
    }
  } catch (error) {
    const why = await whyNot(error, starting, startMs)
    await handle.remove().catch(() => {})
    signal?.throwIfAborted()
    throw new UsageError(`--image ${image.name} does not start: ${why}${quotedLog(log.text())}`)
  } finally {
    clearInterval(awake)
    signal?.removeEventListener('abort', onAbort)
  }
}

/** Why a container does not respond, in words for the user. */
async function whyNot(failure: unknown, { image, port, handle, log }: Starting, startMs: number): Promise<string> {
  const message = messageOf(failure).trim()
  // The library may have removed the container already.
  const hasEnded = message.startsWith('Container exited') || (await handle.hasEnded().catch(() => false))
  if (log.text() === '') await handle.readLog(log).catch(() => {})
  if (hasEnded) return 'it ended by itself.'
  if (!message.includes('not accessible')) return message
  const missing = image.ready === undefined ? 'no response' : `no 2xx response to ${image.ready}`
  return `${missing} on its port ${port} within ${startMs / 1000} s. Check --image-port and --image-ready.`
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
