import pc from 'picocolors'
import { countOf, oneLine, cut } from '../../../reports/text.ts'
import { isMissed, type JudgedMutant, type Stale } from './explained.ts'
import { moduleOf } from './modules.ts'
import { SERVICE } from './mutants.ts'

/** The numbers of one module, or of all. */
export interface Count {
  readonly module: string
  readonly mutants: number
  /** Includes broken services and timeouts. */
  readonly caught: number
  readonly broken: number
  readonly timeouts: number
  readonly survived: number
  readonly not_reached: number
  /** Survivors and mutants that are not reached, if the reason is known. */
  readonly explained: number
  /** The percentage of caught mutants among those that are not explained. */
  readonly rate: number
}

function countIn(module: string, judged: readonly JudgedMutant[]): Count {
  const having = (...outcomes: readonly string[]) =>
    judged.filter(({ judged: { outcome } }) => outcomes.includes(outcome)).length
  const explained = judged.filter(({ explanation }) => explanation !== undefined).length
  const caught = having('caught', 'broken', 'timeout')
  const due = judged.length - explained
  return {
    module,
    mutants: judged.length,
    caught,
    broken: having('broken'),
    timeouts: having('timeout'),
    survived: having('survived'),
    not_reached: having('not reached'),
    explained,
    rate: due === 0 ? 100 : (100 * caught) / due,
  }
}

/** The numbers of each module, and of all modules together at the end. */
export function countsOf(judged: readonly JudgedMutant[]): Count[] {
  const modules = [...new Set(judged.map(({ mutant }) => moduleOf(mutant.file)))].toSorted()
  const each = modules.map((name) =>
    countIn(
      name,
      judged.filter(({ mutant }) => moduleOf(mutant.file) === name),
    ),
  )
  return each.length === 1 ? each : [...each, countIn('all', judged)]
}

const HEAD = ['module', 'mutants', 'caught', 'broken', 'timeout', 'survived', 'not reached', 'explained', 'rate']

/** The table of the modules. */
export function tableLines(counts: readonly Count[]): string[] {
  const rows = counts.map((count) => [
    count.module,
    ...[
      count.mutants,
      count.caught,
      count.broken,
      count.timeouts,
      count.survived,
      count.not_reached,
      count.explained,
    ].map(String),
    `${count.rate.toFixed(1)} %`,
  ])
  const widths = HEAD.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i]?.length ?? 0)))
  return [HEAD, ...rows].map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  )
}

/** The most characters of code in a line. */
const MOST_CODE = 160

const codeText = (code: string): string => cut(oneLine(code), MOST_CODE)

/** The lines of a mutant: its place, the code, and the code of the mutant. */
function mutantLines({ mutant, judged, explanation }: JudgedMutant): string[] {
  const { file, line, kind, original, mutated } = mutant
  const { outcome, reason, run, inconclusive, of = run } = judged
  const without = inconclusive > 0 ? `, ${inconclusive} of them without a conclusion` : ''
  const about =
    outcome === 'survived' ? ` (${run < of ? `only ${run} of ` : ''}${countOf(of, 'scenario')}${without})` : ''
  const why = reason === undefined ? '' : `: ${oneLine(reason)}`
  return [
    `${outcome}${explanation === undefined ? '' : ', explained'} ${SERVICE}/${file}:${line} ${kind}${about}${why}`,
    `  - ${codeText(original)}`,
    `  + ${codeText(mutated)}`,
    ...(explanation === undefined ? [] : [`  ${explanation}`]),
  ]
}

/** The mutants that are listed: those that were not caught, and timeouts, which prove less than a violation. */
const isListed = ({ judged }: JudgedMutant): boolean => isMissed(judged) || judged.outcome === 'timeout'

/** All lines of the report. */
export function reportLines(judged: readonly JudgedMutant[], stale: readonly Stale[]): string[] {
  const listed = judged.filter(isListed).toSorted((a, b) => orderOf(a) - orderOf(b))
  return [
    ...listed.flatMap(mutantLines),
    ...stale.flatMap(({ explanation, why }) => [
      `${pc.red('stale')} explanation for ${SERVICE}/${explanation.file}: ${why}. Delete it from helpers/app/mutate/survivors.`,
      `  - ${codeText(explanation.original)}`,
      `  + ${codeText(explanation.mutated)}`,
    ]),
    ...(listed.length + stale.length > 0 ? [''] : []),
    ...tableLines(countsOf(judged)),
  ]
}

/** Explained mutants come first, so that the others are next to the table. */
const orderOf = ({ explanation, judged }: JudgedMutant): number => {
  if (explanation !== undefined) return 0
  return ['timeout', 'not reached', 'survived'].indexOf(judged.outcome) + 1
}

/** The content of the file of `--json`. */
export function jsonOf(
  judged: readonly JudgedMutant[],
  stale: readonly Stale[],
  about: { readonly seed: number; readonly mutants: number; readonly interrupted: boolean },
) {
  return {
    ...about,
    judged: judged.length,
    modules: countsOf(judged),
    stale,
    results: judged.map(({ mutant: { id: _id, ...mutant }, judged: result, explanation }) => ({
      ...mutant,
      ...result,
      ...(explanation !== undefined && { explanation }),
    })),
  }
}
