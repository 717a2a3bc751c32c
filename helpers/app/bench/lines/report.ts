import { linesByKind, topicsOf, type Topic } from './topics.ts'
import type { Tree } from './tree.ts'

/** Topics with more lines a rule are listed one by one. */
const MANY = 35

/** A tree to compare with, and its commit. */
export interface Earlier {
  readonly commit: string
  readonly tree: Tree
}

/**
 * The lines of rules, scenarios, helpers and faults, for each rule and each fault, as a table: all of them, then each topic with
 * more than 35 lines a rule. An earlier tree has its own column, and ids that only one of the trees has follow the table.
 */
export function linesText(now: Tree, topicOf: (rule: string) => string | undefined, earlier?: Earlier): string {
  const columns = (of: (tree: Tree) => string): string[] => [of(now), ...(earlier ? [of(earlier.tree)] : [])]
  const kinds = [...linesByKind(now).keys()].map((kind) => [kind, ...columns((tree) => countText(kindIn(tree, kind)))])
  const topics = topicsOf(now, topicOf)
  const before = new Map(earlier && topicsOf(earlier.tree, topicOf).map((topic) => [topic.name, topic]))
  const crowded = topics
    .filter((topic) => perRule(topic) > MANY || perRule(before.get(topic.name)) > MANY)
    .toSorted((one, other) => perRule(other) - perRule(one))
    .map((topic) => [
      topic.name,
      ratioText(perRule(topic)),
      ...(earlier ? [ratioText(perRule(before.get(topic.name)))] : []),
    ])
  const rows = [
    ['lines', 'now', ...(earlier ? [earlier.commit] : [])],
    ...kinds,
    ['sum', ...columns((tree) => countText(sumOf(tree)))],
    ['number of rules', ...columns(({ rules }) => countText(rules.length))],
    ['lines a rule', ...columns((tree) => ratioText(sumOf(tree) / tree.rules.length))],
    ['number of faults', ...columns(({ faults }) => countText(faults.length))],
    ['lines a fault', ...columns((tree) => ratioText(kindIn(tree, 'faults') / tree.faults.length))],
    [],
    [`topics above ${MANY} lines a rule`, String(topics.filter((topic) => perRule(topic) > MANY).length)],
    ...crowded,
  ]
  return [tableOf(rows), ...(earlier ? changes(now, earlier.tree) : [])].join('\n')
}

const kindIn = (tree: Tree, kind: string): number => linesByKind(tree).get(kind) ?? 0
const sumOf = (tree: Tree): number => [...linesByKind(tree).values()].reduce((sum, lines) => sum + lines, 0)
const perRule = (topic: Topic | undefined): number => (topic ? topic.lines / topic.rules : 0)
const countText = (count: number): string => count.toLocaleString('en')
const ratioText = (ratio: number): string => ratio.toFixed(1)

/** The ids that only one of the trees has. */
function changes(now: Tree, before: Tree): string[] {
  const only = (kind: 'rules' | 'faults', a: Tree, b: Tree) => {
    const others = new Set(b[kind])
    return a[kind].filter((id) => !others.has(id))
  }
  return (['rules', 'faults'] as const).flatMap((kind) => [
    ...namesText(`${kind} that are gone`, only(kind, before, now)),
    ...namesText(`new ${kind}`, only(kind, now, before)),
  ])
}

const namesText = (what: string, ids: readonly string[]): string[] =>
  ids.length === 0 ? [] : ['', `${what}: ${ids.length}`, ...ids.map((id) => `  ${id}`)]

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n')
}
