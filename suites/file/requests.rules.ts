import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The parts of an upload. */
export const requestsRules = tableOf(
  stated('Files and documents', {
    'file/required': 'An upload without a file is refused.',
    'file/other-part-name': 'An upload whose file part is not named `file` is refused.',
    'file/plain-value': 'An upload with a plain value in place of the file is refused.',
  }),
  stated('Conventions', { 'file/not-multipart': 'A form-encoded upload is refused.' }),
  stated('Limits', {
    'file/one-per-request': 'An upload of two files is refused, or its response is a single file object.',
  }),
  stated('Errors', {
    'file/survives-no-end': 'The response to a truncated multipart body is never a 5xx.',
    'file/survives-no-boundary': 'The response to a multipart content type without a boundary is never a 5xx.',
    'file/survives-other-boundary':
      'The response to a multipart body that lacks the announced boundary is never a 5xx.',
  }),
)
