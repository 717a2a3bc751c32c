import { isNode, isSeq, Pair, Scalar, YAMLMap, YAMLSeq, type Document } from 'yaml'
import type { KnownDocument } from './known-list.ts'
import { NO_REASON } from './reasons.ts'

/** The result of one rule in the last run. */
export interface LastVerdict {
  readonly id: string
  readonly statement: string
  /** Whether the rule is violated, known or not. */
  readonly isViolated: boolean
  readonly conforms: boolean
}

/**
 * YAML attaches the head of the file to its first entry, and would remove it with that entry. The head ends at the last
 * blank line; without entries it is the whole comment.
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

/** An updated list, and what changed. */
export interface Updated {
  readonly text: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly kept: readonly string[]
}

/**
 * Updates a known list after a run: adds violated rules with a reason to be filled in, and removes rules that conform
 * or no longer exist. The other entries keep their reasons, tickets, dates and comments.
 * @param mayRemove false after an incomplete run: a rule that conforms there may be violated in the part that did not
 * run
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
  // An empty list is written as `[]`, but entries are written one below the other.
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
