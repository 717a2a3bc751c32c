import { writeFileSync } from 'node:fs'
import { rulesIn, type ConformanceReport } from '../../../reports/files/conformance-json.ts'
import { some } from '../../../reports/terminal/layout.ts'
import { countOf } from '../../../reports/text.ts'
import { fails } from '../../engine/catalogue/gate.ts'
import { updateJudged, type LastJudged, type UpdatedJudged } from '../../engine/gate/judged-update.ts'
import { NEW_LIST } from '../../engine/gate/known-list.ts'
import { updateKnown } from '../../engine/gate/known-update.ts'
import { lacksReason, NO_REASON } from '../../engine/gate/reasons.ts'
import { knownIn, readKnown } from '../options/known-file.ts'
import { lastRunIn } from '../options/last-run.ts'
import type { Screen } from '../process/screen.ts'
import { useOwnRules } from '../project/own-rules.ts'
import { catalogue } from '../project/suite.ts'
import { nearest } from '../usage/suggest.ts'
import { UsageError } from '../usage/usage-error.ts'

/** How many ids of a long list are printed. */
const MOST_IDS = 5

/** The flags of `countersign known`. */
export interface KnownFlags {
  readonly known: string
  readonly update: boolean
  readonly out: string
  /** Folders with own rules that the list may name. */
  readonly rules: readonly string[]
}

/**
 * Checks a known list, or updates it from the last run.
 * @throws UsageError if the list, or the report of the last run, cannot be used
 */
export async function known(
  { known: file, update, out, rules }: KnownFlags,
  { write }: Pick<Screen, 'write'>,
): Promise<void> {
  await useOwnRules(rules)
  if (!update) return check(file, write)
  const last = lastRunIn(out)
  if (last.report.shard !== undefined)
    throw new UsageError(
      `--out ${out}: the last run was shard ${last.report.shard}, only a part. Give the folder that countersign merge wrote.`,
    )
  const list = readKnown(file, NEW_LIST)
  const { text, added, removed, kept } = updateKnown(list, verdictsIn(last.report), last.report.complete)
  const judged = updateJudged(list.judged, judgedIn(last.report))
  try {
    writeFileSync(file, `${text}${judged.text}`)
  } catch (error) {
    throw new UsageError(`--known ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
  for (const id of added) write(`added    ${id}`)
  for (const id of removed) write(`removed  ${id}`)
  if (!last.report.complete) write(`No entry was removed, because the run of ${last.file} did not finish.`)
  write(`${file}: ${kept.length} kept, ${added.length} added, ${removed.length} removed (from ${last.file})`)
  for (const line of judgedLines(judged, last.file)) write(line)
  for (const line of reasonLines(file)) write(line)
}

/** The entries of a written list that a person has to explain. */
function reasonLines(file: string): string[] {
  const bare = readKnown(file).entries.flatMap(({ entry }) => (lacksReason(entry) ? [entry] : []))
  if (bare.length === 0) return []
  const each = bare.length === 1 ? 'this entry' : `each of these ${bare.length.toLocaleString('en-US')} entries`
  return [
    `Write a reason for ${each} instead of "${NO_REASON}". Until then, run --known and merge --known exit with 2.`,
    ...bare.map(({ line, rule }) => `  line ${line}: ${rule}`),
  ]
}

function check(file: string, write: Screen['write']): void {
  const { entries, judged } = knownIn(file, new Date())
  write(`${file}: ${countOf(entries.length, 'valid entry', 'valid entries')}`)
  if (!judged) return
  const { ids } = judged
  write(`${file}: ${countOf(ids.length, 'rule')} recorded as judged`)
  const gone = ids.filter(({ id }) => !catalogue.has(id))
  for (const { line, id } of gone)
    write(`line ${line}: ${id} is no longer a rule. Nearest: ${nearest(id, [...catalogue.keys()], 1).join()}`)
}

/** The changes of the recorded judged rules. */
function judgedLines({ kept, added, removed, spared }: UpdatedJudged, file: string): string[] {
  const counts = [`${numberOf(kept)} kept`, `${numberOf(added)} added`, `${numberOf(removed)} removed`]
  return [
    ...(removed.length > 0 ? [`No longer judged: ${some(removed, MOST_IDS)}`] : []),
    ...(spared.length > 0
      ? [
          `No judged rule was removed, because the run of ${file} was incomplete or limited to some rules.`,
          `That run did not judge ${some(spared, MOST_IDS)}.`,
        ]
      : []),
    `Judged rules: ${counts.join(', ')}`,
  ]
}

const numberOf = (ids: readonly string[]) => ids.length.toLocaleString('en-US')

/** The rules that a run judged, and those that it dropped. Only selected rules can be dropped. */
function judgedIn(report: ConformanceReport): LastJudged {
  const rules = rulesIn(report)
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const isRule = (id: string) => catalogue.has(id) || byId.get(id)?.level === 'own'
  const judged = rules.filter(({ id, verdict }) => isRule(id) && (verdict === 'conforms' || verdict === 'violates'))
  return {
    judged: judged.map(({ id }) => id),
    isDropped(id) {
      if (!isRule(id)) return true
      const { verdict, left_out } = byId.get(id) ?? {}
      return left_out === undefined && (verdict === 'not-exercised' || verdict === 'observed')
    },
    isWhole: report.complete && !rules.some(({ left_out }) => left_out === 'not-selected'),
  }
}

/** The verdict of a run on each rule of today's catalogue, and on the own rules that it judged. */
function verdictsIn(report: ConformanceReport) {
  const byId = new Map(rulesIn(report).map((rule) => [rule.id, rule]))
  const own = (report.own?.rules ?? []).filter(({ id }) => !catalogue.has(id))
  return [...catalogue.values(), ...own].map(({ id, statement, level }) => {
    const verdict = byId.get(id)?.verdict
    return {
      id,
      statement,
      isViolated: verdict === 'violates' && fails(level, report.gate),
      conforms: verdict === 'conforms',
    }
  })
}
