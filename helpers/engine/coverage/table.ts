/** Why a row of the document has no rule: a closed list. */
export const NO_RULE = {
  introduces: 'it introduces or points to what is accounted for elsewhere',
  describes: 'it explains, and claims nothing that a service could break',
  'not-shown': 'the document says that it leaves this out',
  due: 'a client could see its breach: a rule is still to be written',
} as const
export type NoRule = keyof typeof NO_RULE

/** A row of the document, in words of our own, with what accounts for it: rules, or the reason why there are none. */
export interface TableRow {
  /** Of the row's text when the table was made: see `Row`. */
  readonly digest: string
  readonly about: string
  /** Ids and globs of rules. */
  readonly rules: readonly string[]
  readonly none?: { readonly reason: NoRule; readonly because: string }
}

/** The rows of a section, in the document's order. */
export interface TableSection {
  readonly section: string
  /** Headings, and beginnings of lines, at which its parts begin in the document. */
  readonly from: readonly string[]
  readonly rows: readonly TableRow[]
}

/** Every sentence and row of the document. */
export type Table = readonly TableSection[]
