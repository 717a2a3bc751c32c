import { writeFileSync } from 'node:fs'
import type { ConformanceReport } from '../../reports/conformance-json.ts'
import { countOf } from '../../reports/text.ts'
import { fails } from '../catalogue/gate.ts'
import { NEW_LIST } from '../gate/known-list.ts'
import { NO_REASON, updateKnown } from '../gate/known-update.ts'
import { demandsOf, readKnown } from '../wiring/demands.ts'
import { lastRunIn } from '../wiring/last-run.ts'
import type { Screen } from '../wiring/screen.ts'
import { catalogue } from '../wiring/suite.ts'
import { UsageError } from '../wiring/usage-error.ts'

/** The flags of `countersign known`. */
export interface KnownFlags {
  readonly known: string
  readonly update: boolean
  readonly out: string
}

/**
 * Checks a list of known violations, or brings it up to date with the last run.
 * @throws UsageError where the list or the report of the last run cannot be used
 */
export function known({ known: file, update, out }: KnownFlags, { write }: Pick<Screen, 'write'>): void {
  if (!update) return check(file, write)
  const last = lastRunIn(out)
  if (last.report.shard !== undefined)
    throw new UsageError(
      `--out ${out}: the last run was shard ${last.report.shard}, a part; give the folder that countersign merge wrote`,
    )
  const { text, added, removed, kept } = updateKnown(
    readKnown(file, NEW_LIST),
    verdictsIn(last.report),
    last.report.complete,
  )
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new UsageError(
      `--known ${file}: it cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  for (const id of added) write(`added    ${id}`)
  for (const id of removed) write(`removed  ${id}`)
  if (!last.report.complete)
    write(`Nothing that conforms was taken out: the run of ${last.file} did not come to its end.`)
  write(`${file}: ${kept.length} kept, ${added.length} added, ${removed.length} removed, by ${last.file}`)
  if (added.length > 0) write(`Write the reason of each new entry in the place of "${NO_REASON}".`)
}

function check(file: string, write: Screen['write']): void {
  const { demands } = demandsOf({ known: file }, new Set(), new Date())
  const entries = demands.known?.entries ?? []
  write(`${file}: ${countOf(entries.length, 'entry', 'entries')}, each names a rule`)
  const bare = entries.filter(({ reason }) => reason === NO_REASON)
  for (const { line, rule } of bare) write(`line ${line}: ${rule} still needs its reason`)
}

/** What a run found of each rule that there is today. */
function verdictsIn({ rules, gate }: ConformanceReport) {
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  return [...catalogue.values()].map(({ id, statement, level }) => {
    const verdict = byId.get(id)?.verdict
    return {
      id,
      statement,
      isViolated: verdict === 'violates' && fails(level, gate),
      conforms: verdict === 'conforms',
    }
  })
}
