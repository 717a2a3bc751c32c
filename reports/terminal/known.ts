import type { Known, RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import type { Unmet } from '../../helpers/engine/gate/unmet-kinds.ts'
import { countOf, oneLine } from '../text.ts'
import { wrap, type Colors } from './layout.ts'

/** The known violations, one per line if the terminal is wide enough. They do not fail the run. */
export function knownLines(results: readonly RuleResult[], colors: Colors, width: number): string[] {
  const known = results.flatMap(({ rule, known: why }) => (why ? [{ id: rule.id, why: knownText(why) }] : []))
  if (known.length === 0) return []
  return [
    colors.bold(colors.magenta(`Known: ${countOf(known.length, 'violated rule')}`)),
    ...known.flatMap(({ id, why }) =>
      2 + id.length + 2 + why.length <= width
        ? [`  ${colors.magenta(id)}  ${why}`]
        : [`  ${colors.magenta(id)}`, ...wrap(why, width - 4).map((line) => `    ${line}`)],
    ),
  ]
}

/** `The next release fixes it. (ESIGN-123, until 2030-01-31)`. */
export function knownText({ reason, ticket, expires }: Known): string {
  const more = [ticket, expires && `until ${expires}`].filter((part) => part !== undefined)
  return oneLine(`${reason}${more.length > 0 ? ` (${more.join(', ')})` : ''}`)
}

/** The reasons, other than verdicts, why a run does not pass. */
export function unmetLines(unmet: readonly Unmet[], colors: Colors, width: number): string[] {
  if (unmet.length === 0) return []
  return [
    colors.bold(colors.yellow('Other reasons why the run does not pass:')),
    ...unmet.flatMap(({ message }) =>
      wrap(oneLine(message), width - 4).map((line, i) => `${i === 0 ? '  - ' : '    '}${line}`),
    ),
  ]
}
