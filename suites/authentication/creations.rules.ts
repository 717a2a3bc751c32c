import { inferred } from '../../helpers/engine/catalogue/rule.ts'

/** Creations without a key or with an unknown key, which leave no transaction behind. */
export const creationsRules = inferred(`"Every endpoint requires authentication", and a draft results from a "valid
  request" (States and transitions): a request whose key is missing or invalid is refused with 401 and is not valid, so
  it creates no draft.`)('Authentication', {
  'authentication/missing-key-create-leaves-nothing':
    'Creating a transaction without a key leaves no transaction behind.',
  'authentication/invalid-key-create-leaves-nothing':
    'Creating a transaction with an unknown key leaves no transaction behind.',
})
