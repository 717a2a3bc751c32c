// Adds up the counts in the result files of the parts of `npm test`. A part without a result file has failed.
import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const tests = ['unit', 'product', 'pages'].map((name) => read(`reports/out/${name}.json`))
const sweeps = read('reports/out/sweeps.json')
const conformance = read('reports/out/conformance.json')
const proof = read('reports/out/prove.json')
const sum = (counts) => counts.reduce((all, count) => all + count, 0)

const passed =
  sum(tests.map((one) => one?.numPassedTests ?? 0)) +
  (sweeps?.well ?? 0) +
  (conformance ? conformance.summary.conforms + conformance.summary.observed : 0) +
  (proof?.caught ?? 0)
const failed =
  sum(tests.map((one) => one?.numFailedTests ?? 1)) +
  (sweeps?.wrong ?? 1) +
  (conformance
    ? conformance.summary.violates + conformance.summary.violates_inferred + conformance.summary.inconclusive
    : 1) +
  (proof ? proof.survived + proof.unproved : 1)
const skipped = conformance?.summary.not_exercised ?? 0
// A reused proof proves nothing about this machine and this version of Node.
const isProvedAfresh = proof !== undefined && proof.made === proof.caught + proof.survived

console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
if (!isProvedAfresh) console.log('Some faults were not proved in this run.')
process.exit(failed === 0 && passed > 0 && isProvedAfresh ? 0 : 1)
