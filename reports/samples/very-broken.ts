import { catalogueOf, inferred, stated, type Rule } from '../../helpers/engine/catalogue/rule.ts'
import type { ScenarioRecord } from '../../helpers/engine/outcome/record.ts'
import type { RunOutcome } from '../summary.ts'
import { broken, sampleOutcome, sampleRecord, violation } from './outcome.ts'

/** A derivation of the usual length. */
export const DERIVATION =
  'The document says "an omitted argument keeps its value" only of folder_id, and calls every update "an update of the ' +
  'arguments that are passed": if metadata are not passed, the update does not include them and they stay as they were.'

const AREAS = ['transaction', 'transaction-arguments', 'metadata', 'lifecycle', 'event']
const RULES_OF_AREA = 60

/** The violated rules that are causes, with the number of rules that depend on each. */
export const CAUSES = { 'errors/refusals-are-4xx': 97, 'transaction/metadata-is-an-object': 26, 'errors/json-body': 1 }

/** The member that the violation of a rule is about. */
export const memberOf = (id: string): string => `member_of_${id.replaceAll(/\W/g, '_')}`

const ids = (area: string) => Array.from({ length: RULES_OF_AREA }, (_, n) => `${area}/claim-number-${n}`)
const statementsOf = (all: readonly string[]) => Object.fromEntries(all.map((id) => [id, `It is as ${id} says. `]))

const areas = Object.fromEntries(AREAS.map((area) => [area, { all: stated('Limits', statementsOf(ids(area))) }]))

/** Rules of six areas: the causes, sixty in each other area, and some inferred ones. */
const veryBrokenCatalogue: ReadonlyMap<string, Rule> = catalogueOf({
  ...areas,
  errors: {
    all: stated('Errors', {
      'errors/refusals-are-4xx': 'A refusal has a status in the 4xx range.',
      'errors/json-body': 'The body of an error is JSON.',
    }),
  },
  transaction: {
    ...areas['transaction'],
    more: {
      ...stated('Limits', { 'transaction/metadata-is-an-object': 'Metadata are an object.' }),
      ...inferred(DERIVATION)('Arguments for create and update', {
        'transaction/metadata-omitted-keeps': 'An update without metadata keeps them.',
      }),
    },
  },
})

/** A run against a service with many violations; for all but a few inconclusive rules, the cause is known. */
export function veryBrokenOutcome(violatedBesides: number, change: Partial<RunOutcome> = {}): RunOutcome {
  const others = AREAS.flatMap((area) => ids(area)).toReversed()
  const take = (count: number) => others.splice(0, count)
  const inconclusive = Object.entries(CAUSES).flatMap(([cause, count]) =>
    take(count).map((id, n) => sampleRecord(id, { ...broken(`request ${n}: responded with 500`, cause) })),
  )
  const records: ScenarioRecord[] = [
    ...[...Object.keys(CAUSES), 'transaction/metadata-omitted-keeps', ...take(violatedBesides)].map((id) =>
      sampleRecord(id, violation({ what: memberOf(id) })),
    ),
    ...inconclusive,
    ...take(30).map((id, n) => sampleRecord(id, broken(`no response to request ${n}`))),
    ...others.map((id) => sampleRecord(id)),
  ]
  return sampleOutcome(records, change, veryBrokenCatalogue)
}
