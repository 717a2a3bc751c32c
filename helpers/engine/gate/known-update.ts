import { isNode, isSeq, Pair, Scalar, YAMLMap, YAMLSeq, type Document } from 'yaml'
import type { KnownDocument } from './known-list.ts'

/** What the last run found of one rule. */
export interface LastVerdict {
  readonly id: string
  readonly statement: string
  /** Violated, and by that the run failed or a list let it pass. */
  readonly isViolated: boolean
  readonly conforms: boolean
}

/**
 * YAML gives what a file begins with to its first entry: with that entry it would go. The head ends at the last blank line, or
 * is all there is.
 */
function liftHead(document: Document): void {
  const { contents } = document
  if (!isSeq(contents)) return
  const [first] = contents.items
  const holder = isNode(first) ? first : contents
  const comment = holder.commentBefore ?? ''
  const end = holder === contents ? comment.length : comment.lastIndexOf('\n\n')
  if (end <= 0) return
  document.commentBefore = [document.commentBefore, comment.slice(0, end)].filter(Boolean).join('\n\n')
  holder.commentBefore = comment.slice(end).replace(/^\n+/, '') || null
}

/** What became of a list. */
export interface Updated {
  readonly text: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly kept: readonly string[]
}

/** The reason of an entry that nobody has accounted for yet. */
export const NO_REASON = 'TO BE FILLED IN'

/**
 * Brings a list up to date with a run: what is violated is added, with a reason to be filled in; what conforms, or is no
 * rule any more, is taken out. Entries that stay keep their reasons, tickets, days and comments.
 * @param mayRemove false where the run did not come to its end: what conforms in it may be violated in what was not run
 */
export function updateKnown(
  { document, entries }: KnownDocument,
  last: readonly LastVerdict[],
  mayRemove: boolean,
): Updated {
  liftHead(document)
  const byId = new Map(last.map((one) => [one.id, one]))
  const isGone = (id: string) => !byId.has(id) || (mayRemove && byId.get(id)?.conforms === true)
  const listed = new Set(entries.map(({ entry }) => entry.rule))
  const gone = entries.filter(({ entry }) => isGone(entry.rule))
  const added = last.filter(({ id, isViolated }) => isViolated && !listed.has(id))
  const list = isSeq(document.contents) ? document.contents : new YAMLSeq()
  const nodes = new Set<unknown>(gone.map(({ node }) => node))
  list.items = [...list.items.filter((node) => !nodes.has(node)), ...added.map(entryOf)]
  // A list that was empty is written as `[]`: entries stand below each other.
  list.flow = list.items.length === 0
  document.contents = list
  return {
    text: document.toString({ lineWidth: 0 }),
    added: added.map(({ id }) => id),
    removed: gone.map(({ entry }) => entry.rule),
    kept: entries.filter(({ entry }) => !isGone(entry.rule)).map(({ entry }) => entry.rule),
  }
}

function entryOf({ id, statement }: LastVerdict): YAMLMap {
  const map = new YAMLMap()
  map.items.push(pair('rule', id), pair('reason', NO_REASON))
  map.commentBefore = ` ${statement}`
  return map
}

const pair = (key: string, value: string) => new Pair(new Scalar(key), new Scalar(value))
