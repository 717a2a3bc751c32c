import type { Args, Context } from '../../helpers/engine/index.ts'
import { REPORTS } from '../interface/scenes/endpoints.ts'
import { unknownIdLike } from '../interface/document/unknown-ids.ts'
import { scenario } from '../scenario.ts'
import { errorObjects } from './error-objects.ts'
import { DIGITS, ODD } from './unusual-texts.ts'

const NOT_TIMES = ['yesterday', '2026-13-45T00:00:00Z', DIGITS, '', '0000-00-00T00:00:00Z']

/** A period that ends before it begins. */
const REVERSED = { created_gt: '2026-03-01T00:00:00Z', created_lt: '2026-02-01T00:00:00Z' }

/** An argument with each of several values. */
const eachOf = (name: string, values: readonly string[]): Args[] => values.map((value) => ({ [name]: value }))

/** Signs that a service may read as an expression, also after a leading `^`. */
const SIGNS = `^ ^^ [ ( * \\ % _ ' " ^[a ^( ^* ^+ ^a\\`.split(' ')

/** Words that a search index may read as operators. */
const OPERATORS = ['AND', 'OR', 'NOT', 'lease AND', 'lease NOT', 'name:']

/** Invalid list queries. These scenarios do not judge whether the queries are refused. */
const badQueries = [
  ['errors/survives-list-numbers', 'invalid list sizes', eachOf('size', ['-1', '0', DIGITS, 'many', '1.5', ''])],
  [
    'errors/survives-list-times',
    'reversed or invalid list bounds',
    [...NOT_TIMES.flatMap((time) => [{ created_gt: time }, { created_lt: time }]), REVERSED],
  ],
  [
    'errors/survives-list-references',
    'unusual folders, issuing entities, creators and key ids as list filters',
    ['folder_id', 'issuing_entity_id', 'creator', 'creator_api_key_id'].flatMap((name) =>
      eachOf(name, [ODD, '', DIGITS, 'n'.repeat(300)]),
    ),
  ],
  [
    'errors/survives-list-flags',
    'undocumented words as state and boolean list filters',
    ['state', 'stalled', 'private', 'expires_soon', 'waiting_period'].flatMap((name) => eachOf(name, ['perhaps', ''])),
  ],
  [
    'errors/survives-list-cursors',
    'unusual ids in starting_after and ending_before',
    ['starting_after', 'ending_before'].flatMap((name) => eachOf(name, [ODD, '', DIGITS])),
  ],
  [
    'errors/survives-search',
    'special characters, operators and long texts in text_search',
    eachOf('text_search', ['', ...SIGNS, ...OPERATORS, ODD, '😀', 'n'.repeat(1_000)]),
  ],
] as const

for (const [rule, what, queries] of badQueries)
  scenario(rule, `does not fail on ${what}`, async ({ api, copes }) => {
    await Promise.all(queries.map((query) => copes(() => api.list({ size: 1, ...query }))))
  })

scenario('errors/survives-list-encoding', 'does not fail on malformed list queries', async ({ api, copes }) => {
  const sent = [
    'text_search=50%&size=1',
    'size=1&created_gt=%ZZ',
    'size=1&metadata%5Bkey=lease',
    'size=1&text_search=%FF%FE',
    'size=1&text_search=a%00b',
    'size=1&state=draft&state=started',
    'size=1&state%5B%5D=draft',
    'size=1&unknown=lease',
  ]
  // A server may respond to some of them with a page of its own: one after another, so that this is the same in every attempt.
  for (const query of sent) await copes(() => api.send({ method: 'GET', path: `/v1/transactions?${query}` }))
})

for (const report of REPORTS)
  scenario('errors/survives-report-times', `does not fail on odd bounds of the ${report}`, async ({ api, copes }) => {
    const bounds = NOT_TIMES.flatMap((time) => [{ created_gt: time }, { created_lt: time }])
    const queries = [...bounds, REVERSED, { ...REVERSED, unknown: 'lease' }]
    await Promise.all(queries.map((query) => copes(() => api.call(report, [], query))))
  })

errorObjects([
  {
    rule: 'refused-list',
    what: 'a list request with both cursors, an unknown state, an invalid size or an unknown cursor',
    ways: [
      // The two cursors exclude each other.
      async ({ api, given }: Context) => {
        const [one, other] = await Promise.all([given.draft(), given.draft()])
        return api.list({ size: 1, starting_after: one.id, ending_before: other.id })
      },
      ({ api }: Context) => api.list({ size: 1, state: 'no_such_state' }),
      ({ api }: Context) => api.list({ size: 'many' }),
      async ({ api, given }: Context) => api.list({ size: 1, starting_after: unknownIdLike((await given.draft()).id) }),
    ],
  },
])
