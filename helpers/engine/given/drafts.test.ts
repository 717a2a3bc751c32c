import { expect, test } from 'vitest'
import { endingOf } from '../../testing/tiny-run.ts'
import type { Got, Reply } from '../../testing/servers/tiny-target.ts'

/** A target that refuses a name that it has. */
function distinctNames(status: number) {
  const names: (string | null)[] = []
  const aliases: (string | null)[] = []
  const answer = ({ line, body }: Got): Reply | undefined => {
    if (line !== 'POST /v1/transactions') return undefined
    const form = new URLSearchParams(body)
    if (names.includes(form.get('name'))) return [status, { type: 'invalid_request_error' }]
    names.push(form.get('name'))
    aliases.push(form.get('metadata[alias]'))
    return [200, { id: `tra_${names.length}` }]
  }
  return { answer, names, aliases }
}

test.each([400, 409, 422])('Creates drafts with one name if a name in use is refused with %i', async (status) => {
  const { answer, names, aliases } = distinctNames(status)
  const metadata = { reference: '7' }
  const ending = await endingOf(
    async ({ given }) => void (await Promise.all([1, 2, 3].map(() => given.draft({ name: 'lease', metadata })))),
    { answer, scenarioMs: 10_000 },
  )
  expect(ending).toBe('passed')
  expect(names.filter((name) => name === 'lease')).toHaveLength(1)
  expect(aliases.toSorted()).toEqual(['lease', 'lease', null])
})

test('Renames only drafts whose name another one has', async () => {
  const answer = ({ line }: Got): Reply | undefined => (line.startsWith('POST') ? [422, {}] : undefined)
  const ending = await endingOf(async ({ given }) => void (await given.draft({ name: 'lease' })), { answer })
  expect(ending).toMatch(/^broken: set-up: the response to POST .* is 422/)
})
