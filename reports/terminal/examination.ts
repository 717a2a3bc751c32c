import type { Forecast } from '../../helpers/engine/doctor/forecast.ts'
import type { Remark } from '../../helpers/engine/doctor/remark.ts'
import { countOf, printable, timeText } from '../text.ts'
import { colors as colorsFor, labelled, wrap, type Colors } from './layout.ts'

/** How the examination is shown. */
export interface ExaminationOptions {
  readonly color: boolean
  readonly width: number
}

const WORDS = { fine: 'ok', note: 'note', warning: 'warning', wrong: 'WRONG' } as const satisfies Record<
  Remark['weight'],
  string
>
/** The widest weight and the widest subject, each with a gap. */
const WORD = 9
const ABOUT = 19

/** The remarks about a set-up, one per line; errors stand out. */
export function remarkLines(remarks: readonly Remark[], { color, width }: ExaminationOptions): string[] {
  const colors = colorsFor(color)
  return remarks.flatMap(({ about, weight, text }) => {
    const label = `${WORDS[weight].padEnd(WORD)}${about}`
    const lines = labelled(label, printable(text), { indent: 2, column: WORD + ABOUT, width })
    return lines.map((line, i) => (i === 0 ? line.replace(WORDS[weight], paint(weight, colors)) : line))
  })
}

const paint = (weight: Remark['weight'], { green, dim, yellow, red, bold }: Colors): string => {
  const word = WORDS[weight]
  return { fine: green(word), note: dim(word), warning: yellow(word), wrong: bold(red(word)) }[weight]
}

/** The size of a run: how many rules would be judged, how to get the others exercised, and how long it takes. */
export function forecastLines(forecast: Forecast, { color, width }: ExaminationOptions): string[] {
  const { bold } = colorsFor(color)
  const { rules, exercised, beyond: untestable, capabilities, missing, scenarios, requests, ms } = forecast
  const rest = untestable === 0 ? '' : `, ${untestable.toLocaleString('en-US')} are not testable by a client`
  const size = `${countOf(scenarios, 'scenario')}, about ${countOf(rounded(requests), 'request')} and ${timeText(rounded(ms / 1000) * 1000)}`
  const offered = [...capabilities].map(([capability, count]) => `${capability} (${count})`).join(', ')
  const remedies = missing.map(({ rules: count, remedy }) => `${countOf(count, 'rule')}: ${remedy}`)
  const more =
    offered === '' ? remedies : [`a control interface (ESIGN_CONTROL_URL) that offers ${offered}`, ...remedies]
  return [
    bold('A run with this set-up'),
    ...item(
      `${exercised.toLocaleString('en-US')} of ${countOf(rules, 'rule')} would be judged or observed${rest}`,
      width,
    ),
    ...item(size, width),
    ...(more.length === 0 ? [] : ['', bold('To judge more rules, provide')]),
    ...more.flatMap((text) => item(text, width)),
  ]
}

/** Rounded up to two figures, as an estimate is not more precise. */
function rounded(number: number): number {
  const unit = 10 ** Math.max(Math.floor(Math.log10(Math.max(number, 1))) - 1, 0)
  return Math.ceil(number / unit) * unit
}

/** The last line, which says whether a run may begin. */
export function readyLine(remarks: readonly Remark[], { color }: Pick<ExaminationOptions, 'color'>): string {
  const { bold, green, red } = colorsFor(color)
  const count = (weight: Remark['weight']) => remarks.filter((one) => one.weight === weight).length
  const [wrong, warnings] = [count('wrong'), countOf(count('warning'), 'warning')]
  return wrong === 0
    ? `${bold(green('READY'))}  ${warnings}`
    : `${bold(red('NOT READY'))}  ${countOf(wrong, 'error')}, ${warnings}`
}

const item = (text: string, width: number): string[] =>
  wrap(text, width - 4).map((line, i) => `${i === 0 ? '  - ' : '    '}${line}`)
