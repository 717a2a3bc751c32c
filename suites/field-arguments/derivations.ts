/** Why an accepted text is stored unchanged. */
export const AS_PASSED =
  'The argument is a string, and the field shows a string of the same name. Some texts may be refused, but an accepted text is the ' +
  'one that was passed: with other letters or characters it would be a different text.'
