import { redactorOf } from '../../engine/evidence/redact.ts'
import { secretsIn } from './environment.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The flags that choose a container image, and how it is started. */
export interface ImageFlags {
  /** The name of the image, as the container engine knows it. */
  readonly image?: string
  /** The port of the container to connect to; by default the only one that it exposes. */
  readonly imagePort?: number
  /** Variables of the container: `NAME=value`, or `NAME` to copy our own. */
  readonly imageEnv?: readonly string[]
  /** A path that responds with 2xx once the container is ready; by default any response counts. */
  readonly imageReady?: string
}

/** A container image, and how it is started. */
export interface Image {
  readonly name: string
  readonly port?: number
  readonly env: Readonly<Record<string, string>>
  readonly ready?: string
  /** The variables as given on the command line, for a command that starts the image again; secrets of the run are masked. */
  readonly given: readonly string[]
  /** The values of variables that were given only by name. They are masked in every output. */
  readonly secrets: readonly [secret: string, shown: string][]
  /** The path of the API in the container: `/api`, or an empty string. */
  readonly basePath: string
  /** The path of the control interface in the container, if it has one. */
  readonly controlPath?: string
}

type Variables = Readonly<Record<string, string | undefined>>

/**
 * The image that the flags name, if any. Addresses are then paths, because the port is not known yet.
 * @param variables those of the process and of `.env`, overridden by the flags
 * @returns the image, and the variables that are left to be read
 * @throws UsageError naming the flag or the variable that is wrong
 */
export function imageOf(flags: ImageFlags, variables: Variables): { image: Image; left: Variables } | undefined {
  const { image: name, imagePort: port, imageEnv = [], imageReady: ready } = flags
  if (name === undefined) {
    const stray = port !== undefined || imageEnv.length > 0 || ready !== undefined
    if (stray) throw new UsageError('--image-port, --image-env and --image-ready need --image, the name of the image.')
    return undefined
  }
  if (name.trim() === '')
    throw new UsageError('--image is empty. Give the name of an image, such as vendor/signatures:2.1.')
  if (ready !== undefined) assertPath('--image-ready', ready)
  const { ESIGN_BASE_URL: base = '', ESIGN_CONTROL_URL: control = '', ...rest } = variables
  if (base !== '' && !base.startsWith('/')) {
    throw new UsageError(
      `--image ${name}: ESIGN_BASE_URL (or --base-url) names a server, whose key must not reach the container. Remove it, ` +
        'or give the path before /v1 in the container, such as /api.',
    )
  }
  const env = imageEnv.map((one) => variableOf(one, variables))
  const image: Image = {
    name,
    ...(port !== undefined && { port }),
    env: Object.fromEntries(env.map(({ variable, value }) => [variable, value])),
    ...(ready !== undefined && { ready }),
    given: imageEnv.map(redactorOf(secretsIn({ variables })).redact),
    secrets: env.flatMap(({ variable, value, isSecret }) => (isSecret ? [[value, `$${variable}`] as const] : [])),
    basePath: base.replace(/\/+$/, ''),
    ...(control.startsWith('/') && { controlPath: control.replace(/\/+$/, '') }),
  }
  return { image, left: control.startsWith('/') ? rest : { ...rest, ESIGN_CONTROL_URL: control } }
}

function variableOf(given: string, variables: Variables) {
  const [, variable = '', value] = /^([^=]+)(?:=(.*))?$/s.exec(given) ?? []
  if (variable === '')
    throw new UsageError(`--image-env ${given} has no name. Write NAME=value, or NAME to copy your variable.`)
  if (value !== undefined) return { variable, value, isSecret: false }
  const ours = variables[variable]
  if (ours === undefined)
    throw new UsageError(`--image-env ${variable}: this variable is not set. Set it, or write ${variable}=value.`)
  return { variable, value: ours, isSecret: ours !== '' }
}

function assertPath(flag: string, path: string): void {
  if (!path.startsWith('/')) throw new UsageError(`${flag} ${path}: a path starts with a slash. Write /${path}.`)
}
