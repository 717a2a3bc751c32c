import { targetName } from '../../engine/outcome/target-name.ts'
import {
  ConfigurationError,
  readConfiguration,
  VARIABLE_NAMES,
  type Configuration,
  type Read,
} from '../../engine/configuration/configuration.ts'
import { isHeaderVariable } from '../../engine/configuration/gateway-headers.ts'
import { refusalOf } from '../../engine/targets/guard.ts'
import type { Environment } from './environment.ts'
import { imageOf, type Image } from './image.ts'
import { nearest } from '../usage/suggest.ts'
import { laidOver, type TargetFlags } from './target-flags.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The target of a run before it is met: the embedded service, the server at an address, or one started from an image. */
export type PlannedTarget = {
  /** Its name for a person: the address, the image, or that it is the embedded service. */
  readonly where: string
} & (
  | { readonly kind: 'embedded'; readonly fault?: string; readonly mailDomain?: string }
  | (Configuration & { readonly kind: 'address' })
  | (Omit<Configuration, 'kind' | 'baseUrl'> & { readonly kind: 'image'; readonly image: Image })
)

type Variables = Readonly<Record<string, string | undefined>>

/** These variables tell nothing of one target, so they may be set where the embedded service is judged. */
const OF_NO_TARGET = ['ESIGN_GATE', 'ESIGN_TEST_HOSTS', 'ESIGN_MAIL_DOMAIN']

/**
 * Decides which target is met, by flags over environment over `.env`.
 * @throws UsageError naming each variable or flag that is wrong, or a host that is not there for tests
 */
export function plannedTarget(flags: TargetFlags, environment: Environment): PlannedTarget {
  if (environment.problem !== undefined) throw new UsageError(environment.problem)
  // An empty variable of a workflow must not have the embedded service judged in the place of the target.
  const empty = flags.baseUrl === '' ? '--base-url' : flags.controlUrl === '' ? '--control-url' : undefined
  if (empty !== undefined) throw new UsageError(`${empty} is empty; give an address, or leave the flag out`)
  const laid = laidOver(flags, environment)
  const imaged = imageOf(flags, laid)
  const { baseUrl, testHosts, ...told } = read(imaged?.left ?? laid)
  const fault = flags.fault === undefined ? {} : { fault: flags.fault }
  const refusal = refusalOf({ baseUrl, ...told }, testHosts)
  if ((imaged || baseUrl !== undefined) && refusal !== undefined) throw new UsageError(refusal)
  if (imaged) {
    const { image } = imaged
    const where = targetName({ kind: 'image', base_url: '', image: image.name })
    return { kind: 'image', where, image, ...told, ...fault }
  }
  if (baseUrl !== undefined) {
    const where = targetName({ kind: 'address', base_url: baseUrl })
    return { kind: 'address', where, baseUrl, ...told, ...fault }
  }
  refuseStray(laid)
  const where = targetName({ kind: 'embedded', base_url: '' })
  const { mailDomain } = told
  return { kind: 'embedded', where, ...fault, ...(mailDomain !== undefined && { mailDomain }) }
}

/** @throws UsageError where variables tell of a server, and none has its address */
function refuseStray(laid: Variables): void {
  const isStray = (name: string) => VARIABLE_NAMES.includes(name) || isHeaderVariable(name)
  const set = Object.keys(laid).filter((name) => laid[name] !== undefined && laid[name] !== '')
  const stray = set.filter((name) => isStray(name) && !OF_NO_TARGET.includes(name))
  if (stray.length === 0) return
  throw new UsageError(
    `${stray.join(', ')} set, but no address to go with it: set ESIGN_BASE_URL (or --base-url) to judge a server, ` +
      `or unset ${stray.length === 1 ? 'it' : 'them'} to judge the embedded reference service`,
  )
}

function read(variables: Variables): Read {
  try {
    return readConfiguration(variables, (name) => nearest(name, VARIABLE_NAMES, 1)[0] ?? '')
  } catch (error) {
    if (error instanceof ConfigurationError) throw new UsageError(error.message)
    throw error
  }
}
