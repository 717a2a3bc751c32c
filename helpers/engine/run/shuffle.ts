import { faker } from '@faker-js/faker/locale/en'

/** The items in an order that depends only on the seed. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  faker.seed(seed)
  return faker.helpers.shuffle(items)
}
