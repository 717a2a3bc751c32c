/** The kinds of unmet demands, which fail a run in addition to its verdicts. */
export const UNMET_KINDS = [
  'missing-shard',
  'known-conforms',
  'known-expired',
  'coverage-dropped',
  'required',
  'not-exercised',
] as const

/** An unmet demand: it fails a run even if there is no unknown violation. */
export interface Unmet {
  readonly kind: (typeof UNMET_KINDS)[number]
  readonly rules: readonly string[]
  /** The problem and its remedy. */
  readonly message: string
}
