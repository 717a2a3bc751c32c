import type { Gate } from '../../helpers/catalogue/gate.ts'
import type { RuleResult } from '../../helpers/outcome/verdict.ts'
import { summaryOf, type RunOutcome, type Summary } from '../summary.ts'
import { wrap, type Colors } from './layout.ts'

type Paint = (text: string) => string

interface Heading {
  readonly long: string
  readonly short: string
  readonly count: keyof Summary | 'rules'
  readonly paint: (colors: Colors) => Paint
}

const HEADINGS: readonly Heading[] = [
  { long: 'rules', short: 'rules', count: 'rules', paint: () => String },
  { long: 'conforms', short: 'conf.', count: 'conforms', paint: ({ green }) => green },
  {
    long: 'violates',
    short: 'viol.',
    count: 'violates',
    paint:
      ({ red, bold }) =>
      (text) =>
        bold(red(text)),
  },
  { long: 'inferred', short: 'inf.', count: 'violates_inferred', paint: ({ red }) => red },
  { long: 'inconclusive', short: 'inconcl.', count: 'inconclusive', paint: ({ yellow }) => yellow },
  { long: 'not exercised', short: 'not ex.', count: 'not_exercised', paint: ({ cyan }) => cyan },
  { long: 'observed', short: 'obs.', count: 'observed', paint: () => String },
]

const GAP = '  '

/** How many rules of each area came out how. The areas of which nothing was run share a row. */
export function areaTable(
  { results, gate }: Pick<RunOutcome, 'results' | 'gate'>,
  colors: Colors,
  width: number,
): string[] {
  const areas = [...new Set(results.map(({ rule }) => rule.area))]
  const [run, rest] = split(areas, (area) => results.some((result) => result.rule.area === area && isRun(result)))
  const folded = run.length > 0 && rest.length > 1
  const of = (names: readonly string[]) => results.filter(({ rule }) => names.includes(rule.area))
  const rows = [
    ...(folded ? run : areas).map((area) => rowOf(area, of([area]))),
    ...(folded ? [rowOf(`${rest.length} areas not run`, of(rest))] : []),
  ]
  const total = rowOf('total', results)
  const first = Math.max(...[...rows, total].map(({ name }) => name.length))
  const widthOf = (heads: readonly string[]) => first + heads.reduce((sum, head) => sum + GAP.length + head.length, 0)
  const long = HEADINGS.map(({ long: text }) => text)
  const heads = widthOf(long) <= width ? long : HEADINGS.map(({ short }) => short)
  const line = ({ name, counts }: Row) =>
    [
      name.padEnd(first),
      ...HEADINGS.map(({ count, paint }, i) => {
        const text = String(counts[count]).padStart(heads[i]?.length ?? 0)
        return counts[count] === 0 ? colors.dim(text) : paint(colors)(text)
      }),
    ].join(GAP)
  return [
    colors.dim(['area'.padEnd(first), ...heads].join(GAP)),
    ...rows.map(line),
    ...(rows.length > 1 ? [colors.dim('─'.repeat(widthOf(heads))), line(total)] : []),
    ...footnote(total, gate, colors, width),
  ]
}

const isRun = ({ scenarios }: RuleResult) => scenarios.length > 0

function split<T>(items: readonly T[], matches: (item: T) => boolean): [T[], T[]] {
  return [items.filter(matches), items.filter((item) => !matches(item))]
}

function footnote({ counts }: Row, gate: Gate, { dim }: Colors, width: number): string[] {
  if (counts.violates_inferred === 0) return []
  const passed = gate === 'all' ? '' : '; --gate stated lets them pass'
  const text = `inferred: violated rules that follow from the document without being written${passed}`
  return wrap(text, width).map(dim)
}

interface Row {
  readonly name: string
  readonly counts: Summary & { readonly rules: number }
}

function rowOf(name: string, results: readonly RuleResult[]): Row {
  return { name, counts: { ...summaryOf(results), rules: results.length } }
}
