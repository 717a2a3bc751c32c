import { readFileSync } from 'node:fs'
import { checksOf } from '../../../reports/statement/check.ts'
import { statementSchema, type Statement } from '../../../reports/statement/statement.ts'
import { printable } from '../../../reports/text.ts'
import { targetName } from '../../engine/outcome/target-name.ts'
import type { Screen } from '../process/screen.ts'
import { catalogue } from '../project/suite.ts'
import { version } from '../project/version.ts'
import { UsageError } from '../usage/usage-error.ts'

const HOLDS = 0
const DOES_NOT_HOLD = 1

/**
 * Checks the digests of a statement, and whether this version of the suite has the same rules.
 * @returns the exit code: 1 if anything does not hold
 * @throws UsageError if the file is not a statement
 */
export function checkStatement(file: string, { write }: Pick<Screen, 'write'>): number {
  const statement = statementIn(file)
  const { suite, target, started_at: startedAt } = statement
  const checks = checksOf(statement, catalogue, version)
  write(printable(`${suite.name} ${suite.version} judged ${targetName(target)} on ${startedAt.slice(0, 10)}.`))
  for (const { holds, text } of checks) write(printable(`${holds ? 'ok    ' : 'wrong '} ${text}`))
  return checks.every(({ holds }) => holds) ? HOLDS : DOES_NOT_HOLD
}

function statementIn(file: string): Statement {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not JSON' : error instanceof Error ? error.message : String(error)
    throw new UsageError(`${file} cannot be read: ${why}. Give the path of a conformance-statement.json.`)
  }
  const { success, data, error } = statementSchema.safeParse(value)
  if (success) return data
  const [issue] = error.issues
  const where = issue?.path.join('.')
  throw new UsageError(
    `${file} is not a statement of this version${where ? ` (${where}: ${issue?.message})` : ''}. Give the path of a conformance-statement.json.`,
  )
}
