import { violatedOf } from '../causes.ts'
import { failsRun, type RunOutcome } from '../summary.ts'
import { countOf, cut, oneLine } from '../text.ts'

/** GitHub shows at most this many errors of a step. */
const MOST = 10
/** In characters. The reports have the complete message. */
const LONGEST = 500

/** The findings of a run as commands to GitHub, which shows them next to a workflow's run. */
export function annotationsOf({ results, gate, unmet }: RunOutcome): string[] {
  const unmetErrors = unmet.map(({ kind, message }) => ({
    isFirst: kind === 'missing-shard',
    title: 'The run does not pass',
    message: oneLine(message),
  }))
  const errors = [
    ...unmetErrors.filter(({ isFirst }) => isFirst),
    ...violatedOf(results)
      .filter(({ result }) => failsRun(result, gate))
      .map(({ result: { rule, findings } }) => {
        const seen = findings[0]?.message ?? ''
        return { title: `${rule.id} is violated`, message: `${rule.statement} ${oneLine(seen)}` }
      }),
    ...unmetErrors.filter(({ isFirst }) => !isFirst),
  ]
  const shown = errors.length > MOST ? errors.slice(0, MOST - 1) : errors
  const more = errors.length - shown.length
  const rest = {
    title: countOf(more, 'more violation'),
    message: 'See the summary of the run, or its reports.',
  }
  return [...shown, ...(more > 0 ? [rest] : [])].map(
    ({ title, message }) => `::error title=${property(title)}::${escaped(cut(message, LONGEST))}`,
  )
}

/** A text inside a command to GitHub, escaped as in GitHub's own toolkit. */
const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
