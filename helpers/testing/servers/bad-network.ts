import { SimpleFaker } from '@faker-js/faker'
import { serverOf, type TestServer } from './hostile.ts'
import { passedOn } from './passed-on.ts'
import { BAD_RESPONSES, unspoiled, type BadResponse, type BadResponseName } from './bad-responses.ts'

/** Good requests before the first spoiled one, so that the first contact is not affected. */
const GOOD_BEGINNING = 40

/** Decides for each request, counted from 1, whether its response is spoiled. */
export type When = (count: number) => boolean

/** One request in `n`, chosen at random by a seed. */
export function oneIn(n: number, good = GOOD_BEGINNING, seed = n): When {
  const dice = new SimpleFaker({ seed })
  return (count) => dice.datatype.boolean({ probability: 1 / n }) && count > good
}

/** Every request after `good` requests. */
export const after =
  (good: number): When =>
  (count) =>
    count > good

/** `bad` requests in a row after `good` requests, repeatedly. */
export const bursts =
  (bad: number, good = GOOD_BEGINNING): When =>
  (count) =>
    (count - 1) % (good + bad) >= good

/**
 * A network path to a conforming target that spoils responses of the API. Closing it ends responses that it is still sending.
 * @param target the base address of the target
 */
export function badNetwork(target: string, spoiled: BadResponseName | BadResponse, isBad: When): Promise<TestServer> {
  const bad: BadResponse = typeof spoiled === 'string' ? BAD_RESPONSES[spoiled] : spoiled
  let count = 0
  return serverOf((req, res) => {
    if (req.url?.startsWith('/v1')) count += 1
    const spoil = req.url?.startsWith('/v1') === true && isBad(count) ? bad : unspoiled
    Promise.resolve(spoil(res, () => passedOn(target, req), req)).catch(() => res.destroy())
  })
}
