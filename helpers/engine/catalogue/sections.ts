/** The headings of the document that a rule may be based on, in the document's order. */
export const SECTIONS = [
  'What the service does',
  'Conventions',
  'Transaction object',
  'Values of sender_name_display',
  'Participant',
  'Document',
  'Field',
  'Instructions',
  'Action',
  'Other objects',
  'Consumption report',
  'States and transitions',
  'States and transitions: rules',
  'Endpoints: Transactions',
  'Arguments for create and update',
  'Files and documents',
  'Fields',
  'Endpoints: Instructions',
  'Endpoints: Consumption report',
  'Endpoints listed without detail',
  'Authentication',
  'Events',
  'Errors',
  'Limits',
  'Versioning',
] as const

/** A heading of the document. */
export type Section = (typeof SECTIONS)[number]
