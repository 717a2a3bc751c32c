import { forecastLines, readyLine, remarkLines } from '../../../reports/terminal/examination.ts'
import type { Progress } from '../../../reports/terminal/progress/progress.ts'
import { countOf, printable } from '../../../reports/text.ts'
import { examine } from '../../engine/doctor/examine.ts'
import { forecast } from '../../engine/doctor/forecast.ts'
import { remark, type Remark } from '../../engine/doctor/remark.ts'
import { reasonToAllow } from '../../engine/targets/guard.ts'
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
 * Checks a set-up before a run: prints what is wrong, what a run would judge, and what would exercise more rules. Judges nothing.
 * @returns the exit code: 0 if a run can start
 * @throws UsageError if the command line or the configuration is wrong
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
  progress.say(`checking ${where} ...`)
  const expected = await checkTarget(planned, remarks, ids, flags)
  progress.stop()
  screen.write(`countersign ${version} checks ${printable(where)}\n`)
  for (const line of remarkLines(remarks, screen)) screen.write(line)
  screen.write('')
  if (expected) for (const line of [...forecastLines(expected, screen), '']) screen.write(line)
  screen.write(readyLine(remarks, screen))
  return remarks.some(({ weight }) => weight === 'wrong') ? NOT_READY : READY
}

/** The remarks about the configuration, which need no request. */
function configured(planned: PlannedTarget, flags: DoctorFlags, environment: Environment): Remark[] {
  const set = effectiveOf(flags, environment).filter(({ source }) => source !== 'not set' && source !== 'default')
  const own = remark(
    'configuration',
    'fine',
    `${countOf(set.length, 'variable is', 'variables are')} set; countersign config lists them`,
  )
  if (planned.kind === 'embedded')
    return [own, remark('target', 'note', 'the embedded reference service, because ESIGN_BASE_URL is not set')]
  return planned.kind === 'image' ? [own] : [own, remark('host', 'fine', reasonToAllow(planned.baseUrl))]
}

/** Meets and examines the target, and adds to the remarks. Returns what a run would judge, if the target could be met. */
async function checkTarget(
  planned: PlannedTarget,
  remarks: Remark[],
  ids: ReadonlySet<string>,
  { concurrency }: DoctorFlags,
) {
  const met = await meet(planned).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error
    remarks.push(remark(aboutOf(error.message), 'wrong', error.message))
    remarks.push(remark('all else', 'note', 'could not be checked'))
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
  remark('address', 'fine', `${baseUrl} responds, usually within ${Math.max(Math.round(answerMs), 1)} ms`)

/** The subject of an error of the first contact, by the variable that its message begins with. */
function aboutOf(message: string): string {
  if (message.startsWith('ESIGN_CONTROL')) return 'control interface'
  if (message.startsWith('ESIGN_API_KEY')) return 'key'
  return /certificate|TLS/.test(message) ? 'TLS' : 'address'
}
