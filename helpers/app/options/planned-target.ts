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
import { withFlags, type TargetFlags } from './target-flags.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The target of a run, before the first contact: the embedded service, a server at an address, or a container image. */
export type PlannedTarget = {
  /** Its name for people: the address, the image, or "the embedded reference service". */
  readonly where: string
} & (
  | { readonly kind: 'embedded'; readonly fault?: string; readonly mailDomain?: string }
  | (Configuration & { readonly kind: 'address' })
  | (Omit<Configuration, 'kind' | 'baseUrl'> & { readonly kind: 'image'; readonly image: Image })
)

type Variables = Readonly<Record<string, string | undefined>>

/** These variables do not belong to one target, so they may be set for the embedded service. */
const OF_NO_TARGET = ['ESIGN_GATE', 'ESIGN_TEST_HOSTS', 'ESIGN_MAIL_DOMAIN']

/**
 * Decides the target: flags win over the environment, which wins over `.env`.
 * @throws UsageError naming every variable or flag that is wrong, or a host that is not named as a test host
 */
export function plannedTarget(flags: TargetFlags, environment: Environment): PlannedTarget {
  if (environment.problem !== undefined) throw new UsageError(environment.problem)
  // If a variable of a CI workflow is empty, the run must not silently judge the embedded service instead.
  const empty = flags.baseUrl === '' ? '--base-url' : flags.controlUrl === '' ? '--control-url' : undefined
  if (empty !== undefined) throw new UsageError(`${empty} is empty. Give an address, or leave the flag out.`)
  if (flags.baseUrl === undefined && flags.image === undefined && isEmptyInCi(environment))
    throw new UsageError(
      'ESIGN_BASE_URL is empty, but this is a CI job. Give it a value, or do not set it to judge the embedded reference service.',
    )
  const laid = withFlags(flags, environment)
  const imaged = imageOf(flags, laid)
  const { baseUrl, testHosts, ...configured } = read(imaged?.left ?? laid)
  const fault = flags.fault === undefined ? {} : { fault: flags.fault }
  const refusal = refusalOf({ baseUrl, ...configured }, testHosts)
  if ((imaged || baseUrl !== undefined) && refusal !== undefined) throw new UsageError(refusal)
  if (imaged) {
    const { image } = imaged
    const where = targetName({ kind: 'image', base_url: '', image: image.name })
    return { kind: 'image', where, image, ...configured, ...fault }
  }
  if (baseUrl !== undefined) {
    const where = targetName({ kind: 'address', base_url: baseUrl })
    return { kind: 'address', where, baseUrl, ...configured, ...fault }
  }
  refuseStray(laid)
  const where = targetName({ kind: 'embedded', base_url: '' })
  const { mailDomain } = configured
  return { kind: 'embedded', where, ...fault, ...(mailDomain !== undefined && { mailDomain }) }
}

/** Whether a CI job passes an empty address: an unset variable or secret of the project has become an empty text. */
const isEmptyInCi = ({ variables, fromFile }: Environment): boolean =>
  variables['ESIGN_BASE_URL']?.trim() === '' && fromFile?.has('ESIGN_BASE_URL') !== true && isSet(variables['CI'])

const isSet = (value = ''): boolean => !['', '0', 'false'].includes(value.toLowerCase())

/** @throws UsageError if variables of a server are set, but not its address */
function refuseStray(laid: Variables): void {
  const isStray = (name: string) => VARIABLE_NAMES.includes(name) || isHeaderVariable(name)
  const set = Object.keys(laid).filter((name) => laid[name] !== undefined && laid[name] !== '')
  const stray = set.filter((name) => isStray(name) && !OF_NO_TARGET.includes(name))
  if (stray.length === 0) return
  throw new UsageError(
    `${stray.join(', ')} ${stray.length === 1 ? 'is' : 'are'} set without an address. Set ESIGN_BASE_URL (or --base-url) ` +
      `to judge a server, or unset ${stray.length === 1 ? 'it' : 'them'} to judge the embedded reference service.`,
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
