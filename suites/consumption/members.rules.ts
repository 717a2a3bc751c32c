import { each, inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { BY_LEVEL, COUNTERS } from './counts.ts'

const IDENTIFIES =
  '`tenant_id` is the "Workspace identifier", and the report is a "workspace consumption report": it names the workspace of the key, ' +
  'and a value that two workspaces share identifies neither of them.'

/** The members of a consumption report. "All counts are integers", so a count must be present even if it is 0. */
export const membersRules = tableOf(
  stated('Consumption report', {
    'consumption/object': '`object` of a consumption report is `events-report`.',
    'consumption/tenant-id': 'Every events-report has `tenant_id`, a text.',
  }),
  open('Consumption report', ['workspace-id'], {
    'consumption/tenant-id-known':
      'Whether `tenant_id` is the id that the control interface reports for the workspace.',
  }),
  each(COUNTERS.map(({ word, name }) => ({ word, name: `\`${name}\`` }))).stated('Consumption report', {
    'consumption/*': 'Every events-report has *, an integer, which is 0 if there is nothing to count.',
  }),
  each(BY_LEVEL.map(({ word, name }) => ({ word, name: `\`${name}\`` }))).stated('Consumption report', {
    'consumption/*':
      'Every events-report has *, an object with the integer keys `level_0`, `level_1`, `level_2`, `level_3` and `level_4`.',
  }),
  inferred('These are counts of transactions, acts and things: such a count is 0 or more.')('Consumption report', {
    'consumption/counts-not-negative': 'No count of an events-report is negative.',
  }),
  stated('Endpoints: Consumption report', {
    'consumption/deprecated-report-tenant-id': '`tenant_id` of the deprecated report is the same as in the summary.',
  }),
  inferred(IDENTIFIES)('Consumption report', ['second-key'], {
    'consumption/tenant-id-of-second-key': '`tenant_id` is the same for all keys of a workspace.',
  }),
  inferred(IDENTIFIES)('Consumption report', ['workspaces'], {
    'consumption/tenant-id-of-other-workspace': '`tenant_id` differs between workspaces.',
  }),
)
