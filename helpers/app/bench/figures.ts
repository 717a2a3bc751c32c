import type { Pass } from './loop.ts'
import { DELAYS, type Compared, type Measured, type Round } from './measure.ts'
import { spreadOf } from './statistics.ts'
import type { Figure, Row, Unit } from './table.ts'

/** The goals of the project, by the key of the figure. */
const GOALS: Readonly<Record<string, string>> = {
  ratio_0: 'at most 2.5',
  ratio_50: 'at most 1.15',
  one_rule: 'at most 1.0 s',
  one_rule_mb: 'at most 250 MB',
  whole_run: 'at most 12 s',
  whole_run_mb: 'under 350 MB',
  test_cold: 'at most 4 min',
  test_warm: 'at most 2 min',
}

/** Makes a figure. Without a key it is only for information: it is not kept and has no goal. */
function figure(key: string | undefined, name: string, unit: Unit, values: readonly number[]): Figure {
  const goal = key === undefined ? undefined : GOALS[key]
  return {
    ...(key !== undefined && { key }),
    name,
    unit,
    spread: spreadOf(values),
    ...(goal !== undefined && { goal }),
  }
}

/** The time of the suite divided by that of the bare loop. */
export const ratioOf = ({ suite, bare }: Round) => suite.ms / bare.ms
/** The processor time of the suite divided by that of the bare loop. */
export const cpuRatioOf = ({ suite, bare }: Round) => suite.cpuMs / bare.cpuMs

/** The rows of the suite and of the command. */
export function rowsOf({ compared, firstRequestMs, oneRule, wholeRun }: Measured): Row[] {
  const ms = (ran: { ms: number }) => ran.ms
  const peak = (ran: { peakMb: number }) => ran.peakMb
  const embedded = DELAYS.flatMap((delayMs) => {
    const one = compared.find((each) => !each.parted && each.delayMs === delayMs)
    return one
      ? comparedRows(one)
      : [{ heading: `${delayMs} ms added to each response: not measured, because time was short` }]
  })
  return [
    ...embedded,
    { heading: 'The command' },
    figure('first_request', 'start to first request', 's', firstRequestMs),
    figure('one_rule', 'one rule, start to exit', 's', oneRule.map(ms)),
    figure('one_rule_mb', '  its peak memory', 'MB', oneRule.map(peak)),
    figure('whole_run', 'whole run, start to exit', 's', wholeRun.map(ms)),
    figure('whole_run_mb', '  its peak memory', 'MB', wholeRun.map(peak)),
    ...compared.filter(({ parted }) => parted).flatMap(comparedRows),
  ]
}

function comparedRows({ parted, delayMs, rounds }: Compared): Row[] {
  const place = parted ? 'in a process of its own, for information' : 'in the same process'
  const over = (key: string | undefined, name: string, unit: Unit, of: (round: Round) => number) =>
    figure(key, name, unit, rounds.map(of))
  return [
    { heading: `${delayMs} ms added to each response, service ${place}` },
    over(undefined, 'suite, first request to last', 's', ({ suite }) => suite.ms),
    over(undefined, 'raw undici, first request to last', 's', ({ bare }) => bare.ms),
    over(parted ? undefined : `ratio_${delayMs}`, 'ratio', 'times', ratioOf),
    over(undefined, 'ratio of processor times', 'times', cpuRatioOf),
  ]
}

/** The rows of `npm test`, cold and warm. A step that failed is marked with its exit code. */
export function loopRowsOf(passes: readonly Pass[]): Row[] {
  return (['cold', 'warm'] as const).flatMap((state) => {
    const these = passes.filter((pass) => pass.state === state)
    const [first] = these
    if (!first) return []
    const totals = these.map(({ ms }) => ms)
    return [
      {
        heading: `npm test, ${state === 'cold' ? 'cold: without kept proofs' : 'warm: right after the cold pass'}`,
      },
      figure(`test_${state}`, 'whole', 'min', totals),
      ...first.steps.map(({ step }) => {
        const runs = these.flatMap(({ steps }) => steps.filter((one) => one.step === step))
        const red = runs.find(({ exitCode }) => exitCode !== 0)
        const name = `  npm run ${step}${red ? `, exit code ${red.exitCode ?? 'none'}` : ''}`
        return figure(
          stepKey(step, state),
          name,
          's',
          runs.map(({ ms }) => ms),
        )
      }),
    ]
  })
}

/** `test:unit` is `test_unit` when cold, `test_unit_warm` when warm. */
const stepKey = (step: string, state: Pass['state']) =>
  `${step.replaceAll(/\W/g, '_')}${state === 'warm' ? '_warm' : ''}`

/** The medians to keep, by key: whole milliseconds and megabytes, ratios to three decimals. */
export function figuresOf(rows: readonly Row[]): Record<string, number> {
  return Object.fromEntries(
    rows.flatMap((row) => {
      if ('heading' in row || row.key === undefined) return []
      const { median } = row.spread
      return [[row.key, row.unit === 'times' ? Number(median.toFixed(3)) : Math.round(median)]]
    }),
  )
}
