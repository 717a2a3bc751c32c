import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** Where transactions were created, and with which key: by the name of its variable, never the key itself. */
export interface LedgerHead {
  /** The word that names of the run's drafts hold, where a case gives them no other. */
  readonly mark: string
  readonly target: string
  readonly key: string
  readonly at: string
}

/** What a run created in a workspace that is not its own, until it is out of the way. */
export interface Ledger {
  readonly mark: string
  /** Ids of transactions that may be open. */
  readonly open: ReadonlySet<string>
  /** Words, each of which a name alone holds that was sent, and no answer told what came of it. */
  readonly lost: readonly string[]
  /** Notes on disk that a creation is about to be sent, with the name that it gives. */
  sends(name: string | undefined): void
  /** A creation was answered: with nothing made, or with a transaction, which is noted before anything is done with it. */
  answered(name: string | undefined, id?: string): void
  /** Notes a transaction that was found by its name. */
  found(id: string): void
  /** Strikes a transaction that is cancelled, or ended otherwise. */
  gone(id: string): void
  /** Ends the writing: a ledger of nothing that is open is taken away. */
  close(): void
}

/** A ledger that was read. */
export interface FoundLedger extends LedgerHead {
  readonly file: string
  readonly open: readonly string[]
  readonly lost: readonly string[]
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
 * Keeps a ledger in a folder: a line is on its way to the disk when the call returns, and outlives the process.
 * @throws the error of the file system where nothing can be written there
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

/** A ledger of what is told to it, wherever that is written. */
export function ledgerOf(
  mark: string,
  write: (line: Line) => void = () => {},
  end: (isClean: boolean) => void = () => {},
): Ledger {
  const open = new Set<string>()
  const underWay = countsOf()
  return {
    mark,
    open,
    get lost() {
      return underWay.words()
    },
    sends(name) {
      const word = wordOf(name)
      if (word === undefined) return
      underWay.add(word, 1)
      write({ sent: word })
    },
    answered(name, id) {
      const word = wordOf(name)
      if (id !== undefined) open.add(id)
      if (word !== undefined) underWay.add(word, -1)
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

/** The word of a name that nothing else holds: names of people's own may hold any other. */
const wordOf = (name: string | undefined): string | undefined =>
  name?.split(' ').find((word) => /^[a-z]{14,16}$|^[0-9a-f]{8}\d+$/.test(word))

/** How often each word was sent, less how often it was answered. */
function countsOf() {
  const counts = new Map<string, number>()
  return {
    add: (word: string, change: number) => void counts.set(word, (counts.get(word) ?? 0) + change),
    words: () => [...counts].filter(([, count]) => count > 0).map(([word]) => word),
  }
}

/** The ledgers in a folder: of runs that were killed, that kept what they created, or that could not cancel all of it. */
export function ledgersIn(folder: string): FoundLedger[] {
  const names = readdirSync(folder).filter((name) => name.startsWith(PREFIX) && name.endsWith(SUFFIX))
  return names.toSorted().flatMap((name) => found(path.join(folder, name)) ?? [])
}

/** What a ledger says, for who clears up. */
export function reopened({ mark, open, lost }: FoundLedger): Ledger {
  const ledger = ledgerOf(mark)
  for (const id of open) ledger.found(id)
  for (const word of lost) ledger.sends(word)
  return ledger
}

/** Takes a ledger away, or notes what is left of it. */
export function settle({ file }: FoundLedger, gone: readonly string[], left: readonly string[]): void {
  if (left.length === 0) return rmSync(file, { force: true })
  const descriptor = openSync(file, 'a')
  for (const id of gone) writeSync(descriptor, `${JSON.stringify({ gone: id })}\n`)
  closeSync(descriptor)
}

/** A file without its head is of a run that was killed before it created anything. */
function found(file: string): FoundLedger | undefined {
  const lines = readFileSync(file, 'utf8').split('\n').flatMap(lineOf)
  const [{ mark, target, key, at } = {}] = lines
  if (mark === undefined || target === undefined || key === undefined || at === undefined) return undefined
  const open = new Set<string>()
  const underWay = countsOf()
  for (const { sent, answered, created, gone } of lines) {
    if (sent !== undefined) underWay.add(sent, 1)
    if (answered !== undefined) underWay.add(answered, -1)
    if (created !== undefined) open.add(created)
    if (gone !== undefined) open.delete(gone)
  }
  return { file, mark, target, key, at, open: [...open], lost: underWay.words() }
}

/** The last line may have been cut short when the process was killed. */
function lineOf(text: string): Line[] {
  try {
    return [JSON.parse(text) as Line]
  } catch {
    return []
  }
}
