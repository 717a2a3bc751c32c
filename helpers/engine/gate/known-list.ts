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

/** A known violation, and its line in the list. */
export interface KnownEntry extends Known {
  readonly rule: string
  readonly line: number
}

/** A known list that cannot be used. Each line of the message names a line of the list. */
export class KnownListError extends Error {
  override readonly name = 'KnownListError'
}

const text = z.string('write a text, in quotes if necessary').trim().min(1, 'write a text')
/** An empty reason is not an error of the list, so that `known --update` can add entries to it; a gate refuses it. */
const reasonSchema = z
  .string('write a text, in quotes if necessary')
  .nullable()
  .transform((written) => (written ?? '').trim())
const entrySchema = z.strictObject({
  rule: text,
  reason: reasonSchema,
  ticket: text.exactOptional(),
  expires: z.iso.date('write a date such as 2030-01-31').exactOptional(),
})
const KEYS = Object.keys(entrySchema.shape)

/** The known list that `countersign init` writes. */
export const NEW_LIST = `# Known violations, which do not fail a run. Each entry names a rule and the reason and, if wanted, a ticket and the day on which
# the entry expires. A run fails if the rule of an entry conforms, if the entry has expired or has no reason, or if the rule does
# not exist.
# countersign known --update adds the violations of the last run. Below the entries it lists the rules that were judged; a run with
# this list fails if it no longer judges one of them. Replace the brackets of the empty list with entries such as:
#
#   - rule: metadata/key-beyond-limit-create
#     reason: Keys of any length are accepted; the next release refuses them.
#     ticket: https://tracker.example.com/ESIGN-123
#     expires: 2030-01-31
[]
`

/** A parsed list, for code that changes it and keeps its comments. */
export interface KnownDocument {
  readonly document: Document
  readonly entries: readonly { readonly node: YAMLMap; readonly entry: KnownEntry }[]
  /** The rules that earlier runs judged, if the list contains them. */
  readonly judged?: JudgedList
}

/**
 * Reads a known list from YAML: `rule`, `reason` and, if wanted, `ticket` and `expires`. The list may be empty. Below
 * its entries, after `---`, it may contain the rules that earlier runs judged.
 * @throws KnownListError naming each wrong line, and what to write instead
 */
export function parseKnown(source: string, nearest: Nearest): KnownDocument {
  const lines = new LineCounter()
  const documents: readonly Document[] = [...parseAllDocuments<Node>(source, { lineCounter: lines })]
  const [broken] = documents.flatMap(({ errors }) => errors)
  if (broken) throw new KnownListError(brokenText(broken.message, broken.linePos?.[0].line))
  const lineOf = (node: Node) => lines.linePos(node.range?.[0] ?? 0).line
  const hasEntries = !isJudged(documents[0])
  // A source with only comments has no YAML document.
  const document = (hasEntries ? documents[0] : undefined) ?? parseDocument(hasEntries ? source : '')
  const [below, ...more] = hasEntries ? documents.slice(1) : documents
  const [beyond] = more
  if (beyond) {
    const { line } = lines.linePos(beyond.range?.[0] ?? 0)
    throw new KnownListError(`line ${line}: put entries above the judged rules, not below`)
  }
  const { list: judged, problems: wrong } = below
    ? readJudged(below, lineOf, nearest)
    : { list: undefined, problems: [] }
  const { entries, problems } = readEntries(document, lineOf, nearest)
  if (problems.length + wrong.length > 0) throw new KnownListError([...problems, ...wrong].join('\n'))
  return { document, entries, ...(judged && { judged }) }
}

/** Whether the first document contains the judged rules, because there is no list of entries above it. */
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
      problems.push(`line ${line}: ${rule} already has an entry in line ${before}; remove one of them`)
    seen.set(rule, line)
    return [{ node, entry: { ...read.data, line } }]
  })
  return { entries, problems }
}

/** The YAML parser adds the position and the source line to its message; only the first part is needed. */
function brokenText(message: string, line = 1): string {
  const [what = ''] = message.split('\n')
  return `line ${line}: this is not valid YAML: ${what.replace(/ at line \d+, column \d+:?$/, '')}`
}

function issueText(issue: z.core.$ZodIssue, node: YAMLMap, lineOf: (node: Node) => number, nearest: Nearest): string {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .map(
        (key) =>
          `line ${lineOfKey(node, key, lineOf)}: unknown key ${key}; the nearest is ${nearest(key, KEYS)[0] ?? ''}`,
      )
      .join('\n')
  }
  const key = String(issue.path[0] ?? '')
  const isMissing = !node.has(key)
  return `line ${lineOfKey(node, key, lineOf)}: ${key}${isMissing ? ' is missing; every entry needs one' : `: ${issue.message}`}`
}

function lineOfKey(node: YAMLMap, key: string, lineOf: (node: Node) => number): number {
  const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === key)
  return lineOf(isScalar(pair?.key) ? pair.key : node)
}

/**
 * Finds entries whose rules can never be violated, whatever a run finds.
 * @returns one line for each, without the name of the list
 */
export function neverViolated(
  entries: readonly KnownEntry[],
  catalogue: ReadonlyMap<string, Rule>,
  nearest: Nearest,
): string[] {
  return entries.flatMap(({ rule: id, line }) => {
    const rule = catalogue.get(id)
    if (!rule) {
      const near = nearest(id, [...catalogue.keys()]).join(', ')
      return [`line ${line}: there is no rule ${id}; the nearest is ${near}${ownRemedy(id, catalogue)}`]
    }
    if (rule.level === 'open') return [`line ${line}: ${id} is an open rule, which is never violated; remove the entry`]
    if (rule.unreachable) return [`line ${line}: ${id} is not testable by a client; remove the entry`]
    return []
  })
}

/** A remedy if the id may be that of an own rule: no area of the document has its prefix. */
function ownRemedy(id: string, catalogue: ReadonlyMap<string, Rule>): string {
  const [prefix = ''] = id.split('/')
  const isArea = [...catalogue.values()].some(({ area }) => area === prefix)
  return isArea || !id.includes('/') ? '' : '. If it is a rule of your own, give its folder with --rules.'
}

/** The entries that have not expired on a day, by rule id. */
export function knownOn(entries: readonly KnownEntry[], today: Date): Map<string, Known> {
  return new Map(
    entries
      .filter((entry) => !isExpired(entry, today))
      .map(({ rule, reason, ticket, expires }): [string, Known] => [rule, compact({ reason, ticket, expires })]),
  )
}
