import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningService } from '../../../fixtures/reference-service/index.ts'
import { after, badNetwork, oneIn, type When } from '../../testing/servers/bad-network.ts'
import { isLong, share, turnOf } from '../../sweeps/turn.ts'
import { everythingOf, startCommand, toldBy, type Ended, type Told } from '../../testing/command.ts'
import type { BadResponseName } from '../../testing/servers/bad-responses.ts'
import { keyOf } from '../../testing/target-keys.ts'
import { startEmbedded } from '../../app/target/embedded.ts'
import { catalogue } from '../../app/project/suite.ts'

/*
 * Judges a conforming service through a network path that spoils some responses. The run must end and never report a false violation.
 * The suite has a key and no control interface, as with most targets.
 */

/** A bad network path, and the areas that are judged through it; by default all areas. */
type Case = readonly [spoiled: BadResponseName, often: string, isBad: When, areas?: readonly string[]]

const TWENTY = 'in one response of twenty'
/** These cases depend on timing, so they run one by one. */
const slow: readonly Case[] = [
  ['never ends a response', 'in one response of a hundred', oneIn(100)],
  ['sends ten bytes a second', 'in one response of fifty', oneIn(50)],
]
const networks: readonly (readonly [spoiled: BadResponseName, often: string, isBad: When])[] = [
  ['never ends a response', TWENTY, oneIn(20)],
  ['floods without end', TWENTY, oneIn(20)],
  ['sends ten bytes a second', TWENTY, oneIn(20)],
  ['cuts the JSON short', TWENTY, oneIn(20)],
  ['points elsewhere on the host', TWENTY, oneIn(20)],
  ['no longer knows the key', 'after 100 requests', after(100)],
  ['no longer knows the key', TWENTY, oneIn(20)],
  ['points to another host', TWENTY, oneIn(20)],
  ['responds with a page of its own', TWENTY, oneIn(20)],
  ['writes a byte that is not UTF-8', TWENTY, oneIn(20)],
  ['dates responses a day ahead', 'in all responses', after(0)],
]
const AREAS = [...new Set([...catalogue.values()].map(({ area }) => area))]
/** Each turn runs a seventh of the network paths, each with an eighth of the areas. */
const [SEVENTH, EIGHTH] = [7, 8]
const casesOf = (turn: number): readonly Case[] =>
  share(SEVENTH, [...networks.entries()], turn).map(([i, network]) => [...network, share(EIGHTH, AREAS, turn + i)])
const cases: readonly Case[] = isLong ? networks : casesOf(turnOf().number)

/** Runs that vitest executes at the same time. */
const AT_ONCE = 5
/** Milliseconds that every run may take, by itself or with other runs at the same time, and the timeout of a test. */
const ALONE = 30_000
const ROOM = 60_000
const LONGEST = 900_000

let service: RunningService
let calm: Told
let calmMs = LONGEST / 3
beforeAll(async () => {
  service = await startEmbedded()
  const startedAt = Date.now()
  const areas = isLong ? [] : [...new Set(cases.flatMap(([, , , own = []]) => own))]
  calm = await toldBy(await through(['cuts the JSON short', 'never', () => false, areas]))
  calmMs = Date.now() - startedAt
}, LONGEST)
afterAll(() => service.close())

/**
 * Runs the command through a bad network path. A run that takes too long is killed, and has no exit code.
 * @param bound milliseconds until the run is killed
 */
async function through([spoiled, , isBad, areas = []]: Case, bound = LONGEST / 3): Promise<Ended> {
  const network = await badNetwork(service.baseUrl, spoiled, isBad)
  const { child, ended } = await startCommand(['run', ...areas.flatMap((area) => ['--rule', area])], {
    ESIGN_BASE_URL: network.url,
    ESIGN_API_KEY: keyOf(service),
  })
  const limit = setTimeout(() => child.kill('SIGKILL'), bound)
  const over = await ended
  clearTimeout(limit)
  await network.close()
  return over
}

/** The rules of some areas that are neither inconclusive nor have the verdict of the run without trouble. */
function otherwiseJudged({ rules }: Told, areas: readonly string[]): string[] {
  const before = new Map(calm.rules.map(({ id, verdict }) => [id, verdict]))
  const isJudged = (id: string) => areas.length === 0 || areas.includes(id.split('/')[0] ?? '')
  return rules
    .filter(({ id, verdict }) => isJudged(id) && verdict !== before.get(id) && verdict !== 'inconclusive')
    .map(({ id, verdict, reason }) => `${id}: ${before.get(id)} without trouble, here ${verdict} ${reason ?? ''}`)
}

async function assertUnaccused(given: Case, bound: number): Promise<void> {
  const ended = await through(given, bound)
  expect([0, 3], ended.stdout + ended.stderr).toContain(ended.code)
  expect(otherwiseJudged(await toldBy(ended), given[3] ?? [])).toEqual([])
  expect(await everythingOf(ended)).not.toContain(keyOf(service))
}

test('Consecutive turns run every network path with every area', () => {
  const turns = Array.from({ length: SEVENTH * EIGHTH }, (_, turn) => casesOf(turn))
  const run = turns
    .flat()
    .flatMap(([spoiled, often, , areas = []]) => areas.map((area) => [spoiled, often, area].join()))
  expect(new Set(run).size).toBe(networks.length * AREAS.length)
  expect(turns.filter((own) => own.length === 0)).toEqual([])
})

const named = (all: readonly Case[]) => all.map((given) => [given[0], given[1], given] as const)

test.runIf(isLong).each(named(slow))(
  'A network path that %s %s changes no verdict, and the run takes at most three times as long',
  (_, __, given) => assertUnaccused(given, Math.max(3 * calmMs, ALONE)),
  LONGEST,
)

test.concurrent.each(named(cases))(
  'A network path that %s %s changes no verdict, and the run ends',
  (_, __, given) => assertUnaccused(given, Math.max(3 * AT_ONCE * calmMs, ROOM)),
  LONGEST,
)
