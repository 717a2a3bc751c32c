import type * as Testcontainers from 'testcontainers'
import { keepLog, toldLog, type ContainerLog } from './container-log.ts'
import type { Image } from '../options/image.ts'
import { UsageError } from '../usage/usage-error.ts'
import { whereInstalled } from '../project/where-installed.ts'

/** Milliseconds within which a container must answer, where nothing else is asked for, and in which it may end. */
const START_MS = 60_000
const STOP_MS = 2_000
/** How often it is asked whether it is ready, and how long an answer may take then. Milliseconds. */
const ASK_MS = 500

/** A container that answers. */
export interface Container {
  /** Where its port is reached from here: `http://localhost:32768`. */
  readonly address: string
  /** The port on which it serves within. */
  readonly port: number
  /** What it has written so far, without the secrets that it was given. */
  log(): string
  /** Ends it, and removes it. */
  stop(): Promise<void>
}

/** How long a start may take, and what ends it before. */
export interface StartOptions {
  readonly signal?: AbortSignal
  /** Milliseconds within which it must answer. */
  readonly startMs?: number
}

type Library = typeof Testcontainers
type Client = Awaited<ReturnType<Library['getContainerRuntimeClient']>>

/**
 * Starts a container, and waits until it answers.
 * @throws UsageError where it cannot be started or does not answer, with the end of its log; the signal's reason where it
 * was aborted. Nothing is left of it then.
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
 * The engine, once it has the image.
 * @throws UsageError where there is none, or it has not
 */
async function engineFor({ name }: Image, library: Library): Promise<Client> {
  const fails = (what: string, remedy: string) => (error: unknown) => {
    throw new UsageError(`--image ${name}: ${what}: ${messageOf(error).trim()}; ${remedy}`)
  }
  const client = await library
    .getContainerRuntimeClient()
    .catch(fails('no engine of containers answers', 'start Docker, or say with DOCKER_HOST where it is'))
  await client.image
    .pull(library.ImageName.fromString(name))
    .catch(fails('it is not here, and cannot be pulled', 'build it, or check its name'))
  await library
    .getReaper(client)
    .catch(
      fails(
        'what would remove its container, should this process be killed, does not start',
        'let the engine pull it, or do without it: TESTCONTAINERS_RYUK_DISABLED=true',
      ),
    )
  return client
}

/** @throws UsageError where an image does not say by itself on which port it serves */
function onlyPort(name: string, exposed: readonly string[]): number {
  const ports = exposed.filter((one) => !one.endsWith('/udp')).map((one) => Number.parseInt(one, 10))
  const [only] = ports
  if (only !== undefined && ports.length === 1) return only
  const exposes = ports.length === 0 ? 'exposes no port' : `exposes the ports ${ports.join(', ')}`
  throw new UsageError(`--image ${name}: it ${exposes}; say with --image-port on which one it serves`)
}

/** What can be done with a container that may not have started yet. */
interface Handle {
  /** Ends it: what waits for its answer sees that. One that was not started yet is removed. */
  end(): Promise<void>
  /** Removes it, if it is there. */
  remove(): Promise<void>
  hasEnded(): Promise<boolean>
  readLog(log: ContainerLog): Promise<void>
}

/** A container that is known from its creation on: by itself the library tells of it only when it has started. */
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
  // It may be gone by itself in the same moment.
  const onAbort = () => void handle.end().catch(() => {})
  signal?.addEventListener('abort', onAbort)
  // The log of a container that ended, for which the library waits, does not keep the process alive.
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
    throw new UsageError(`--image ${image.name}: it does not start: ${why}${toldLog(log.text())}`)
  } finally {
    clearInterval(awake)
    signal?.removeEventListener('abort', onAbort)
  }
}

/** Why a container does not answer, in words for who named it. */
async function whyNot(failure: unknown, { image, port, handle, log }: Starting, startMs: number): Promise<string> {
  const message = messageOf(failure).trim()
  // The library has removed the containers of which it knows.
  const hasEnded = message.startsWith('Container exited') || (await handle.hasEnded().catch(() => false))
  if (log.text() === '') await handle.readLog(log).catch(() => {})
  if (hasEnded) return 'it ended by itself'
  if (!message.includes('not accessible')) return message
  const wanted =
    image.ready === undefined ? 'nothing answers' : `${image.ready} is not answered with a status of the 2xx range`
  return `${wanted} on its port ${port} within ${startMs / 1000} s; check --image-port and --image-ready`
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
