import { sizedPdf } from '../../../fixtures/documents/sized-pdf.ts'
import { CAPABILITIES } from '../catalogue/needs.ts'
import { hasFact } from '../facts/workspace.ts'
import { hostOf, isLoopback } from '../http/hosts.ts'
import { isSuccess } from '../http/exchange.ts'
import { NOW_TOLERANCE } from '../judge/check.ts'
import { Inconclusive } from '../outcome/errors.ts'
import type { Target } from '../targets/target.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../values/time.ts'
import type { Look } from './look.ts'
import { remark, type Remark } from './remark.ts'

/** Whether keys are sent unencrypted. */
export function encryption({ kind, baseUrl, network }: Target): Remark[] {
  if (kind === 'embedded') return []
  const trusted = network?.tls?.ca ? 'the certificate is trusted with ESIGN_CA_FILE' : 'the certificate is trusted'
  if (baseUrl.startsWith('https:')) return [remark('TLS', 'fine', trusted)]
  if (isLoopback(hostOf(baseUrl))) return [remark('TLS', 'fine', 'none; the target is on this machine')]
  return [
    remark(
      'TLS',
      'warning',
      'none: others can read keys and documents in transit; use an https:// address if there is one',
    ),
  ]
}

/** The capabilities of the control interface. */
export function control({ control: interface_, capabilities }: Target): Remark {
  if (!interface_) return remark('control interface', 'note', 'none is configured (ESIGN_CONTROL_URL)')
  const missing = CAPABILITIES.filter((one) => !capabilities.includes(one))
  const lacks = missing.length === 0 ? '' : `; it lacks ${missing.join(', ')}`
  return remark('control interface', 'fine', `version 1: ${capabilities.join(', ') || 'no capability'}${lacks}`)
}

/** The difference between the target's clock and ours. Times are judged by the target's clock. */
export function clock({ clockOffsetMs }: Target): Remark {
  if (clockOffsetMs === undefined)
    return remark('clock', 'note', 'the responses contain no reliable time, so our clock is used')
  if (clockOffsetMs === 0) return remark('clock', 'fine', 'is equal to ours')
  const off = `${durationText(Math.abs(clockOffsetMs))} ${clockOffsetMs > 0 ? 'ahead of' : 'behind'} ours`
  return Math.abs(clockOffsetMs) > NOW_TOLERANCE
    ? remark('clock', 'warning', `is ${off}; times are judged by the target's clock, so correct the wrong one`)
    : remark('clock', 'fine', `is ${off}, which is taken into account`)
}

function durationText(ms: number): string {
  const units = [
    [DAY, 'd'],
    [HOUR, 'h'],
    [MINUTE, 'min'],
  ] as const
  const [length, unit] = units.find(([one]) => ms >= 2 * one) ?? [SECOND, 's']
  return `${Math.round(ms / length)} ${unit}`
}

/** How arrays of strings are sent. */
export async function arrays({ session }: Look): Promise<Remark[]> {
  const encoding = await session.arrays()
  const how = session.target.arrays ? 'set by ESIGN_ARRAY_ENCODING' : 'determined by a test'
  const written = { repeat: 'a=1&a=2', brackets: 'a[]=1&a[]=2', indices: 'a[0]=1&a[1]=2' }[encoding]
  return [remark('arrays', 'fine', `${encoding} (${written}), ${how}`)]
}

/** The smallest reading of the documented 25 MB. */
const DOCUMENTED = 25_000_000

/** Whether a file of 25 MB can be uploaded: a proxy in front of the service may have a lower limit. */
export async function uploads({ session, api }: Look): Promise<Remark[]> {
  const about = 'uploads'
  const leaveOut = 'set ESIGN_BIG_UPLOADS=false to leave out the rules about big files'
  if (!hasFact(session.target.workspace, 'big-uploads'))
    return [remark(about, 'note', 'not checked with a file of 25 MB because of ESIGN_BIG_UPLOADS')]
  try {
    const startedAt = Date.now()
    const answer = await api.upload({ filename: 'big.pdf', type: 'application/pdf', bytes: sizedPdf(DOCUMENTED) })
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    if (isSuccess(answer)) return [remark(about, 'fine', `a file of 25 MB is accepted in ${seconds} s`)]
    const whose = answer.status === 413 ? ', maybe from a proxy in front of the service' : ''
    return [remark(about, 'warning', `the response to a file of 25 MB is ${answer.status}${whose}; ${leaveOut}`)]
  } catch (error) {
    if (!(error instanceof Inconclusive)) throw error
    return [remark(about, 'warning', `there is no response to a file of 25 MB: ${error.message}; ${leaveOut}`)]
  }
}
