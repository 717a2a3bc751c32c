import { forecastLines, readyLine, remarkLines } from '../../../reports/terminal/examination.ts'
import type { Progress } from '../../../reports/terminal/progress/progress.ts'
import { countOf, printable } from '../../../reports/text.ts'
import { examine } from '../../engine/doctor/examine.ts'
import { forecast } from '../../engine/doctor/forecast.ts'
import { remark, type Remark } from '../../engine/doctor/remark.ts'
import { leaveFor } from '../../engine/targets/guard.ts'
import type { Target } from '../../engine/targets/target.ts'
import { effectiveOf } from '../options/effective.ts'
import type { Environment } from '../options/environment.ts'
import { meet } from '../target/meet.ts'
import { plannedTarget, type PlannedTarget } from '../options/planned-target.ts'
import type { Screen } from '../process/screen.ts'
import { selectIds } from '../options/select.ts'
import { catalogue, scenariosOf } from '../project/suite.ts'
import type { TargetFlags } from '../options/target-flags.ts'
import { UsageError } from '../usage/usage-error.ts'
import { version } from '../project/version.ts'

/** The flags of `countersign doctor`. */
export interface DoctorFlags extends TargetFlags {
  readonly rule: readonly string[]
  readonly concurrency: number
}

const READY = 0
const NOT_READY = 2

/**
 * Looks at a set-up before a run: what is wrong, what a run would come to, and what would exercise more. Judges nothing.
 * @returns the exit code: whether a run may begin
 * @throws UsageError when the command line or the configuration is wrong
 */
export async function doctor(
  flags: DoctorFlags,
  environment: Environment,
  screen: Screen,
  progress: Progress,
): Promise<number> {
  const planned = plannedTarget(flags, environment)
  const ids = new Set(selectIds(flags.rule, [...catalogue.keys()]))
  const { where } = planned
  const remarks: Remark[] = [...configured(planned, flags, environment)]
  progress.say(`looking at ${where} ...`)
  const told = await lookedAt(planned, remarks, ids, flags)
  progress.stop()
  screen.write(`countersign ${version} looks at ${printable(where)}\n`)
  for (const line of remarkLines(remarks, screen)) screen.write(line)
  screen.write('')
  if (told) for (const line of [...forecastLines(told, screen), '']) screen.write(line)
  screen.write(readyLine(remarks, screen))
  return remarks.some(({ weight }) => weight === 'wrong') ? NOT_READY : READY
}

/** What is known before a request is sent. */
function configured(planned: PlannedTarget, flags: DoctorFlags, environment: Environment): Remark[] {
  const set = effectiveOf(flags, environment).filter(({ source }) => source !== 'not set' && source !== 'default')
  const own = remark(
    'configuration',
    'fine',
    `${countOf(set.length, 'variable is', 'variables are')} set: countersign config`,
  )
  if (planned.kind === 'embedded')
    return [own, remark('target', 'note', 'is the embedded one, as ESIGN_BASE_URL is not set')]
  return planned.kind === 'image' ? [own] : [own, remark('host', 'fine', leaveFor(planned.baseUrl))]
}

/** What meeting and examining the target tells, put to the remarks; what a run would come to where it could be met. */
async function lookedAt(
  planned: PlannedTarget,
  remarks: Remark[],
  ids: ReadonlySet<string>,
  { concurrency }: DoctorFlags,
) {
  const met = await meet(planned).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error
    remarks.push(remark(aboutOf(error.message), 'wrong', error.message))
    remarks.push(remark('all else', 'note', 'could not be looked at'))
  })
  if (!met) return undefined
  try {
    const { remarks: found, answerMs = 0 } = await examine(met.target)
    remarks.push(addressOf(met.target, answerMs), ...found)
    const rules = [...ids].flatMap((id) => catalogue.get(id) ?? [])
    const scenarios = await scenariosOf(ids)
    return forecast({ target: met.target, rules, scenarios, catalogue, concurrency, answerMs })
  } finally {
    await met.close()
  }
}

const addressOf = ({ baseUrl }: Target, answerMs: number) =>
  remark('address', 'fine', `${baseUrl} answers, in ${Math.max(Math.round(answerMs), 1)} ms as a rule`)

/** What the first contact stumbled over, by the variable that its message begins with. */
function aboutOf(message: string): string {
  if (message.startsWith('ESIGN_CONTROL')) return 'control interface'
  if (message.startsWith('ESIGN_API_KEY')) return 'key'
  return /certificate|TLS/.test(message) ? 'TLS' : 'address'
}
