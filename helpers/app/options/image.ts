import { UsageError } from '../usage/usage-error.ts'

/** The flags that say which container image is judged, and how it is started. */
export interface ImageFlags {
  /** The name of the image, as an engine of containers knows it. */
  readonly image?: string
  /** The port on which it serves; by default the only one that it exposes. */
  readonly imagePort?: number
  /** Variables for it: `NAME=value`, or `NAME` for one of ours. */
  readonly imageEnv?: readonly string[]
  /** A path that it answers with a status of the 2xx range once it is ready; by default any answer will do. */
  readonly imageReady?: string
}

/** A container image, and how it is started. */
export interface Image {
  readonly name: string
  readonly port?: number
  readonly env: Readonly<Record<string, string>>
  readonly ready?: string
  /** The variables as they were given, for a command that starts it again. */
  readonly given: readonly string[]
  /** The values that were given by name alone: they are kept out of every output. */
  readonly secrets: readonly [secret: string, shown: string][]
  /** Where its interface lies within it: `/api`, or nothing. */
  readonly basePath: string
  /** Where its control interface does, if it has one. */
  readonly controlPath?: string
}

type Variables = Readonly<Record<string, string | undefined>>

/**
 * The image that the flags name, if they name one. Addresses are paths then, as nobody knows where it will listen.
 * @param variables those of the process and of `.env`, with the flags laid over them
 * @returns with the variables that are left to be read
 * @throws UsageError naming the flag or the variable that is wrong
 */
export function imageOf(flags: ImageFlags, variables: Variables): { image: Image; left: Variables } | undefined {
  const { image: name, imagePort: port, imageEnv = [], imageReady: ready } = flags
  if (name === undefined) {
    const stray = port !== undefined || imageEnv.length > 0 || ready !== undefined
    if (stray) throw new UsageError('--image-port, --image-env and --image-ready go with --image: name the image')
    return undefined
  }
  if (name.trim() === '') throw new UsageError('--image: give the name of an image, such as vendor/signatures:2.1')
  if (ready !== undefined) assertPath('--image-ready', ready)
  const { ESIGN_BASE_URL: base = '', ESIGN_CONTROL_URL: control = '', ...rest } = variables
  if (base !== '' && !base.startsWith('/')) {
    throw new UsageError(
      `--image ${name}, but ESIGN_BASE_URL (or --base-url) names a server, whose key is not for the image: remove it, ` +
        'or give the path within the container below which /v1 lies, such as /api',
    )
  }
  const env = imageEnv.map((one) => variableOf(one, variables))
  const image: Image = {
    name,
    ...(port !== undefined && { port }),
    env: Object.fromEntries(env.map(({ variable, value }) => [variable, value])),
    ...(ready !== undefined && { ready }),
    given: imageEnv,
    secrets: env.flatMap(({ variable, value, isSecret }) => (isSecret ? [[value, `$${variable}`] as const] : [])),
    basePath: base.replace(/\/+$/, ''),
    ...(control.startsWith('/') && { controlPath: control.replace(/\/+$/, '') }),
  }
  return { image, left: control.startsWith('/') ? rest : { ...rest, ESIGN_CONTROL_URL: control } }
}

function variableOf(given: string, variables: Variables) {
  const [, variable = '', value] = /^([^=]+)(?:=(.*))?$/s.exec(given) ?? []
  if (variable === '') throw new UsageError(`--image-env ${given}: write NAME=value, or NAME for a variable of yours`)
  if (value !== undefined) return { variable, value, isSecret: false }
  const ours = variables[variable]
  if (ours === undefined)
    throw new UsageError(`--image-env ${variable}: there is no such variable; set it, or write ${variable}=value`)
  return { variable, value: ours, isSecret: ours !== '' }
}

function assertPath(flag: string, path: string): void {
  if (!path.startsWith('/')) throw new UsageError(`${flag} ${path}: a path begins with a slash, as in /${path}`)
}
