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

/** Whether keys travel in the open. */
export function encryption({ kind, baseUrl, network }: Target): Remark[] {
  if (kind === 'embedded') return []
  const trusted = network?.tls?.ca ? 'the certificate is trusted, with ESIGN_CA_FILE' : 'the certificate is trusted'
  if (baseUrl.startsWith('https:')) return [remark('TLS', 'fine', trusted)]
  if (isLoopback(hostOf(baseUrl))) return [remark('TLS', 'fine', 'none, on this machine')]
  return [remark('TLS', 'warning', 'none: keys and documents can be read on the way; is there an https:// address?')]
}

/** What the control interface offers. */
export function control({ control: interface_, capabilities }: Target): Remark {
  if (!interface_) return remark('control interface', 'note', 'none is configured (ESIGN_CONTROL_URL)')
  const missing = CAPABILITIES.filter((one) => !capabilities.includes(one))
  const lacks = missing.length === 0 ? '' : `; it lacks ${missing.join(', ')}`
  return remark('control interface', 'fine', `version 1: ${capabilities.join(', ') || 'no capability'}${lacks}`)
}

/** How far the clock of the target is off ours: times are judged by its own. */
export function clock({ clockOffsetMs }: Target): Remark {
  if (clockOffsetMs === undefined)
    return remark('clock', 'note', 'its answers do not tell the time reliably; ours is taken')
  if (clockOffsetMs === 0) return remark('clock', 'fine', 'agrees with ours')
  const off = `${durationText(Math.abs(clockOffsetMs))} ${clockOffsetMs > 0 ? 'ahead of' : 'behind'} ours`
  return Math.abs(clockOffsetMs) > NOW_TOLERANCE
    ? remark('clock', 'warning', `is ${off}; times are judged by its own, set one of them right`)
    : remark('clock', 'fine', `is ${off}, and taken for what it is`)
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
  const how = session.target.arrays ? 'as ESIGN_ARRAY_ENCODING says' : 'found by trying'
  const written = { repeat: 'a=1&a=2', brackets: 'a[]=1&a[]=2', indices: 'a[0]=1&a[1]=2' }[encoding]
  return [remark('arrays', 'fine', `${encoding} (${written}), ${how}`)]
}

/** What the document calls 25 MB at least. */
const DOCUMENTED = 25_000_000

/** Whether a file of 25 MB gets through: what stands before a service may take less. */
export async function uploads({ session, api }: Look): Promise<Remark[]> {
  const about = 'uploads'
  const leaveOut = 'without rules of big files: ESIGN_BIG_UPLOADS=false'
  if (!hasFact(session.target.workspace, 'big-uploads'))
    return [remark(about, 'note', 'no file of 25 MB is tried, as ESIGN_BIG_UPLOADS says')]
  try {
    const startedAt = Date.now()
    const answer = await api.upload({ filename: 'big.pdf', type: 'application/pdf', bytes: sizedPdf(DOCUMENTED) })
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    if (isSuccess(answer)) return [remark(about, 'fine', `a file of 25 MB is taken, in ${seconds} s`)]
    const whose = answer.status === 413 ? ', maybe by what stands before the service' : ''
    return [remark(about, 'warning', `a file of 25 MB is answered ${answer.status}${whose}; to judge it ${leaveOut}`)]
  } catch (error) {
    if (!(error instanceof Inconclusive)) throw error
    return [remark(about, 'warning', `a file of 25 MB gets no answer: ${error.message}; to judge it ${leaveOut}`)]
  }
}
