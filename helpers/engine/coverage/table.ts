/** The reasons why a row of the document has no rule: a closed list. */
export const NO_RULE = {
  introduces: 'it introduces or points to text that other rows cover',
  describes: 'it explains, and makes no claim that a service could violate',
  'not-shown': 'the document says that it does not describe this',
  due: 'a client could detect a violation: a rule is still to be written',
} as const
export type NoRule = keyof typeof NO_RULE

/** A row of the document, summarized in our own words, with its rules or the reason why it has none. */
export interface TableRow {
  /** The digest of the row when the table was written: see `Row`. */
  readonly digest: string
  readonly about: string
  /** Ids and globs of rules. */
  readonly rules: readonly string[]
  readonly none?: { readonly reason: NoRule; readonly because: string }
}

/** The rows of a section, in the document's order. */
export interface TableSection {
  readonly section: string
  /** The headings, or beginnings of lines, at which the parts of the section begin in the document. */
  readonly from: readonly string[]
  readonly rows: readonly TableRow[]
}

/** Every sentence and row of the document. */
export type Table = readonly TableSection[]
