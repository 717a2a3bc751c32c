import { isAbsent } from '../../helpers/values/json.ts'
import { inState, showing } from '../interface/showing.ts'

showing(
  'transaction/progress-value-draft',
  'shows no progress of a draft',
  inState('draft'),
  (check, { progress_value: progress }) =>
    check.that('progress_value of a draft', isAbsent(progress) || progress === 0, '0 or nothing', progress),
)

showing(
  'transaction/progress-value-unfinished',
  'shows less than 100 percent while the signer has not acted',
  inState('started'),
  (check, { progress_value: progress }) =>
    check.that('progress_value of a started one', !(Number(progress) >= 100), 'a number below 100', progress),
)

showing(
  'transaction/progress-value-completed',
  'shows 100 percent of a completed transaction',
  inState('completed'),
  (check, { progress_value }) => check.equal('progress_value of a completed one', progress_value, 100),
)
