import pc from 'picocolors'
import { faults } from '../../fixtures/faults/index.ts'
import { catalogue, scenariosOf } from '../wiring/suite.ts'
import { selectIds } from '../wiring/select.ts'

/** Lists rules: statement, section, level, needs, scenarios and faults of each, and the files in which they stand. */
export async function listRules(globs: readonly string[], json: boolean, write: (line: string) => void): Promise<void> {
  const ids = selectIds(globs, [...catalogue.keys()])
  const scenarios = await scenariosOf(new Set(ids))
  const listed = ids.flatMap((id) => {
    const rule = catalogue.get(id)
    if (!rule) return []
    const own = scenarios.filter(({ rules }) => rules.includes(id)).map(({ title, file }) => ({ title, file }))
    const broken = Object.entries(faults).filter(([, { breaks }]) => breaks.some((broke) => broke === id))
    return [{ ...rule, scenarios: own, faults: broken.map(([fault, { story }]) => ({ id: fault, story })) }]
  })
  if (json) return write(JSON.stringify(listed, null, 2))
  for (const rule of listed) {
    write(`${pc.bold(rule.id)}  ${pc.dim(`${rule.level}, ${rule.section}`)}`)
    write(`  ${rule.statement}`)
    write(`  rule       ${pc.dim(`suites/${rule.area}/${rule.topic}.rules.ts`)}`)
    if (rule.needs.length > 0) write(`  needs      ${rule.needs.join(', ')}`)
    if (rule.unreachable) write(`  not exercised: ${rule.unreachable.because}`)
    for (const { title, file } of rule.scenarios) write(`  scenario   ${title} ${pc.dim(`(${file})`)}`)
    for (const { id, story } of rule.faults) write(`  fault      ${id}: ${story}`)
    if (rule.faults.length > 0) write(`             ${pc.dim(`fixtures/faults/${rule.area}/${rule.topic}.ts`)}`)
    write('')
  }
  write(`${listed.length} rules`)
}
