import { fails, type Gate } from '../../../helpers/engine/catalogue/gate.ts'
import type { RuleResult } from '../../../helpers/engine/outcome/verdict.ts'
import { summaryOf, type RunOutcome, type Summary } from '../../summary.ts'
import { wrap, type Colors } from '../layout.ts'

type Paint = (text: string) => string

interface Heading {
  /** For a wide terminal, for one of 80 columns, and for narrower ones. */
  readonly names: readonly [long: string, short: string, shortest: string]
  readonly count: keyof Summary | 'rules'
  readonly paint: (colors: Colors) => Paint
}

const HEADINGS: readonly Heading[] = [
  { names: ['rules', 'rules', 'rules'], count: 'rules', paint: () => String },
  { names: ['conforms', 'conf.', 'conf'], count: 'conforms', paint: ({ green }) => green },
  {
    names: ['violates', 'viol.', 'viol'],
    count: 'violates',
    paint:
      ({ red, bold }) =>
      (text) =>
        bold(red(text)),
  },
  { names: ['inferred', 'inf.', 'inf'], count: 'violates_inferred', paint: ({ red }) => red },
  { names: ['known', 'known', 'kn.'], count: 'known', paint: ({ magenta }) => magenta },
  { names: ['inconclusive', 'inconcl.', 'inc'], count: 'inconclusive', paint: ({ yellow }) => yellow },
  { names: ['not exercised', 'not ex.', 'n.ex'], count: 'not_exercised', paint: ({ cyan }) => cyan },
  { names: ['observed', 'obs.', 'obs'], count: 'observed', paint: () => String },
]

/** The layouts, the widest first, with the gaps between their columns. */
const LAYOUTS = [
  { name: 0, gap: '  ' },
  { name: 1, gap: '  ' },
  { name: 2, gap: ' ' },
] as const

/** The rules of each area by verdict. Areas without a scenario in this run share a row. */
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
  const headings = HEADINGS.filter(({ count }) => count !== 'known' || total.counts.known > 0)
  const laidOut = ({ name, gap }: (typeof LAYOUTS)[number]) => {
    const heads = headings.map(({ names }) => names[name])
    return { heads, gap, wide: first + heads.reduce((sum, head) => sum + gap.length + head.length, 0) }
  }
  const { heads, gap, wide } = LAYOUTS.map(laidOut).find((layout) => layout.wide <= width) ?? laidOut(LAYOUTS[2])
  const line = ({ name, counts }: Row) =>
    [
      name.padEnd(first),
      ...headings.map(({ count, paint }, i) => {
        const text = String(counts[count]).padStart(heads[i]?.length ?? 0)
        return counts[count] === 0 ? colors.dim(text) : paint(colors)(text)
      }),
    ].join(gap)
  return [
    colors.dim(['area'.padEnd(first), ...heads].join(gap)),
    ...rows.map(line),
    ...(rows.length > 1 ? [colors.dim('─'.repeat(wide)), line(total)] : []),
    ...footnote(total, gate, colors, width),
  ]
}

const isRun = ({ scenarios }: RuleResult) => scenarios.length > 0

function split<T>(items: readonly T[], matches: (item: T) => boolean): [T[], T[]] {
  return [items.filter(matches), items.filter((item) => !matches(item))]
}

function footnote({ counts }: Row, gate: Gate, { dim }: Colors, width: number): string[] {
  if (counts.violates_inferred === 0) return []
  const passed = fails('inferred', gate) ? '' : `; --gate ${gate} ignores them`
  const text = `inferred: violated rules that follow from the document but are not stated in it${passed}`
  return wrap(text, width).map(dim)
}

interface Row {
  readonly name: string
  readonly counts: Summary & { readonly rules: number }
}

function rowOf(name: string, results: readonly RuleResult[]): Row {
  return { name, counts: { ...summaryOf(results), rules: results.length } }
}
