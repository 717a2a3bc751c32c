import { execFileSync } from 'node:child_process'
import { PACKAGE } from '../app/project/project.ts'
import { CHECKOUT } from '../app/project/checkout.ts'
import { UsageError } from '../app/usage/usage-error.ts'

/** Whether every case runs in this turn: `npm run test:long`. */
export const isLong = process.env['COUNTERSIGN_LONG'] === 'true'

const VARIABLE = 'COUNTERSIGN_TURN'

/** A turn. Each commit is a new one. */
export interface Turn {
  readonly number: number
  /** The source of the number. */
  readonly from: string
}

/**
 * The turn of the checkout: the value of `COUNTERSIGN_TURN`, or else the number of commits, or 0 without a git history.
 * @throws UsageError if the variable is not a whole number
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
    return { number: Number(count), from: `the number of commits; set ${VARIABLE} to change it` }
  } catch {
    return { number: 0, from: `no git history; set ${VARIABLE} to change it` }
  }
}

let known: Turn | undefined

/** The turn of this process. */
const current = (): Turn => (known ??= turnOf())

/** A quarter of the turns. */
export type Quarter = 0 | 1 | 2 | 3

/** The turn of a test; undefined in a long test, which runs everything. */
const inForce = (): number | undefined => (isLong ? undefined : current().number)

/** The items of a list in this turn: every `many`-th item, starting one further each turn, so that `many` turns cover the list. */
export const share = <Item>(many: number, list: readonly Item[], turn = inForce()): readonly Item[] =>
  turn === undefined ? list : list.filter((_, i) => i % many === turn % many)

/**
 * The items of a list in this turn, of a list that only every fourth pair of turns works on. The two turns of a pair run on
 * different versions of Node. `4 * many` turns cover the list, if `many` is even.
 * @param quarter the quarter of the turns
 */
export const shareOfQuarter = <Item>(
  quarter: Quarter,
  many: number,
  list: readonly Item[],
  turn = inForce(),
): readonly Item[] => {
  if (turn === undefined) return list
  const isOurs = Math.floor(turn / 2) % 4 === quarter
  return isOurs ? share(many, list, 2 * Math.floor(turn / 8) + (turn % 2)) : []
}
