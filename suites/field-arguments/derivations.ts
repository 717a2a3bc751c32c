/** Why an accepted text is stored unchanged. */
export const AS_PASSED =
  'The argument is a string, and the field shows a string of the same name. Some texts may be refused, but an accepted text is the ' +
  'one that was passed: with other letters or characters it would be a different text.'

/** Why no field has optional consents in a workspace without them. */
export const WITHOUT_FEATURE =
  'For optional consents the document says that "the feature must be activated on the workspace". Without it, no field has any: ' +
  'whether they are refused or ignored is open, but a field that shows them has a feature that its workspace lacks.'
