/** The API for programs: `import { run, rules } from 'countersign'`. The command uses it, too. */
export type { ConformanceReport } from '../../../reports/files/conformance-json.ts'
export { UsageError } from '../usage/usage-error.ts'
export { rules, type ListedRule } from './rules.ts'
export type { RunOptions, RunResult, RunWatch } from './options.ts'
export { run } from './run.ts'
