import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  parseDocument,
  type Document,
  type Node,
  type YAMLMap,
} from 'yaml'
import { z } from 'zod'
import type { Rule } from '../catalogue/rule.ts'
import { isExpired } from './expiry.ts'
import type { Known } from '../outcome/verdict.ts'
import { JUDGED, readJudged, type JudgedList } from './judged-list.ts'
import type { Nearest } from './nearest.ts'
import { compact } from '../values/compact.ts'

/** One violation that is known, and the line of the list in which it stands. */
export interface KnownEntry extends Known {
  readonly rule: string
  readonly line: number
}

/** A list that cannot be used: each line of the message names a line of the list. */
export class KnownListError extends Error {
  override readonly name = 'KnownListError'
}

const text = z.string('write a text, in quotes if need be').trim().min(1, 'write a text')
const entrySchema = z.strictObject({
  rule: text,
  reason: text,
  ticket: text.exactOptional(),
  expires: z.iso.date('write a day such as 2030-01-31').exactOptional(),
})
const KEYS = Object.keys(entrySchema.shape)

/** A list that nobody has written to yet. */
export const NEW_LIST = `# Violations that are known, so that they do not fail a run: each names a rule and the reason, and if wanted a ticket and a day
# on which it expires. An entry whose rule conforms, that has expired, or that names no rule keeps a run from passing.
# countersign known --update writes what the last run found. Below the entries it lists the rules that were judged: a run with this
# list that no longer judges one of them does not pass. Entries, in the place of the brackets of an empty list:
#
#   - rule: metadata/key-beyond-limit-create
#     reason: Keys of any length are taken; the next release refuses them.
#     ticket: https://tracker.example.com/ESIGN-123
#     expires: 2030-01-31
[]
`

/** A list as it was parsed: for those who change it and keep its comments. */
export interface KnownDocument {
  readonly document: Document
  readonly entries: readonly { readonly node: YAMLMap; readonly entry: KnownEntry }[]
  /** The rules that earlier runs judged, where the list has them. */
  readonly judged?: JudgedList
}

/**
 * Reads a list of known violations from YAML: `rule`, `reason`, and if wanted `ticket` and `expires`. One without entries is
 * fine. Below its entries, after `---`, may stand the rules that earlier runs judged.
 * @throws KnownListError naming each line that is wrong, and what to write instead
 */
export function parseKnown(source: string, nearest: Nearest): KnownDocument {
  const lines = new LineCounter()
  const documents: readonly Document[] = [...parseAllDocuments<Node>(source, { lineCounter: lines })]
  const [broken] = documents.flatMap(({ errors }) => errors)
  if (broken) throw new KnownListError(brokenText(broken.message, broken.linePos?.[0].line))
  const lineOf = (node: Node) => lines.linePos(node.range?.[0] ?? 0).line
  const hasEntries = !isJudged(documents[0])
  // Nothing but comments is no document at all.
  const document = (hasEntries ? documents[0] : undefined) ?? parseDocument(hasEntries ? source : '')
  const [below, ...more] = hasEntries ? documents.slice(1) : documents
  const [beyond] = more
  if (beyond) {
    const { line } = lines.linePos(beyond.range?.[0] ?? 0)
    throw new KnownListError(`line ${line}: nothing stands below the judged rules; put entries above them`)
  }
  const { list: judged, problems: wrong } = below
    ? readJudged(below, lineOf, nearest)
    : { list: undefined, problems: [] }
  const { entries, problems } = readEntries(document, lineOf, nearest)
  if (problems.length + wrong.length > 0) throw new KnownListError([...problems, ...wrong].join('\n'))
  return { document, entries, ...(judged && { judged }) }
}

/** Whether a document holds the rules that were judged, though nothing stands above it. */
const isJudged = (document: Document | undefined) => isMap(document?.contents) && document.contents.has(JUDGED)

function readEntries(document: Document, lineOf: (node: Node) => number, nearest: Nearest) {
  const { contents } = document
  const problems: string[] = []
  if (contents === null || (isScalar(contents) && contents.value === null)) return { entries: [], problems }
  if (!isSeq<Node>(contents)) {
    problems.push(`line ${lineOf(contents)}: not a list; begin each entry with \`- rule: area/claim\``)
    return { entries: [], problems }
  }
  const seen = new Map<string, number>()
  const entries = contents.items.flatMap((node) => {
    const line = lineOf(node)
    if (!isMap(node)) {
      problems.push(`line ${line}: not an entry; write \`- rule: area/claim\`, and below it \`reason: ...\``)
      return []
    }
    const read = entrySchema.safeParse(node.toJS(document))
    if (!read.success) {
      problems.push(...read.error.issues.map((issue) => issueText(issue, node, lineOf, nearest)))
      return []
    }
    const { rule } = read.data
    const before = seen.get(rule)
    if (before !== undefined)
      problems.push(`line ${line}: ${rule} has an entry in line ${before} already; leave one out`)
    seen.set(rule, line)
    return [{ node, entry: { ...read.data, line } }]
  })
  return { entries, problems }
}

/** YAML tells the place at the end of its message, and shows the line below it. */
function brokenText(message: string, line = 1): string {
  const [what = ''] = message.split('\n')
  return `line ${line}: this is not valid YAML: ${what.replace(/ at line \d+, column \d+:?$/, '')}`
}

function issueText(issue: z.core.$ZodIssue, node: YAMLMap, lineOf: (node: Node) => number, nearest: Nearest): string {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .map(
        (key) => `line ${lineOfKey(node, key, lineOf)}: ${key}: no such key. Nearest: ${nearest(key, KEYS)[0] ?? ''}`,
      )
      .join('\n')
  }
  const key = String(issue.path[0] ?? '')
  const isMissing = !node.has(key)
  return `line ${lineOfKey(node, key, lineOf)}: ${key}: ${isMissing ? 'is missing; each entry has one' : issue.message}`
}

function lineOfKey(node: YAMLMap, key: string, lineOf: (node: Node) => number): number {
  const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === key)
  return lineOf(isScalar(pair?.key) ? pair.key : node)
}

/**
 * What is wrong with entries whatever a run finds: their rules can never be violated.
 * @returns a line for each, without the name of the list
 */
export function neverViolated(
  entries: readonly KnownEntry[],
  catalogue: ReadonlyMap<string, Rule>,
  nearest: Nearest,
): string[] {
  return entries.flatMap(({ rule: id, line }) => {
    const rule = catalogue.get(id)
    if (!rule) return [`line ${line}: ${id} is no rule. Nearest: ${nearest(id, [...catalogue.keys()]).join(', ')}`]
    if (rule.level === 'open')
      return [`line ${line}: ${id} is open: it is observed, never violated; take the entry out`]
    if (rule.unreachable) return [`line ${line}: ${id} is beyond the reach of any client; take the entry out`]
    return []
  })
}

/** The entries that hold on a day, by the ids of their rules. */
export function knownOn(entries: readonly KnownEntry[], today: Date): Map<string, Known> {
  return new Map(
    entries
      .filter((entry) => !isExpired(entry, today))
      .map(({ rule, reason, ticket, expires }): [string, Known] => [rule, compact({ reason, ticket, expires })]),
  )
}
