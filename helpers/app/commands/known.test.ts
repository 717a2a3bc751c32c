import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sampleOutcome, sampleRecord, unshown } from '../../../reports/samples/outcome.ts'
import type { RunOutcome } from '../../../reports/summary.ts'
import { writeReports } from '../../../reports/files/write.ts'
import { withLeftOut } from '../../engine/outcome/left-out.ts'
import { catalogue } from '../project/suite.ts'
import { known } from './known.ts'

const [KEPT, LOST, EXCLUDED, NEW] = [
  'metadata/key-at-limit-create',
  'metadata/key-at-limit-update',
  'metadata/value-at-limit-create',
  'metadata/value-at-limit-update',
]
const LIST = `# ours\n[]\n---\njudged:\n  - ${KEPT}\n  - ${LOST}\n  - ${EXCLUDED}\n  - metadata/key-at-limit-creat\n`
const records = [sampleRecord(KEPT), sampleRecord(NEW), sampleRecord(LOST, unshown('metadata'))]
const ALL = new Set(catalogue.keys())

/** The outcome of a run of the real catalogue that selects some rules. */
function outcomeOf(selected: ReadonlySet<string>, change: Partial<RunOutcome> = {}): RunOutcome {
  const outcome = sampleOutcome(records, change, catalogue)
  return { ...outcome, results: withLeftOut(outcome.results, selected, new Set([EXCLUDED])) }
}

/** The output of the command after such a run, and the judged rules that it writes. */
async function updated(outcome: RunOutcome): Promise<{ readonly printed: string; readonly judged: string[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-known-'))
  writeReports(outcome, folder)
  const { file, printed } = await called(folder, true)
  const judged = readFileSync(file, 'utf8').split('judged:')[1] ?? ''
  return { printed, judged: judged.split('\n').flatMap((line) => line.replace('  - ', '') || []) }
}

async function called(out: string, update: boolean) {
  const file = path.join(out, 'known.yaml')
  writeFileSync(file, LIST)
  const lines: string[] = []
  await known({ known: file, update, rules: [], out }, { write: (line) => void lines.push(line) })
  return { file, printed: lines.join('\n') }
}

test('A run of all rules removes ids that it no longer judges or that are no longer rules, and keeps excluded rules', async () => {
  const { printed, judged } = await updated(outcomeOf(ALL))
  expect(judged).toEqual([KEPT, EXCLUDED, NEW])
  expect(printed).toContain(`No longer judged: ${LOST}, metadata/key-at-limit-creat\n`)
  expect(printed).toMatch(/^Judged rules: 2 kept, 1 added, 2 removed$/m)
})

test.each([
  ['that did not finish', outcomeOf(ALL, { complete: false })],
  ['of some rules', outcomeOf(new Set(records.flatMap(({ rules }) => rules)))],
])('A run %s only adds judged rules', async (_, outcome) => {
  const { printed, judged } = await updated(outcome)
  expect(judged).toEqual(['metadata/key-at-limit-creat', KEPT, LOST, EXCLUDED, NEW])
  expect(printed).toContain('No judged rule was removed, because the run of ')
  expect(printed).toContain(`That run did not judge ${LOST}, metadata/key-at-limit-creat.`)
  expect(printed).toMatch(/^Judged rules: 4 kept, 1 added, 0 removed$/m)
})

test('A check names the ids that are no longer rules', async () => {
  const { printed } = await called(mkdtempSync(path.join(tmpdir(), 'countersign-known-')), false)
  expect(printed).toMatch(/known\.yaml: 4 rules recorded as judged$/m)
  expect(printed).toContain(`line 8: metadata/key-at-limit-creat is no longer a rule. Nearest: ${KEPT}`)
})
