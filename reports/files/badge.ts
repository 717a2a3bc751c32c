import { documentPart } from '../document-part.ts'
import { exitCodeOf, summaryOf, type ExitCode, type RunOutcome } from '../summary.ts'

/** A badge in the format that shields.io reads from an endpoint. */
export interface Badge {
  readonly schemaVersion: 1
  readonly label: string
  readonly message: string
  readonly color: string
}

const COLORS: Readonly<Record<ExitCode, string>> = {
  0: 'brightgreen',
  1: 'red',
  3: 'orange',
  4: 'yellow',
  130: 'lightgrey',
}

/** The badge of a run, which is about the document alone. Its message says how many rules a client can test, or what the run found. */
export function badgeOf(run: RunOutcome): Badge {
  const outcome = documentPart(run)
  const code = exitCodeOf(outcome)
  return { schemaVersion: 1, label: 'conformance', message: messageOf(outcome, code), color: COLORS[code] }
}

function messageOf(outcome: RunOutcome, code: ExitCode): string {
  const { results, gate, complete } = outcome
  const { conforms, violates, violates_inferred: inferred, known, inconclusive } = summaryOf(results)
  const testable = results.filter(({ rule }) => rule.level !== 'open' && !rule.unreachable)
  const skipped = testable.filter(({ verdict }) => verdict === 'not-exercised')
  const leftOut = skipped.filter((result) => result.leftOut).length
  const failing = gate === 'all' ? violates + inferred : violates
  const ignored = gate === 'all' ? 0 : inferred
  const rest = [
    part(known, 'known'),
    part(ignored, 'inferred violated'),
    part(skipped.length - leftOut, 'not exercised'),
    part(leftOut, 'left out'),
  ].flat()
  if (code === 1) return [`${failing} violated`, ...part(inconclusive, 'inconclusive'), ...rest].join(', ')
  if (!complete || code === 130) return 'incomplete'
  if (code === 4) return 'known list outdated'
  if (code === 3) return ['no verdict', ...part(inconclusive, 'inconclusive'), ...rest].join(', ')
  if (conforms === testable.length) return `${conforms} of ${testable.length} rules`
  return [`${conforms} conform`, ...part(inconclusive, 'inconclusive'), ...rest].join(', ')
}

const part = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : [])
