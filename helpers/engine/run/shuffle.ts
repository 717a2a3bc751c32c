import { faker } from '@faker-js/faker/locale/en'

/** The same items in an order that the seed alone decides. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  faker.seed(seed)
  return faker.helpers.shuffle(items)
}
