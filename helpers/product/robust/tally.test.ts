import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../app/project/project.ts'

const PASSED = { testResults: [], numPassedTests: 2 }
/** The result files of a run in which everything passed. */
const RESULTS = {
  unit: PASSED,
  product: PASSED,
  pages: PASSED,
  sweeps: { well: 3, swept: [{ sweep: 'seeds', name: 'seed 4', wrong: [] }] },
  conformance: {
    summary: { conforms: 5, observed: 1, not_exercised: 7 },
    rules: [{ id: 'review/appointed', verdict: 'conforms' }],
  },
  prove: { made: 4, caught: 4, survived: 0, wrong: [] },
}

/** Adds these results up, and returns the exit code and the printed lines. */
function tally(results: object) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tally-'))
  mkdirSync(path.join(folder, 'reports/out'), { recursive: true })
  for (const [name, result] of Object.entries(results))
    writeFileSync(path.join(folder, `reports/out/${name}.json`), JSON.stringify(result))
  const { status, stdout } = spawnSync(process.execPath, [path.join(PROJECT, '.ci/tally.js')], { cwd: folder })
  return { status, lines: String(stdout).trimEnd().split('\n') }
}

test('Adds up what passed and what was skipped', () => {
  expect(tally(RESULTS)).toEqual({ status: 0, lines: ['19 passed, 0 failed, 7 skipped'] })
})

const testFile = (file: object) => ({ ...PASSED, testResults: [{ name: path.resolve('/a.test.ts'), ...file }] })
const failing = { status: 'failed', fullName: 'adds', failureMessages: ['Error: 3 is not 4\n  at a.test.ts'] }

test.each([
  [
    'a test',
    { unit: testFile({ assertionResults: [failing] }) },
    /^failed: unit .*a\.test\.ts: adds: Error: 3 is not 4$/,
  ],
  [
    'a file that cannot be loaded',
    { pages: testFile({ status: 'failed', message: 'no such module\nin it', assertionResults: [] }) },
    /^failed: pages .*a\.test\.ts: no such module$/,
  ],
  [
    'a sweep',
    { sweeps: { well: 0, swept: [{ sweep: 'seeds', name: 'seed 4', wrong: ['one rule violated'] }] } },
    /^failed: sweep seeds seed 4: one rule violated$/,
  ],
  [
    'a rule',
    { conformance: { ...RESULTS.conformance, rules: [{ id: 'review/appointed', verdict: 'inconclusive' }] } },
    /^failed: conformance review\/appointed: inconclusive$/,
  ],
  [
    'a fault that nothing caught',
    { prove: { made: 4, caught: 3, survived: 1, wrong: ['review-lost survived'] } },
    /^failed: prove: review-lost survived$/,
  ],
  [
    'a reused proof',
    { prove: { ...RESULTS.prove, made: 3 } },
    /^failed: prove: some faults were not proved in this run$/,
  ],
  ['a part without results', { product: undefined }, /^failed: product: the tests wrote no results$/],
])('Names %s that failed before the counts', (_what, changed, line) => {
  const { status, lines } = tally(JSON.parse(JSON.stringify({ ...RESULTS, ...changed })) as object)
  expect(status).toBe(1)
  expect(lines).toEqual([expect.stringMatching(line), expect.stringMatching(/^\d+ passed, 1 failed, 7 skipped$/)])
})
