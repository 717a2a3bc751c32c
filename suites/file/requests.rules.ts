import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** What an upload must consist of. */
export const requestsRules = tableOf(
  stated('Files and documents', {
    'file/required': 'An upload without a file is refused.',
    'file/other-part-name': 'An upload whose file stands under another name than `file` is refused.',
    'file/plain-value': 'An upload with a plain value in the place of the file is refused.',
  }),
  stated('Conventions', {
    'file/not-multipart': 'An upload that is a form in the place of multipart/form-data is refused.',
  }),
  stated('Limits', {
    'file/one-per-request':
      'No more than one file comes of one request: two of them are refused, or give a single file object.',
  }),
  stated('Errors', {
    'file/survives-no-end': 'A multipart body that breaks off is no failure of the service (5xx).',
    'file/survives-no-boundary': 'A multipart type without a boundary is no failure of the service (5xx).',
    'file/survives-other-boundary': 'A boundary that does not occur in the body is no failure of the service (5xx).',
  }),
)
