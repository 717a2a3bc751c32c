// Adds up what the parts of `npm test` counted, from the files that they leave. A part that left none has failed.
import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const harness = read('reports/out/harness.json')
const conformance = read('reports/out/conformance.json')
const proof = read('reports/out/prove.json')

const passed =
  (harness?.numPassedTests ?? 0) +
  (conformance ? conformance.summary.conforms + conformance.summary.observed : 0) +
  (proof?.caught ?? 0)
const failed =
  (harness ? harness.numFailedTests : 1) +
  (conformance
    ? conformance.summary.violates + conformance.summary.violates_inferred + conformance.summary.inconclusive
    : 1) +
  (proof ? proof.survived + proof.unproved : 1)
const skipped = conformance?.summary.not_exercised ?? 0

console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
