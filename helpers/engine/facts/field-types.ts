/** The types of fields that can be created (document: Field, `type`), in its order. */
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

/** A type of fields that can be created. */
export type FieldType = (typeof FIELD_TYPES)[number]

/** What a workspace may list as its types: `initials` stands for the endpoint that puts initials on every page. */
export const OFFERED_TYPES = [...FIELD_TYPES, 'initials'] as const
