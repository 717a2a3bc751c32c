import { isMap, isScalar, isSeq, type Document, type Node } from 'yaml'
import type { Nearest } from './nearest.ts'

/** A rule that an earlier run judged, and its line in the list. */
export interface JudgedId {
  readonly id: string
  readonly line: number
}

/** The rules that earlier runs judged: a separate YAML document below the entries of the known list. */
export interface JudgedList {
  readonly document: Document
  readonly ids: readonly JudgedId[]
}

/** The only key of that document. */
export const JUDGED = 'judged'

const ID = /^[a-z-]+\/[a-z0-9-]+$/
const REMEDY = `write \`${JUDGED}:\`, and below it an id in each line: \`- area/claim\``

/**
 * Reads the rules that earlier runs judged. Ids that no longer exist are not checked here; see `coverageDropped`.
 * @returns the rules, and one sentence for each wrong line
 */
export function readJudged(
  document: Document,
  lineOf: (node: Node) => number,
  nearest: Nearest,
): { readonly list: JudgedList; readonly problems: readonly string[] } {
  const { contents } = document
  const only = (problems: readonly string[]) => ({ list: { document, ids: [] }, problems })
  if (contents === null || isEmpty(contents)) return only([])
  if (!isMap(contents)) return only([`line ${lineOf(contents)}: not the judged rules; ${REMEDY}`])
  const others = contents.items.flatMap(({ key }) => (isScalar(key) && key.value !== JUDGED ? [key] : []))
  if (others.length > 0)
    return only(
      others.map((key) => {
        const name = String(key.value)
        return `line ${lineOf(key)}: unknown key ${name}; the nearest is ${nearest(name, [JUDGED])[0] ?? JUDGED}`
      }),
    )
  const value = contents.get(JUDGED, true) as Node | undefined
  if (value === undefined || isEmpty(value)) return only([])
  if (!isSeq<Node>(value)) return only([`line ${lineOf(value)}: ${JUDGED}: not a list; ${REMEDY}`])
  const wrong = value.items.filter((node) => !isId(node))
  return {
    list: { document, ids: value.items.flatMap((node) => (isId(node) ? { id: node.value, line: lineOf(node) } : [])) },
    problems: wrong.map((node) => `line ${lineOf(node)}: not the id of a rule; write \`- area/claim\``),
  }
}

const isEmpty = (node: unknown) => isScalar(node) && node.value === null
const isId = (node: unknown): node is { value: string } =>
  isScalar(node) && typeof node.value === 'string' && ID.test(node.value)
