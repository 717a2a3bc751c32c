import { each, inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { BY_LEVEL, COUNTERS } from './counts.ts'

const IDENTIFIES =
  '`tenant_id` is the "Workspace identifier", and the report is a "workspace consumption report": it names the workspace that the key ' +
  'belongs to, and what names two of them identifies neither.'

/** What a consumption report shows. Whether a count is 0 or not: "All counts are integers", and an absent one is none. */
export const membersRules = tableOf(
  stated('Consumption report', {
    'consumption/object': '`object` of a consumption report is `events-report`.',
    'consumption/tenant-id': '`tenant_id` is in every events-report, and a text.',
  }),
  open('Consumption report', ['workspace-id'], {
    'consumption/tenant-id-known': 'Whether `tenant_id` is the id that the control interface gives the workspace.',
  }),
  each(COUNTERS.map(({ word, name }) => ({ word, name: `\`${name}\`` }))).stated('Consumption report', {
    'consumption/*': '* is in every events-report, and a whole number: a count of nothing is 0.',
  }),
  each(BY_LEVEL.map(({ word, name }) => ({ word, name: `\`${name}\`` }))).stated('Consumption report', {
    'consumption/*':
      '* is in every events-report, and an object with the keys level_0, level_1, level_2, level_3 and level_4, each a whole number.',
  }),
  inferred('These are counts, of transactions, of acts and of things: there are none of them, or some.')(
    'Consumption report',
    { 'consumption/counts-not-negative': 'No count of an events-report is negative.' },
  ),
  stated('Endpoints: Consumption report', {
    'consumption/deprecated-report-tenant-id': 'The deprecated report has the `tenant_id` of the summary.',
  }),
  inferred(IDENTIFIES)('Consumption report', ['second-key'], {
    'consumption/tenant-id-of-second-key': '`tenant_id` is the same for all keys of a workspace.',
  }),
  inferred(IDENTIFIES)('Consumption report', ['workspaces'], {
    'consumption/tenant-id-of-other-workspace': '`tenant_id` differs between workspaces.',
  }),
)
