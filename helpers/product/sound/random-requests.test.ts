import { expect, test } from 'vitest'
import { openApiDocument, type OpenApi } from '../../app/openapi/document.ts'
import { startEmbedded } from '../../app/target/embedded.ts'
import { isLong } from '../../sweeps/turn.ts'
import { fuzz } from '../../testing/openapi/fuzz.ts'

/*
 * Random requests, made from the OpenAPI description: whatever a client sends, the reference service does not fail, its responses are
 * as described, and it refuses what the description excludes. COUNTERSIGN_SEED chooses other requests.
 */

const seed = Number(process.env['COUNTERSIGN_SEED'] ?? 1)
const requests = isLong ? 6_000 : 300
/** The operations of the description that can succeed. */
const DETAILED = 22

interface Run {
  readonly fault?: string
  readonly described: OpenApi
  readonly requests: number
  readonly seed: number
}

async function fuzzed({ fault, described, ...numbers }: Run) {
  const service = await startEmbedded(fault === undefined ? {} : { fault })
  try {
    return await fuzz(service, described, numbers)
  } finally {
    await service.close()
  }
}

const succeededIn = (counts: ReadonlyMap<string, number>) =>
  [...counts.keys()].filter((count) => count.endsWith(' 200'))

test(`The responses to ${requests} random requests are as described (seed ${seed})`, async () => {
  const { counts, problems } = await fuzzed({ described: openApiDocument(), requests, seed })
  expect(problems.slice(0, 20)).toEqual([])
  // Requests that are all refused would prove little.
  expect(succeededIn(counts).length).toBeGreaterThanOrEqual(isLong ? DETAILED - 1 : 10)
})

test.each([
  ['lifecycle-reason-251', /: accepted, although value\/cancel_reason must NOT have more than 250 characters$/],
  ['errors-type-of-its-own', /: value\/type must be equal to one of the allowed values$/],
  ['errors-refusals-500', /: a failure of the service: 500/],
])('Random requests find the fault %s', async (fault, problem) => {
  const described = openApiDocument()
  // Requests to two paths are enough to find it.
  const paths = Object.entries(described.paths).filter(([path]) => /\/(?:transactions|cancel)$/.test(path))
  const some = { ...described, paths: Object.fromEntries(paths) }
  const { problems } = await fuzzed({ fault, described: some, requests: 120, seed: 1 })
  expect(problems.filter((one) => problem.test(one))).not.toEqual([])
})
