import { commonEnd, commonStart } from './words/texts.ts'

/** A place at which two values differ; one side may be absent. */
export interface Apart {
  /** `documents[0].name`; absent if the values are elements of a list, or texts themselves. */
  readonly path?: string
  readonly expected?: string
  readonly actual?: string
}

/** The differences between two values that have much in common. */
export interface Difference {
  readonly apart: readonly Apart[]
  /** The number of elements or members that both sides have. */
  readonly alike: number
}

/** Texts that share less than this part of the shorter one count as different texts. */
const SHARE_ALIKE = 0.5

/**
 * The differences between two values as findings show them: lists and objects by their contents, texts as a whole.
 * @returns undefined if they have so little in common that both must be shown completely
 */
export function differenceOf(expected: string, actual: string): Difference | undefined {
  const found = contentsApart(expected, actual)
  if (found) return found.alike > 0 && found.apart.length > 0 ? found : undefined
  const start = commonStart(expected, actual)
  const common = start + commonEnd(expected.slice(start), actual.slice(start))
  const isSimilar = common >= SHARE_ALIKE * Math.min(expected.length, actual.length)
  return isSimilar ? { apart: [{ expected, actual }], alike: 0 } : undefined
}

/** The differences between two objects or two arrays, however little they have in common; undefined for other values. */
export function contentsApart(expected: string, actual: string): Difference | undefined {
  const [wanted, got] = [parsed(expected), parsed(actual)]
  const areBoth = isCollection(wanted) && isCollection(got) && Array.isArray(wanted) === Array.isArray(got)
  return areBoth ? ofCollections(leavesOf(wanted), leavesOf(got)) : undefined
}

function ofCollections(wanted: readonly Leaf[], got: readonly Leaf[]): Difference {
  const missing = without(wanted, got)
  const added = without(got, wanted)
  const alike = wanted.length - missing.length
  if (missing.length === 0 && added.length === 0) return { apart: inAnotherOrder(wanted, got), alike }
  const pairs = missing.map(({ path, value }): Apart => {
    const at = path === undefined ? -1 : added.findIndex((leaf) => leaf.path === path)
    const [counterpart] = at < 0 ? [] : added.splice(at, 1)
    return { ...(path !== undefined && { path }), expected: value, ...(counterpart && { actual: counterpart.value }) }
  })
  const rest = added.map(({ path, value }): Apart => ({ ...(path !== undefined && { path }), actual: value }))
  return { apart: [...pairs, ...rest], alike }
}

/** The first element that differs, if both have the same elements in another order. */
function inAnotherOrder(wanted: readonly Leaf[], got: readonly Leaf[]): Apart[] {
  const at = wanted.findIndex(({ value }, i) => value !== got[i]?.value)
  const [expected, actual] = [wanted[at]?.value, got[at]?.value]
  return expected === undefined || actual === undefined ? [] : [{ path: `[${at}]`, expected, actual }]
}

/** The leaves of one that the other lacks, with repetitions. */
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

/**
 * The leaves of a value with their paths. Elements of lists that are not objects have no path, as their order seldom
 * matters.
 */
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
