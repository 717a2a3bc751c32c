import { shellQuote } from '../helpers/engine/evidence/curl.ts'
import type { RunOutcome } from './summary.ts'

/**
 * The command that judges only one rule, with the seed and the target of a run, for a reader who was not there: keys come from
 * the environment.
 */
export function repeatLine(
  { target, seed, fault }: Pick<RunOutcome, 'target' | 'seed' | 'fault'>,
  rule: string,
): string {
  const words = ['npx', 'countersign', 'run', '--rule', rule, '--seed', String(seed)]
  if (target.image) words.push('--image', target.image.name)
  if (target.kind === 'address') words.push('--base-url', target.base_url)
  if (fault !== undefined) words.push('--fault', fault)
  return words.map(shellQuote).join(' ')
}
