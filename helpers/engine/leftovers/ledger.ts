import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** The target on which transactions were created, and the key: the name of its variable, never the key itself. */
export interface LedgerHead {
  /** The word in the names of the run's drafts, unless a scenario gives them another name. */
  readonly mark: string
  readonly target: string
  readonly key: string
  readonly at: string
  /** The file of variables that describes the target, if it was the second one of a run. */
  readonly against?: string
}

/** The transactions that a run created in a workspace of the user, until they are cancelled. */
export interface Ledger {
  readonly mark: string
  /** Ids of transactions that may be open. */
  readonly open: ReadonlySet<string>
  /** Unique words from the names in creations that got no response. */
  readonly lost: readonly string[]
  /** The number of creations that got no response and whose names have no such word. */
  readonly unfindable: number
  /** Notes on disk that a creation with this name is about to be sent. */
  sends(name: string | undefined): void
  /** Notes the response to a creation: a transaction, which is noted before it is used, or none. */
  answered(name: string | undefined, id?: string): void
  /** Notes a transaction that was found by its name. */
  found(id: string): void
  /** Strikes a transaction that is cancelled or has ended otherwise. */
  gone(id: string): void
  /** Closes the ledger; a ledger without open transactions is deleted. */
  close(): void
}

/** A ledger that was read from disk. */
export interface FoundLedger extends LedgerHead {
  readonly file: string
  readonly open: readonly string[]
  readonly lost: readonly string[]
  /** The number of creations that got no response. Several may have the same word in their names. */
  readonly unanswered: number
}

type Line = Partial<LedgerHead> & {
  readonly sent?: string
  readonly answered?: string
  readonly created?: string
  readonly gone?: string
}

const PREFIX = 'ledger-'
const SUFFIX = '.jsonl'

/**
 * Writes a ledger to a folder. Each line is passed to the operating system before the call returns, so it outlives the
 * process.
 * @throws the error of the file system if nothing can be written there
 */
export function openLedger(folder: string, head: LedgerHead): Ledger {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${PREFIX}${head.mark}${SUFFIX}`)
  const descriptor = openSync(file, 'a')
  const write = (line: Line) => void writeSync(descriptor, `${JSON.stringify(line)}\n`)
  write(head)
  return ledgerOf(head.mark, write, (isClean) => {
    closeSync(descriptor)
    if (isClean) rmSync(file, { force: true })
  })
}

/** Creates a ledger that writes its lines with `write`. */
export function ledgerOf(
  mark: string,
  write: (line: Line) => void = () => {},
  end: (isClean: boolean) => void = () => {},
): Ledger {
  const open = new Set<string>()
  const underWay = countsOf()
  let unfindable = 0
  return {
    mark,
    open,
    get lost() {
      return underWay.words()
    },
    get unfindable() {
      return unfindable
    },
    sends(name) {
      const word = wordOf(name)
      if (word === undefined) {
        unfindable += 1
        return
      }
      underWay.add(word, 1)
      write({ sent: word })
    },
    answered(name, id) {
      const word = wordOf(name)
      if (id !== undefined) open.add(id)
      if (word === undefined) unfindable -= 1
      else underWay.add(word, -1)
      write({ ...(word !== undefined && { answered: word }), ...(id !== undefined && { created: id }) })
    },
    found(id) {
      open.add(id)
      write({ created: id })
    },
    gone(id) {
      if (open.delete(id)) write({ gone: id })
    },
    close: () => end(open.size === 0),
  }
}

/** The word of a name that no other name contains; users' own names may contain any other word. */
const wordOf = (name: string | undefined): string | undefined =>
  name?.split(' ').find((word) => /^[a-z]{14,16}$|^[0-9a-f]{8}\d+$/.test(word))

/** How often each word was sent, minus the number of its responses. */
function countsOf() {
  const counts = new Map<string, number>()
  return {
    add: (word: string, change: number) => void counts.set(word, (counts.get(word) ?? 0) + change),
    words: () => [...counts].filter(([, count]) => count > 0).map(([word]) => word),
    total: () => [...counts.values()].reduce((sum, count) => sum + Math.max(count, 0), 0),
  }
}

/**
 * The ledgers in a folder: of runs that were killed, that kept their transactions, or that could not cancel all of
 * them.
 */
export function ledgersIn(folder: string): FoundLedger[] {
  const names = readdirSync(folder).filter((name) => name.startsWith(PREFIX) && name.endsWith(SUFFIX))
  return names.toSorted().flatMap((name) => found(path.join(folder, name)) ?? [])
}

/** Whether nothing has to be cancelled: the run was killed before it created anything, or after it had cancelled everything. */
export const isEmpty = ({ open, lost }: FoundLedger): boolean => open.length === 0 && lost.length === 0

/** Opens a ledger that was read, in order to clean up. */
export function reopened({ mark, open, lost }: FoundLedger): Ledger {
  const ledger = ledgerOf(mark)
  for (const id of open) ledger.found(id)
  for (const word of lost) ledger.sends(word)
  return ledger
}

/**
 * Deletes a ledger, or notes what remains of it.
 * @param left the ids that could not be cancelled, also those that the ledger does not contain
 * @param isSearched false if creations without a response must be looked up again; the ledger stays then
 */
export function settle({ file, open }: FoundLedger, left: readonly string[], isSearched: boolean): void {
  if (left.length === 0 && isSearched) return rmSync(file, { force: true })
  const gone = open.filter((id) => !left.includes(id)).map((id) => ({ gone: id }))
  const more = left.filter((id) => !open.includes(id)).map((id) => ({ created: id }))
  const descriptor = openSync(file, 'a')
  for (const line of [...gone, ...more]) writeSync(descriptor, `${JSON.stringify(line)}\n`)
  closeSync(descriptor)
}

/** A file without a head belongs to a run that was killed before it created anything. */
function found(file: string): FoundLedger | undefined {
  const lines = readFileSync(file, 'utf8').split('\n').flatMap(lineOf)
  const [{ mark, target, key, at, against } = {}] = lines
  if (mark === undefined || target === undefined || key === undefined || at === undefined) return undefined
  const open = new Set<string>()
  const underWay = countsOf()
  for (const { sent, answered, created, gone } of lines) {
    if (sent !== undefined) underWay.add(sent, 1)
    if (answered !== undefined) underWay.add(answered, -1)
    if (created !== undefined) open.add(created)
    if (gone !== undefined) open.delete(gone)
  }
  const head = { mark, target, key, at, ...(against !== undefined && { against }) }
  return { file, ...head, open: [...open], lost: underWay.words(), unanswered: underWay.total() }
}

/** The last line may be incomplete if the process was killed. */
function lineOf(text: string): Line[] {
  try {
    return [JSON.parse(text) as Line]
  } catch {
    return []
  }
}
