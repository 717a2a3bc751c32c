import { colors as colorsFor, labelled, wrap } from '../../../reports/terminal/layout.ts'
import { countOf, printable } from '../../../reports/text.ts'
import { reasonToAllow } from '../../engine/targets/guard.ts'
import { effectiveOf, type Effective } from '../options/effective.ts'
import type { Environment } from '../options/environment.ts'
import { plannedTarget, type PlannedTarget } from '../options/planned-target.ts'
import type { Screen } from '../process/screen.ts'
import type { TargetFlags } from '../options/target-flags.ts'

/** The flags of `countersign config`. */
export interface ConfigFlags extends TargetFlags {
  readonly json: boolean
}

/**
 * Prints the value and the source of each variable, secrets masked, and the target that a run would judge. Sends nothing.
 * @throws UsageError after printing, if a run with these values cannot start
 */
export function showConfiguration(flags: ConfigFlags, environment: Environment, screen: Screen): void {
  const effective = effectiveOf(flags, environment)
  if (flags.json) screen.write(JSON.stringify(effective, null, 2))
  else for (const line of linesOf(effective, screen)) screen.write(line)
  const planned = plannedTarget(flags, environment)
  if (!flags.json) for (const line of wrap(`Target: ${targetText(planned)}.`, screen.width)) screen.write(line)
}

function linesOf(effective: readonly Effective[], { color, width }: Pick<Screen, 'color' | 'width'>): string[] {
  const { bold, dim } = colorsFor(color)
  const column = Math.max(...effective.map(({ source }) => source.length)) + 2
  const unset = effective.filter(({ source }) => source === 'not set')
  const set = effective.filter(({ source }) => source !== 'not set')
  const line = ({ variable, value = '', source }: Effective) =>
    labelled(source, `${variable}=${printable(value)}`, { indent: 2, column, width }).map((text) =>
      source === 'default' ? dim(text) : text,
    )
  return [
    bold('In effect'),
    ...set.flatMap(line),
    '',
    bold(`Not set: ${countOf(unset.length, 'variable')} (the .env of countersign init explains each)`),
    ...wrap(unset.map(({ variable }) => variable).join(' '), width - 2).map((text) => dim(`  ${text}`)),
    '',
  ]
}

function targetText(planned: PlannedTarget): string {
  if (planned.kind === 'embedded') return 'the embedded reference service, because ESIGN_BASE_URL is not set'
  if (planned.kind === 'image') return printable(planned.where)
  const { baseUrl, controlUrl } = planned
  const control = controlUrl === undefined ? '' : `, with the control interface at ${controlUrl}`
  return printable(`${baseUrl}${control}; ${reasonToAllow(baseUrl)}`)
}
