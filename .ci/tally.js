// Prints the names of what failed, and adds up the counts in the result files of the parts of `npm test`. The names are at the end
// because a log may be shown without its beginning. A part without a result file has failed.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const read = (name) => {
  const file = `reports/out/${name}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
const sum = (counts) => counts.reduce((all, count) => all + count, 0)
const firstLine = (text = '') => text.split('\n', 1)[0]

function testsOf(name) {
  const result = read(name)
  if (!result) return { passed: 0, failed: [`${name}: the tests wrote no results`] }
  const failed = result.testResults.flatMap((file) => {
    const within = `${name} ${path.relative('', file.name)}`
    const tests = file.assertionResults.filter(({ status }) => status === 'failed')
    // A file that cannot be loaded has failed without a failed test.
    if (tests.length === 0) return file.status === 'failed' ? [`${within}: ${firstLine(file.message)}`] : []
    return tests.map((test) => `${within}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
  return { passed: result.numPassedTests, failed }
}

function sweepsOf() {
  const result = read('sweeps')
  if (!result) return { passed: 0, failed: ['sweeps: they wrote no results'] }
  const wrong = result.swept.filter((one) => one.wrong.length > 0)
  return { passed: result.well, failed: wrong.map((one) => `sweep ${one.sweep} ${one.name}: ${one.wrong[0]}`) }
}

function conformanceOf() {
  const result = read('conformance')
  if (!result) return { passed: 0, failed: ['conformance: the run wrote no results'] }
  const wrong = result.rules.filter(({ verdict }) => verdict === 'violates' || verdict === 'inconclusive')
  return {
    passed: result.summary.conforms + result.summary.observed,
    failed: wrong.map(({ id, verdict }) => `conformance ${id}: ${verdict}`),
  }
}

function proofOf() {
  const result = read('prove')
  if (!result) return { passed: 0, failed: ['prove: it wrote no results'] }
  // A reused proof proves nothing about this machine and this version of Node.
  const isFresh = result.made === result.caught + result.survived
  return {
    passed: result.caught,
    failed: [
      ...result.wrong.map((line) => `prove: ${line}`),
      ...(isFresh ? [] : ['prove: some faults were not proved in this run']),
    ],
  }
}

const parts = [...['unit', 'product', 'pages'].map(testsOf), sweepsOf(), conformanceOf(), proofOf()]
const passed = sum(parts.map((part) => part.passed))
const failed = parts.flatMap((part) => part.failed)
for (const line of failed) console.log(`failed: ${line}`)
console.log(`${passed} passed, ${failed.length} failed, ${read('conformance')?.summary.not_exercised ?? 0} skipped`)
process.exit(failed.length === 0 && passed > 0 ? 0 : 1)
