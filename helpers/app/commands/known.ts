import { writeFileSync } from 'node:fs'
import type { ConformanceReport } from '../../../reports/files/conformance-json.ts'
import { some } from '../../../reports/terminal/layout.ts'
import { countOf } from '../../../reports/text.ts'
import { fails } from '../../engine/catalogue/gate.ts'
import { updateJudged, type LastJudged, type UpdatedJudged } from '../../engine/gate/judged-update.ts'
import { NEW_LIST } from '../../engine/gate/known-list.ts'
import { NO_REASON, updateKnown } from '../../engine/gate/known-update.ts'
import { knownIn, readKnown } from '../options/known-file.ts'
import { lastRunIn } from '../options/last-run.ts'
import type { Screen } from '../process/screen.ts'
import { catalogue } from '../project/suite.ts'
import { nearest } from '../usage/suggest.ts'
import { UsageError } from '../usage/usage-error.ts'

/** Ids that are named of many. */
const MOST_IDS = 5

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
  const list = readKnown(file, NEW_LIST)
  const { text, added, removed, kept } = updateKnown(list, verdictsIn(last.report), last.report.complete)
  const judged = updateJudged(list.judged, judgedIn(last.report))
  try {
    writeFileSync(file, `${text}${judged.text}`)
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
  for (const line of judgedLines(judged, last.file)) write(line)
  if (added.length > 0) write(`Write the reason of each new entry in the place of "${NO_REASON}".`)
}

function check(file: string, write: Screen['write']): void {
  const { entries, judged } = knownIn(file, new Date())
  write(`${file}: ${countOf(entries.length, 'entry', 'entries')}, each names a rule`)
  const bare = entries.filter(({ reason }) => reason === NO_REASON)
  for (const { line, rule } of bare) write(`line ${line}: ${rule} still needs its reason`)
  if (!judged) return
  const { ids } = judged
  write(`${file}: ${countOf(ids.length, 'rule')} recorded as judged`)
  const gone = ids.filter(({ id }) => !catalogue.has(id))
  for (const { line, id } of gone)
    write(`line ${line}: ${id} is no rule any longer. Nearest: ${nearest(id, [...catalogue.keys()], 1).join()}`)
}

/** What became of the judged rules. */
function judgedLines({ kept, added, removed, spared }: UpdatedJudged, file: string): string[] {
  const counts = [`${numberOf(kept)} kept`, `${numberOf(added)} added`, `${numberOf(removed)} removed`]
  return [
    ...(removed.length > 0 ? [`No longer judged: ${some(removed, MOST_IDS)}`] : []),
    ...(spared.length > 0
      ? [
          `No judged rule was removed, because the run of ${file} was incomplete or limited to some rules.`,
          `It did not judge ${some(spared, MOST_IDS)}.`,
        ]
      : []),
    `Judged rules: ${counts.join(', ')}`,
  ]
}

const numberOf = (ids: readonly string[]) => ids.length.toLocaleString('en-US')

/** Which rules a run judged, and which it dropped. Rules that it was not about are not dropped. */
function judgedIn({ rules, complete }: ConformanceReport): LastJudged {
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const judged = rules.filter(
    ({ id, verdict }) => catalogue.has(id) && (verdict === 'conforms' || verdict === 'violates'),
  )
  return {
    judged: judged.map(({ id }) => id),
    isDropped(id) {
      if (!catalogue.has(id)) return true
      const { verdict, left_out } = byId.get(id) ?? {}
      return left_out === undefined && (verdict === 'not-exercised' || verdict === 'observed')
    },
    isWhole: complete && !rules.some(({ left_out }) => left_out === 'not-selected'),
  }
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
