import { targetName } from '../../helpers/engine/outcome/target-name.ts'
import { plainLine } from '../markdown.ts'
import { countOf, cut, timeText } from '../text.ts'
import { LEVELS, type Counts } from './counts.ts'
import type { Statement } from './statement.ts'

/** Characters of a reason; the JSON file has all of it. */
const LONGEST = 300

const RESULTS: Readonly<Record<Statement['exit_code'], string>> = {
  0: 'passed',
  1: 'failed, because rules are violated',
  3: 'no verdict',
  4: 'failed, because an entry of the known list no longer holds',
}

const GATE_TEXTS: Readonly<Record<Statement['gate'], string>> = {
  all: 'all: any violated stated or inferred rule fails the run',
  stated: 'stated: only a violated stated rule fails the run',
}

const COLUMNS = [
  ['conforms', 'conforms'],
  ['violated', 'violates'],
  ['known', 'known'],
  ['inconclusive', 'inconclusive'],
  ['not exercised', 'not_exercised'],
  ['left out', 'left_out'],
  ['observed', 'observed'],
] as const satisfies readonly (readonly [string, keyof Counts])[]

/** A statement in Markdown, for people. */
export function statementText(statement: Statement): string {
  const { rules, unmet, exit_code: exitCode } = statement
  const parts = [
    '# Conformance statement',
    `**Result: ${RESULTS[exitCode]}** (exit code ${exitCode}).`,
    runTable(statement),
    ...section('Other reasons why the run does not pass', bullets(unmet.map(plainLine))),
    '## Facts of the workspace',
    ...workspaceParts(statement),
    '## Rules by level and verdict',
    countsTable(statement),
    'A stated rule is written in the documentation of the interface, and an inferred rule follows from it. An open rule is observed, never judged.',
    ...section(
      'Violated rules',
      bullets(rules.filter(({ verdict, known }) => verdict === 'violates' && !known).map(ruleText)),
    ),
    ...section('Known violations', knownRows(statement)),
    ...notJudgedParts(statement),
    '## Digests',
    ...digestParts(statement),
  ]
  return `${parts.join('\n\n')}\n`
}

function runTable({ suite, target, started_at: startedAt, duration_ms: ms, seed, gate }: Statement): string {
  const { fault } = target
  const name = targetName(target)
  return table(
    ['', ''],
    [
      ['Suite', `${suite.name} ${suite.version}`],
      [
        'Target',
        plainLine(name === target.base_url || target.kind === 'embedded' ? name : `${name}, at ${target.base_url}`),
      ],
      ...(fault === undefined ? [] : [['Deliberate fault', plainLine(fault)]]),
      ['Date', `${startedAt.slice(0, 16).replace('T', ' ')} UTC`],
      ['Duration', timeText(ms)],
      ['Seed', String(seed)],
      ['Gate', GATE_TEXTS[gate]],
    ],
  )
}

function workspaceParts({ workspace: { made, capabilities, facts } }: Statement): string[] {
  const control =
    capabilities.length === 0
      ? 'The target offered no control interface.'
      : `The control interface of the target offered: ${capabilities.join(', ')}.`
  const origin = made
    ? 'The suite created the workspaces, each with the facts that its rules need.'
    : 'The rules were judged in an existing workspace, with the facts below.'
  const rows = facts.map(({ variable, means, value }) => [`\`${variable}\``, plainLine(means), plainLine(value)])
  const listed =
    facts.length === 0 ? (made ? [] : ['No facts were stated.']) : [table(['variable', 'meaning', 'value'], rows)]
  return [control, origin, ...listed]
}

function countsTable({ counts }: Statement): string {
  const cells = (of: (column: keyof Counts) => number) => {
    const numbers = COLUMNS.map(([, column]) => of(column))
    return [...numbers, numbers.reduce((sum, one) => sum + one, 0)].map((one) => one.toLocaleString('en-US'))
  }
  return table(
    ['level', ...COLUMNS.map(([name]) => name), 'all'],
    [
      ...LEVELS.map((level) => [level, ...cells((column) => counts[level][column])]),
      ['all', ...cells((column) => LEVELS.reduce((sum, level) => sum + counts[level][column], 0))],
    ],
  )
}

const ruleText = ({ id, statement }: Statement['rules'][number]) => `\`${id}\`: ${plainLine(statement)}`

function knownRows({ rules }: Statement): string {
  const rows = rules.flatMap(({ id, known }) =>
    known ? [[`\`${id}\``, plainLine(known.reason), plainLine(known.ticket ?? ''), known.expires ?? 'never']] : [],
  )
  return rows.length === 0 ? '' : table(['rule', 'reason', 'ticket', 'expires'], rows)
}

function notJudgedParts({ not_judged: lists }: Statement): string[] {
  const group = ({ reason, rules }: { reason: string; rules: readonly string[] }) =>
    `${countOf(rules.length, 'rule')} (${plainLine(cut(reason, LONGEST))}): ${idsText(rules)}`
  const parts = [
    ...section(`Not selected: ${countOf(lists.not_selected.length, 'rule')}`, idsText(lists.not_selected), '###'),
    ...section(`Excluded: ${countOf(lists.excluded.length, 'rule')}`, idsText(lists.excluded), '###'),
    ...section(`Not exercised: ${countIn(lists.not_exercised)}`, bullets(lists.not_exercised.map(group)), '###'),
    ...section(`Inconclusive: ${countIn(lists.inconclusive)}`, bullets(lists.inconclusive.map(group)), '###'),
  ]
  return ['## Rules that were not judged', ...(parts.length > 0 ? parts : ['The run judged or observed every rule.'])]
}

const countIn = (groups: readonly { readonly rules: readonly string[] }[]) =>
  countOf(groups.flatMap(({ rules }) => rules).length, 'rule')

const digestParts = ({ digests }: Statement): string[] => [
  table(
    ['SHA-256 of', 'digest'],
    [
      ['all rules: id, level, statement', `\`${digests.catalogue}\``],
      ['the judged rules: id, verdict', `\`${digests.verdicts}\``],
    ],
  ),
  'To check both, run `npx countersign statement conformance-statement.json` on the file that was written together with this one.',
]

const idsText = (ids: readonly string[]) => ids.map((id) => `\`${id}\``).join(', ')

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

const section = (title: string, text: string, mark = '##') => (text === '' ? [] : [`${mark} ${title}`, text])

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
