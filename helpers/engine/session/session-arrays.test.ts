import { expect, test } from 'vitest'
import { formEncode, pairsOf } from '../http/encode.ts'
import { tinySession } from '../../testing/tiny-session.ts'
import type { Got, Reply } from '../../testing/servers/tiny-target.ts'

const accepts =
  (...taken: ('repeat' | 'brackets' | 'indices')[]) =>
  ({ body }: Got): Reply | undefined => {
    const copies = ['first.copy@example.com', 'second.copy@example.com']
    const isTaken = taken.some((encoding) =>
      body.endsWith(`&${formEncode(pairsOf({ carbon_copies: copies }, encoding))}`),
    )
    return body.includes('&carbon_copies')
      ? [200, { id: 'x', carbon_copies: isTaken ? copies : copies.slice(1) }]
      : undefined
  }
const probes: [what: string, answer: (got: Got) => Reply | undefined, found: string][] = [
  ['repeat', accepts('repeat'), 'repeat'],
  ['brackets', accepts('brackets'), 'brackets'],
  ['indices', accepts('indices'), 'indices'],
  ['all encodings', accepts('repeat', 'brackets', 'indices'), 'repeat'],
  ['no encoding', accepts(), 'repeat'],
  [
    'brackets and refuses the others',
    (got) => (got.body.includes('%5B%5D=') ? accepts('brackets')(got) : [400, {}]),
    'brackets',
  ],
  [
    'brackets and fails on repeated names',
    (got) => (got.body.includes('%5B') ? accepts('brackets')(got) : [500, {}]),
    'brackets',
  ],
]
test('Finds the encoding of a target that adds a copy of its own', async () => {
  const { session } = await tinySession((got) => {
    const [status, body] = (accepts('brackets')(got) ?? [200, {}]) as [number, { carbon_copies?: string[] }]
    return [status, { ...body, carbon_copies: ['archive@example.com', ...(body.carbon_copies ?? [])] }]
  })
  expect(await session.arrays()).toBe('brackets')
})

test.each(probes)('Finds the encoding of a target that accepts %s', async (_, answer, found) => {
  const { session } = await tinySession(answer)
  expect(await session.arrays()).toBe(found)
})

test('Probes the target once, and not at all if a fact states the encoding', async () => {
  const probed = await tinySession(accepts('repeat'))
  await Promise.all([probed.session.arrays(), probed.session.arrays()])
  expect(probed.got.filter(({ body }) => body.includes('carbon_copies'))).toHaveLength(1)
  const reported = await tinySession(undefined, { arrays: 'indices' })
  expect(await reported.session.arrays()).toBe('indices')
  expect(reported.got).toEqual([])
})

test('Repeats a failed probe', async () => {
  const { session } = await tinySession((got) =>
    got.count <= 1 ? (res) => void res.destroy() : accepts('brackets')(got),
  )
  await expect(session.arrays()).rejects.toMatchObject({ passing: true })
  expect(await session.arrays()).toBe('brackets')
})

test('Leaves no transactions behind', async () => {
  const { session, states } = await tinySession(undefined)
  await session.arrays()
  expect(new Set(states.values())).toEqual(new Set(['cancelled']))
})
