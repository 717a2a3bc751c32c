/** Where a text occurs: some patterns are about some kinds only. */
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

/** The placeholder of an expression in a template. */
export const HOLE = '…'
