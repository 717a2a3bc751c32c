import { execFileSync } from 'node:child_process'
import { PACKAGE } from '../app/project/project.ts'
import { CHECKOUT } from '../app/project/checkout.ts'
import { UsageError } from '../app/usage/usage-error.ts'

/** Whether all is taken, whosever turn it is: `npm run test:long`. */
export const isLong = process.env['COUNTERSIGN_LONG'] === 'true'

const VARIABLE = 'COUNTERSIGN_TURN'

/** Whose turn it is: each commit is one. */
export interface Turn {
  readonly number: number
  /** Where the number comes from. */
  readonly from: string
}

/**
 * The turn of the checkout: its number of commits, or 0 without a history; `COUNTERSIGN_TURN` says another one.
 * @throws UsageError where the variable is no whole number
 */
export function turnOf(value = process.env[VARIABLE], folder = CHECKOUT ?? PACKAGE): Turn {
  if (value === undefined || value === '') return commitsIn(folder)
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`${VARIABLE}: must be a whole number such as 12, not ${value}`)
  return { number: Number(value), from: VARIABLE }
}

function commitsIn(folder: string): Turn {
  try {
    const count = execFileSync('git', ['rev-list', '--count', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return { number: Number(count), from: `the number of commits; ${VARIABLE} says another one` }
  } catch {
    return { number: 0, from: `no history here; ${VARIABLE} says another one` }
  }
}

let known: Turn | undefined

/** The turn of this process. */
const current = (): Turn => (known ??= turnOf())

/** Those of a list whose turn it is: one of so many, another one each turn, so that after `many` turns each had its own. */
export const share = <Item>(
  many: number,
  list: readonly Item[],
  turn: number | undefined = isLong ? undefined : current().number,
): readonly Item[] => (turn === undefined ? list : list.filter((_, i) => i % many === turn % many))
