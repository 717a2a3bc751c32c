/** The field types that can be created (document: Field, `type`), in the document's order. */
export const FIELD_TYPES = [
  'signature',
  'visa',
  'text',
  'label',
  'image',
  'checkbox_group',
  'checkbox',
  'radio_group',
  'radiobutton',
  'dropdown',
  'signature_date',
  'full_name',
  'email',
  'company_name',
  'job_title',
] as const

/** A field type that can be created. */
export type FieldType = (typeof FIELD_TYPES)[number]

/**
 * The types that a workspace may list. `initials` means that it offers the endpoint that puts initials on every page.
 */
export const OFFERED_TYPES = [...FIELD_TYPES, 'initials'] as const
