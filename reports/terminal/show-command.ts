import { shellQuote } from '../../helpers/engine/evidence/curl.ts'
import { DEFAULT_OUT } from '../folder.ts'

/**
 * The command that shows a finding or a rule of the last run.
 * @param outDir the folder of the reports, as the user would write it
 */
export function showCommand(what: number | string, outDir: string): string {
  const words = ['npx', 'countersign', 'show', String(what)]
  if (outDir !== DEFAULT_OUT) words.push('--out', outDir)
  return words.map(shellQuote).join(' ')
}
