import path from 'node:path'
import { shellQuote } from '../../helpers/engine/evidence/curl.ts'
import type { RunOutcome } from '../summary.ts'
import { countOf, cut, momentText } from '../text.ts'
import { some } from './layout.ts'

/** How many rules are named. */
const MOST = 2

/**
 * The changes since the run before, in at most two lines: verdicts, and the command that lists everything that differs.
 */
export function sinceLines(
  { since }: RunOutcome,
  { width, outDir }: { readonly width: number; readonly outDir: string },
): string[] {
  if (!since) return []
  const { started_at, fixed, violated, inconclusive, not_judged: unjudged, observations } = since
  const counts = [
    ...(fixed.length > 0 ? [`${fixed.length} fixed`] : []),
    ...(violated.length > 0 ? [`${violated.length} new (${some(violated, MOST)})`] : []),
    ...(inconclusive.length > 0 ? [`${inconclusive.length} inconclusive`] : []),
    ...(unjudged.length > 0 ? [`${unjudged.length} no longer judged`] : []),
    ...(observations > 0 ? [`${countOf(observations, 'observation')} changed`] : []),
  ]
  const head = `Since the run of ${momentText(new Date(started_at))}: `
  if (counts.length === 0) return [`${head}nothing changed`]
  const command = ['npx', 'countersign', 'compare', path.join(outDir, 'previous'), outDir].map(shellQuote).join(' ')
  return [cut(`${head}${counts.join(', ')}`, width), `List the changes: ${command}`]
}
