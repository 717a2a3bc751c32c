/** Why no field has optional consents in a workspace without them. */
export const WITHOUT_FEATURE =
  'For optional consents the document says that "the feature must be activated on the workspace". Without it, no field has any: ' +
  'whether they are refused or ignored is open, but a field that shows them has a feature that its workspace lacks.'

/** Why an empty name or parent is refused. */
export const EMPTY_LACKS =
  'The table requires a name for these types, and for boxes the "id or unique name of the parent group". An empty text is neither a ' +
  'name nor the id of anything: a request with it lacks a required argument, and "codes in the 4xx range signal an error caused by ' +
  'input arguments".'
