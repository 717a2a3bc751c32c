/** The kinds of what keeps a run from being a success beside its verdicts. */
export const UNMET_KINDS = ['known-conforms', 'known-expired', 'coverage-dropped', 'required', 'not-exercised'] as const

/** What keeps a run from being a success though no rule is violated that is not known. */
export interface Unmet {
  readonly kind: (typeof UNMET_KINDS)[number]
  readonly rules: readonly string[]
  /** What happened, and what to do. */
  readonly message: string
}
