/** The ways to send a call without arguments: the ends of the ids of its rules, and words for titles. */
export const NO_ARGUMENTS = [
  { slug: 'no-body', how: 'without a body', body: {} },
  { slug: 'empty-form', how: 'with an empty form', body: { form: [] } },
] as const
