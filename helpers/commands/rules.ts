import pc from 'picocolors'
import { faultsByTopic } from '../../fixtures/faults/index.ts'
import { labelled } from '../../reports/terminal/layout.ts'
import { countOf } from '../../reports/text.ts'
import { derivationOf } from '../catalogue/gate.ts'
import type { Rule } from '../catalogue/rule.ts'
import type { Screen } from '../wiring/screen.ts'
import { selectIds } from '../wiring/select.ts'
import { catalogue, scenariosOf } from '../wiring/suite.ts'

/**
 * Lists rules: statement, section, level, derivation, needs, scenarios and faults of each, and the files in which they
 * stand.
 */
export async function listRules(
  globs: readonly string[],
  json: boolean,
  { write, width }: Pick<Screen, 'write' | 'width'>,
): Promise<void> {
  const ids = selectIds(globs, [...catalogue.keys()], (glob) => `\`${glob}\``)
  const scenarios = await scenariosOf(new Set(ids))
  const listed = ids.flatMap((id) => {
    const rule = catalogue.get(id)
    if (!rule) return []
    const own = scenarios.filter(({ rules }) => rules.includes(id)).map(({ title, file }) => ({ title, file }))
    return [{ ...rule, scenarios: own, faults: faultsOf(id) }]
  })
  if (json) return write(JSON.stringify(listed, null, 2))
  for (const rule of listed) for (const line of linesOf(rule, width)) write(line)
  write(countOf(listed.length, 'rule'))
}

/** A rule with what proves it. */
interface Listed extends Rule {
  readonly scenarios: readonly { readonly title: string; readonly file: string }[]
  readonly faults: readonly { readonly id: string; readonly story: string; readonly file: string }[]
}

/** The faults that break a rule; each lies in the topic of the first rule that it breaks. */
function faultsOf(rule: string): Listed['faults'] {
  return Object.entries(faultsByTopic).flatMap(([topic, table]) =>
    Object.entries(table)
      .filter(([, { breaks }]) => breaks.some((broken) => broken === rule))
      .map(([id, { story }]) => ({ id, story, file: `fixtures/faults/${topic}.ts` })),
  )
}

function linesOf(rule: Listed, width: number): string[] {
  const { id, area, topic, level, section, statement, needs, unreachable, scenarios, faults } = rule
  const because = derivationOf(rule)
  const place = (file: string) => pc.dim(`(${file})`)
  return [
    `${pc.bold(id)}  ${pc.dim(`${level}, ${section}`)}`,
    `  ${statement} ${place(`suites/${area}/${topic}.rules.ts`)}`,
    ...(because === undefined ? [] : labelled('because', because, { indent: 2, column: 11, width })),
    ...(needs.length > 0 ? [`  needs      ${needs.join(', ')}`] : []),
    ...(unreachable ? [`  not exercised: ${unreachable.because}`] : []),
    ...scenarios.map(({ title, file }) => `  scenario   ${title} ${place(file)}`),
    ...faults.map((fault) => `  fault      ${fault.id}: ${fault.story} ${place(fault.file)}`),
    '',
  ]
}
