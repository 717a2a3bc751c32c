import type { RunningService } from '../../fixtures/reference-service/index.ts'
import { keyOf } from './target-keys.ts'

/** The open transactions in the default workspace of a service, at most a hundred for each state. */
export async function openIn(service: RunningService): Promise<unknown[]> {
  const lists = ['draft', 'started', 'paused'].map(async (state) => {
    const headers = { authorization: `Bearer ${keyOf(service)}` }
    const answer = await fetch(`${service.baseUrl}/v1/transactions?state=${state}&size=100`, { headers })
    return ((await answer.json()) as { content: unknown[] }).content
  })
  return (await Promise.all(lists)).flat()
}
