/** Where a text occurs, which decides what is asked of it. */
export type Kind =
  | 'statement'
  | 'open statement'
  | 'derivation'
  | 'reason'
  | 'error'
  | 'message'
  | 'comment'
  | 'title'
  | 'prose'
  | 'heading'

/** One piece of English that a person reads: a paragraph, a comment, a message. */
export interface Text {
  /** Path below the root of the project, with `/`. */
  readonly file: string
  /** The line on which the text begins, from 1. */
  readonly line: number
  readonly kind: Kind
  readonly text: string
  /** The rule that a statement, a derivation or a reason belongs to. */
  readonly id?: string
}

/** Stands in a text for the hole of a template. */
export const HOLE = '…'
