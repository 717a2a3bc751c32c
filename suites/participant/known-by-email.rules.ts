import { inferred } from '../../helpers/engine/catalogue/rule.ts'

/** The members that only participants without a known email have. */
export const knownByEmailRules = inferred(`\`designation\` and \`description\` are those "of an unknown participant",
  and the two requests are "true when the full name", or "the phone number", "of an unknown participant is requested": a
  signer who was assigned by email is known from the beginning.`)('Participant', {
  'participant/known-undescribed': 'A signer who was assigned by email has no `designation` and no `description`.',
  'participant/known-asked-nothing':
    '`request_full_name` and `request_phone_number` of a signer who was assigned by email are not true.',
})
