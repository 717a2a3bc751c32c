import { expect, test } from 'vitest'
import { startEmbedded } from '../../app/target/embedded.ts'
import { openApiDocument } from '../../app/openapi/document.ts'
import { isLong } from '../../sweeps/turn.ts'
import { fuzz } from '../../testing/openapi/fuzz.ts'

/*
 * Random requests, made from the OpenAPI description: whatever a client sends, the reference service does not fail, responds as described, and accepts no
 * request that the description excludes. COUNTERSIGN_SEED chooses other requests.
 */

const seed = Number(process.env['COUNTERSIGN_SEED'] ?? 1)
const requests = Number(process.env["N"] ?? 300)

test(`The reference service responds to ${requests} random requests as described (seed ${seed})`, async () => {
  const service = await startEmbedded()
  const { counts, problems } = await fuzz(service, openApiDocument(), { seed, requests })
  await service.close()
  if (process.env['SHOW']) console.log([...counts].toSorted(), problems.length)
  expect(problems.slice(0, 20)).toEqual([])
  expect([...counts.keys()].filter((count) => count.endsWith(' 200')).length).toBeGreaterThan(isLong ? 20 : 12)
})
