import { inferred } from '../../helpers/engine/catalogue/rule.ts'

/** How many tasks an appointment makes. */
export const taskCountRules = inferred(
  'An appointment is of one "who reviews all documents of the recipient", and is answered "with a new review instruction and a new task": one task, whatever the number of documents.',
)('Endpoints: Instructions', {
  'review/one-task': 'An appointment makes one task, though the recipient signs several documents.',
})
