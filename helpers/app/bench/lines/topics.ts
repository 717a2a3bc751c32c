import type { Tree } from './tree.ts'

/** A topic of an area, with the lines of its files. */
export interface Topic {
  readonly name: string
  readonly rules: number
  readonly lines: number
}

/** Lines by kind of file. `coverage` says which rules a sentence of the document has; it contains no scenarios. */
const KINDS: readonly (readonly [kind: string, file: RegExp])[] = [
  ['rules', /^suites\/(?!coverage\/).*rules\.ts$/],
  ['scenarios', /\.scenarios\.ts$/],
  // The model of explorations and the tables of the OpenAPI description serve no single rule.
  [
    'helpers of suites',
    /^suites\/(?!(coverage|exploration|example|interface\/document\/arguments)\/|(arguments|members)\.ts$)/,
  ],
  ['faults', /^fixtures\/faults\/(?!.*\.test\.ts$)/],
]

/** The lines of each kind of file. */
export function linesByKind({ lines }: Tree): Map<string, number> {
  const byKind = new Map(KINDS.map(([kind]) => [kind, 0]))
  for (const [file, count] of lines) {
    const kind = KINDS.find(([, pattern]) => pattern.test(file))?.[0]
    if (kind !== undefined) byKind.set(kind, (byKind.get(kind) ?? 0) + count)
  }
  return byKind
}

/**
 * The lines of each topic: its rules, its scenarios and its faults.
 * @param topicOf the topic of a rule: `signature/removals`
 */
export function topicsOf({ lines, rules }: Tree, topicOf: (rule: string) => string | undefined): Topic[] {
  const count = new Map<string, number>()
  for (const topic of rules.flatMap((rule) => topicOf(rule) ?? [])) count.set(topic, (count.get(topic) ?? 0) + 1)
  return [...count].map(([name, own]) => {
    const files = [`suites/${name}.rules.ts`, `suites/${name}.scenarios.ts`, `fixtures/faults/${name}.ts`]
    return { name, rules: own, lines: files.reduce((sum, file) => sum + (lines.get(file) ?? 0), 0) }
  })
}
