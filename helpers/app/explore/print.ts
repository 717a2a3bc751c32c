import path from 'node:path'
import { countOf } from '../../../reports/text.ts'
import { colors, labelled, wrap } from '../../../reports/terminal/layout.ts'
import type { Screen } from '../process/screen.ts'
import type { ExploreResult } from './explore-target.ts'
import type { Finding } from './finding.ts'

/** The file with the result of the last exploration. */
export const EXPLORE_FILE = 'explore.json'

/** The exit code of an exploration. */
export function exitCodeOf(
  { findings, failures, unconfirmed, sequences, faults }: ExploreResult,
  interrupted: boolean,
): number {
  if (interrupted) return 130
  if (findings.length > 0) return 1
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
  return failed > sequences || sequences === 0 || unconfirmed.length > 0 || faults.length > 0 ? 3 : 0
}

/** How the result is printed. */
interface Printing {
  readonly code: number
  readonly out: string
  /** The command that plays the same sequences again. */
  readonly repeat: string
}

/** Prints the result of an exploration. */
export function printExplored(result: ExploreResult, { code, out, repeat }: Printing, screen: Screen): void {
  const { bold, green, red, yellow } = colors(screen.color)
  const { findings, leftOut, failures, unconfirmed, left, faults, sequences, steps, requests } = result
  for (const [i, finding] of findings.entries())
    for (const line of findingLines(finding, i + 1, screen)) screen.write(line)
  for (const line of leftOutLines(leftOut, screen.width)) screen.write(line)
  for (const [why, count] of failures) screen.write(`No conclusion in ${countOf(count, 'sequence')}: ${why}`)
  for (const rule of unconfirmed) screen.write(`A mismatch was not reproduced in a fresh replay: ${rule}`)
  for (const fault of faults) screen.error(`The suite itself failed: ${fault}`)
  if (left.length > 0)
    screen.error(
      `Warning: ${countOf(left.length, 'transaction')} could not be cancelled. Run: npx countersign cleanup --out ${out}`,
    )
  const verdict =
    code === 0
      ? green('NOTHING FOUND')
      : code === 1
        ? red('FOUND')
        : yellow(code === 130 ? 'INTERRUPTED' : 'NO CONCLUSION')
  screen.write(`Play the same sequences again: ${repeat}`)
  screen.write(`Result: ${path.join(path.relative(process.cwd(), path.resolve(out)), EXPLORE_FILE)}`)
  screen.write(
    `${bold(verdict)}  ${countOf(findings.length, 'mismatch', 'mismatches')} in ${countOf(sequences, 'sequence')} with ${countOf(steps, 'step')} and ${countOf(requests, 'request')}`,
  )
}

function leftOutLines(leftOut: ExploreResult['leftOut'], width: number): string[] {
  if (leftOut.length === 0) return []
  const lacks = [...new Set(leftOut.flatMap((one) => one.lacks))]
  const onlyDrafts = lacks.includes('actions') && lacks.includes('clock')
  return [
    ...wrap(
      `Left out, because the target lacks ${lacks.join(', ')}: ${leftOut.map(({ step }) => step).join('; ')}.` +
        (onlyDrafts
          ? ' Nobody acts, so only drafts and what the API alone does with started transactions were explored.'
          : ''),
      width,
    ),
    '',
  ]
}

function findingLines(finding: Finding, number: number, { width, color }: Screen): string[] {
  const { bold, dim } = colors(color)
  const { rule, level, statement, section, what, expected, actual, steps, steps_at_first: atFirst, script } = finding
  const row = (label: string, text: string) => labelled(label, text, { indent: 3, column: 13, width })
  return [
    bold(`${number}) ${what}: not as the document says after ${countOf(steps.length, 'step')}`),
    `   ${rule} (${level})`,
    ...wrap(statement, width - 3).map((line) => `   ${line}`),
    ...row('Section', section),
    ...row('Expected', expected),
    ...row('Actual', actual),
    ...row('Sequence', `the shortest that was found; the first had ${countOf(atFirst, 'step')}`),
    ...steps.flatMap((step, i) => labelled(`${i + 1}.`, step, { indent: 5, column: 9, width })),
    '',
    dim('   Reproduce it with curl (paste these lines):'),
    '',
    script.join(' &&\n'),
    '',
  ]
}
