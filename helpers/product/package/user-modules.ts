/** A program that judges a rule under a fault, and prints the result. */
export const programOf = (rule: string, fault: string): string => `
import { run, rules, UsageError, type RunResult } from 'countersign'

const begun: number[] = []
const result: RunResult = await run({ rule: ['${rule}'], fault: '${fault}', seed: 7, watch: { onBegin: (n) => begun.push(n) } })
const [rule] = await rules(['${rule}'])
const wrong: unknown = await run({ rule: ['metadta/*'] }).catch((error: unknown) => error)
const told = {
  exitCode: result.exitCode,
  seed: result.report.seed,
  verdict: result.report.rules.find(({ id }) => id === rule?.id)?.verdict,
  begun,
  level: rule?.level,
  faults: rule?.faults.map(({ id }) => id),
  wrong: wrong instanceof UsageError && wrong.message,
}
console.log(JSON.stringify(told))
`

/** A module with an own rule. */
export const OWN_RULES = `
import { defineRules } from 'countersign/rules'

const { scenario } = defineRules({ prefix: 'acme', rules: { 'acme/name-kept': 'A name is kept.' } })
scenario('acme/name-kept', 'keeps a name', async ({ api, accepts, check, dependsOn }) => {
  dependsOn('transaction/answered-itself')
  const { name } = await accepts(() => api.create({ name: 'Lease' }))
  check.equal('name', name, 'Lease')
})
// @ts-expect-error A misspelt id does not compile.
const misspelt: Parameters<typeof scenario>[0] = 'acme/name-kep'
`
