/** Why texts are held with all the letters that they are taken with. */
export const AS_PASSED =
  'The argument is a string, and the field shows a string of the same name. Whatever else may be refused, a text that is accepted is the one that was passed: ' +
  'shown with other letters or signs it would be another text.'
