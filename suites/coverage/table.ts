import type { Table } from '../../helpers/engine/coverage/table.ts'
import { actionRows } from './action.ts'
import { authenticationRows } from './authentication.ts'
import { documentRows } from './document.ts'
import { errorsRows } from './errors.ts'
import { eventsRows } from './events.ts'
import { fieldsRows } from './fields.ts'
import { filesRows } from './files.ts'
import { furtherEndpointsRows } from './further-endpoints.ts'
import { instructionsRows } from './instructions.ts'
import { introductionRows } from './introduction.ts'
import { limitsRows } from './limits.ts'
import { otherObjectsRows } from './other-objects.ts'
import { participantRows } from './participant.ts'
import { statesRows } from './states.ts'
import { transactionArgumentsRows } from './transaction-arguments.ts'
import { transactionRows } from './transaction.ts'
import { transactionsRows } from './transactions.ts'

/**
 * Every sentence and row of the document, in order, each with its rules or with the reason why it has none. Instead of the text, the
 * table keeps a digest of each row, which changes with the text.
 */
export const coverageTable: Table = [
  ...introductionRows,
  ...transactionRows,
  ...participantRows,
  ...documentRows,
  ...actionRows,
  ...otherObjectsRows,
  ...statesRows,
  ...transactionsRows,
  ...transactionArgumentsRows,
  ...filesRows,
  ...fieldsRows,
  ...instructionsRows,
  ...furtherEndpointsRows,
  ...authenticationRows,
  ...eventsRows,
  ...errorsRows,
  ...limitsRows,
]
