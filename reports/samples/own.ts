import type { Rule } from '../../helpers/engine/catalogue/rule.ts'
import type { RunOutcome } from '../summary.ts'
import { sampleCatalogue, sampleOutcome, sampleRecord } from './outcome.ts'

/** An own rule, which the document does not contain. */
export const OWN_RULE: Rule = {
  id: 'acme/order',
  area: 'acme',
  topic: 'our-rules/acme.rules.mjs',
  section: 'Promised by Acme',
  statement: 'Documents keep their order.',
  level: 'own',
  source: 'Section 4.2',
  needs: [],
}

const catalogue = new Map([...sampleCatalogue, [OWN_RULE.id, OWN_RULE]])

/** Records in which every rule of the document passed. */
export const DOCUMENT_RECORDS = [...sampleCatalogue.keys()].map((id) => sampleRecord(id))

/**
 * The outcome of a run with the own rule.
 * @param own the members of its record that differ from those of a scenario that passed
 */
export const outcomeWithOwn = (
  own: Parameters<typeof sampleRecord>[1],
  change: Partial<RunOutcome> = {},
  records = DOCUMENT_RECORDS,
): RunOutcome => sampleOutcome([...records, sampleRecord(OWN_RULE.id, own)], change, catalogue)
