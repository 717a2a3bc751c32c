import { integer, notNegative, object, text } from '../../helpers/engine/judge/kinds.ts'
import { member, type Member, type Shape } from '../../helpers/engine/judge/shapes.ts'
import type { RuleId } from '../catalogue.ts'
import { BY_LEVEL, COUNTERS, LEVELS } from './counts.ts'

/** Integers that every report has at these paths, even if a count is 0. */
const counts = (rule: RuleId, ...paths: string[]): Member<RuleId>[] =>
  paths.flatMap((path) => [
    { rule, path, kind: integer, isRequired: true },
    member(path, 'consumption/counts-not-negative', notNegative),
  ])

/** The report, which both paths return. */
export const reportShape: Shape<RuleId> = {
  of: 'events-report',
  members: [
    { rule: 'consumption/tenant-id', path: 'tenant_id', kind: text, isRequired: true },
    ...COUNTERS.flatMap(({ word, name }) => counts(`consumption/${word}`, name)),
    ...BY_LEVEL.flatMap(({ word, name }) => [
      member<RuleId>(name, `consumption/${word}`, object),
      ...counts(`consumption/${word}`, ...LEVELS.map((level) => `${name}.${level}`)),
    ]),
  ],
}
