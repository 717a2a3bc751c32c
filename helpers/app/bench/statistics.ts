/** The median and the range of several measurements, in their unit. */
export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
  readonly values: readonly number[]
}

/** @throws RangeError without a measurement */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  const upper = sorted[Math.floor(sorted.length / 2)]
  const [least] = sorted
  const most = sorted.at(-1)
  if (lower === undefined || upper === undefined || least === undefined || most === undefined)
    throw new RangeError('a spread needs at least one measurement')
  return { median: (lower + upper) / 2, least, most, values }
}
