import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import type { RunOutcome } from '../summary.ts'
import { annotationsOf } from './annotations.ts'
import { stepSummary } from './step-summary.ts'

/** The variables by which a workflow's step knows that it is one. */
export type GitHubVariables = Readonly<Record<string, string | undefined>>

/**
 * Prints a summary where GitHub reads along: no line of it is taken for a command, whatever a target wrote.
 * @param write prints a text and a line end
 */
export function printBesideGitHub(text: string, env: GitHubVariables, write: (text: string) => void): void {
  if (env['GITHUB_ACTIONS'] !== 'true') return write(text)
  const token = randomUUID()
  write(`::stop-commands::${token}\n${text}\n::${token}::`)
}

/**
 * Shows a run beside the workflow's run that it belongs to: annotations, and a summary. A part of a run is told when it is merged.
 * @returns what kept the summary from being written
 */
export function tellGitHub(
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
