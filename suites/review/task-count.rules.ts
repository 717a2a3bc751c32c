import { inferred } from '../../helpers/engine/catalogue/rule.ts'

/** The number of tasks that an appointment creates. */
export const taskCountRules = inferred(
  'The call appoints a reviewer "who reviews all documents of the recipient", and responds "with a new review instruction and a new task": one task, whatever the number of documents.',
)('Endpoints: Instructions', {
  'review/one-task': 'If the recipient signs several documents, an appointment creates only one task.',
})
