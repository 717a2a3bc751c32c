/** Pairs of variables that only have an effect together, with a description of the second one. */
const PAIRS: readonly (readonly [name: string, other: string, tells: string])[] = [
  ['ESIGN_ANCHOR_PDF', 'ESIGN_ANCHOR_NAME', 'the name of the anchor in that file'],
  ['ESIGN_ANCHOR_NAME', 'ESIGN_ANCHOR_PDF', 'the path of a PDF that contains this anchor'],
]

/**
 * Reports variables of a pair that are set without the other one.
 * @param values the parsed values by variable name
 * @param set the names of all variables that are set, including unreadable ones
 */
export function halfPairs(values: Readonly<Record<string, unknown>>, set: readonly string[]): string[] {
  return PAIRS.filter(([name, other]) => values[name] !== undefined && !set.includes(other)).map(
    ([name, other, tells]) => `${name}: has no effect by itself; also set ${other} to ${tells}, or remove it`,
  )
}
