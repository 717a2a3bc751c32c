import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Again } from '../../../reports/repeat-line.ts'
import { REPORTS } from '../../../reports/files/write.ts'
import type { Gate } from '../../engine/catalogue/gate.ts'
import { compact } from '../../engine/values/compact.ts'
import type { PlannedTarget } from './planned-target.ts'
import { targetFlagsOf, type TargetFlags } from './target-flags.ts'

/** The folder for the reports of a repeated rule, within the folder of the run. */
const AGAIN = 'again'

/**
 * The flags that judge a target again, for a reader who has its keys but not the rest of the environment.
 * @param flags those of the run, with the folder of its reports, and those of own rules
 */
export function againOf(
  flags: TargetFlags & { readonly out?: string; readonly rules?: readonly string[] },
  target: PlannedTarget,
  gate: Gate,
): Again {
  const given = targetFlagsOf(flags)
  const image = target.kind === 'image' ? target.image : undefined
  return compact({
    ...given,
    imageEnv: given.imageEnv && image?.given,
    baseUrl: addressOf(target) ?? given.baseUrl,
    controlUrl: image?.controlPath ?? given.controlUrl,
    rules: (flags.rules ?? []).length > 0 ? flags.rules : undefined,
    gate: given.gate ?? (gate === 'all' ? undefined : gate),
    out: flags.out === undefined ? undefined : againIn(flags.out),
  })
}

/** The address, or the path within a container; undefined if it is the default. */
function addressOf(target: PlannedTarget): string | undefined {
  if (target.kind === 'address') return target.baseUrl
  return target.kind === 'image' && target.image.basePath !== '' ? target.image.basePath : undefined
}

/**
 * The folder for the reports of a repeated rule, as the user would write it. Repeating a repetition uses the same folder.
 * @param out the folder of the run's reports
 */
export function againIn(out: string): string {
  const folder = path.relative(process.cwd(), path.resolve(out)) || '.'
  return isAgain(folder) ? folder : path.join(folder, AGAIN)
}

const isAgain = (out: string) =>
  path.basename(out) === AGAIN && existsSync(path.join(path.dirname(path.resolve(out)), REPORTS.conformance))
