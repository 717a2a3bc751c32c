import pc from 'picocolors'
import { labelled } from '../../../reports/terminal/layout.ts'
import { countOf } from '../../../reports/text.ts'
import { derivationOf } from '../../engine/catalogue/gate.ts'
import { rules, type ListedRule } from '../program/rules.ts'
import type { Screen } from '../process/screen.ts'

/** The flags of `countersign rules`. */
export interface RulesFlags {
  readonly json: boolean
  /** Folders with own rules. */
  readonly rules: readonly string[]
}

/** Lists rules: statement, section, level, derivation, needs, scenarios and faults of each, with their files. */
export async function listRules(
  globs: readonly string[],
  { json, rules: folders }: RulesFlags,
  { write, width }: Pick<Screen, 'write' | 'width'>,
): Promise<void> {
  const listed = await rules(globs, folders)
  if (json) return write(JSON.stringify(listed, null, 2))
  for (const rule of listed) for (const line of linesOf(rule, width)) write(line)
  write(countOf(listed.length, 'rule'))
}

function linesOf(rule: ListedRule, width: number): string[] {
  const { id, level, section, statement, needs, unreachable, scenarios, faults } = rule
  const because = derivationOf(rule)
  const placeText = ({ file, line }: ListedRule['place']) => pc.dim(`(${file}${line === undefined ? '' : `:${line}`})`)
  return [
    `${pc.bold(id)}  ${pc.dim(`${level}, ${section}`)}`,
    `  ${statement} ${placeText(rule.place)}`,
    ...(because === undefined ? [] : labelled('because', because, { indent: 2, column: 11, width })),
    ...(rule.source === undefined ? [] : labelled('source', rule.source, { indent: 2, column: 11, width })),
    ...(needs.length > 0 ? [`  needs      ${needs.join(', ')}`] : []),
    ...(unreachable ? [`  not exercised: ${unreachable.because}`] : []),
    ...scenarios.map(({ title, ...place }) => `  scenario   ${title} ${placeText(place)}`),
    ...faults.map((fault) => `  fault      ${fault.id}: ${fault.story} ${placeText(fault)}`),
    '',
  ]
}
