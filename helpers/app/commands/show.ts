import path from 'node:path'
import { curlFolder } from '../../../reports/files/curl-folder.ts'
import { REPORTS } from '../../../reports/files/write.ts'
import { findingsOf } from '../../../reports/findings/group.ts'
import { repeatLine } from '../../../reports/repeat-line.ts'
import { showFinding, showRule, type ShowOptions } from '../../../reports/terminal/show/show.ts'
import type { RunOutcome } from '../../../reports/summary.ts'
import { countOf } from '../../../reports/text.ts'
import { pasted } from '../../engine/evidence/curl-files.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { recordedRun, requireRecord, type RecordedRun } from '../program/recorded-run.ts'
import { placesInDocument } from '../program/places.ts'
import { faultsByRule } from '../program/rules.ts'
import { catalogue, documentRules } from '../project/suite.ts'
import type { Screen } from '../process/screen.ts'
import { nearest } from '../usage/suggest.ts'
import { UsageError } from '../usage/usage-error.ts'
import { againIn } from '../options/repeat.ts'

/**
 * Prints a rule, or a finding by its number, from the record of the last run. Nothing is sent.
 * @param what the id of a rule, or the number of a finding
 * @param out the folder of the run, as the user wrote it
 * @throws UsageError if there is no record, or `what` is neither
 */
export async function show(
  what: string,
  out: string,
  screen: Pick<Screen, 'write' | 'width' | 'color'>,
): Promise<void> {
  const isNumber = /^\d+$/.test(what)
  // Own rules are only in the record.
  if (!isNumber && isOfDocument(what)) assertRule(what)
  requireRecord(out)
  const recorded = recordedRun(out)
  if (!isNumber) assertRule(what)
  const { outcome } = recorded
  const options = await optionsFor(recorded, out, screen)
  const lines = isNumber ? ofNumber(outcome, what, options) : ofRule(outcome, what, options)
  for (const line of lines) screen.write(line)
}

/** Whether a text can only be a rule of the document: its area is one of the document, or it has none. */
const isOfDocument = (what: string): boolean => {
  const [area, claim] = what.split('/')
  return claim === undefined || [...documentRules.values()].some((rule) => rule.area === area)
}

/** @throws UsageError with the nearest rules if there is no such rule */
function assertRule(what: string): void {
  if (catalogue.has(what)) return
  const names = nearest(what, [...catalogue.keys()]).join(', ')
  throw new UsageError(`show ${what}: there is no such rule. Nearest: ${names}`)
}

function ofNumber(outcome: RunOutcome, number: string, options: ShowOptions): string[] {
  const groups = findingsOf(outcome.results)
  const group = groups[Number(number) - 1]
  if (group) return showFinding(outcome, group, Number(number), options)
  if (groups.length === 0)
    throw new UsageError(`show ${number}: the run has no findings, as no rule is violated. Give the id of a rule.`)
  const numbers = groups.length === 1 ? '1' : `a number from 1 to ${groups.length}`
  throw new UsageError(
    `show ${number}: the run has ${countOf(groups.length, 'finding')}. Give ${numbers}, or the id of a rule.`,
  )
}

function ofRule(outcome: RunOutcome, id: string, options: ShowOptions): string[] {
  const result = outcome.results.find(({ rule }) => rule.id === id)
  return result ? showRule(outcome, result, options) : []
}

async function optionsFor(
  { outcome, record }: RecordedRun,
  out: string,
  { width, color }: Pick<Screen, 'width' | 'color'>,
): Promise<ShowOptions> {
  const outDir = path.relative(process.cwd(), path.resolve(out)) || '.'
  const keep = curlFolder(path.resolve(out, REPORTS.curl), path.join(outDir, REPORTS.curl))
  const { seed, again } = outcome
  const here = { seed, again: { ...again, out: againIn(out) } }
  const faults = await faultsByRule()
  return {
    width,
    color,
    outDir,
    repeatCommand: (rule) => repeatLine(here, rule),
    pasted: (replay, rule) => pasted(replay, rule, keep),
    sourceOf: (id) => ({
      sentences: placesInDocument(id),
      faults: faults.get(id) ?? [],
    }),
    evidenceOf: lastOf(record.evidence()),
  }
}

/** The last record of each scenario: a retried one has several. */
function lastOf(records: Iterable<ScenarioRecord>): ShowOptions['evidenceOf'] {
  const byKey = new Map<string, ScenarioRecord>()
  for (const record of records) byKey.set(record.key, record)
  return (key) => byKey.get(key)
}
