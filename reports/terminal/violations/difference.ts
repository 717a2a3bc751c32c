/** A place at which two values differ; on one side there may be nothing. */
export interface Apart {
  /** `documents[0].name`; none where the values are elements of a list, or texts themselves. */
  readonly path?: string
  readonly expected?: string
  readonly actual?: string
}

/** What tells apart two values that have much in common. */
export interface Difference {
  readonly apart: readonly Apart[]
  /** How many elements or members are on both sides. */
  readonly alike: number
}

/** Texts with less than this in common, in parts of the shorter one, are simply two texts. */
const SHARE_ALIKE = 0.5

/**
 * What differs between two values as they are told: lists and objects by what they hold, texts as a whole.
 * @returns undefined where they have so little in common that either has to be read itself
 */
export function differenceOf(expected: string, actual: string): Difference | undefined {
  const [wanted, came] = [parsed(expected), parsed(actual)]
  if (isCollection(wanted) && isCollection(came) && Array.isArray(wanted) === Array.isArray(came)) {
    const found = ofCollections(leavesOf(wanted), leavesOf(came))
    return found.alike > 0 && found.apart.length > 0 ? found : undefined
  }
  const common = commonStart(expected, actual) + commonEnd(expected, actual)
  const isSimilar = common >= SHARE_ALIKE * Math.min(expected.length, actual.length)
  return isSimilar ? { apart: [{ expected, actual }], alike: 0 } : undefined
}

/** How many characters two texts begin with in common. */
export function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1
  return length
}

/** How many characters they end with in common, beyond what they begin with. */
function commonEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length) - commonStart(one, other)
  let length = 0
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return length
}

function ofCollections(wanted: readonly Leaf[], came: readonly Leaf[]): Difference {
  const missing = without(wanted, came)
  const added = without(came, wanted)
  const alike = wanted.length - missing.length
  if (missing.length === 0 && added.length === 0) return { apart: inAnotherOrder(wanted, came), alike }
  const pairs = missing.map(({ path, value }): Apart => {
    const at = path === undefined ? -1 : added.findIndex((leaf) => leaf.path === path)
    const [counterpart] = at < 0 ? [] : added.splice(at, 1)
    return { ...(path !== undefined && { path }), expected: value, ...(counterpart && { actual: counterpart.value }) }
  })
  const rest = added.map(({ path, value }): Apart => ({ ...(path !== undefined && { path }), actual: value }))
  return { apart: [...pairs, ...rest], alike }
}

/** The first element that is another one, where both hold the same elements. */
function inAnotherOrder(wanted: readonly Leaf[], came: readonly Leaf[]): Apart[] {
  const at = wanted.findIndex(({ value }, i) => value !== came[i]?.value)
  const [expected, actual] = [wanted[at]?.value, came[at]?.value]
  return expected === undefined || actual === undefined ? [] : [{ path: `[${at}]`, expected, actual }]
}

/** The leaves of one that the other lacks, as often as it lacks them. */
function without(leaves: readonly Leaf[], others: readonly Leaf[]): Leaf[] {
  const counts = new Map<string, number>()
  const keyOf = ({ path, value }: Leaf) => `${path ?? ''} ${value}`
  for (const other of others) counts.set(keyOf(other), (counts.get(keyOf(other)) ?? 0) + 1)
  return leaves.filter((leaf) => {
    const left = counts.get(keyOf(leaf)) ?? 0
    counts.set(keyOf(leaf), left - 1)
    return left <= 0
  })
}

interface Leaf {
  readonly path?: string
  readonly value: string
}

/** What a value holds, with its place; elements of lists that are no objects have none, as their order seldom matters. */
function leavesOf(value: unknown, path?: string): Leaf[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, i) => leavesOf(item, isCollection(item) ? `${path ?? ''}[${i}]` : path))
  }
  if (!isCollection(value)) return [{ ...(path !== undefined && { path }), value: JSON.stringify(value) }]
  return Object.entries(value).flatMap(([name, item]) => leavesOf(item, path === undefined ? name : `${path}.${name}`))
}

const isCollection = (value: unknown): value is object => typeof value === 'object' && value !== null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
