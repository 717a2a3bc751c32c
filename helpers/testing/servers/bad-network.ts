import { SimpleFaker } from '@faker-js/faker'
import { serverOf, type TestServer } from './hostile.ts'
import { passedOn } from './passed-on.ts'
import { BAD_RESPONSES, told, type BadResponse, type BadResponseName } from './bad-responses.ts'

/** Requests that go well before trouble begins: first contact is none of what is tried here. */
const GOOD_BEGINNING = 40

/** Decides for each request, counted from 1, whether its answer is spoiled. */
export type When = (count: number) => boolean

/** One request in `n`, at random, and the same ones each time for a seed. */
export function oneIn(n: number, good = GOOD_BEGINNING, seed = n): When {
  const dice = new SimpleFaker({ seed })
  return (count) => dice.datatype.boolean({ probability: 1 / n }) && count > good
}

/** Each request after so many. */
export const after =
  (good: number): When =>
  (count) =>
    count > good

/** So many in a row, again and again, with so many good ones before them. */
export const bursts =
  (bad: number, good = GOOD_BEGINNING): When =>
  (count) =>
    (count - 1) % (good + bad) >= good

/**
 * A way to a good target that spoils answers of the public interface. Closing it ends what it was still sending.
 * @param target the base address of the target
 */
export function badWay(target: string, spoiled: BadResponseName | BadResponse, isBad: When): Promise<TestServer> {
  const bad: BadResponse = typeof spoiled === 'string' ? BAD_RESPONSES[spoiled] : spoiled
  let count = 0
  return serverOf((req, res) => {
    if (req.url?.startsWith('/v1')) count += 1
    const spoil = req.url?.startsWith('/v1') === true && isBad(count) ? bad : told
    Promise.resolve(spoil(res, () => passedOn(target, req), req)).catch(() => res.destroy())
  })
}
