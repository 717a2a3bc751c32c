/** The part of a path of the syntax tree that decides whether a mutant is made. */
export interface SyntaxPath {
  readonly node: { readonly type: string }
  readonly key: string | number | null
  readonly listKey?: string | undefined
  readonly parent?: { readonly type: string; readonly callee?: { readonly type: string; readonly name?: string } }
}

/**
 * The position of the argument that is only a message, for each function that takes one. A client may not depend on the text of
 * a message: the document says only that it is readable. `needed` and `Error` report mistakes of the service itself.
 */
const MESSAGES: Readonly<Record<string, number>> = { invalid: 1, incompatible: 0, needed: 1, notFound: 0, Error: 0 }

/** The kinds of literals that may be a message. */
const TEXTS = new Set(['StringLiteral', 'TemplateLiteral'])

/** Why a piece of code gets no mutant; `undefined` if it gets mutants. */
export function reasonToSkip({ node, key, listKey, parent }: SyntaxPath): string | undefined {
  if (!TEXTS.has(node.type) || listKey !== 'arguments') return undefined
  const name = parent?.callee?.name ?? ''
  return Object.hasOwn(MESSAGES, name) && MESSAGES[name] === key ? `the message of ${name}` : undefined
}
