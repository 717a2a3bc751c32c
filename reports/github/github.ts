import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import type { RunOutcome } from '../summary.ts'
import { annotationsOf } from './annotations.ts'
import { stepSummary } from './step-summary.ts'

/** The environment variables that show that the run is a step of a workflow. */
export type GitHubVariables = Readonly<Record<string, string | undefined>>

/**
 * Prints a summary. On GitHub, no line of it acts as a command, with any text of a target.
 * @param write prints a text and a line end
 */
export function printForGitHub(text: string, env: GitHubVariables, write: (text: string) => void): void {
  if (env['GITHUB_ACTIONS'] !== 'true') return write(text)
  const token = randomUUID()
  write(`::stop-commands::${token}\n${text}\n::${token}::`)
}

/**
 * Shows a run next to the workflow's run: annotations, and a summary. A shard is shown when it is merged.
 * @returns why the summary could not be written; undefined if it was
 */
export function reportToGitHub(
  outcome: RunOutcome,
  env: GitHubVariables,
  write: (text: string) => void,
): string | undefined {
  if (outcome.shard) return undefined
  if (env['GITHUB_ACTIONS'] === 'true') for (const line of annotationsOf(outcome)) write(line)
  const file = env['GITHUB_STEP_SUMMARY']
  if (file === undefined || file === '') return undefined
  try {
    appendFileSync(file, `${stepSummary(outcome)}\n`)
    return undefined
  } catch (error) {
    return `GITHUB_STEP_SUMMARY ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`
  }
}
