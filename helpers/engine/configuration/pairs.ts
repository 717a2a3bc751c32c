/** Variables of which each is of use with the other alone, and what the other tells. */
const PAIRS: readonly (readonly [name: string, other: string, tells: string])[] = [
  ['ESIGN_ANCHOR_PDF', 'ESIGN_ANCHOR_NAME', 'the name of the anchor in that file'],
  ['ESIGN_ANCHOR_NAME', 'ESIGN_ANCHOR_PDF', 'the path of a PDF that has this anchor'],
]

/**
 * What is missing where one variable of a pair has a value and the other is not set.
 * @param values the values of variables by their names, as they were read
 * @param set the names of the variables that are set, also of those that could not be read
 */
export function halfPairs(values: Readonly<Record<string, unknown>>, set: readonly string[]): string[] {
  return PAIRS.filter(([name, other]) => values[name] !== undefined && !set.includes(other)).map(
    ([name, other, tells]) => `${name}: of no use alone; set ${other} too, to ${tells}, or remove it`,
  )
}
